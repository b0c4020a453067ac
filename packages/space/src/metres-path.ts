import { checkPlace, place, point, turn, unsupported } from './board.ts';
import { towards } from './facing.ts';
import { factorAt, legPasses, type Metres } from './metres.ts';
import { type Found, factorOf, limitOf, type Moving, type Step, turningCost } from './moving.ts';
import { length, type Point } from './plane.ts';
import { cheapest, relax, UNREACHED } from './search.ts';

function legCost(board: Metres, from: Point, to: Point, moving: Moving): number {
  if (!legPasses(board, from, to, moving.size ?? 0)) return Number.POSITIVE_INFINITY;
  const x = to.x - from.x;
  const y = to.y - from.y;
  const whole = length(x, y);
  if (board.terrain.length === 0 && moving.blocked === undefined && moving.factor === undefined) return whole;
  const samples = Math.max(1, Math.ceil(whole / board.step));
  let cost = 0;
  let done = 0;
  const at = (part: number): Point => ({ x: from.x + Math.round((x * part) / samples), y: from.y + Math.round((y * part) / samples) });
  for (let i = 1; i <= samples; i++) {
    const middle = at(i - 0.5);
    const end = at(i);
    const factor = factorOf(factorAt(board, middle), place(board, middle.x, middle.y), moving);
    if (factor === 0 || moving.blocked?.(place(board, end.x, end.y))) return Number.POSITIVE_INFINITY;
    const far = Math.round((whole * i) / samples);
    cost += (far - done) * factor;
    done = far;
  }
  return cost;
}

/** A straight leg; `null` when it is blocked. */
export function legStep(board: Metres, from: number, to: number, moving: Moving, carry: number): Step | null {
  if (from === to) return { cost: 0, carry };
  const heading = towards(board, from, to);
  const turned = carry > 1 ? turningCost(moving.turning, Math.floor(turn(board, (carry >> 1) - 1, heading) / 45)) : 0;
  const cost = legCost(board, point(board, from), point(board, to), moving) + turned;
  return cost === Number.POSITIVE_INFINITY ? null : { cost, carry: (heading + 1) * 2 };
}

/** The points of a board that are whole steps from the start, row by row; `left` of it stand so many in a row, `up` so many rows. */
function meshAround(board: Metres, start: Point) {
  const left = Math.floor(start.x / board.step);
  const up = Math.floor(start.y / board.step);
  const columns = left + 1 + Math.floor((board.width - start.x) / board.step);
  const rows = up + 1 + Math.floor((board.height - start.y) / board.step);
  const at = (i: number): Point => ({ x: start.x + ((i % columns) - left) * board.step, y: start.y + (Math.floor(i / columns) - up) * board.step });
  const around = (column: number, row: number, radius: number): number[] => {
    const near: number[] = [];
    for (let r = Math.max(0, row - radius); r <= Math.min(rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - radius); c <= Math.min(columns - 1, column + 1); c++) near.push(r * columns + c);
    }
    return near;
  };
  return { left, up, columns, rows, at, around };
}

type Mesh = ReturnType<typeof meshAround>;

/** The cheapest ways from the start to the points of its mesh, as far as the limit. */
function searchMesh(board: Metres, start: Point, { up, columns, rows, left, at, around }: Mesh, moving: Moving, limit: number) {
  const origin = up * columns + left;
  return cheapest(columns * rows, origin, limit, null, (search, state, cost) => {
    const { costs, parents } = search;
    if (state === origin) {
      for (let next = 0; next < columns * rows; next++) {
        const end = at(next);
        if (length(end.x - start.x, end.y - start.y) <= limit) relax(search, next, legCost(board, start, end, moving), origin);
      }
      return;
    }
    const parent = parents[state];
    for (const next of around(state % columns, Math.floor(state / columns), 1)) {
      if (costs[next] <= cost) continue;
      const bent = cost + legCost(board, at(state), at(next), moving);
      const straight = parent === origin ? Number.POSITIVE_INFINITY : costs[parent] + legCost(board, at(parent), at(next), moving);
      if (straight >= cost && straight <= bent) relax(search, next, straight, parent);
      else relax(search, next, bent, state);
    }
  });
}

/** The last mesh point on the way to a place (-1 for a direct leg) and the whole cost. */
interface Arrival {
  readonly via: number;
  readonly cost: number;
}

function arriving(
  board: Metres,
  start: Point,
  { up, columns, left, at, around }: Mesh,
  moving: Moving,
  found: ReturnType<typeof searchMesh>,
  limit: number,
  end: Point,
): Arrival {
  const x = (end.x - start.x) / board.step;
  const y = (end.y - start.y) / board.step;
  if (Number.isInteger(x) && Number.isInteger(y)) {
    const node = (y + up) * columns + x + left;
    return { via: found.parents[node], cost: found.costs[node] === UNREACHED ? Number.POSITIVE_INFINITY : found.costs[node] };
  }
  const straight = legCost(board, start, end, moving);
  let best = { via: -1, cost: straight };
  for (const node of around(Math.floor(x) + left, Math.floor(y) + up, 0)) {
    // A search for this goal alone went no farther either, and both must say the same.
    if (found.costs[node] > straight) continue;
    for (const via of [found.parents[node], node]) {
      if (via < 0 || found.costs[via] === UNREACHED) continue;
      const cost = found.costs[via] + legCost(board, at(via), end, moving);
      if (cost < best.cost) best = { via, cost };
    }
  }
  return best.cost > limit ? { via: -1, cost: Number.POSITIVE_INFINITY } : best;
}

/**
 * Searches a mesh around the start with straight legs of any angle: what can be reached by one leg is exact, behind corners a mesh
 * point takes over the parent of the one it is reached from where the straight way is cheaper, which is close to the shortest.
 */
export function exploreMetres(board: Metres, from: number, moving: Moving, goal: number): Found {
  if (moving.turning !== undefined) unsupported(board, 'a search with turning costs');
  const limit = limitOf(moving);
  const start = point(board, from);
  const mesh = meshAround(board, start);
  const { at } = mesh;
  const direct = goal < 0 ? Number.POSITIVE_INFINITY : legCost(board, start, point(board, goal), moving);
  const found = searchMesh(board, start, mesh, moving, Math.min(limit, direct));
  const arrive = (to: number): Arrival => arriving(board, start, mesh, moving, found, limit, point(board, to));
  return {
    cost: (to) => arrive(checkPlace(board, to)).cost,
    places: () =>
      Array.from(found.costs.keys())
        .filter((i) => found.costs[i] !== UNREACHED)
        .map((i) => place(board, at(i).x, at(i).y)),
    way: (to) => {
      if (to === from) return [from];
      const { via, cost } = arrive(checkPlace(board, to));
      if (cost === Number.POSITIVE_INFINITY) return null;
      const back: number[] = [];
      for (let node = via; node >= 0; node = found.parents[node]) back.push(place(board, at(node).x, at(node).y));
      return [...(back.at(-1) === from ? [] : [from]), ...back.reverse(), to];
    },
  };
}
