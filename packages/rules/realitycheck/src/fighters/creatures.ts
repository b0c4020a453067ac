import type { Ability, Size } from './fighter.ts';
import type { Skill } from './skills.ts';

/** A ready fighter. Numbers that are given are entered as they stand; others follow from abilities and gear. */
export interface Creature {
  readonly id: string;
  readonly title: string;
  readonly size: Size;
  readonly level: number;
  readonly mpl: number;
  readonly speed: number;
  readonly abilities: { readonly [ability in Ability]: number };
  readonly aura?: number;
  readonly evasion?: number;
  readonly rangedEvasion?: number;
  readonly fortitude?: number;
  readonly will?: number;
  readonly attack?: number;
  readonly skills: { readonly [skill in Skill]?: number };
  readonly gear: readonly string[];
  readonly traits: readonly string[];
  readonly spells: readonly string[];
  readonly resists: readonly string[];
  readonly weak: readonly string[];
  /** Whether it spares whom it fells. */
  readonly spares?: boolean;
}

const abilities = (str: number, con: number, dex: number, int: number, wis: number, cha: number): Creature['abilities'] => ({ str, con, dex, int, wis, cha });

function creature(
  id: string,
  size: Size,
  mpl: number,
  speed: number,
  scores: Creature['abilities'],
  gear: readonly string[],
  more: Partial<Creature> = {},
): Creature {
  return {
    id,
    title: id.replaceAll('-', ' '),
    size,
    level: 1,
    mpl,
    speed,
    abilities: scores,
    skills: {},
    gear,
    traits: [],
    spells: [],
    resists: [],
    weak: [],
    ...more,
  };
}

/** Ready fighters, R-CREATURES. */
export const CREATURES: readonly Creature[] = [
  creature('town-guard', 'medium', 3, 6, abilities(12, 12, 11, 9, 10, 10), ['spear', 'gambeson'], {
    aura: 23,
    evasion: 10,
    rangedEvasion: 0,
    fortitude: 12,
    will: 10,
    skills: { initiative: 2 },
  }),
  creature('bandit', 'medium', 3, 6, abilities(12, 11, 13, 9, 10, 9), ['cutlass', 'lamellar'], {
    aura: 21,
    evasion: 12,
    rangedEvasion: 1,
    fortitude: 11,
    will: 9,
    skills: { initiative: 3 },
  }),
  creature('goblin', 'small', 2, 5, abilities(8, 10, 14, 8, 9, 7), ['knife'], {
    aura: 12,
    evasion: 13,
    rangedEvasion: 2,
    fortitude: 9,
    will: 7,
    skills: { initiative: 5, stealth: 6 },
  }),
  creature('orc', 'medium', 3, 6, abilities(15, 14, 10, 7, 10, 8), ['battleaxe', 'brigandine'], {
    aura: 24,
    evasion: 11,
    rangedEvasion: 0,
    fortitude: 14,
    will: 9,
    skills: { initiative: 2 },
  }),
  creature('knight', 'medium', 6, 6, abilities(15, 14, 12, 10, 10, 12), ['longsword', 'heavy-shield', 'full-plate'], {
    aura: 31,
    evasion: 18,
    rangedEvasion: 6,
    fortitude: 14,
    will: 11,
    skills: { initiative: 4 },
  }),
  creature('ogre', 'large', 3, 8, abilities(18, 16, 8, 5, 8, 6), ['greatclub', 'hide'], {
    aura: 23,
    evasion: 10,
    rangedEvasion: -1,
    fortitude: 17,
    will: 7,
    skills: { initiative: 0 },
  }),
  creature('wolf', 'medium', 1, 9, abilities(12, 13, 14, 2, 13, 6), ['bite'], {
    aura: 14,
    evasion: 10,
    rangedEvasion: 2,
    fortitude: 12,
    will: 9,
    skills: { initiative: 6 },
  }),
  creature('archer', 'medium', 6, 6, abilities(13, 12, 16, 10, 12, 10), ['longbow', 'shortsword', 'lamellar'], {
    skills: { initiative: 5, 'arm-strength': 14 },
  }),
  creature('crossbowman', 'medium', 3, 6, abilities(13, 12, 13, 10, 10, 9), ['light-crossbow', 'club', 'brigandine'], {
    skills: { initiative: 2, 'arm-strength': 9 },
  }),
  creature('duellist', 'medium', 5, 6, abilities(12, 12, 16, 11, 11, 12), ['rapier', 'buckler'], { traits: ['speedy'], skills: { initiative: 8 } }),
  creature('brawler', 'medium', 2, 6, abilities(16, 15, 12, 9, 9, 10), ['gambeson'], {
    traits: ['heavy-blows'],
    skills: { initiative: 3, 'arm-strength': 8, 'leg-strength': 6 },
  }),
  creature('watchman', 'medium', 3, 6, abilities(13, 13, 11, 9, 11, 10), ['cudgel', 'gambeson'], {
    spares: true,
    skills: { initiative: 3, 'arm-strength': 6 },
  }),
  creature('berserker', 'medium', 5, 6, abilities(16, 15, 11, 8, 9, 9), ['greataxe', 'hide'], {
    traits: ['rage', 'reckless'],
    skills: { initiative: 3, 'leg-strength': 8 },
  }),
  creature('pikeman', 'medium', 6, 6, abilities(14, 13, 11, 9, 10, 9), ['halberd', 'brigandine'], { skills: { initiative: 2 } }),
  creature('fire-mage', 'medium', 1, 6, abilities(9, 11, 13, 17, 12, 12), ['club'], {
    level: 6,
    spells: ['conjure-fire', 'hurl-fire', 'frost-lance'],
    skills: { initiative: 5 },
  }),
  creature('troll', 'huge', 3, 9, abilities(20, 19, 9, 5, 9, 6), ['claws', 'hide'], { aura: 40, weak: ['fire'], skills: { initiative: 1 } }),
  creature('door', 'medium', 0, 1, abilities(10, 10, 10, 10, 10, 10), [], { aura: 15 }),
  creature('hero', 'medium', 5, 6, abilities(14, 14, 14, 12, 12, 12), ['longsword', 'light-shield', 'scale'], {
    level: 4,
    traits: ['second-wind', 'tactical-retreat'],
    skills: { initiative: 7, 'leg-strength': 6 },
  }),
  creature('horse', 'large', 0, 12, abilities(16, 14, 11, 2, 11, 7), ['bite'], {
    aura: 18,
    fortitude: 15,
    will: 9,
    skills: { initiative: 3, 'leg-strength': 10 },
  }),
];
