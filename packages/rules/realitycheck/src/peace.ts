import type { View } from '@riposte/kernel';
import { conscious } from './conditions.ts';
import { type Fighter, scene } from './fighter.ts';

/** The only side with somebody conscious, -1 when nobody is; null while two sides fight on. */
export function lastSide(view: View): number | null {
  let side = -1;
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter') continue;
    const f = one as Fighter;
    if (f.inanimate || f.side === side || !conscious(view, f.id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}

/** Whether nobody is left to fight: only then there is the quiet that rests need. @rule RC-RST-002 */
export const isPeaceful = (view: View): boolean => !scene(view).contested || lastSide(view) !== null;
