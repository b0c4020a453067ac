import { type Board, headingVector, isGrid, unsupported } from './board.ts';
import { type At, centre, covered, sizeOf } from './body.ts';
import { refuse } from './error.ts';
import { compareAngle, cross, type Degrees, dot, isBetween, minus, type Point } from './plane.ts';

function isZero(vector: Point): boolean {
  return vector.x === 0 && vector.y === 0;
}

function weightOf(board: Board): Point {
  return board.kind === 'regions' ? unsupported(board, 'an angle') : board.weight;
}

/**
 * The heading nearest to the direction from one body's centre to another's; halfway between two it is the one before, clockwise.
 * @throws BoardError `malformed` when the centres coincide, `unsupported` on regions
 */
export function towards(board: Board, from: At, to: At): number {
  const way = minus(centre(board, to), centre(board, from));
  const weight = weightOf(board);
  if (board.kind === 'regions' || isZero(way)) return refuse('malformed', 'to', 'there is no heading to the same centre');
  const { headings } = board;
  let best = 0;
  let bestDot = dot(way, headings[0], weight);
  for (let i = 1; i < headings.length; i++) {
    const along = dot(way, headings[i], weight);
    const better = isGrid(board) ? compareByCosine(along, headings[i], bestDot, headings[best], weight) : along - bestDot;
    if (better > 0 || (better === 0 && best === 0 && i === headings.length - 1)) {
      best = i;
      bestDot = along;
    }
  }
  return best;
}

function compareByCosine(dotA: number, a: Point, dotB: number, b: Point, weight: Point): number {
  return Math.sign(dotA) * dotA * dotA * dot(b, b, weight) - Math.sign(dotB) * dotB * dotB * dot(a, a, weight);
}

/**
 * Whether any part of `to` lies within `halfAngle` degrees to either side of a heading from the centre of `at`; the border counts, as does
 * the own centre. 90 is the half in front: three hexes, or three squares and the two beside. On metres only the centre of `to` counts.
 * @throws BoardError `malformed` for an angle that is not one of `Degrees` or no such heading, `unsupported` on regions
 */
export function inArc(board: Board, at: At, heading: number, to: At, halfAngle: Degrees): boolean {
  const from = centre(board, at);
  const front = headingVector(board, heading);
  const parts = isGrid(board) ? covered(board, to) : [to];
  return parts.some((part) => {
    const way = minus(centre(board, part), from);
    return isZero(way) || compareAngle(way, front, weightOf(board), halfAngle) <= 0;
  });
}

/**
 * Whether two bodies stand at least `degrees` apart as seen from the target's centre. Exact. One whose centre is the target's has no direction
 * and is apart from nobody. @throws BoardError `malformed` for an angle that is not one of `Degrees`, `unsupported` on regions
 */
export function isApart(board: Board, target: At, a: At, b: At, degrees: Degrees): boolean {
  const middle = centre(board, target);
  const toA = minus(centre(board, a), middle);
  const toB = minus(centre(board, b), middle);
  return !isZero(toA) && !isZero(toB) && compareAngle(toA, toB, weightOf(board), degrees) >= 0;
}

/** The first two of `others` that stand at least `degrees` apart around the target, or `null`. Exact; see `isApart`. */
export function surrounding(board: Board, target: At, others: readonly At[], degrees: Degrees): readonly [At, At] | null {
  for (let i = 0; i < others.length; i++) {
    for (let j = i + 1; j < others.length; j++) {
      if (isApart(board, target, others[i], others[j], degrees)) return [others[i], others[j]];
    }
  }
  return null;
}

/**
 * The largest angle in degrees, 0 to 180, between any two of `others` as seen from the target's centre, to a hundredth: for people. Decide rules
 * by `surrounding`. @throws BoardError `unsupported` on regions
 */
export function surroundAngle(board: Board, target: At, others: readonly At[]): number {
  const weight = weightOf(board);
  const middle = centre(board, target);
  const ways = others.map((other) => minus(centre(board, other), middle)).filter((way) => !isZero(way));
  let widest = 0;
  ways.forEach((a, i) => {
    for (const b of ways.slice(i + 1)) {
      const cosine = dot(a, b, weight) / Math.sqrt(dot(a, a, weight) * dot(b, b, weight));
      widest = Math.max(widest, Math.acos(Math.min(1, Math.max(-1, cosine))));
    }
  });
  return Math.round((widest * 18_000) / Math.PI) / 100;
}

/** The sides of the line from `a` to `b` on which the corners of the target's space lie: its cell's outline, `size` times as large. */
function cornerSides(board: Board, a: Point, b: Point, target: At): readonly number[] {
  if (!isGrid(board)) return [];
  const middle = centre(board, target);
  const size = sizeOf(board, target);
  return board.outline.map((corner) => Math.sign(cross(minus(b, a), { x: middle.x + size * corner.x - a.x, y: middle.y + size * corner.y - a.y })));
}

function isPierced(board: Board, a: Point, b: Point, target: At): boolean {
  const middle = centre(board, target);
  if (!isBetween(middle, a, b, weightOf(board))) return false;
  if (!isGrid(board)) {
    const way = minus(b, a);
    return Math.abs(cross(way, minus(middle, a))) <= (sizeOf(board, target) / 2) * Math.sqrt(dot(way, way, { x: 1, y: 1 }));
  }
  const sides = cornerSides(board, a, b, target);
  return sides.includes(1) && sides.includes(-1);
}

/**
 * Whether a straight line between the centres of `a` and `b` passes through the space of the target between them: its inside on a grid (a
 * touched corner is not enough), its disc on metres. A hex body of several cells counts as one large hex. @throws BoardError `unsupported` on regions
 */
export function isInLine(board: Board, target: At, a: At, b: At): boolean {
  return isPierced(board, centre(board, a), centre(board, b), target);
}

/**
 * Stricter than `isInLine` on a grid: the line enters the target's space by one side or corner and leaves by the opposite one. On metres it is
 * the same. @throws BoardError `unsupported` on regions
 */
export function isOpposite(board: Board, target: At, a: At, b: At): boolean {
  const from = centre(board, a);
  const to = centre(board, b);
  if (!isPierced(board, from, to, target)) return false;
  if (!isGrid(board)) return true;
  const sides = cornerSides(board, from, to, target);
  const half = sides.length / 2;
  const meets = (edge: number): boolean => sides[edge % sides.length] * sides[(edge + 1) % sides.length] <= 0;
  return board.outline.some((_, edge) => edge < half && meets(edge) && meets(edge + half));
}
