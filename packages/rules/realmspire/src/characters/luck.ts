import { defineAsk, defineQuery, defineResource, oneOf, plainSum } from '@riposte/kernel';
import { bonus, type Fighter, fighter, nameOf } from './fighter.ts';
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

/** A failed test may be rolled again for a point of luck (R-LUCK). */
export const TwistFate = defineAsk<Test, boolean>('twist-fate', {
  rule: 'R-LUCK',
  because: (view, who, { skill }) => `${nameOf(view, who)} failed ${skill}; a point of luck rolls again`,
  open: (view, who) => fighter(view, who).luckPoints > 0,
  answer: oneOf({ rule: 'R-LUCK', candidates: () => [false, true] }),
  fallback: () => false,
});
