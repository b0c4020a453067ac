import type { AnyIntent, View } from '@riposte/kernel';
import type { Afterwards } from '@riposte/ruleset';
import { isAtHand } from '../actions/patients.ts';
import { kitPenalty, TreatCondition, TreatWound } from '../actions/treat.ts';
import { awake, lives } from '../health/alive.ts';
import { PassTime, Sleep, TakeRest } from '../health/time.ts';
import { CheckBonus } from '../rolls/checks.ts';
import { type Fighter, fighters } from '../state/fighter.ts';
import { SCENE, scene } from '../state/scene.ts';

/** The best of the friends who are awake and beside a fighter. */
function healerOf(view: View, { id: patient, side }: Fighter): Fighter | undefined {
  const skillOf = ({ id }: Fighter): number => CheckBonus(view, id, id, 'healing-wounds') + kitPenalty(view, id);
  return fighters(view)
    .filter((friend) => friend.side === side && friend.id !== patient && awake(view, friend.id) && isAtHand(view, friend.id, patient))
    .sort((a, b) => skillOf(b) - skillOf(a))[0];
}

/** What bleeds, burns or poisons is treated. @rule HD-MSC-017 */
const stanch = (view: View): readonly AnyIntent[] =>
  fighters(view).flatMap((patient) => {
    const healer = healerOf(view, patient);
    return healer === undefined ? [] : view.candidates(TreatCondition, healer.id).filter((treatment) => treatment.with.patient === patient.id);
  });

/** The worst wound of each is treated once. @rule HD-MSC-024 */
const bind = (view: View): readonly AnyIntent[] =>
  fighters(view).flatMap((patient) => {
    const healer = healerOf(view, patient);
    const level = patient.wounds.findLastIndex((count) => count > 0) + 1;
    return healer === undefined || level === 0 ? [] : [TreatWound.of(healer.id, { patient: patient.id, level })];
  });

const rest =
  (kind: 'short' | 'long') =>
  (view: View): readonly AnyIntent[] =>
    fighters(view).map(({ id }) => TakeRest.of(id, { kind }));

/** Longer than a night's sleep for anybody. @rule HD-RST-010 */
const NIGHT = 600;

/** Computer players stabilize the dying before the scene is closed; the rests do what is left. @rule HD-MSC-012 */
export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'dying', 'unconscious', 'bleeding', 'burning', 'poisoned', 'hobbled'],
  alive: lives,
  isNow: (view) => scene(view).peace,
  rests: [
    {
      id: 'rest',
      title: 'a short rest of 15 minutes',
      steps: [stanch, bind, rest('short'), () => [PassTime.of(SCENE, { minutes: 15 })]],
    },
    {
      id: 'long-rest',
      title: "a long rest with a night's sleep",
      steps: [
        stanch,
        bind,
        rest('long'),
        (view) => fighters(view).map(({ id }) => Sleep.of(id, {})),
        () => [PassTime.of(SCENE, { minutes: NIGHT })],
        (view) => fighters(view).flatMap(({ id, asleepSince }) => (asleepSince >= 0 ? [Sleep.of(id, {})] : [])),
      ],
    },
  ],
};
