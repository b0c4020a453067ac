import { turn } from './board.ts';
import { coveredOrNull, footprint, footprintAt, sizeOf } from './body.ts';
import { type Grid, STOPS_MOVE } from './grid.ts';
import { type Found, factorOf, limitOf, type Moving, type Step, turningCost } from './moving.ts';
import { cheapest, relax, type Search } from './search.ts';
import { overStates } from './states.ts';

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

/** A step to a neighbour on a grid; `null` when the body does not get there. */
export function gridStep(grid: Grid, from: number, to: number, moving: Moving, carry: number): Step | null {
  const ways = grid.headings.length;
  const way = grid.neighbour.subarray(from * ways, from * ways + ways).indexOf(to);
  const body = way < 0 ? null : coveredOrNull(grid, { at: from, size: moving.size ?? 1 });
  if (body === null || body.some((part) => grid.open[part * ways + way] === 0)) return null;
  const factor = standing(grid, coveredOrNull(grid, { at: to, size: moving.size ?? 1 }), moving);
  const priced = priceOf(grid, way, carry, moving);
  return factor === 0 ? null : { cost: priced.price * factor + priced.extra, carry: priced.carry };
}

/** Searches a grid from a cell, up to a goal or (-1) everywhere within the limit. */
export function exploreGrid(grid: Grid, from: number, moving: Moving, goal: number): Found {
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
  return overStates(grid, memories, found);
}
