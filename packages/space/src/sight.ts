import { type Board, checkPlace, isGrid, unsupported } from './board.ts';
import { type At, type Body, centre, covered, placeOf, sizeOf } from './body.ts';
import { cellAt, type Grid, STOPS_COVER, STOPS_SIGHT } from './grid.ts';
import type { Metres } from './metres.ts';
import { cross, crosses, isNear, minus, type Point } from './plane.ts';

/** What stands in the way besides walls and solid cells. Leave out the two between whom is looked. */
export interface Obstacles {
  /** On a grid: whether this cell stops the line. */
  readonly opaque?: (cell: number) => boolean;
  /** On metres: discs that stop the line. */
  readonly discs?: readonly Body[];
}

export interface Cover {
  /** How many of the lines are stopped: 0 to `of`. */
  readonly blocked: number;
  readonly of: number;
}

const HAIRS = [1, -1] as const;

/**
 * Whether two bodies see each other; the same both ways. A straight line between the centres of any two of their cells must be free (on metres
 * between centres or eight points of the rims). A line that passes exactly along an edge or through a corner is free if it is free a
 * hair to one side. On regions all see each other unless they are `hidden`.
 */
export function sees(board: Board, a: At, b: At, obstacles: Obstacles = {}): boolean {
  if (board.kind === 'regions') {
    return !board.hidden.has(checkPlace(board, placeOf(a)) * board.count + checkPlace(board, placeOf(b)));
  }
  if (board.kind === 'metres') {
    const targets = [centre(board, b), ...rim(board, b)];
    return [centre(board, a), ...rim(board, a)].some((from) => targets.some((to) => isFreeLine(board, from, to, STOPS_SIGHT, obstacles)));
  }
  const targets = covered(board, b);
  const cells = covered(board, a);
  const free = freeCells(board, [...cells, ...targets], obstacles);
  return cells.some((from) => targets.some((to) => HAIRS.some((hair) => isFree(board, from, to, hair, free))));
}

/**
 * How much of `to` is covered from `from`: lines from one corner of `from` to all corners of the cells of `to`, of which some are stopped
 * by solid or opaque cells and by walls that stop `all`, `sight` or `cover`. The corner of `from` with the fewest stopped is taken.
 * Corners are eight points of the rim on metres. On regions it is 0 or 1 of 1, by sight.
 */
export function cover(board: Board, from: At, to: At, obstacles: Obstacles = {}): Cover {
  if (board.kind === 'regions') return { blocked: sees(board, from, to) ? 0 : 1, of: 1 };
  if (board.kind === 'metres') {
    const targets = rim(board, to);
    return fewest(rim(board, from), targets, (a, b) => isFreeLine(board, a, b, STOPS_COVER, obstacles));
  }
  const targets = corners(board, covered(board, to));
  const isFreeCell = freeCells(board, [...covered(board, from), ...covered(board, to)], obstacles);
  // Between corners at the ragged border of a hex board, lines pass outside.
  const free = (cell: number): boolean => (cell < 0 && board.kind === 'hex') || isFreeCell(cell);
  return fewest(corners(board, covered(board, from)), targets, (a, b) => HAIRS.some((hair) => isFreeBetweenCorners(board, a, b, hair, free)));
}

/**
 * The cells that the straight line between two centres passes, in order, both ends with them; the way back is the same line. Through a corner
 * it passes by one of the cells beside it. @throws BoardError `unsupported` on metres and regions
 */
export function line(board: Board, from: number, to: number): number[] {
  if (!isGrid(board)) return unsupported(board, 'a line of cells');
  const first = Math.min(checkPlace(board, from), checkPlace(board, to));
  const last = Math.max(from, to);
  const cells = [first];
  trace(board, centre(board, first), centre(board, last), 1, centre(board, first), centre(board, last), (cell) => {
    if (cell >= 0) cells.push(cell);
    return true;
  });
  return from === first ? cells : cells.reverse();
}

function fewest<T>(from: readonly T[], to: readonly T[], isFreeFrom: (a: T, b: T) => boolean): Cover {
  const counts = from.map((a) => to.filter((b) => !isFreeFrom(a, b)).length);
  return { blocked: Math.min(...counts), of: to.length };
}

type Enters = (cell: number, edge: number) => boolean;

/**
 * Follows the line, moved by a hair to the right (1) or left (-1), from cell to cell, and asks at each new cell (-1 off the board) with the
 * bits of the edge crossed. So moved it never meets a corner, and the same line the other way with the other hair meets the same cells.
 */
function trace(grid: Grid, from: Point, to: Point, hair: number, first: Point, last: Point, enters: Enters): boolean {
  const { outline } = grid;
  const sides = outline.length;
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  let { x, y } = first;
  let cell = cellAt(grid, x, y);
  while (x !== last.x || y !== last.y) {
    const side = (i: number): number => wayX * (y + outline[i].y - from.y) - wayY * (x + outline[i].x - from.x) || -hair;
    let edge = 0;
    while (!(side(edge) < 0 && side((edge + 1) % sides) > 0)) edge++;
    const bits = cell < 0 ? 0 : grid.edges[cell * sides + edge];
    x += outline[edge].x + outline[(edge + 1) % sides].x;
    y += outline[edge].y + outline[(edge + 1) % sides].y;
    cell = cellAt(grid, x, y);
    if (!enters(cell, bits)) return false;
  }
  return true;
}

function freeCells(grid: Grid, own: readonly number[], { opaque }: Obstacles): (cell: number) => boolean {
  return (cell) => own.includes(cell) || (cell >= 0 && grid.terrain[cell] > 0 && !opaque?.(cell));
}

function isFree(grid: Grid, from: number, to: number, hair: number, free: (cell: number) => boolean): boolean {
  const a = centre(grid, from);
  const b = centre(grid, to);
  return trace(grid, a, b, hair, a, b, (cell, edge) => (edge & STOPS_SIGHT) === 0 && free(cell));
}

interface Corner extends Point {
  /** The centre of a cell that has this corner. */
  readonly of: Point;
}

function corners(grid: Grid, cells: readonly number[]): Corner[] {
  const found = new Map<string, Corner>();
  for (const cell of cells) {
    const of = centre(grid, cell);
    for (const offset of grid.outline) {
      const corner = { x: of.x + offset.x, y: of.y + offset.y, of };
      found.set(`${corner.x},${corner.y}`, corner);
    }
  }
  return [...found.values()];
}

function isFreeBetweenCorners(grid: Grid, a: Corner, b: Corner, hair: number, free: (cell: number) => boolean): boolean {
  if (a.x === b.x && a.y === b.y) return true;
  const first = cellInDirection(grid, a, minus(b, a), hair);
  const last = cellInDirection(grid, b, minus(a, b), -hair);
  if (!free(cellAt(grid, first.x, first.y))) return false;
  return trace(grid, a, b, hair, first, last, (cell, edge) => (edge & STOPS_COVER) === 0 && free(cell));
}

/** The centre of the cell at a corner into which a line in direction `way`, moved by a hair, leads. */
function cellInDirection(grid: Grid, corner: Corner, way: Point, hair: number): Point {
  const { outline } = grid;
  const sides = outline.length;
  const isRightOf = (from: Point, to: Point): boolean => {
    const edge = minus(to, from);
    return (cross(edge, way) || hair * (edge.x * way.x + edge.y * way.y)) > 0;
  };
  const leadsInto = (middle: Point): boolean => {
    const i = outline.findIndex(({ x, y }) => middle.x + x === corner.x && middle.y + y === corner.y);
    if (i < 0) return false;
    return isRightOf(outline[(i + sides - 1) % sides], outline[i]) && isRightOf(outline[i], outline[(i + 1) % sides]);
  };
  const around = grid.headings.map(({ x, y }) => ({ x: corner.of.x + x, y: corner.of.y + y }));
  return around.find(leadsInto) ?? corner.of;
}

/** Eight points of a disc's rim, or its centre when it is a point. */
function rim(board: Metres, at: At): Point[] {
  const middle = centre(board, at);
  const size = sizeOf(board, at);
  if (size === 0) return [middle];
  const eighths = board.headings.filter((_, degree) => degree % 45 === 0);
  return eighths.map(({ x, y }) => ({ x: middle.x + Math.round((x * size) / 2e6), y: middle.y + Math.round((y * size) / 2e6) }));
}

function isFreeLine(board: Metres, from: Point, to: Point, stops: number, { discs = [] }: Obstacles): boolean {
  if (discs.some((disc) => isNear(centre(board, disc), from, to, disc.size / 2))) return false;
  return HAIRS.some((hair) => board.walls.every(({ a, b, bits }) => (bits & stops) === 0 || !crosses(from, to, a, b, hair)));
}
