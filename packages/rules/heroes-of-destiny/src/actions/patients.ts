import { type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { alive, Helpless } from '../health/alive.ts';
import { Distance } from '../movement/distance.ts';
import { othersWithin } from '../movement/grid.ts';
import { hasLine } from '../rolls/sight.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { hasYielded } from '../state/parley.ts';

export type Patient = { readonly patient: Id };

/** Next to the healer, and no wall between. */
export const isAtHand = (view: View, by: Id, patient: Id): boolean => patient === by || (Distance(view, by, patient) <= 1 && hasLine(view, by, patient));

/** Those of the same side and those who have given up are willing; the helpless are not asked. */
function isPatient(view: View, by: Id, other: Id): boolean {
  return fighter(view, other).side === fighter(view, by).side || view.has(other, Helpless) || hasYielded(view, other);
}

/** Neighbours who are willing or helpless. */
const othersAtHand = (view: View, by: Id): Id[] => othersWithin(view, by, 1).filter((other) => isPatient(view, by, other) && isAtHand(view, by, other));

/** A parameter: the healer, or a neighbour who is willing or helpless. `alone` = not the healer. */
export function patientOf<P extends object>(rule: string, alone = false): ReturnType<typeof oneOf<IntentContext<P>, Id>> {
  return oneOf<IntentContext<P>, Id>({
    rule,
    candidates: (view, { by }) => (alone ? othersAtHand(view, by) : [by, ...othersAtHand(view, by)]),
    check(view, { by }, patient, refuse) {
      if (!isFighter(view, patient) || !alive(view, patient)) return refuse(rule, 'no-such-patient');
      if (alone && patient === by) return refuse(rule, 'not-on-yourself');
      if (!isAtHand(view, by, patient)) refuse(rule, 'not-adjacent');
      if (patient !== by && !isPatient(view, by, patient)) refuse(rule, 'unwilling');
    },
  });
}
