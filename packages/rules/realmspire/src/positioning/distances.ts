import type { Id, View } from '@riposte/kernel';
import type { Point } from '../initiative-structure/scene.ts';
import { isWalled } from './cover.ts';
import { pointOf } from './places.ts';

/** Squares of metres between two points. */
export const squared = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** Squares of metres between two, from centre to centre, so that no root is needed (R-PLACE). */
export const distanceSquared = (view: View, a: Id, b: Id): number => squared(pointOf(view, a), pointOf(view, b));

/** Whether one can lay hands on the other: at most so many metres apart, and no wall between (R-WALLS). */
export const isInReach = (view: View, a: Id, b: Id, metres: number): boolean =>
  isWithin(view, a, b, metres) && !isWalled(view, pointOf(view, a), pointOf(view, b));

/** Whether two fighters are at most so many metres apart. */
export const isWithin = (view: View, a: Id, b: Id, metres: number): boolean => distanceSquared(view, a, b) <= metres ** 2;
