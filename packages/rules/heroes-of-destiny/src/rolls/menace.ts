import type { Id, View } from '@riposte/kernel';
import { awake, Helpless } from '../health/alive.ts';
import { Stunned } from '../sequence/ap-at-turn-end.ts';
import { hasYielded } from '../state/parley.ts';
import { Carried, Carrying } from '../state/ridden.ts';

/** Whether a fighter could strike now at all, and so is a threat: those who cannot flank nobody and frighten no mount. @rule HD-FLK-002 HD-MNT-010 */
export const isMenacing = (view: View, who: Id): boolean =>
  awake(view, who) && !hasYielded(view, who) && ![Helpless, Stunned, Carrying, Carried].some((def) => view.has(who, def));
