import { oneOf, record } from './error.ts';
import { GRID_FIELDS, type Grid, type GridFields, makeGrid, type Tiling } from './grid.ts';
import type { Point } from './plane.ts';

export const ORIENTATIONS = ['pointy', 'flat'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/**
 * A hex grid as plain data. `pointy` hexes lie in rows, odd rows moved half a cell to the right, and heading 0 is the upper right;
 * `flat` hexes lie in columns, odd columns moved half a cell down, and heading 0 is up. Headings go clockwise in steps of 60 degrees to 5.
 */
export interface HexDescription extends GridFields {
  readonly kind: 'hex';
  readonly orientation: Orientation;
}

const swap = ({ x, y }: Point): Point => ({ x: y, y: x });

/** Grid coordinates squeeze the hexes so that all corners are integers; `weight` undoes it. */
const POINTY: Tiling = {
  outline: [
    { x: 0, y: -2 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: 0, y: 2 },
    { x: -1, y: 1 },
    { x: -1, y: -1 },
  ],
  headings: [
    { x: 1, y: -3 },
    { x: 2, y: 0 },
    { x: 1, y: 3 },
    { x: -1, y: 3 },
    { x: -2, y: 0 },
    { x: -1, y: -3 },
  ],
  weight: { x: 3, y: 1 },
  centre: (column, row) => ({ x: 2 * column + (row & 1) + 1, y: 3 * row + 2 }),
  column: (x, y) => (x - 1 - (((y - 2) / 3) & 1)) / 2,
  row: (_, y) => (y - 2) / 3,
};

const FLAT: Tiling = {
  outline: [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
    { x: -2, y: 0 },
  ],
  headings: [
    { x: 0, y: -2 },
    { x: 3, y: -1 },
    { x: 3, y: 1 },
    { x: 0, y: 2 },
    { x: -3, y: 1 },
    { x: -3, y: -1 },
  ],
  weight: swap(POINTY.weight),
  centre: (column, row) => swap(POINTY.centre(row, column)),
  column: (x, y) => POINTY.row(y, x),
  row: (x, y) => POINTY.column(y, x),
};

export function makeHex(description: unknown): Grid {
  const input = record(description, '', [...GRID_FIELDS, 'orientation']);
  const tiling = oneOf(input.orientation, 'orientation', ORIENTATIONS) === 'pointy' ? POINTY : FLAT;
  return makeGrid('hex', input, tiling, 'single', 'closed');
}

/** Steps between two cells whose centres differ by (x, y) in the coordinates of a board with that weight. */
export function hexSteps(x: number, y: number, weight: Point): number {
  const across = Math.abs(weight.x === 3 ? x : y);
  const rows = Math.abs(weight.x === 3 ? y : x) / 3;
  return Math.max(rows, (across + rows) / 2);
}
