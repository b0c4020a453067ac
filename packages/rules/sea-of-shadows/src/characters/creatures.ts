import { type Rank, rankOf } from './ladder.ts';

/** A ready fighter of the catalogue; gear, traits and spells by id, the weapon in hand first. */
export interface Creature {
  readonly id: string;
  readonly title: string;
  readonly att: Rank;
  readonly def: Rank;
  readonly str: Rank;
  readonly ref: Rank;
  readonly int: Rank;
  readonly pre: Rank;
  readonly fort: Rank;
  readonly hp: number;
  readonly mp: number;
  readonly ap: number;
  readonly size: number;
  readonly minor: boolean;
  readonly gear: readonly string[];
  readonly traits: readonly string[];
  readonly spells: readonly string[];
}

interface Extras {
  readonly size?: number;
  readonly minor?: boolean;
  readonly traits?: readonly string[];
  readonly spells?: readonly string[];
}

/** Dice in the order ATT DEF STR REF INT PRE FOR. */
function creature(
  id: string,
  title: string,
  dice: string,
  points: readonly [hp: number, mp: number, ap: number],
  gear: readonly string[],
  { size = 0, minor = false, traits = [], spells = [] }: Extras = {},
): Creature {
  const [att, def, str, ref, int, pre, fort] = dice.split(' ').map((die) => rankOf(die) ?? 0);
  const [hp, mp, ap] = points;
  return { id, title, att, def, str, ref, int, pre, fort, hp, mp, ap, size, minor, gear, traits, spells };
}

/** The creatures (R-CREATURES). Dice are without armour. @rule SS-IDT-003 */
export const CREATURES: readonly Creature[] = [
  creature('peasant', 'Peasant', 'D3 D3 D4 D4 D4 D3 D4', [1, 0, 1], ['staff'], { minor: true }),
  creature('guard', 'Guard', 'D6 D6 D6 D4 D4 D4 D6', [2, 0, 1], ['spear', 'shield', 'light-armour']),
  creature('bandit', 'Bandit', 'D6 D4 D6 D6 D4 D4 D4', [2, 0, 1], ['sword', 'bow']),
  creature('archer', 'Bandit archer', 'D6 D4 D6 D6 D4 D4 D4', [2, 0, 1], ['bow', 'dagger']),
  creature('goblin', 'Goblin', 'D4 D4 D3 D6 D4 D3 D4', [1, 0, 1], ['dagger'], { size: -1 }),
  creature('orc', 'Orc', 'D8 D6 D8 D4 D3 D4 D6', [3, 0, 1], ['axe']),
  creature('wolf', 'Wolf', 'D6 D4 D6 D8 D2 D4 D6', [2, 0, 2], ['bite']),
  creature('ogre', 'Ogre', 'D10 D6 D12 D4 D3 D4 D10', [6, 0, 2], ['mace'], { size: 2 }),
  creature('skeleton', 'Skeleton', 'D6 D4 D6 D4 D2 D4 D6', [1, 0, 1], ['sword'], { traits: ['undead'] }),
  creature('knight', 'Hero knight', 'D8 D8 D8 D8 D4 D6 D8', [4, 0, 2], ['sword', 'shield', 'heavy-armour'], { traits: ['hero', 'riding'] }),
  creature('mage', 'Hero mage', 'D4 D4 D4 D6 D8 D8 D6', [3, 6, 2], ['staff'], {
    traits: ['hero', 'healing-ritual'],
    spells: ['bolt', 'fire-burst', 'hold', 'sleep', 'weaken', 'heal', 'ward', 'terror', 'haste', 'illusion', 'riddle'],
  }),
  creature('warhorse', 'Warhorse', 'D6 D4 D10 D8 D2 D4 D8', [4, 0, 2], ['hooves'], { size: 1 }),
  creature('duellist', 'Hero duellist', 'D8 D6 D6 D8 D6 D6 D6', [4, 2, 2], ['sword', 'dagger'], { traits: ['hero'] }),
  creature('hunter', 'Hero hunter', 'D8 D6 D6 D8 D4 D4 D6', [4, 2, 2], ['longbow', 'sword'], { traits: ['hero'] }),
  creature('lancer', 'Hero lancer', 'D8 D6 D8 D6 D4 D6 D6', [4, 0, 2], ['lance', 'sword', 'shield', 'light-armour'], { traits: ['hero', 'riding'] }),
  creature('wrestler', 'Wrestler', 'D6 D6 D12 D6 D4 D4 D8', [3, 0, 2], []),
  creature('pavisier', 'Crossbowman with a pavise', 'D6 D6 D6 D4 D4 D4 D6', [2, 0, 2], ['crossbow', 'mace', 'large-shield']),
  creature('viper', 'Viper', 'D6 D4 D2 D8 D2 D4 D3', [1, 0, 1], ['venom-fangs'], { size: -1 }),
  creature('spider', 'Giant spider', 'D8 D4 D8 D8 D2 D4 D6', [3, 0, 2], ['venom-fangs', 'web']),
  creature('wraith', 'Ice wraith', 'D8 D6 D4 D6 D4 D8 D6', [3, 0, 2], ['chill-touch'], { traits: ['undead'] }),
];
