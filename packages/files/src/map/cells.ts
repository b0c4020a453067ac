import { lengthOf, type Piece, type Spot } from './lines.ts';

/** A grid of squares, or of hexes with a corner up, every second row half a cell to the right. The unit is the width of a cell. */
export interface Cells {
  readonly kind: 'square' | 'hex-pointy';
  readonly width: number;
  readonly height: number;
}

/** From one row of hexes to the next. */
export const HEX_ROW = Math.sqrt(3) / 2;

/** The middle of a cell. */
function centreOf({ kind, width }: Cells, cell: number): Spot {
  const [column, row] = [cell % width, Math.floor(cell / width)];
  if (kind === 'square') return { x: column + 0.5, y: row + 0.5 };
  return { x: column + 0.5 + (row % 2) / 2, y: HEX_ROW * row + 1 / Math.sqrt(3) };
}

/** The cells around one, those across a corner too. */
export function around({ kind, width, height }: Cells, cell: number): number[] {
  const [column, row] = [cell % width, Math.floor(cell / width)];
  const shift = row % 2;
  const steps =
    kind === 'square'
      ? [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] // prettier-ignore
      : [
          [1, 0],
          [-1, 0],
          [shift - 1, 1],
          [shift, 1],
          [shift - 1, -1],
          [shift, -1],
        ]; // prettier-ignore
  return steps.flatMap(([dx, dy]) => {
    const [x, y] = [column + dx, row + dy];
    return x < 0 || y < 0 || x >= width || y >= height ? [] : [y * width + x];
  });
}

/** Whether two cells share an edge, and not a corner alone. */
const shareEdge = ({ kind, width }: Cells, a: number, b: number): boolean =>
  kind === 'hex-pointy' || a % width === b % width || Math.floor(a / width) === Math.floor(b / width);

/** Edges are as many as cells at most times this. */
const edgeKey = (cells: Cells, a: number, b: number): number => Math.min(a, b) * cells.width * cells.height + Math.max(a, b);

/**
 * What stands a hair to the right of where it is drawn, and lower: so a line through the middle of cells is on one side of all of them.
 * Coordinates are rounded first, so that noise of a writer does not make steps of a straight wall.
 */
const GRAIN = 64;
const nudged = ({ x, y }: Spot): Spot => ({ x: Math.round(x * GRAIN) / GRAIN + 1 / 1021, y: Math.round(y * GRAIN) / GRAIN + 1 / 509 });

/** The edges that walls close: a wall stands between two cells where it crosses the straight line between their middles. */
export function edgesUnder(cells: Cells, pieces: readonly Piece[]): (readonly [number, number])[] {
  const found = new Map<number, readonly [number, number]>();
  for (const whole of pieces) {
    const [a, b] = [nudged(whole[0]), nudged(whole[1])];
    const parts = Math.max(1, Math.ceil(lengthOf([a, b])));
    const at = (i: number): Spot => ({ x: a.x + ((b.x - a.x) * i) / parts, y: a.y + ((b.y - a.y) * i) / parts });
    for (let i = 0; i < parts; i++) {
      const part: Piece = [at(i), at(i + 1)];
      for (const cell of near(cells, part))
        for (const other of around(cells, cell)) {
          if (other < cell || !shareEdge(cells, cell, other) || !cross(part, [centreOf(cells, cell), centreOf(cells, other)])) continue;
          found.set(edgeKey(cells, cell, other), [cell, other]);
        }
    }
  }
  return [...found.values()].sort(([a, b], [c, d]) => a - c || b - d);
}

/** The cells whose middles lie within two of a short piece. */
function near({ kind, width, height }: Cells, [a, b]: Piece): number[] {
  const down = kind === 'square' ? 1 : HEX_ROW;
  const [left, right] = [Math.floor(Math.min(a.x, b.x)) - 2, Math.ceil(Math.max(a.x, b.x)) + 1];
  const [top, bottom] = [Math.floor(Math.min(a.y, b.y) / down) - 2, Math.ceil(Math.max(a.y, b.y) / down) + 1];
  const cells: number[] = [];
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++) cells.push(y * width + x);
  return cells;
}

const side = (a: Spot, b: Spot, { x, y }: Spot): number => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

const cross = ([a, b]: Piece, [c, d]: Piece): boolean => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) <= 0;

/**
 * Walls for boards on which a wall fills a cell: of the two cells beside an edge the one that belongs to the larger room, so that rooms
 * and corridors keep the size that they are drawn with. `shut` are edges that part rooms without being filled: doors. Corners are
 * closed where one could slip through between two walls.
 */
export function solidBeside(cells: Cells, edges: readonly (readonly [number, number])[], shut: readonly (readonly [number, number])[]): number[] {
  const closed = new Set([...edges, ...shut].map(([a, b]) => edgeKey(cells, a, b)));
  const { roomOf, sizes } = roomsIn(cells, closed);
  const larger = (a: number, b: number): number => (sizes[roomOf[b]] > sizes[roomOf[a]] ? b : a);
  const solid = new Set<number>();
  for (const [a, b] of edges) if (!solid.has(a) && !solid.has(b)) solid.add(larger(a, b));
  if (cells.kind !== 'square') return [...solid].sort((a, b) => a - b);
  for (const edge of edges)
    for (const cell of edge)
      for (const other of around(cells, cell)) {
        if (shareEdge(cells, cell, other) || solid.has(cell) || solid.has(other) || roomOf[cell] === roomOf[other]) continue;
        const [corner, across] = [
          Math.floor(cell / cells.width) * cells.width + (other % cells.width),
          Math.floor(other / cells.width) * cells.width + (cell % cells.width),
        ];
        if (solid.has(corner) && solid.has(across)) solid.add(larger(cell, other));
      }
  return [...solid].sort((a, b) => a - b);
}

/** The rooms of a board: which cells hang together, and how large each room is. What touches the edge of the board is outside, and largest. */
function roomsIn(cells: Cells, closed: ReadonlySet<number>): { readonly roomOf: Int32Array; readonly sizes: readonly number[] } {
  const count = cells.width * cells.height;
  const roomOf = new Int32Array(count).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < count; start++) {
    if (roomOf[start] >= 0) continue;
    const rim = [start];
    roomOf[start] = sizes.length;
    let [size, isOutside] = [0, false];
    for (let cell = rim.pop(); cell !== undefined; cell = rim.pop()) {
      size++;
      const [column, row] = [cell % cells.width, Math.floor(cell / cells.width)];
      isOutside ||= column === 0 || row === 0 || column === cells.width - 1 || row === cells.height - 1;
      for (const other of around(cells, cell)) {
        if (roomOf[other] >= 0 || !shareEdge(cells, cell, other) || closed.has(edgeKey(cells, cell, other))) continue;
        roomOf[other] = sizes.length;
        rim.push(other);
      }
    }
    sizes.push(isOutside ? count + size : size);
  }
  return { roomOf, sizes };
}

/** The edge that two cells share, as a piece of a wall. */
export function edgeLine(cells: Cells, a: number, b: number): Piece {
  const [from, to] = [centreOf(cells, a), centreOf(cells, b)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = cells.kind === 'square' ? 0.5 : 0.5 / Math.sqrt(3);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(-(to.y - from.y) / far) * half, ((to.x - from.x) / far) * half];
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return [
    { x: rounded(middle.x - dx), y: rounded(middle.y - dy) },
    { x: rounded(middle.x + dx), y: rounded(middle.y + dy) },
  ];
}

/** The edges of a cell to others and to the outside that do not fulfil something: the outline of a group of cells. */
export function outlineOf(cells: Cells, group: ReadonlySet<number>): Piece[] {
  return [...group].flatMap((cell) =>
    around(cells, cell).flatMap((other) => (shareEdge(cells, cell, other) && !group.has(other) ? [edgeLine(cells, cell, other)] : [])),
  );
}
