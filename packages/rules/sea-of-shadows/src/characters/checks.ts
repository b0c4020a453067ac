import { anyCancels, defineQuery, type Id, type Pool, type View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { type Die, dieOf, fighter } from './fighter.ts';
import { LADDER_OF_DICE, showRank } from './ladder.ts';

/** A roll that is neither attack nor defence. */
export interface Check {
  readonly roll: 'turn-order' | 'escape' | 'hold' | 'first-aid' | 'survival' | 'heal' | 'illusion' | 'affliction';
  readonly die: Die;
  /** Under a healing ritual. */
  readonly ritual: boolean;
}

/** A check of a kind with a die. */
export const check = (roll: Check['roll'], die: Die, ritual = false): Check => ({ roll, die, ritual });

/** Whether a check is made with the body. Turn order is no action; treatment and magic are of the mind. */
export const isPhysicalCheck = (check: Check): boolean => check.roll === 'escape' || check.roll === 'hold';

/** The die of a check; the grappler holds on with STR two ranks down. @rule SS-ESC-001 */
export const CheckRank = defineQuery<Check>('die', {
  rule: 'SS-ATK-010',
  from: 'the statistic',
  base: (view, who, _against, { roll, die }) => dieOf(fighter(view, who), die) - (roll === 'hold' ? 2 : 0),
  combine: LADDER_OF_DICE,
  show: showRank,
});

/** A healing ritual gives the survival roll advantage. @rule SS-HEA-011 */
export const CheckAdvantage = defineQuery<Check>('advantage', {
  rule: 'SS-BLK-004',
  from: 'none, or that of a ritual',
  base: (_view, _who, _against, { ritual }) => (ritual ? 1 : 0),
  combine: anyCancels,
});

/** The dice of a check as they stand now. */
export const checkDice = (view: View, who: Id, against: Id, check: Check): Pool =>
  ruled(view).dice(CheckRank(view, who, against, check), CheckAdvantage(view, who, against, check));

/** Successes of one roll against another: how many whole times it reaches it. @rule SS-ATK-012 */
export function successes(view: View, roll: number, difficulty: number): number {
  return Math.min(ruled(view).maxSuccesses, Math.floor(roll / difficulty));
}
