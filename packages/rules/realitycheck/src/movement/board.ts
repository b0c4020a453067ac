import type { Id, View } from '@riposte/kernel';
import { fighter, type Scene, SIZES, type Size, scene } from '../fighters/fighter.ts';
import { depthAt } from './depth.ts';
import { mountOf } from './mounted.ts';

/** A cell is one metre across. Places count row by row. Centres stand in a lattice in which hex rows are 3 apart. @rule RC-GRD-002 RC-GRD-003 */
type Lattice = { readonly x: number; readonly y: number };

/** Steps to the neighbours, clockwise from up (squares) or upper right (hexes): the headings. */
export const HEADINGS: { readonly [grid in Scene['grid']]: readonly Lattice[] } = {
  square: [
    { x: 0, y: -2 },
    { x: 2, y: -2 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
    { x: -2, y: 2 },
    { x: -2, y: 0 },
    { x: -2, y: -2 },
  ],
  hex: [
    { x: 1, y: -3 },
    { x: 2, y: 0 },
    { x: 1, y: 3 },
    { x: -1, y: 3 },
    { x: -2, y: 0 },
    { x: -1, y: -3 },
  ],
};

/** Weight of the two directions in a scalar product: hex rows stand closer than their numbers say. */
export const ACROSS = { square: 1, hex: 3 } as const;

export const HEADING_NAMES: { readonly [grid in Scene['grid']]: readonly string[] } = {
  square: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  hex: ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'],
};

export function centre({ grid, width }: Scene, place: number): Lattice {
  const column = place % width;
  const row = Math.floor(place / width);
  return grid === 'square' ? { x: 2 * column, y: 2 * row } : { x: 2 * column + (row & 1), y: 3 * row };
}

/** The place with a centre there, or -1 off the board. */
function placeAt({ grid, width, height }: Scene, x: number, y: number): number {
  const row = grid === 'square' ? y / 2 : y / 3;
  const column = grid === 'square' ? x / 2 : (x - (row & 1)) / 2;
  return row < 0 || row >= height || column < 0 || column >= width ? -1 : row * width + column;
}

/** Metres between two cells; a step to any neighbour is one. @rule RC-GRD-002 */
export function metres(on: Scene, a: number, b: number): number {
  const from = centre(on, a);
  const to = centre(on, b);
  const x = Math.abs(from.x - to.x);
  const y = Math.abs(from.y - to.y);
  if (on.grid === 'square') return Math.max(x, y) / 2;
  const rows = y / 3;
  return Math.max(rows, (x + rows) / 2);
}

/** Cells across: what a body of a size covers. @rule RC-GRD-004 */
export const across = (size: Size): number => Math.max(1, SIZES.indexOf(size) - MEDIUM + 1);

const MEDIUM = SIZES.indexOf('medium');

const RIGHT: Lattice = { x: 2, y: 0 };
const DOWN: Lattice = { x: 1, y: 3 };

/** Cells of a body from its place, in the lattice: n by n squares; 1, 3, 7 or 12 hexes. @rule RC-GRD-004 */
function footprint(grid: Scene['grid'], n: number): Lattice[] {
  if (grid === 'square') return Array.from({ length: n * n }, (_, i) => ({ x: 2 * (i % n), y: 2 * Math.floor(i / n) }));
  const middles = n % 2 === 1 ? [{ x: 0, y: 0 }] : [{ x: 0, y: 0 }, RIGHT, DOWN];
  const around = n <= 2 ? [{ x: 0, y: 0 }] : [{ x: 0, y: 0 }, ...HEADINGS.hex];
  const all = middles.flatMap((middle) => around.map((cell) => ({ x: middle.x + cell.x, y: middle.y + cell.y })));
  return all.filter((cell, i) => all.findIndex((other) => other.x === cell.x && other.y === cell.y) === i);
}

/** The cells that a body of this size covers at a place; null where it does not fit on the board. */
export function cellsAt(on: Scene, place: number, size: Size): number[] | null {
  const n = across(size);
  if (n === 1) return [place];
  const { x, y } = centre(on, place);
  const cells = footprint(on.grid, n).map((cell) => placeAt(on, x + cell.x, y + cell.y));
  return cells.includes(-1) ? null : cells;
}

export const cellsOf = (view: View, who: Id): number[] => cellsAt(scene(view), fighter(view, who).place, bodySize(view, who)) ?? [fighter(view, who).place];

/** The size of the body that a fighter reaches from, and is reached at: a rider's is that of its mount. R-MOUNT */
export function bodySize(view: View, who: Id): Size {
  const mount = mountOf(view, who);
  return fighter(view, mount < 0 ? who : mount).size;
}

/** Metres between the nearest cells of a body at a place and of a fighter; one far below the other is that far away. R-FALL */
export function metresFrom(view: View, who: Id, place: number, to: Id): number {
  const level = metresAlong(view, who, place, to);
  const { place: own, depth = 0 } = fighter(view, who);
  const mine = place === own ? depth : depthAt(scene(view), cellsAt(scene(view), place, bodySize(view, who)) ?? [place]);
  return Math.max(level, Math.abs(mine - (fighter(view, to).depth ?? 0)));
}

function metresAlong(view: View, who: Id, place: number, to: Id): number {
  const on = scene(view);
  const size = bodySize(view, who);
  if (across(size) === 1 && across(bodySize(view, to)) === 1) return metres(on, place, fighter(view, to).place);
  const mine = cellsAt(on, place, size) ?? [place];
  return Math.min(...cellsOf(view, to).flatMap((cell) => mine.map((own) => metres(on, own, cell))));
}

/** Metres from the nearest cell of a fighter's body to a place. */
export const metresTo = (view: View, who: Id, to: number): number => Math.min(...cellsOf(view, who).map((cell) => metres(scene(view), cell, to)));

/** The same to what lies at that place; far below it is that far away. R-FALL */
export const metresDownTo = (view: View, who: Id, to: number): number =>
  Math.max(metresTo(view, who, to), Math.abs((fighter(view, who).depth ?? 0) - depthAt(scene(view), [to])));

/** Metres that a place lies above a fighter who stands in a pit. R-FALL */
export const metresUpTo = (view: View, who: Id, to: number): number =>
  (fighter(view, who).depth ?? 0) - depthAt(scene(view), cellsAt(scene(view), to, bodySize(view, who)) ?? [to]);

/** Metres between two fighters. */
export const metresBetween = (view: View, a: Id, b: Id): number => metresFrom(view, a, fighter(view, a).place, b);

/** A cell by column and row from 1, as people say it. */
export const cellName = ({ width, height }: Scene, cell: number): string =>
  Number.isInteger(cell) && cell >= 0 && cell < width * height ? `${(cell % width) + 1},${Math.floor(cell / width) + 1}` : 'that';

/** The places a metre away, by heading; -1 off the board. */
export function neighbours(on: Scene, place: number): number[] {
  const { x, y } = centre(on, place);
  return HEADINGS[on.grid].map((way) => placeAt(on, x + way.x, y + way.y));
}

/** The heading of a step; -1 when it is none. */
export const headingOf = (on: Scene, from: number, to: number): number => neighbours(on, from).indexOf(to);

/** Eighths of a circle on squares, sixths on hexes, between two headings, as degrees. */
export function degreesBetween(on: Scene, a: number, b: number): number {
  const all = HEADINGS[on.grid].length;
  const apart = Math.abs(a - b);
  return (Math.min(apart, all - apart) * 360) / all;
}

/** Centre of a body in the lattice, doubled so that it is a whole number. */
export function middle(on: Scene, place: number, size: Size): Lattice {
  const { x, y } = centre(on, place);
  const n = across(size);
  if (on.grid === 'square') return { x: 2 * x + 2 * (n - 1), y: 2 * y + 2 * (n - 1) };
  return n % 2 === 1 ? { x: 2 * x, y: 2 * y } : { x: 2 * x + 2, y: 2 * y + 2 };
}
