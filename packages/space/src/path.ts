import { type Board, checkPlace, isGrid } from './board.ts';
import { exploreGrid, gridStep } from './grid-path.ts';
import { exploreMetres, legStep } from './metres-path.ts';
import { checkCarry, type Found, limitOf, type Moving, type Step } from './moving.ts';
import { exploreRegions, linkStep } from './regions-path.ts';

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
  const { cost, places, way } = search(board, from, moving, goal);
  return {
    from,
    cost,
    places,
    path(to) {
      const found = way(to);
      return found === null ? null : walk(board, found, moving);
    },
  };
}

function search(board: Board, from: number, moving: Moving, goal: number): Found {
  if (board.kind === 'metres') return exploreMetres(board, from, moving, goal);
  return isGrid(board) ? exploreGrid(board, from, moving, goal) : exploreRegions(board, from, moving, goal);
}
