import { defineCheckpoint, Entered } from '@riposte/kernel';
import { SCENE, scene } from '../fighters/fighter.ts';
import { makeRoom } from '../positioning/board.ts';
import { OrderSet } from './initiative.ts';

/** Whom the game master brings in comes to its place, or the free one nearest to it, and acts last in the round (R-ARRIVE). */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'R-ARRIVE',
  watches: [Entered],
  settle(play, who) {
    const { order, turn } = scene(play);
    if (play.state.entities[who].kind !== 'fighter' || order.includes(who)) return;
    makeRoom(play, who);
    if (order.length > 0) OrderSet(play, SCENE, [...order, who], turn);
  },
});
