import { declare, defineIntent, over, run } from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { MEADOW, meadow, stands } from '../1-squads/squad.js';
import { byCard, CardsTaken } from '../2-cards/cards.js';
import { LayCards } from '../2-cards/orders.js';
import { Nerve } from '../3-dice/numbers.js';
import { acted } from './acted.js';

/** @import { Id, Next, View } from '@riposte/kernel' */

const NERVE_BACK = 3;

/** Takes back what was spent. @rule BS-DIC-3 */
export const Regroup = defineIntent('regroup', {
  rule: 'BS-DIC-3',
  title: 'Regroup',
  available: byCard('regroup'),
  perform(play, by) {
    CardsTaken(play, by);
    Nerve.gain(play, by, NERVE_BACK);
    acted(play, by);
    return true;
  },
});

/** Does nothing: whoever has no use for a card can always hold. @rule BS-CRD-4 */
export const Hold = defineIntent('hold', {
  rule: 'BS-CRD-4',
  title: 'Hold',
  perform(play, by) {
    acted(play, by);
    return true;
  },
});

/** Whose card is carried out now; null between two rounds. @rule BS-CRD-3 @type {(view: View) => Id | null} */
export const acting = (view) => meadow(view).order.find((who) => stands(view, who)) ?? null;

/** Cards are laid, squads act in their order, until one side is left. @rule BS-CRD-1 BS-CRD-3 BS-SQD-3 @param {View} view @returns {Next} */
export function next(view) {
  const winner = lastSide(view, stands);
  if (winner !== null) return over({ winner });
  const who = acting(view);
  return who === null ? run(LayCards.of(MEADOW, {})) : declare([who]);
}
