import { defineChange, type Id, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { METRE, type Point, scene } from '../initiative-structure/scene.ts';

/** Where a fighter stands, in metres. */
export const pointOf = (view: View, who: Id): Point => {
  const { x, y } = fighter(view, who);
  return [x, y];
};

/** Whether two points are the same. */
export const isSamePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether a point is on the stage. */
export function isOnStage(view: View, [x, y]: Point): boolean {
  const { width, height } = scene(view).ground;
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x * METRE <= width && y * METRE <= height;
}

/** Whether a point is on the stage and no other who is awake stands there. */
export function isFree(view: View, who: Id, to: Point): boolean {
  if (!isOnStage(view, to)) return false;
  const [x, y] = to;
  for (const other of view.state.entities) {
    const { x: otherX, y: otherY } = other as Fighter;
    if (other.kind === 'fighter' && otherX === x && otherY === y && other.id !== who && awake(view, other.id)) return false;
  }
  return true;
}

/** The nearest free point to where somebody stands; null if it is that. */
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

export const Moved = defineChange(
  'moved',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who, x, y) => `${name(who)} moves to ${x}, ${y}` },
);

export const Pushed = defineChange(
  'pushed',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who) => `${name(who)} is pushed back` },
);

/** A fighter is elsewhere at once, without openings. @rule RS-OPP-006 */
export const Teleported = defineChange(
  'teleported',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who, x, y) => `${name(who)} is suddenly at ${x}, ${y}` },
);
