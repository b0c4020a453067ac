import {
  type AnyContribution,
  adds,
  best,
  defineQuery,
  die,
  divisions,
  exploding,
  type Id,
  type Pool,
  pairwiseCancels,
  plainSum,
  worst,
} from '@riposte/kernel';
import { fighter, SIZES } from './fighter.ts';
import { ruled } from './rulings.ts';

/** One melee attack. */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  /** Code of the weapon used. */
  readonly weapon: number;
}

/** Ability modifier of a score; the halved one rounds down. @rule RC-MEL-024 */
export const modifier = (score: number): number => score - 10;
export const halved = (score: number): number => Math.floor(modifier(score) / 2);

const THIRD = { stage: 'a third', combine: divisions } as const;

/** MASAB: strength and dexterity, and what themes add, divided by three. @rule RC-MEL-023 RC-MEL-024 */
export const MeleeAttackBonus = defineQuery('melee ability attack bonus', {
  rule: 'RC-MEL-024',
  from: 'strength and dexterity',
  base: (view, who) => modifier(fighter(view, who).str) + modifier(fighter(view, who).dex),
  combine: plainSum,
  later: [THIRD],
});

/** MASDB, the same for damage. @rule RC-MEL-025 RC-MEL-026 */
export const MeleeDamageBonus = defineQuery('melee ability damage bonus', {
  rule: 'RC-MEL-026',
  from: 'strength and dexterity',
  base: (view, who) => modifier(fighter(view, who).str) + modifier(fighter(view, who).dex),
  combine: plainSum,
  later: [THIRD],
});

/** AV: how hard a melee attack is to evade. @rule RC-MEL-007 RC-MEL-008 */
export const AttackValue = defineQuery<Attack>('attack value', { rule: 'RC-MEL-008', from: 'any melee attack', base: () => 15, combine: plainSum });

/** Advantage of the Combat roll. */
export const CombatAdvantage = defineQuery<Attack>('advantage of the Combat roll', {
  rule: 'RC-MEL-013',
  from: 'none',
  base: () => 0,
  combine: pairwiseCancels,
});

/** @rule RC-DEF-006 RC-DEF-007 RC-DEF-008 RC-DEF-009 RC-SIZ-006 */
export const Evasion = defineQuery<Attack>('Evasion', {
  rule: 'RC-DEF-007',
  from: 'size',
  base: (view, who) => 12 - SIZES.indexOf(fighter(view, who).size),
  combine: plainSum,
});

export const EvasionAdvantage = defineQuery<Attack>('advantage on Evasion', { rule: 'RC-DEF-004', from: 'none', base: () => 0, combine: pairwiseCancels });

/** How much damage worn armour takes off where it is struck. @rule RC-MEL-022 */
export const ArmourRating = defineQuery('Armor Rating', { rule: 'RC-MEL-022', from: 'unarmoured', base: () => 0, combine: plainSum });

/** Combat rolls below this strike the armour. @rule RC-MEL-021 */
export const ArmourCoverage = defineQuery('Armor Coverage', { rule: 'RC-MEL-021', from: 'unarmoured', base: () => 0, combine: plainSum });

/** @rule RC-STA-006 RC-STA-008 RC-RND-005 */
export const EnergyPerRound = defineQuery('Energy per round', {
  rule: 'RC-STA-008',
  from: 'Stamina',
  base: (view, who) => ruled(view).energyOf(fighter(view, who).stamina),
  combine: plainSum,
});

/** @rule RC-STA-014 */
export const MaximumStamina = defineQuery('Maximum Stamina', {
  rule: 'RC-STA-014',
  from: 'Constitution',
  base: (view, who) => ruled(view).maximumStamina(fighter(view, who)),
  combine: plainSum,
});

/** @rule RC-AGI-002 RC-AGI-005 */
export const MaximumAgility = defineQuery('Maximum Agility', { rule: 'RC-AGI-002', from: 'everybody', base: () => 3, combine: plainSum });

/** Metres of a Run. @rule RC-ENE-016 */
export const Speed = defineQuery('Speed', { rule: 'RC-ENE-016', from: 'race', base: (view, who) => fighter(view, who).speed, combine: plainSum });

/** What the book itself adds. @rule RC-MEL-008 RC-MEL-024 RC-MEL-026 RC-DEF-007 */
export const ALWAYS: readonly AnyContribution[] = [
  adds(MeleeAttackBonus, 3, { rule: 'RC-MEL-024', label: 'divided by three', stage: THIRD.stage }),
  adds(MeleeDamageBonus, 3, { rule: 'RC-MEL-026', label: 'divided by three', stage: THIRD.stage }),
  adds(AttackValue, (view, who) => MeleeAttackBonus(view, who), { rule: 'RC-MEL-023', label: 'strength and dexterity' }),
  adds(Evasion, (view, who) => Math.floor(fighter(view, who).level / 3), { rule: 'RC-DEF-007', label: 'a third of the level' }),
  adds(Evasion, (view, who) => halved(fighter(view, who).dex), { rule: 'RC-DEF-007', label: 'halved dexterity' }),
];

const D20 = die(20);
const D20_TWICE = [worst(D20, 2), D20, best(D20, 2)];

/** A d20 under advantage (1), disadvantage (-1) or neither. */
export const d20 = (advantage = 0): Pool => D20_TWICE[advantage + 1];

const D10 = die(10);
const DEFENCE = [exploding(worst(D10, 2), 10), exploding(D10, 10), exploding(best(D10, 2), 10)];

/** The die of a defence: its highest face is rolled again and added, with advantage at each of these rolls. @rule RC-DEF-003 RC-DEF-004 */
export const defenceDie = (advantage: number): Pool => DEFENCE[advantage + 1];
