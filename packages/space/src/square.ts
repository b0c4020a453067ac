import { oneOf, record } from './error.ts';
import { CORNERS, type Corners, DIAGONALS, type Diagonals, GRID_FIELDS, type Grid, type GridFields, makeGrid, type Tiling } from './grid.ts';

/** A square grid as plain data. Headings: 0 up, then clockwise in steps of 45 degrees to 7. */
export interface SquareDescription extends GridFields {
  readonly kind: 'square';
  /** `alternating` when missing. */
  readonly diagonals?: Diagonals;
  /** `closed` when missing. */
  readonly corners?: Corners;
}

const SQUARE: Tiling = {
  outline: [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
  headings: [
    { x: 0, y: -2 },
    { x: 2, y: -2 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
    { x: -2, y: 2 },
    { x: -2, y: 0 },
    { x: -2, y: -2 },
  ],
  weight: { x: 1, y: 1 },
  centre: (column, row) => ({ x: 2 * column + 1, y: 2 * row + 1 }),
  column: (x) => (x - 1) / 2,
  row: (_, y) => (y - 1) / 2,
};

export function makeSquare(description: unknown): Grid {
  const input = record(description, '', [...GRID_FIELDS, 'diagonals', 'corners']);
  const diagonals = oneOf(input.diagonals, 'diagonals', DIAGONALS, 'alternating');
  return makeGrid('square', input, SQUARE, diagonals, oneOf(input.corners, 'corners', CORNERS, 'closed'));
}

/** Steps between two cells whose centres differ by (x, y); an alternating count begins with a diagonal that counts 1. */
export function squareSteps(x: number, y: number, diagonals: Diagonals): number {
  const columns = Math.abs(x) / 2;
  const rows = Math.abs(y) / 2;
  const diagonal = Math.min(columns, rows);
  return Math.max(columns, rows) + (diagonals === 'alternating' ? Math.floor(diagonal / 2) : 0);
}
