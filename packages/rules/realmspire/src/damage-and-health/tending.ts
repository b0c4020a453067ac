import { defineIntent, defineRoll, endAll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { pay, primary } from '../actions-in-combat/action-points.ts';
import { fighters } from '../characters/fighter.ts';
import { test } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { isInReach } from '../positioning/distances.ts';
import { Poisoned } from './afflictions.ts';
import { Bleeding } from './dying.ts';
import { Dead, Dying } from './unconscious.ts';

export const MedicineRoll = defineRoll('medicine', { rule: 'R-DYING', title: 'Medicine' });

/** Whom a fighter can tend, friend or foe: those within touch and itself, if they are dying, bleed or are poisoned. */
const patients = (view: View, by: Id): Id[] =>
  fighters(view).flatMap(({ id }) => (isPresent(view, id) && isInReach(view, by, id, 1) && needsCare(view, id) ? [id] : []));

/** Whether tending helps a fighter. */
export function needsCare(view: View, who: Id): boolean {
  // Most fighters have no condition at all, and everybody is looked at with every menu.
  if (view.state.entities[who].conditions.length === 0 || view.has(who, Dead)) return false;
  return view.has(who, Dying) || view.has(who, Bleeding) || view.has(who, Poisoned);
}

/** Binds wounds: bleeding ends, the dying and the poisoned are saved by a Medicine test (R-DYING). */
export const Tend = defineIntent<{ readonly patient: Id }>('tend', {
  rule: 'R-DYING',
  title: 'Tend',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('tend')(view, by, refuse);
    if (patients(view, by).length === 0) refuse('R-DYING', 'no-patient');
  },
  params: { patient: oneOf({ rule: 'R-DYING', candidates: (view, { by }) => patients(view, by) }) },
  perform(play, by, { patient }) {
    pay(play, by, 'tend');
    return tend(play, by, patient);
  },
});

/** Binds a wound. Returns whether the patient is out of danger (R-DYING). */
export function tend(play: Play, by: Id, patient: Id): boolean {
  endAll(play, patient, Bleeding);
  if (!play.has(patient, Dying) && !play.has(patient, Poisoned)) return true;
  if (test(play, MedicineRoll, by, patient, skillTest('medicine')) === 0) return false;
  endAll(play, patient, Dying);
  endAll(play, patient, Poisoned);
  return true;
}
