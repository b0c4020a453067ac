import type { Id, Refuse, View } from '@riposte/kernel';
import { outOfSight } from '../conditions/hidden.ts';
import { everybody, fighter, isFighter } from '../fighters/fighter.ts';
import { alive } from '../harm/unconscious.ts';
import { areAllies, isPresent } from '../rounds/presence.ts';

/** Fighters of other sides that are there, alive and not out of sight (R-HIDDEN). */
export const foes = (view: View, who: Id): Id[] => everybody(view).filter((other) => isFoe(view, who, other));

export const isFoe = (view: View, who: Id, other: Id): boolean =>
  fighter(view, other).side !== fighter(view, who).side && alive(view, other) && isPresent(view, other) && !outOfSight(view, other);

/** Who may be attacked at all. */
export const isTarget = (view: View, by: Id, at: Id): boolean =>
  isFighter(view, at) && at !== by && alive(view, at) && isPresent(view, at) && (!outOfSight(view, at) || areAllies(view, at, by));

/** Refuses whom nothing can be aimed at: the dead, the gone, and whom one does not see. @rule RC-DTH-001 */
export function needsTarget(view: View, by: Id, at: Id, rule: string, refuse: Refuse): boolean {
  if (isTarget(view, by, at)) return true;
  if (!isFighter(view, at) || at === by || outOfSight(view, at)) refuse(rule, 'no-such-target');
  else if (!isPresent(view, at)) refuse(rule, 'target-gone');
  else refuse(rule, 'target-dead');
  return false;
}
