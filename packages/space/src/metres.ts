import { integer, list, MAX_PLACES, oneOf, pair, record, refuse, text } from './error.ts';
import { STOP_BITS, STOPS, STOPS_MOVE, type Stops } from './grid.ts';
import { crosses, isNear, type Point } from './plane.ts';

export interface MetresWall {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** `all` when missing. */
  readonly stops?: Stops;
}

/** Ground inside a polygon of at least three corners; leaving its edge out or in is decided by the even-odd rule. */
export interface MetresTerrain {
  readonly area: readonly (readonly [number, number])[];
  /** 1 to 1,000; areas that overlap multiply. */
  readonly factor: number;
}

/**
 * A board without a grid, as plain data. A place is a point with integer coordinates, 0 to `width` and 0 to `height`, written as one
 * integer `y * (width + 1) + x` (see `place` and `point`). Headings are whole degrees clockwise from up, 0 to 359.
 */
export interface MetresDescription {
  readonly kind: 'metres';
  readonly width: number;
  readonly height: number;
  /** The mesh of path searches in units, 250 when missing (for millimetres): a way round a corner comes out up to two steps too long. */
  readonly step?: number;
  /** `mm` when missing. */
  readonly unit?: string;
  readonly walls?: readonly MetresWall[];
  readonly terrain?: readonly MetresTerrain[];
}

interface Segment {
  readonly a: Point;
  readonly b: Point;
  readonly bits: number;
}

/** A compiled gridless board. Make it with `makeBoard`; treat it as read-only. */
export interface Metres {
  readonly kind: 'metres';
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** How many places there are. */
  readonly count: number;
  readonly weight: Point;
  readonly headings: readonly Point[];
  readonly walls: readonly Segment[];
  readonly terrain: readonly { readonly corners: readonly Point[]; readonly factor: number }[];
}

const MAX_SIDE = 16_000_000;
const DEGREE_VECTORS: readonly Point[] = Array.from({ length: 360 }, (_, degree) => ({
  x: Math.round(1e6 * Math.sin((degree * Math.PI) / 180)),
  y: -Math.round(1e6 * Math.cos((degree * Math.PI) / 180)),
}));

export function makeMetres(description: unknown): Metres {
  const input = record(description, '', ['kind', 'width', 'height', 'step', 'unit', 'walls', 'terrain']);
  const width = integer(input.width, 'width', 1, MAX_SIDE);
  const height = integer(input.height, 'height', 1, MAX_SIDE);
  const step = integer(input.step ?? 250, 'step', 1, MAX_SIDE);
  const mesh = (Math.floor(width / step) + 1) * (Math.floor(height / step) + 1);
  if (mesh > MAX_PLACES) refuse('too-large', 'step', `a mesh of ${mesh} points is more than ${MAX_PLACES}`);
  const corner = (value: unknown, path: string): Point => {
    const [x, y] = pair(value, path);
    return { x: integer(x, `${path}/0`, 0, width), y: integer(y, `${path}/1`, 0, height) };
  };
  return {
    kind: 'metres',
    unit: text(input.unit, 'unit', 'mm'),
    width,
    height,
    step,
    count: (width + 1) * (height + 1),
    weight: { x: 1, y: 1 },
    headings: DEGREE_VECTORS,
    walls: list(input.walls, 'walls').map((entry, i) => {
      const wall = record(entry, `walls/${i}`, ['from', 'to', 'stops']);
      const bits = STOP_BITS[oneOf(wall.stops, `walls/${i}/stops`, STOPS, 'all')];
      return { a: corner(wall.from, `walls/${i}/from`), b: corner(wall.to, `walls/${i}/to`), bits };
    }),
    terrain: list(input.terrain, 'terrain').map((entry, i) => {
      const ground = record(entry, `terrain/${i}`, ['area', 'factor']);
      const corners = list(ground.area, `terrain/${i}/area`).map((each, j) => corner(each, `terrain/${i}/area/${j}`));
      if (corners.length < 3) refuse('malformed', `terrain/${i}/area`, 'must have at least three corners');
      return { corners, factor: integer(ground.factor, `terrain/${i}/factor`, 1, 1000) };
    }),
  };
}

/** The product of the factors of all areas around the point. */
export function factorAt(board: Metres, point: Point): number {
  let factor = 1;
  for (const ground of board.terrain) if (isInside(point, ground.corners)) factor *= ground.factor;
  return factor;
}

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length];
    if (a.y > y === b.y > y) return;
    const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    if (side > 0 === b.y > a.y) inside = !inside;
  });
  return inside;
}

/** Whether a disc of that diameter can move straight from `from` to `to`: it may touch walls, not overlap them; a point stays off them. */
export function legPasses(board: Metres, from: Point, to: Point, diameter: number): boolean {
  // Half a unit at least: no way may lead onto a wall and off it on the other side.
  const radius = Math.max(diameter, 1) / 2;
  const left = Math.min(from.x, to.x) - radius;
  const right = Math.max(from.x, to.x) + radius;
  const top = Math.min(from.y, to.y) - radius;
  const bottom = Math.max(from.y, to.y) + radius;
  for (const { a, b, bits } of board.walls) {
    if ((bits & STOPS_MOVE) === 0 || (a.x < left && b.x < left) || (a.x > right && b.x > right)) continue;
    if ((a.y < top && b.y < top) || (a.y > bottom && b.y > bottom)) continue;
    if (isNear(from, a, b, radius) || isNear(to, a, b, radius) || isNear(a, from, to, radius) || isNear(b, from, to, radius)) return false;
    if (crosses(from, to, a, b, 1)) return false;
  }
  return true;
}
