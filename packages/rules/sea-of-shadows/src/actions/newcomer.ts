import { defineChange, defineCheckpoint, Entered, give, type Id } from '@riposte/kernel';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { SCENE, type Scene, scene } from '../characters/fighter.ts';

/** A newcomer acts after all others in the round. */
export const OrderGrown = defineChange('order-grown', (store, who: Id): void => {
  const s = store.edit(SCENE) as Scene;
  s.order = [...s.order, who];
});

/** Whom the game master brings in acts last in the round; after the encounter it is over for the newcomer, too (R-ARRIVE). */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'R-ARRIVE',
  watches: [Entered],
  settle(play, who) {
    const { order } = scene(play);
    if (play.state.entities[who].kind !== 'fighter') return;
    if (order.length > 0 && !order.includes(who)) OrderGrown(play, who);
    if (play.has(SCENE, AfterEncounter)) give(play, who, AfterEncounter);
  },
});
