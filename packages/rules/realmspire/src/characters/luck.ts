import { defineAsk, defineQuery, defineResource, oneOf, plainSum } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { bonus, type Fighter, fighter } from './fighter.ts';
import type { Test } from './target-number.ts';

/** The most points of luck of a fighter (R-LUCK). */
export const MostLuck = defineQuery('most luck', { rule: 'R-LUCK', from: 'LCK', base: (view, who) => bonus(fighter(view, who).luck), combine: plainSum });

/** Points of luck left (R-LUCK). */
export const Luck = defineResource('luck', {
  title: 'Luck',
  read: (entity) => (entity as Fighter).luckPoints,
  write: (entity, value) => {
    (entity as Fighter).luckPoints = value;
  },
  cap: MostLuck,
});

/** A test that was rolled, and its Successes. */
export interface Tested extends Test {
  readonly successes: number;
}

/** A test of one's own may be rolled again for a point of luck, by the option only one that failed; the second roll counts (R-LUCK). @rule RS-TST-001 */
export const TwistFate = defineAsk<Tested, boolean>('twist-fate', {
  rule: 'R-LUCK',
  open: (view, who, { successes }) => fighter(view, who).luckPoints > 0 && (successes === 0 || ruled(view).luckRollsAny),
  answer: oneOf({ rule: 'R-LUCK', candidates: () => [false, true] }),
  fallback: () => false,
});
