import { type Board, checkPlace, isGrid, point, unsupported } from './board.ts';
import { integer, refuse } from './error.ts';
import { cellAt, type Grid } from './grid.ts';
import { hexSteps } from './hex.ts';
import { length, type Point } from './plane.ts';
import { linkDistance } from './regions.ts';
import { squareSteps } from './square.ts';

/**
 * What stands at a place and how big it is, as plain data. `size` is the number of cells across on a grid: a square of size x size with
 * `at` its upper left; on hexes 1, 3 (around a corner of `at`), 7 (around `at`), 12, 19 ... cells. On metres it is the diameter in units.
 * On regions it is ignored.
 */
export interface Body {
  readonly at: number;
  readonly size: number;
}

/** A bare place means a body of size 1 on a grid and a point on metres. */
export type At = number | Body;

const MAX_GRID_SIZE = 100;

export function placeOf(at: At): number {
  return typeof at === 'number' ? at : at.at;
}

export function sizeOf(board: Board, at: At): number {
  if (typeof at === 'number') return isGrid(board) ? 1 : 0;
  return isGrid(board) ? integer(at.size, 'size', 1, MAX_GRID_SIZE) : integer(at.size, 'size', 0, 1e9);
}

/** By the headings, which all boards of a kind share, and by size. */
const footprints = new WeakMap<readonly Point[], Map<number, readonly Point[]>>();

/** The centres of the cells of a body from the centre of its place. */
export function footprint(grid: Grid, size: number): readonly Point[] {
  const known = footprints.get(grid.headings) ?? new Map<number, readonly Point[]>();
  const cells = known.get(size) ?? shape(grid, size);
  if (!known.has(size)) footprints.set(grid.headings, known.set(size, cells));
  return cells;
}

function shape(grid: Grid, size: number): readonly Point[] {
  if (size === 1) return [{ x: 0, y: 0 }];
  if (grid.kind === 'square') {
    return Array.from({ length: size * size }, (_, i) => ({ x: 2 * (i % size), y: 2 * Math.floor(i / size) }));
  }
  const [, right, down] = grid.headings;
  const around = size % 2 === 1 ? [{ x: 0, y: 0 }] : [{ x: 0, y: 0 }, right, down];
  const radius = Math.floor((size - 1) / 2);
  const cells = new Map<string, Point>();
  for (const middle of around) {
    for (let q = -radius; q <= radius; q++) {
      for (let r = Math.max(-radius, -radius - q); r <= Math.min(radius, radius - q); r++) {
        const cell = { x: middle.x + q * right.x + r * down.x, y: middle.y + q * right.y + r * down.y };
        cells.set(`${cell.x},${cell.y}`, cell);
      }
    }
  }
  return [...cells.values()];
}

/** The places that a body covers, or `null` when it does not fit on the board. One place on metres and regions. */
export function coveredOrNull(board: Board, at: At): number[] | null {
  const origin = checkPlace(board, placeOf(at));
  if (!isGrid(board)) return [origin];
  const size = sizeOf(board, at);
  return size === 1 ? [origin] : footprintAt(board, origin, footprint(board, size));
}

export function footprintAt(grid: Grid, at: number, cells: readonly Point[]): number[] | null {
  const found = cells.map(({ x, y }) => cellAt(grid, grid.centreX[at] + x, grid.centreY[at] + y));
  return found.includes(-1) ? null : found;
}

/** Whether all of a body is on the board. */
export function fits(board: Board, at: At): boolean {
  return coveredOrNull(board, at) !== null;
}

/** The places that a body covers, `at` among them. @throws BoardError `no-such-place` when part of it is off the board */
export function covered(board: Board, at: At): number[] {
  return coveredOrNull(board, at) ?? refuse('no-such-place', '', `a body of size ${sizeOf(board, at)} does not fit at ${placeOf(at)}`);
}

/** The centre of a body in the coordinates in which the board computes angles. @throws BoardError `unsupported` on regions */
export function centre(board: Board, at: At): Point {
  if (board.kind === 'regions') unsupported(board, 'a centre');
  const origin = checkPlace(board, placeOf(at));
  if (board.kind === 'metres') return point(board, origin);
  const size = sizeOf(board, at);
  const x = board.centreX[origin];
  const y = board.centreY[origin];
  if (board.kind === 'square') return { x: x + size - 1, y: y + size - 1 };
  return size % 2 === 1 ? { x, y } : { x: x + board.outline[2].x, y: y + board.outline[2].y };
}

/**
 * The distance between two bodies in units: between their nearest cells on a grid (0 when they share one), between their rims on metres
 * (rounded to a unit, 0 when they touch), along the cheapest links on regions (`Infinity` when there is no way). Walls do not matter.
 */
export function distance(board: Board, a: At, b: At): number {
  if (board.kind === 'metres') {
    const from = point(board, placeOf(a));
    const to = point(board, placeOf(b));
    return Math.max(0, Math.round(length(from.x - to.x, from.y - to.y) - (sizeOf(board, a) + sizeOf(board, b)) / 2));
  }
  if (board.kind === 'regions') return linkDistance(board, checkPlace(board, placeOf(a)), checkPlace(board, placeOf(b)));
  if (sizeOf(board, a) === 1 && sizeOf(board, b) === 1) return cellDistance(board, checkPlace(board, placeOf(a)), checkPlace(board, placeOf(b)));
  const others = covered(board, b);
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of covered(board, a)) for (const other of others) nearest = Math.min(nearest, cellDistance(board, cell, other));
  return nearest;
}

function cellDistance(grid: Grid, a: number, b: number): number {
  const x = grid.centreX[a] - grid.centreX[b];
  const y = grid.centreY[a] - grid.centreY[b];
  return grid.cellSize * (grid.kind === 'square' ? squareSteps(x, y, grid.diagonals) : hexSteps(x, y, grid.weight));
}
