import type { Board } from './board.ts';
import { integer, refuse } from './error.ts';

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

/** What a search has found. */
export interface Found {
  /** The least cost of getting there; `Infinity` when it cannot be reached within the limit. */
  cost(to: number): number;
  /** All places in reach with the start. */
  places(): number[];
  /** The places of a cheapest path with both ends, or `null` when out of reach. */
  way(to: number): number[] | null;
}

const MAX_COST = 2 ** 30;

/** What is carried over from an earlier part, if a board of this kind can have left it. @throws BoardError `malformed` */
export function checkCarry(board: Board, moving: Moving): number {
  const headings = board.kind === 'regions' ? 0 : board.headings.length;
  return integer(moving.carry ?? 0, 'carry', 0, 2 * headings + 1);
}

/** What entering a place multiplies the cost by: its terrain times the mover's factor; 0 when it cannot be entered. @throws BoardError `malformed` */
export function factorOf(terrain: number, at: number, moving: Moving): number {
  if (terrain === 0 || moving.blocked?.(at)) return 0;
  if (moving.factor === undefined) return terrain;
  const factor = moving.factor(at);
  if (!Number.isInteger(factor) || factor < 1) refuse('malformed', 'factor', `must be an integer from 1, not ${factor}`);
  return terrain * factor;
}

/** Units added for a turn by so many steps of heading. @throws BoardError `malformed` */
export function turningCost(turning: readonly number[] | undefined, turned: number): number {
  if (turning === undefined || turning.length === 0) return 0;
  return integer(turning[Math.min(turned, turning.length - 1)], 'turning', 0, MAX_COST);
}

/** The most that a path may cost, in whole units. @throws BoardError `malformed` */
export function limitOf(moving: Moving): number {
  const limit = moving.limit ?? MAX_COST;
  if (!(limit >= 0)) refuse('malformed', 'limit', `must be a number from 0, not ${limit}`);
  return Math.min(Math.floor(limit), MAX_COST);
}
