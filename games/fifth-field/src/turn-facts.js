import { defineChange } from '@riposte/kernel';
import { fighter } from './fighter.js';

/**
 * @import { Change, Id, Refuse, View } from '@riposte/kernel'
 * @typedef {'acted' | 'bonused' | 'cast' | 'quickened' | 'dashes' | 'moved' | 'reacted' | 'strikes' | 'struck'} Fact
 */

/** What is used up of a turn. @type {Change<[who: Id, fact: Fact, to: boolean | number]>} */
export const Used = defineChange('used', (store, /** @type {Id} */ who, /** @type {Fact} */ fact, /** @type {boolean | number} */ to) => {
  const now = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (store.state.entities[who]));
  if (now[fact] === to) return false;
  Object.assign(store.edit(who), { [fact]: to });
  return true;
});

/** One action in a turn. @rule FF-TRN-2 @type {(view: View, by: Id, refuse: Refuse) => void} */
export const needsAction = (view, by, refuse) => {
  if (fighter(view, by).acted) refuse('FF-TRN-2', 'no-action');
};

/** One bonus action in a turn, where something gives it. @rule FF-TRN-3 @type {(view: View, by: Id, refuse: Refuse) => void} */
export const needsBonus = (view, by, refuse) => {
  if (fighter(view, by).bonused) refuse('FF-TRN-3', 'no-bonus-action');
};

/** One reaction until the next turn begins. @rule FF-TRN-4 @type {(view: View, by: Id, refuse: Refuse) => void} */
export const needsReaction = (view, by, refuse) => {
  if (fighter(view, by).reacted) refuse('FF-TRN-4', 'no-reaction');
};
