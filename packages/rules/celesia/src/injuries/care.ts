import { type Id, type Reason, type View } from '@riposte/kernel';
import { owner } from '../fighters/fighter.ts';
import { Away } from '../positioning/away.ts';
import { Dead } from '../stamina/dead.ts';

/** Why nobody can care for this part: the living are cared for, by those who are where they are; null = it can be done. */
export function whyNoCare(view: View, by: Id, part: Id): Reason | null {
  const who = owner(view, part);
  if (view.has(who, Dead)) return 'patient-dead';
  return view.has(by, Away) === view.has(who, Away) ? null : 'patient-elsewhere';
}
