import { integer, list, MAX_PLACES, oneOf, pair, record, refuse, text } from './error.ts';
import type { Point } from './plane.ts';

/**
 * What a wall stops: `all` stops moving, sight and cover lines; `move` is a fence one sees through; `sight` is a curtain;
 * `cover` is a low wall that neither stops steps nor sight but counts when cover is measured.
 */
export const STOPS = ['all', 'move', 'sight', 'cover'] as const;
export type Stops = (typeof STOPS)[number];

export const STOPS_MOVE = 1;
export const STOPS_SIGHT = 2;
export const STOPS_COVER = 4;
export const STOP_BITS: Readonly<Record<Stops, number>> = {
  all: STOPS_MOVE | STOPS_SIGHT | STOPS_COVER,
  move: STOPS_MOVE,
  sight: STOPS_SIGHT | STOPS_COVER,
  cover: STOPS_COVER,
};

/** When a diagonal step passes a corner at which walls or solid cells stand: if both ways round it are open (`closed`), or if one is (`open`). */
export const CORNERS = ['closed', 'open'] as const;
export type Corners = (typeof CORNERS)[number];

/** How diagonal steps count: every second as 2 (`alternating`), or each as 1 (`single`). */
export const DIAGONALS = ['alternating', 'single'] as const;
export type Diagonals = (typeof DIAGONALS)[number];

/** A wall on the edge between two cells that share that edge. */
export interface GridWall {
  readonly between: readonly [number, number];
  /** `all` when missing. */
  readonly stops?: Stops;
}

/** What square and hex boards have in common. Cells are numbered row by row from the upper left: `row * width + column`. */
export interface GridFields {
  readonly width: number;
  readonly height: number;
  /** Units from one cell to the next, 1 to 10,000; 1 when missing. All distances and costs are multiples of it. */
  readonly cellSize?: number;
  /** The name of the unit, for people. `cell` when missing. */
  readonly unit?: string;
  readonly walls?: readonly GridWall[];
  /** Cells that nobody enters or sees through. */
  readonly solid?: readonly number[];
  /** `[cell, factor]`: entering the cell costs `factor` times as much, 1 to 1,000. Entries for the same cell multiply. */
  readonly terrain?: readonly (readonly [number, number])[];
}

/** The shape of one cell and how cells lie together, in integer grid coordinates. */
export interface Tiling {
  /** The corners of a cell from its centre, clockwise. Edge i runs from corner i to corner i + 1. */
  readonly outline: readonly Point[];
  /** From a centre to the next ones, clockwise; the index is the heading. */
  readonly headings: readonly Point[];
  /** Squared true length of (x, y) is in proportion to `weight.x * x² + weight.y * y²`. */
  readonly weight: Point;
  centre(column: number, row: number): Point;
  column(x: number, y: number): number;
  row(x: number, y: number): number;
}

/** A compiled square or hex board. Make it with `makeBoard`; treat it as read-only. */
export interface Grid extends Tiling {
  readonly kind: 'square' | 'hex';
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly cellSize: number;
  readonly diagonals: Diagonals;
  /** Per cell and heading: the cell there, or -1 off the board. */
  readonly neighbour: Int32Array;
  /** Per cell and heading: 1 when a step passes. */
  readonly open: Uint8Array;
  /** Per cell and edge: STOPS bits. */
  readonly edges: Uint8Array;
  /** Per cell: the cost factor, 0 for solid. */
  readonly terrain: Int32Array;
  readonly centreX: Int32Array;
  readonly centreY: Int32Array;
}

export const GRID_FIELDS = ['kind', 'width', 'height', 'cellSize', 'unit', 'walls', 'solid', 'terrain'];
const MAX_FACTOR = 1000;

/** Multiplies the listed factors into `terrain`. */
export function applyTerrain(value: unknown, terrain: Int32Array): void {
  list(value, 'terrain').forEach((entry, i) => {
    const [place, factor] = pair(entry, `terrain/${i}`);
    const cell = integer(place, `terrain/${i}/0`, 0, terrain.length - 1);
    const product = terrain[cell] * integer(factor, `terrain/${i}/1`, 1, MAX_FACTOR);
    terrain[cell] = integer(product, `terrain/${i}`, 0, MAX_FACTOR * MAX_FACTOR);
  });
}

export function makeGrid(kind: Grid['kind'], input: Readonly<Record<string, unknown>>, tiling: Tiling, diagonals: Diagonals, corners: Corners): Grid {
  const width = integer(input.width, 'width', 1, MAX_PLACES);
  const height = integer(input.height, 'height', 1, MAX_PLACES);
  const count = width * height;
  if (count > MAX_PLACES) refuse('too-large', 'width', `${count} cells are more than ${MAX_PLACES}`);
  const ways = tiling.headings.length;
  const sides = tiling.outline.length;
  const perEdge = ways / sides;
  const grid: Grid = {
    // Written out: after a spread every board would have its own hidden class, and all readers would slow down.
    outline: tiling.outline,
    headings: tiling.headings,
    weight: tiling.weight,
    centre: tiling.centre,
    column: tiling.column,
    row: tiling.row,
    kind,
    width,
    height,
    count,
    diagonals,
    cellSize: integer(input.cellSize ?? 1, 'cellSize', 1, 10_000),
    unit: text(input.unit, 'unit', 'cell'),
    neighbour: new Int32Array(count * ways),
    open: new Uint8Array(count * ways),
    edges: new Uint8Array(count * sides),
    terrain: new Int32Array(count).fill(1),
    centreX: new Int32Array(count),
    centreY: new Int32Array(count),
  };
  for (let cell = 0; cell < count; cell++) {
    const centre = tiling.centre(cell % width, Math.floor(cell / width));
    grid.centreX[cell] = centre.x;
    grid.centreY[cell] = centre.y;
    for (let way = 0; way < ways; way++) {
      grid.neighbour[cell * ways + way] = cellAt(grid, centre.x + tiling.headings[way].x, centre.y + tiling.headings[way].y);
    }
  }
  applyTerrain(input.terrain, grid.terrain);
  list(input.solid, 'solid').forEach((cell, i) => {
    grid.terrain[integer(cell, `solid/${i}`, 0, count - 1)] = 0;
  });
  list(input.walls, 'walls').forEach((entry, i) => {
    const wall = record(entry, `walls/${i}`, ['between', 'stops']);
    const ends = pair(wall.between, `walls/${i}/between`).map((end) => integer(end, `walls/${i}/between`, 0, count - 1));
    const bits = STOP_BITS[oneOf(wall.stops, `walls/${i}/stops`, STOPS, 'all')];
    const edge = edgeBetween(grid, ends[0], ends[1]);
    if (edge < 0) refuse('malformed', `walls/${i}/between`, 'must be two cells that share an edge');
    grid.edges[ends[0] * sides + edge] |= bits;
    grid.edges[ends[1] * sides + ((edge + sides / 2) % sides)] |= bits;
  });
  for (let cell = 0; cell < count; cell++) {
    for (let way = 0; way < ways; way++) {
      const passes = way % perEdge === 0 ? edgePasses(grid, cell, way / perEdge) : cornerPasses(grid, cell, way, corners);
      grid.open[cell * ways + way] = passes ? 1 : 0;
    }
  }
  return grid;
}

/** The cell with that centre, or -1. */
export function cellAt(grid: Pick<Grid, 'width' | 'height' | 'column' | 'row'>, x: number, y: number): number {
  const column = grid.column(x, y);
  const row = grid.row(x, y);
  return column < 0 || row < 0 || column >= grid.width || row >= grid.height ? -1 : row * grid.width + column;
}

/** The edge of `from` that `to` shares, or -1. */
export function edgeBetween(grid: Grid, from: number, to: number): number {
  const ways = grid.headings.length;
  const perEdge = ways / grid.outline.length;
  return grid.outline.findIndex((_, edge) => grid.neighbour[from * ways + edge * perEdge] === to);
}

function edgePasses(grid: Grid, cell: number, edge: number): boolean {
  const sides = grid.outline.length;
  const next = grid.neighbour[cell * grid.headings.length + edge * (grid.headings.length / sides)];
  return next >= 0 && grid.terrain[next] > 0 && (grid.edges[cell * sides + edge] & STOPS_MOVE) === 0;
}

function cornerPasses(grid: Grid, cell: number, way: number, corners: Corners): boolean {
  const ways = grid.headings.length;
  const before = (way - 1) / 2;
  const after = (before + 1) % 4;
  const viaBefore = grid.neighbour[cell * ways + 2 * before];
  const viaAfter = grid.neighbour[cell * ways + 2 * after];
  if (grid.neighbour[cell * ways + way] < 0) return false;
  const oneWay = edgePasses(grid, cell, before) && edgePasses(grid, viaBefore, after);
  const otherWay = edgePasses(grid, cell, after) && edgePasses(grid, viaAfter, before);
  return corners === 'closed' ? oneWay && otherWay : oneWay || otherWay;
}
