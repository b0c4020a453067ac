import type { Id, View } from '@riposte/kernel';
import type { Fighter } from '../characters/fighter.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { METRE, type Point, scene } from '../initiative-structure/scene.ts';
import { isSolid } from './cover.ts';
import { isOnStage, pointOf } from './places.ts';

/** Whether a point is on the stage, in no wall, and no other who is awake stands there (R-PLACE). */
export function isFree(view: View, who: Id, to: Point): boolean {
  if (!isOnStage(view, to) || isSolid(view, to)) return false;
  const [x, y] = to;
  for (const other of view.state.entities) {
    const { x: otherX, y: otherY } = other as Fighter;
    if (other.kind === 'fighter' && otherX === x && otherY === y && other.id !== who && awake(view, other.id)) return false;
  }
  return true;
}

/** The free point nearest to a fighter; null if it stands there, or there is none. */
export function nearestFree(view: View, who: Id): Point | null {
  const [x, y] = pointOf(view, who);
  if (isFree(view, who, [x, y])) return null;
  const { width, height } = scene(view).ground;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let toY = 0; toY <= height / METRE; toY++) {
    for (let toX = 0; toX <= width / METRE; toX++) {
      const away = (toX - x) ** 2 + (toY - y) ** 2;
      if (away < least && isFree(view, who, [toX, toY])) [best, least] = [[toX, toY], away];
    }
  }
  return best;
}
