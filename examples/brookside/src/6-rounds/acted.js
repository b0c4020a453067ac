import { defineChange } from '@riposte/kernel';
import { MEADOW, meadow } from '../1-squads/squad.js';

/** @import { Change, Id, Play } from '@riposte/kernel' */
/** @import { Meadow } from '../1-squads/squad.js' */

/** These squads have still to act in the round. @type {Change<[meadow: Id, order: readonly Id[]]>} */
export const OrderLeft = defineChange('order-left', (store, /** @type {Id} */ id, /** @type {readonly Id[]} */ order) => {
  /** @type {Meadow} */ (store.edit(id)).order = order;
});

/** A squad has acted: its card is done with. @rule BS-CRD-3 @param {Play} play @param {Id} who */
export const acted = (play, who) =>
  OrderLeft(
    play,
    MEADOW,
    meadow(play).order.filter((other) => other !== who),
  );
