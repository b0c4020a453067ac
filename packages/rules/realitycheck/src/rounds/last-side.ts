import type { View } from '@riposte/kernel';
import { type Fighter, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';

/** The only side with a conscious fighter, -1 if there is none; null while two sides fight on. */
export function lastSide(view: View): number | null {
  let side = -1;
  for (const entity of view.state.entities) {
    if (entity.kind !== 'fighter') continue;
    const f = entity as Fighter;
    if (f.inanimate || f.side === side || !conscious(view, f.id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}

/** Whether no one is left to fight: only then is it quiet enough to rest. @rule RC-RST-002 */
export const isPeaceful = (view: View): boolean => !scene(view).contested || lastSide(view) !== null;
