import { defineChange, type Id, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../characters/fighter.ts';
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

const defineShift = (id: string) =>
  defineChange(id, (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  });

export const Moved = defineShift('moved');

export const Pushed = defineShift('pushed');

/** A fighter is elsewhere at once, without openings. @rule RS-OPP-006 */
export const Teleported = defineShift('teleported');
