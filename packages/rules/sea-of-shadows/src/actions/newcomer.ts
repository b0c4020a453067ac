import { defineChange, defineCheckpoint, Entered, type Id } from '@riposte/kernel';
import { SCENE, type Scene, scene } from '../characters/fighter.ts';

/** Somebody new acts after all others in the round. */
export const OrderGrown = defineChange('order-grown', (store, who: Id): void => {
  const s = store.edit(SCENE) as Scene;
  s.order = [...s.order, who];
});

/** Whom the game master brings in acts last in the round (R-ARRIVE). */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'R-ARRIVE',
  watches: [Entered],
  settle(play, who) {
    const { order } = scene(play);
    if (play.state.entities[who].kind === 'fighter' && order.length > 0 && !order.includes(who)) OrderGrown(play, who);
  },
});
