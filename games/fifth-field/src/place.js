import { defineChange, defineCheckpoint, endAll } from '@riposte/kernel';
import { coverBetween, isInLine } from './board.js';
import { Blinded, Hidden, isUp } from './conditions.js';
import { areFoes, fighters } from './fighter.js';

/**
 * @import { Change, Id, View } from '@riposte/kernel'
 * @import { Fighter } from './types.d.ts'
 */

/** Somebody is elsewhere. @type {Change<[who: Id, at: number]>} */
export const Moved = defineChange('moved', (store, /** @type {Id} */ who, /** @type {number} */ at) => {
  if (/** @type {Fighter} */ (store.state.entities[who]).at === at) return false;
  /** @type {Fighter} */ (store.edit(who)).at = at;
  return true;
});

/** Whether a foe has somebody in clear view: without three-quarters cover. @rule FF-HID-1 @type {(view: View, who: Id) => boolean} */
export const isInClearView = (view, who) =>
  fighters(view).some(
    ({ id }) => areFoes(view, id, who) && isUp(view, id) && !view.has(id, Blinded) && isInLine(view, id, who) && coverBetween(view, id, who) < 5,
  );

/** Who steps into view is hidden no longer. @rule FF-HID-2 */
export const Found = defineCheckpoint('found', {
  rule: 'FF-HID-2',
  watches: [Moved],
  settle(play) {
    for (const { id } of fighters(play)) if (play.has(id, Hidden) && isInClearView(play, id)) endAll(play, id, Hidden);
  },
});
