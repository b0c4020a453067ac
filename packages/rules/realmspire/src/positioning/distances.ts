import { endAll, type Id, type Play, type View } from '@riposte/kernel';
import { boardOf, isInLine, place } from '@riposte/space';
import { awake, Hidden, Surprised } from '../damage-and-health/unconscious.ts';
import { type Fighter, fighter, fighters, METRE, type Obstacle, type Point, SIZES, scene } from '../characters/fighter.ts';
import { reachOf } from '../actions-in-combat/manipulate.ts';

/** Where a fighter stands, in metres. */
export const pointOf = (view: View, who: Id): Point => {
  const { x, y } = fighter(view, who);
  return [x, y];
};

/** Whether two points are one. */
export const isSamePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Squares of metres between two points. */
export const squared = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** Squares of metres between two, from centre to centre, so that no root is needed (R-PLACE). */
export const distanceSquared = (view: View, a: Id, b: Id): number => squared(pointOf(view, a), pointOf(view, b));

/** Whether two fighters are at most so many metres apart. */
export const isWithin = (view: View, a: Id, b: Id, metres: number): boolean => distanceSquared(view, a, b) <= metres ** 2;

/** Whether a point is on the stage and nobody else who is awake stands there. */
export function isFree(view: View, who: Id, to: Point): boolean {
  const { width, height } = scene(view).ground;
  const [x, y] = to;
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x * METRE > width || y * METRE > height) return false;
  for (const one of view.state.entities) {
    const { x: otherX, y: otherY } = one as Fighter;
    if (one.kind === 'fighter' && otherX === x && otherY === y && one.id !== who && awake(view, one.id)) return false;
  }
  return true;
}

/** Whether somebody awake holds a point that one meant to take; who was hidden there is met, and hidden no more (R-HIDDEN). */
export function meets(play: Play, who: Id, to: Point): boolean {
  const there = fighters(play).filter((one) => one.id !== who && isSamePoint([one.x, one.y], to) && awake(play, one.id));
  for (const { id } of there) endAll(play, id, Hidden);
  return there.length > 0;
}

/** Whether the way from one point to the next is barred: by an obstacle that covers a body whole, or nearly. */
export function isBarred(view: View, from: Point, to: Point): boolean {
  const { obstacles } = scene(view);
  return obstacles.some((one) => one.protects > LOW_AT && (squaredTo(one, to) < ON || isBetween(one, from, to)));
}

/** Whether an obstacle lies across the straight line from one point to another; one that only touches it does not. */
function isBetween({ from: c, to: d }: Obstacle, a: Point, b: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of a line a point lies: positive, negative, 0 on it. */
const side = (a: Point, b: Point, at: Point): number => (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0]);

/** Percent of a body from which on cover is low, high and full. */
const LOW_AT = 50;
const HIGH_AT = 75;
const FULL_AT = 100;

/** Metres from somebody to an obstacle that it stands behind (R-PLACE). */
const BEHIND = 2;
/** The square of half a metre: whoever is nearer to a wall than that stands on it. */
const ON = 0.25;

/** The grade of cover that an obstacle gives: half of the body, three quarters, or all of it and unseen. @rule RS-COV-004 RS-COV-007 RS-COV-009 RS-COV-010 */
export function gradeOf({ protects, conceals }: Pick<Obstacle, 'protects' | 'conceals'>): number {
  if (protects >= FULL_AT && conceals) return 3;
  return protects >= HIGH_AT ? 2 : protects >= LOW_AT ? 1 : 0;
}

/** The cover of one attacked from a point: by word of the game master, or the best obstacle between that it stands behind. @rule RS-COV-001 RS-COV-010 RS-COV-009 */
export function coverFrom(view: View, who: Id, from: Point): number {
  const { obstacles } = scene(view);
  let grade = fighter(view, who).cover;
  if (obstacles.length === 0) return grade;
  const here = pointOf(view, who);
  for (const one of obstacles) {
    const own = gradeOf(one);
    if (own > grade && (own === 3 || isBeside(one, here)) && isBetween(one, from, here)) grade = own;
  }
  return grade;
}

const isBeside = (one: Obstacle, at: Point): boolean => squaredTo(one, at) <= BEHIND ** 2;

/** The square of the metres from a point to the nearest part of an obstacle. */
function squaredTo({ from, to }: Obstacle, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = dx * dx + dy * dy;
  const part = along === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / along));
  return (from[0] + part * dx - x) ** 2 + (from[1] + part * dy - y) ** 2;
}

/** Metres across of a creature's space by size (R-PLACE). */
const ACROSS: { readonly [S in (typeof SIZES)[number]]: number } = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 };

/**
 * Whether two allies who can act have a foe within reach on a straight line between them: the line must cross its space.
 * @rule RS-FLK-001
 */
export function isFlanked(view: View, who: Id, bySide: number): boolean {
  const around = fighters(view).filter((one) => one.side === bySide && one.id !== who && isThreat(view, one.id, who));
  if (around.length < 2) return false;
  const board = boardOf(scene(view).ground);
  const at = ({ x, y }: { readonly x: number; readonly y: number }): number => place(board, x * METRE, y * METRE);
  const target = { at: at(fighter(view, who)), size: ACROSS[SIZES[fighter(view, who).size]] * METRE - 1 };
  return around.some((a, i) => around.slice(i + 1).some((b) => isInLine(board, target, at(a), at(b))));
}

/** Able to act, in sight, with the foe in melee reach (R-HIDDEN). */
const isThreat = (view: View, by: Id, foe: Id): boolean =>
  isWithin(view, by, foe, reachOf(view, by)) && awake(view, by) && !view.has(by, Surprised) && !view.has(by, Hidden);
