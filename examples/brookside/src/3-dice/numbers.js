import { defineQuery, defineResource, plainSum } from '@riposte/kernel';

/** @import { Squad } from '../1-squads/squad.js' */
/** @typedef {'charge' | 'stand' | 'volley'} How What dice are thrown for: one charges, stands against a charge, or shoots. */

/** What a die must show at least to be a hit. @rule BS-DIC-2 */
export const Needed = defineQuery('needed', { rule: 'BS-DIC-2', from: 'the rules', base: () => 4, combine: plainSum });

/** The dice that a squad throws before it commits nerve. @rule BS-DIC-1 @type {import('@riposte/kernel').Query<How | undefined>} */
export const Dice = defineQuery('dice', { rule: 'BS-DIC-1', from: 'the squad', base: () => 1, combine: plainSum });

/** The most nerve that a squad can have. @rule BS-DIC-3 */
export const MostNerve = defineQuery('most nerve', { rule: 'BS-DIC-3', from: 'the rules', base: () => 4, combine: plainSum });

/** A stock of dice that is spent: each point is one die more, once. @rule BS-DIC-1 */
export const Nerve = defineResource('nerve', {
  title: 'Nerve',
  read: (entity) => /** @type {Squad} */ (entity).nerve,
  write: (entity, value) => {
    /** @type {Squad} */ (entity).nerve = value;
  },
  cap: MostNerve,
});
