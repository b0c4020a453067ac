import { declare, defineChange, defineClock, defineIntent, expire, over, run } from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { fighter, isUp, SCENE, scene } from './fighter.js';

/** @import { Change, Id, Next, View } from '@riposte/kernel' */
/** @import { Scene } from './fighter.js' */

/** Turns that a fighter has ended. */
export const Turns = defineClock('turns', (view, of) => scene(view).turns[of] ?? 0);

/** A turn ends; who comes next has the turn now. @type {Change<[who: Id, turn: number, round: number]>} */
export const TurnPassed = defineChange('turn-passed', (store, /** @type {Id} */ who, /** @type {number} */ turn, /** @type {number} */ round) => {
  const mine = /** @type {Scene} */ (store.edit(SCENE));
  mine.turns = mine.turns.map((count, id) => (id === who ? count + 1 : count));
  mine.turn = turn;
  mine.round = round;
});

/** Whose turn it is. @type {(view: View) => Id} */
export const acting = (view) => scene(view).order[scene(view).turn];

/** The turn of somebody who is out passes by itself. @rule FF-TURN-1 */
export const PassOver = defineIntent('pass-over', {
  rule: 'FF-TURN-1',
  title: 'Pass over',
  automatic: true,
  actor: 'scene',
  perform(play) {
    passTurn(play, acting(play));
    return true;
  },
});

/** One action ends the turn. @rule FF-TURN-1 @param {import('@riposte/kernel').Play} play @param {Id} who */
export function passTurn(play, who) {
  const { order, turn, round } = scene(play);
  const isLast = turn === order.length - 1;
  TurnPassed(play, who, isLast ? 0 : turn + 1, isLast ? round + 1 : round);
  expire(play, Turns, who);
}

/** Who acts next, until one side is left. @rule FF-TURN-1 FF-OUT-1 @param {View} view @returns {Next} */
export function next(view) {
  const winner = lastSide(view, isUp);
  if (winner !== null) return over({ winner });
  const who = acting(view);
  return fighter(view, who).cheer > 0 ? declare([who]) : run(PassOver.of(SCENE, {}));
}
