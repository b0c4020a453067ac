import type { Id, Refuse, View } from '@riposte/kernel';
import { Helpless } from '../health/alive.ts';
import { needsAp } from '../sequence/action-points.ts';
import { Grappling } from '../state/linked-creatures.ts';

/** In a grapple one does only what concerns those in it (R-CONDITIONS). @rule HD-GRP-012 */
function notInGrapple(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Grappling) && !view.has(by, Helpless)) refuse('HD-GRP-012', 'grappling');
}

/** Refuses what needs AP and hands that no opponent holds. */
export function needsApart(view: View, by: Id, refuse: Refuse): void {
  needsAp(view, by, refuse);
  notInGrapple(view, by, refuse);
}
