import type { Id, View } from '@riposte/kernel';
import { awake } from './conditions.ts';
import { fighter, scene } from './fighter.ts';

/** A point in metres. */
export type Point = { readonly x: number; readonly y: number };

/** Whether a point is on the stage and nobody else who is awake stands there. */
export function isFree(view: View, who: Id, { x, y }: Point): boolean {
  const { order, width, height } = scene(view);
  if (x < 0 || y < 0 || x > width || y > height) return false;
  for (const id of order) {
    const other = fighter(view, id);
    if (id !== who && other.x === x && other.y === y && awake(view, id)) return false;
  }
  return true;
}
