import type { View } from '@riposte/kernel';
import type { Afterwards } from '@riposte/ruleset';
import { TreatCondition, TreatWound } from '../actions/treat.ts';
import { awake, lives } from '../health/alive.ts';
import { PassTime, Sleep, TakeRest } from '../health/time.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { SCENE } from '../state/scene.ts';

/** What bleeds, burns or poisons is treated first, then the worst wound of each, once. @rule HD-MSC-017 HD-MSC-024 */
function* care(view: View) {
  for (const { id: patient, side } of fighters(view)) {
    const [healer] = fighters(view).filter((friend) => friend.side === side && friend.id !== patient && awake(view, friend.id));
    if (healer === undefined) continue;
    for (const treatment of view.candidates(TreatCondition, healer.id)) if (treatment.with.patient === patient) yield treatment;
    const level = fighter(view, patient).wounds.findLastIndex((count) => count > 0) + 1;
    if (level > 0) yield TreatWound.of(healer.id, { patient, level });
  }
}

/** Longer than a night's sleep for anybody. @rule HD-RST-010 */
const NIGHT = 600;

export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'dying', 'unconscious', 'bleeding', 'burning', 'poisoned', 'hobbled'],
  alive: lives,
  rests: [
    {
      id: 'rest',
      title: 'a short rest of 15 minutes',
      *acts(view) {
        yield* care(view);
        for (const { id } of fighters(view)) yield TakeRest.of(id, { kind: 'short' });
        yield PassTime.of(SCENE, { minutes: 15 });
      },
    },
    {
      id: 'long-rest',
      title: "a long rest with a night's sleep",
      *acts(view) {
        yield* care(view);
        for (const { id } of fighters(view)) yield TakeRest.of(id, { kind: 'long' });
        for (const { id } of fighters(view)) yield Sleep.of(id, {});
        yield PassTime.of(SCENE, { minutes: NIGHT });
        for (const { id, asleepSince } of fighters(view)) if (asleepSince >= 0) yield Sleep.of(id, {});
      },
    },
  ],
};
