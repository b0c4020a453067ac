import { refuse } from './error.ts';

/** Integers. x grows to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The signed cosine squared, as a fraction, of each angle that can be decided in integers. */
const COSINES = {
  0: [1, 1],
  30: [3, 4],
  45: [1, 2],
  60: [1, 4],
  90: [0, 1],
  120: [-1, 4],
  135: [-1, 2],
  150: [-3, 4],
  180: [-1, 1],
} as const;

/** An angle in degrees that is decided exactly: 0, 30, 45, 60, 90, 120, 135, 150 or 180. */
export type Degrees = keyof typeof COSINES;

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** Positive when `b` points clockwise (to the right) of `a`. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

export function dot(a: Point, b: Point, weight: Point): number {
  return weight.x * a.x * b.x + weight.y * a.y * b.y;
}

/** The length of (x, y) rounded to an integer; the square root is correctly rounded on every engine. */
export function length(x: number, y: number): number {
  return Math.round(Math.sqrt(x * x + y * y));
}

/**
 * Compares the angle between `a` and `b` with `degrees`: negative when it is smaller, 0 when equal, positive when larger.
 * Exact. Neither vector may be zero; `weight` is that of the board.
 * @throws BoardError `malformed` for an angle that is not one of `Degrees`
 */
export function compareAngle(a: Point, b: Point, weight: Point, degrees: Degrees): number {
  const cosine = COSINES[degrees] ?? refuse('malformed', 'degrees', `${degrees} cannot be decided exactly`);
  const along = dot(a, b, weight);
  const lengths = [dot(a, a, weight), dot(b, b, weight)] as const;
  const left = Math.sign(along) * along * along * cosine[1];
  const right = cosine[0] * lengths[0] * lengths[1];
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return right - left;
  const big = BigInt(along);
  const exact = BigInt(cosine[0]) * BigInt(lengths[0]) * BigInt(lengths[1]) - (along < 0 ? -1n : 1n) * big * big * BigInt(cosine[1]);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** Whether the foot of the perpendicular from `point` lies strictly between `from` and `to`. */
export function isBetween(point: Point, from: Point, to: Point, weight: Point): boolean {
  const along = minus(to, from);
  return dot(minus(point, from), along, weight) > 0 && dot(minus(point, to), along, weight) < 0;
}

/**
 * Whether the segment from `from` to `to`, moved by a hair to the right (`hair` 1) or left (-1), crosses the segment `a`-`b`.
 * Moving it decides what passing exactly through an end means; trying both sides gives an answer that is the same both ways.
 */
export function crosses(from: Point, to: Point, a: Point, b: Point, hair: 1 | -1): boolean {
  const way = minus(to, from);
  const wall = minus(b, a);
  const sideOfA = cross(way, minus(a, from)) || -hair;
  const sideOfB = cross(way, minus(b, from)) || -hair;
  if (sideOfA > 0 === sideOfB > 0) return false;
  const shift = hair * (way.x * wall.x + way.y * wall.y);
  const sideOfFrom = cross(wall, minus(from, a)) || shift;
  const sideOfTo = cross(wall, minus(to, a)) || shift;
  return sideOfFrom * sideOfTo < 0;
}

/** Whether `point` is nearer than `radius` to the segment `a`-`b`. */
export function isNear(point: Point, a: Point, b: Point, radius: number): boolean {
  const wall = minus(b, a);
  const fromA = minus(point, a);
  const fromB = minus(point, b);
  if (fromA.x * wall.x + fromA.y * wall.y <= 0) return fromA.x ** 2 + fromA.y ** 2 < radius * radius;
  if (fromB.x * wall.x + fromB.y * wall.y >= 0) return fromB.x ** 2 + fromB.y ** 2 < radius * radius;
  return Math.abs(cross(wall, fromA)) < radius * Math.sqrt(wall.x ** 2 + wall.y ** 2);
}
