import { type Board, checkPlace, isGrid, place, point, turn, unsupported } from './board.ts';
import { coveredOrNull, footprint, footprintAt, sizeOf } from './body.ts';
import { integer, refuse } from './error.ts';
import { towards } from './facing.ts';
import { type Grid, STOPS_MOVE } from './grid.ts';
import { factorAt, legPasses, type Metres } from './metres.ts';
import { length, type Point } from './plane.ts';
import type { Regions } from './regions.ts';
import { cheapest, relax, type Search, UNREACHED } from './search.ts';

/** Who moves and what is in the way. All fields may be missing. */
export interface Moving {
  /** Size of the moving body, as in `Body`. */
  readonly size?: number;
  /** The most a path may cost, in units. */
  readonly limit?: number;
  /** What an earlier part of the same movement returned: the parity of its diagonals and its last heading. 0 for a fresh start. */
  readonly carry?: number;
  /** Units added for turning, by how far: index 0 is straight on, 1 is 45 degrees on squares and metres, 60 on
   * hexes; the last entry holds for all beyond. A first step without a heading in `carry` turns nowhere. */
  readonly turning?: readonly number[];
  /** Places that cannot be entered now. Leave out the mover itself. A larger body needs all places that it covers. */
  readonly blocked?: (place: number) => boolean;
  /** Multiplies the cost of entering a place beside its terrain: an integer from 1. A larger body pays the dearest place that it covers. */
  readonly factor?: (place: number) => number;
}

export interface Step {
  readonly cost: number;
  /** Pass it as `carry` to go on with the same movement. */
  readonly carry: number;
}

export interface Path extends Step {
  /** From the start to the end; on metres the points between which it runs straight. */
  readonly places: readonly number[];
}

export interface Reach {
  readonly from: number;
  /** The least cost of getting there; `Infinity` when it cannot be reached within the limit. */
  cost(to: number): number;
  /** All places in reach with the start, in rising order; on metres those of a mesh around the start. */
  places(): number[];
  /** A cheapest path, or `null` when out of reach. */
  path(to: number): Path | null;
}

const MAX_COST = 2 ** 30;

/** Everything that can be reached from `from`. The mover may start on a blocked place. @throws BoardError `no-such-place`, `malformed` */
export function reach(board: Board, from: number, moving: Moving = {}): Reach {
  return explore(board, from, moving, -1);
}

/** The cheapest path, or `null` when there is none within the limit. @throws BoardError `no-such-place`, `malformed` */
export function cheapestPath(board: Board, from: number, to: number, moving: Moving = {}): Path | null {
  checkPlace(board, to);
  return explore(board, from, moving, to).path(to);
}

/**
 * One step: to a neighbour, or in a straight line on metres. `null` when it is not possible or dearer than the limit. On metres the ground
 * is sampled at least once in every `step` of the board.
 */
export function step(board: Board, from: number, to: number, moving: Moving = {}): Step | null {
  checkPlace(board, from);
  checkPlace(board, to);
  const carry = checkCarry(board, moving);
  const limit = limitOf(moving);
  const taken = anyStep(board, from, to, moving, carry);
  return taken !== null && taken.cost <= limit ? taken : null;
}

function anyStep(board: Board, from: number, to: number, moving: Moving, carry: number): Step | null {
  if (isGrid(board)) return gridStep(board, from, to, moving, carry);
  return board.kind === 'metres' ? legStep(board, from, to, moving, carry) : linkStep(board, from, to, moving, carry);
}

/** The cost of a whole path, step by step; `null` when a step is not possible or the limit is passed. */
export function walk(board: Board, places: readonly number[], moving: Moving = {}): Path | null {
  let cost = 0;
  let carry = checkCarry(board, moving);
  const limit = limitOf(moving);
  for (let i = 1; i < places.length; i++) {
    const taken = step(board, places[i - 1], places[i], { ...moving, carry, limit: limit - cost });
    if (taken === null) return null;
    cost += taken.cost;
    carry = taken.carry;
  }
  return { places, cost, carry };
}

function explore(board: Board, from: number, moving: Moving, goal: number): Reach {
  checkPlace(board, from);
  checkCarry(board, moving);
  if (board.kind === 'metres') return exploreMetres(board, from, moving, goal);
  return isGrid(board) ? exploreGrid(board, from, moving, goal) : exploreRegions(board, from, moving, goal);
}

function checkCarry(board: Board, moving: Moving): number {
  const headings = board.kind === 'regions' ? 0 : board.headings.length;
  return integer(moving.carry ?? 0, 'carry', 0, 2 * headings + 1);
}

function factorOf(terrain: number, at: number, moving: Moving): number {
  if (terrain === 0 || moving.blocked?.(at)) return 0;
  if (moving.factor === undefined) return terrain;
  const factor = moving.factor(at);
  if (!Number.isInteger(factor) || factor < 1) refuse('malformed', 'factor', `must be an integer from 1, not ${factor}`);
  return terrain * factor;
}

function turningCost(turning: readonly number[] | undefined, turned: number): number {
  if (turning === undefined || turning.length === 0) return 0;
  return integer(turning[Math.min(turned, turning.length - 1)], 'turning', 0, MAX_COST);
}

function limitOf(moving: Moving): number {
  const limit = moving.limit ?? MAX_COST;
  if (!(limit >= 0)) refuse('malformed', 'limit', `must be a number from 0, not ${limit}`);
  return Math.min(Math.floor(limit), MAX_COST);
}

/** The cost factor of a body that covers these cells; 0 when it cannot stand there. */
function standing(grid: Grid, cells: readonly number[] | null, moving: Moving): number {
  if (cells === null) return 0;
  let dearest = 0;
  for (const cell of cells) {
    const factor = factorOf(grid.terrain[cell], cell, moving);
    if (factor === 0) return 0;
    dearest = Math.max(dearest, factor);
  }
  return cells.length > 1 && cells.some((cell) => isTorn(grid, cell, cells)) ? 0 : dearest;
}

/** Whether a wall stands between this cell of a body and another. */
function isTorn(grid: Grid, cell: number, body: readonly number[]): boolean {
  const sides = grid.outline.length;
  const ways = grid.headings.length;
  for (let edge = 0; edge < sides; edge++) {
    const other = grid.neighbour[cell * ways + (edge * ways) / sides];
    if ((grid.edges[cell * sides + edge] & STOPS_MOVE) !== 0 && body.includes(other)) return true;
  }
  return false;
}

/** What a step by a heading costs on plain ground, what turning adds, and the carry after it. */
function priceOf(grid: Grid, way: number, carry: number, { turning }: Moving): { price: number; extra: number; carry: number } {
  const isDiagonal = grid.diagonals === 'alternating' && way % 2 === 1;
  const parity = carry & 1;
  return {
    price: grid.cellSize * (isDiagonal ? 1 + parity : 1),
    extra: carry > 1 ? turningCost(turning, turn(grid, (carry >> 1) - 1, way)) : 0,
    carry: (way + 1) * 2 + (isDiagonal ? 1 - parity : parity),
  };
}

function gridStep(grid: Grid, from: number, to: number, moving: Moving, carry: number): Step | null {
  const ways = grid.headings.length;
  const way = grid.neighbour.subarray(from * ways, from * ways + ways).indexOf(to);
  const body = way < 0 ? null : coveredOrNull(grid, { at: from, size: moving.size ?? 1 });
  if (body === null || body.some((part) => grid.open[part * ways + way] === 0)) return null;
  const factor = standing(grid, coveredOrNull(grid, { at: to, size: moving.size ?? 1 }), moving);
  const priced = priceOf(grid, way, carry, moving);
  return factor === 0 ? null : { cost: priced.price * factor + priced.extra, carry: priced.carry };
}

function exploreGrid(grid: Grid, from: number, moving: Moving, goal: number): Reach {
  const { count, neighbour, open } = grid;
  const size = sizeOf(grid, { at: from, size: moving.size ?? 1 });
  const ways = grid.headings.length;
  const parities = grid.diagonals === 'alternating' ? 2 : 1;
  // A state is a cell with what the mover remembers there: parity and, where turning costs, heading.
  const isTurning = moving.turning !== undefined;
  const memories = parities * (isTurning ? ways + 1 : 1);
  const memoryOf = (carry: number): number => (carry & (parities - 1)) + (isTurning ? (carry >> 1) * parities : 0);
  const prices = new Int32Array(memories * ways);
  const extras = new Int32Array(memories * ways);
  const after = new Int32Array(memories * ways);
  for (let i = 0; i < prices.length; i++) {
    const memory = Math.floor(i / ways);
    const priced = priceOf(grid, i % ways, Math.floor(memory / parities) * 2 + (memory % parities), moving);
    prices[i] = priced.price;
    extras[i] = priced.extra;
    after[i] = memoryOf(priced.carry);
  }
  const factors = new Int32Array(count).fill(-1);
  const shape = footprint(grid, size);
  const bodies = new Map<number, readonly number[] | null>();
  const bodyAt = (at: number): readonly number[] | null => {
    if (size === 1) return [at];
    const known = bodies.get(at);
    if (known !== undefined) return known;
    const body = footprintAt(grid, at, shape);
    bodies.set(at, body);
    return body;
  };
  const bodyPasses = (at: number, way: number): boolean => bodyAt(at)?.every((part) => open[part * ways + way] === 1) ?? false;
  const expand = (search: Search, state: number, cost: number): void => {
    const cell = Math.floor(state / memories);
    const row = (state - cell * memories) * ways;
    for (let way = 0; way < ways; way++) {
      if (open[cell * ways + way] === 0 || (size > 1 && !bodyPasses(cell, way))) continue;
      const next = neighbour[cell * ways + way];
      if (factors[next] < 0) factors[next] = standing(grid, bodyAt(next), moving);
      if (factors[next] === 0) continue;
      relax(search, next * memories + after[row + way], cost + prices[row + way] * factors[next] + extras[row + way], state);
    }
  };
  const goals = goal < 0 ? null : ([goal * memories, (goal + 1) * memories - 1] as const);
  const found = cheapest(count * memories, from * memories + memoryOf(moving.carry ?? 0), limitOf(moving), goals, expand);
  return stateReach(grid, from, moving, memories, found);
}

/** A reach over states of which `memories` in a row belong to the same place. */
function stateReach(board: Grid | Regions, from: number, moving: Moving, memories: number, { costs, parents }: Search): Reach {
  const best = (at: number): number => {
    let state = at * memories;
    for (let other = state + 1; other < (at + 1) * memories; other++) if (costs[other] < costs[state]) state = other;
    return state;
  };
  const cost = (to: number): number => {
    const least = costs[best(checkPlace(board, to))];
    return least === UNREACHED ? Number.POSITIVE_INFINITY : least;
  };
  return {
    from,
    cost,
    places: () => Array.from({ length: board.count }, (_, at) => at).filter((at) => costs[best(at)] !== UNREACHED),
    path: (to) => {
      if (cost(to) === Number.POSITIVE_INFINITY) return null;
      const places: number[] = [];
      for (let state = best(to); state >= 0; state = parents[state]) places.push(Math.floor(state / memories));
      return walk(board, places.reverse(), moving);
    },
  };
}

function linkStep(board: Regions, from: number, to: number, moving: Moving, carry: number): Step | null {
  const factor = factorOf(board.terrain[to], to, moving);
  const link = board.links[from].get(to);
  return link === undefined || factor === 0 ? null : { cost: link * factor, carry };
}

function exploreRegions(board: Regions, from: number, moving: Moving, goal: number): Reach {
  const found = cheapest(board.count, from, limitOf(moving), goal < 0 ? null : [goal, goal], (search, region, cost) => {
    for (const [next, link] of board.links[region]) {
      const factor = factorOf(board.terrain[next], next, moving);
      if (factor > 0) relax(search, next, cost + link * factor, region);
    }
  });
  return stateReach(board, from, moving, 1, found);
}

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

function legStep(board: Metres, from: number, to: number, moving: Moving, carry: number): Step | null {
  if (from === to) return { cost: 0, carry };
  const heading = towards(board, from, to);
  const turned = carry > 1 ? turningCost(moving.turning, Math.floor(turn(board, (carry >> 1) - 1, heading) / 45)) : 0;
  const cost = legCost(board, point(board, from), point(board, to), moving) + turned;
  return cost === Number.POSITIVE_INFINITY ? null : { cost, carry: (heading + 1) * 2 };
}

/**
 * Searches a mesh around the start with straight legs of any angle: what can be reached by one leg is exact, behind corners a mesh
 * point takes over the parent of the one it is reached from where the straight way is cheaper, which is close to the shortest.
 */
function exploreMetres(board: Metres, from: number, moving: Moving, goal: number): Reach {
  if (moving.turning !== undefined) unsupported(board, 'a search with turning costs');
  const limit = limitOf(moving);
  const start = point(board, from);
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
  const origin = up * columns + left;
  const direct = goal < 0 ? Number.POSITIVE_INFINITY : legCost(board, start, point(board, goal), moving);
  const found = cheapest(columns * rows, origin, Math.min(limit, direct), null, (search, state, cost) => {
    const { costs, parents } = search;
    if (state === origin) {
      for (let next = 0; next < columns * rows; next++) {
        const end = at(next);
        if (length(end.x - start.x, end.y - start.y) <= Math.min(limit, direct)) relax(search, next, legCost(board, start, end, moving), origin);
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
  /** The last mesh point before `to` (-1 for a direct leg) and the whole cost. */
  const arrive = (to: number): { readonly via: number; readonly cost: number } => {
    const end = point(board, to);
    const x = (end.x - start.x) / board.step;
    const y = (end.y - start.y) / board.step;
    if (Number.isInteger(x) && Number.isInteger(y)) {
      const mesh = (y + up) * columns + x + left;
      return { via: found.parents[mesh], cost: found.costs[mesh] === UNREACHED ? Number.POSITIVE_INFINITY : found.costs[mesh] };
    }
    let best = { via: -1, cost: legCost(board, start, end, moving) };
    for (const mesh of around(Math.floor(x) + left, Math.floor(y) + up, 0)) {
      for (const via of [found.parents[mesh], mesh]) {
        if (via < 0 || found.costs[via] === UNREACHED) continue;
        const cost = found.costs[via] + legCost(board, at(via), end, moving);
        if (cost < best.cost) best = { via, cost };
      }
    }
    return best.cost > limit ? { via: -1, cost: Number.POSITIVE_INFINITY } : best;
  };
  return {
    from,
    cost: (to) => arrive(checkPlace(board, to)).cost,
    places: () =>
      Array.from(found.costs.keys())
        .filter((i) => found.costs[i] !== UNREACHED)
        .map((i) => place(board, at(i).x, at(i).y)),
    path: (to) => {
      if (to === from) return { places: [from], cost: 0, carry: moving.carry ?? 0 };
      const { via, cost } = arrive(checkPlace(board, to));
      if (cost === Number.POSITIVE_INFINITY) return null;
      const places = [to];
      for (let mesh = via; mesh >= 0; mesh = found.parents[mesh]) places.push(place(board, at(mesh).x, at(mesh).y));
      if (places[places.length - 1] !== from) places.push(from);
      return walk(board, places.reverse(), moving);
    },
  };
}
