import { defineQuery, divisions, highest, type Id, ladder, pairwiseCancels, plainSum } from '@riposte/kernel';
import { type DamageType, highestAgainst } from '../damage-and-health/damage-types.ts';
import { type Attribute, bonus, fighter, manaPool, SKILLS, type Skill } from './fighter.ts';

export const DEFENCES = ['none', 'block', 'dodge', 'parry with strength', 'parry with agility', 'withstand'] as const;
export type Defence = (typeof DEFENCES)[number];

/** A skill test and what it is made for. */
export interface Test {
  readonly skill: Skill;
  readonly attribute: Attribute;
  readonly use: 'attack' | 'defence' | 'other';
  /** The attack that it belongs to is made beyond reach. */
  readonly ranged: boolean;
  /** Cover counts against the attack that it belongs to. */
  readonly covered: boolean;
  /** How the weapon is used, or against which way of attack one defends. */
  readonly how: Way | 'none';
  readonly defence: Defence;
  /** Which Fighting Style, where it is one. */
  readonly style: number;
  /** Code of what strikes in the attack that it belongs to, or -1. */
  readonly weapon: number;
  /** Boons (or, negative, banes) of the occasion itself. */
  readonly boons: number;
}

export type Way = 'melee' | 'ranged' | 'thrown' | 'spell';

/** One attack: with a weapon or shield (code, -1 = bare hands) or a spell (code, else -1). */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  readonly how: Way;
  readonly attribute: Attribute;
  readonly weapon: number;
  readonly spell: number;
  /** Beyond reach: by bow, by throw or by a spell without the Melee Attack trait. */
  readonly ranged: boolean;
  readonly covered: boolean;
  readonly style: number;
}

/** The attributes that skills are tested with, where the rules leave no choice. @rule RS-DEF-005 RS-DEF-009 RS-ATK-008 */
export const GOVERNING: { readonly [S in Skill]: Attribute } = {
  'fighting style': 'strength',
  dodge: 'agility',
  focus: 'willpower',
  sorcery: 'intellect',
  athletics: 'strength',
  acrobatics: 'agility',
  observation: 'perception',
  stealth: 'agility',
  deception: 'charisma',
  'sleight of hand': 'agility',
  survival: 'perception',
  medicine: 'intellect',
  lore: 'intellect',
  persuasion: 'charisma',
  intimidation: 'strength',
  endurance: 'endurance',
  animals: 'charisma',
  crafting: 'intellect',
};

/** A test outside the combat roll. */
export function skillTest(skill: Skill, boons = 0): Test {
  return { skill, attribute: GOVERNING[skill], use: 'other', ranged: false, covered: false, how: 'none', defence: 'none', style: 0, weapon: -1, boons };
}

/** The governing score and twice the rank, 2 less without any; or what is printed for a creature. @rule RS-TST-001 RS-STY-001 */
export const TargetNumber = defineQuery<Test>('target number', {
  rule: 'RS-TST-001',
  from: 'attribute + 2 x rank, or as printed',
  base: (view, who, _against, { skill, attribute, style }) => {
    const f = fighter(view, who);
    const at = SKILLS.indexOf(skill);
    if (f.stated[at] > 0) return f.stated[at];
    const rank = skill === 'fighting style' ? (f.styles[style]?.rank ?? 0) : f.ranks[at];
    return f[attribute] + (rank > 0 ? 2 * rank : -2);
  },
  combine: plainSum,
});

/** Boons and banes cancel one for one; what is left counts once. @rule RS-TST-003 */
export const Boons = defineQuery<Test>('boons', {
  rule: 'RS-TST-003',
  from: 'boons of the occasion',
  base: (_view, _who, _against, { boons }) => boons,
  combine: pairwiseCancels,
});

/** Stands for natural armour where a code of armour is expected. */
export const NATURAL = -1;

/** Ratings are 0 to this. */
const MAX_RATING = 99;

/** The rating of one source of armour (its code, or NATURAL), damage to it taken off. @rule RS-ARM-007 RS-ARM-010 */
export const ArmourRating = defineQuery<number>('armour rating', {
  rule: 'RS-ARM-007',
  from: 'natural armour',
  base: (view, who, _against, source) => (source === NATURAL ? fighter(view, who).natural : 0),
  combine: ladder(MAX_RATING),
});

/** The Block Rating of the shield in hand, damage to it taken off; 0 without one. @rule RS-SHD-001 RS-SHD-004 */
export const BlockRating = defineQuery('block rating', { rule: 'RS-SHD-001', from: 'no shield', base: () => 0, combine: ladder(MAX_RATING) });

/** Gl that it costs to repair what is worn and in hand (R-DAMAGED). */
export const RepairPrice = defineQuery('repair price', { rule: 'R-DAMAGED', from: 'nothing damaged', base: () => 0, combine: plainSum });

/** Points off damage of one type, the highest source only. @rule RS-RSV-002 RS-RSV-006 */
export const ResistanceTo = defineQuery<DamageType>('resistance', {
  rule: 'RS-RSV-002',
  from: 'own resistance',
  base: (view, who, _against, type) => highestAgainst(fighter(view, who).resistances, type),
  combine: highest,
});

/** Points added to damage of one type, the most severe source only. @rule RS-RSV-005 RS-RSV-007 */
export const VulnerabilityTo = defineQuery<DamageType>('vulnerability', {
  rule: 'RS-RSV-005',
  from: 'own vulnerability',
  base: (view, who, _against, type) => highestAgainst(fighter(view, who).vulnerabilities, type),
  combine: highest,
});

/** Points added to the die of initiative. @rule RS-INI-005 RS-INI-006 */
export const InitiativeBonus = defineQuery('initiative bonus', {
  rule: 'RS-INI-005',
  from: 'Initiative of a player, PER of others',
  base: (view, who) => {
    const { player, initiative, perception } = fighter(view, who);
    return player ? initiative : bonus(perception);
  },
  combine: plainSum,
});

/** Points added to the damage of a weapon by the attribute that struck. @rule RS-RES-005 */
export const DamageBonus = defineQuery<Attribute>('damage bonus', {
  rule: 'RS-RES-005',
  from: 'half the attribute that struck',
  base: (view, who, _against, attribute) => bonus(fighter(view, who)[attribute]),
  combine: plainSum,
});

/** Metres of one move. @rule RS-INI-012 */
export const Speed = defineQuery('speed', {
  rule: 'RS-INI-012',
  from: '5 + half Agility',
  base: (view, who) => {
    const { pace, agility } = fighter(view, who);
    return pace > 0 ? pace : 5 + bonus(agility);
  },
  combine: plainSum,
  later: [{ stage: 'slowed', combine: divisions }],
});

/** The most health, mana, stamina and points of luck (R-REST). */
export const MostHealth = defineQuery('most health', {
  rule: 'RS-HLT-001',
  from: '5 x END',
  base: (view, who) => fighter(view, who).maxHealth,
  combine: plainSum,
});
export const MostMana = defineQuery('most mana', {
  rule: 'R-MAGIC',
  from: '5 x INT',
  base: (view, who) => manaPool(fighter(view, who).intellect),
  combine: plainSum,
});
export const MostStamina = defineQuery('most stamina', {
  rule: 'R-REST',
  from: 'END',
  base: (view, who) => bonus(fighter(view, who).endurance),
  combine: plainSum,
});
export const MostLuck = defineQuery('most luck', { rule: 'R-LUCK', from: 'LCK', base: (view, who) => bonus(fighter(view, who).luck), combine: plainSum });
