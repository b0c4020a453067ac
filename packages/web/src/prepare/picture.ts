import type { Json } from '@riposte/kernel';
import type { Under } from '../backdrop.ts';
import { pictureAddress } from '../shelf.ts';
import { type Draft, valueAt, withAt } from './document.ts';

/** Where a picture lies under a board: in cells, or for regions as a share of the whole board. */
export interface Placing {
  readonly hash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture that a fight names, where it names one. */
export function placingOf({ board }: Draft): Placing | null {
  const { hash, x, y, width, height } = (valueAt(board, ['picture']) ?? {}) as { readonly [key: string]: unknown };
  if (typeof hash !== 'string' || ![x, y, width, height].every(Number.isFinite)) return null;
  return { hash, x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

/** The same with its address. */
export function pictureOf(draft: Draft): Under | null {
  const placing = placingOf(draft);
  return placing === null ? null : { ...placing, path: pictureAddress(placing.hash) };
}

/** Rounds cells to a thousandth, the finest step that a hand can set. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Moves the picture of a fight, or removes it. */
export function withPicture(draft: Draft, placing: Placing | null): Draft {
  if (placing === null) return withAt(draft, ['board', 'picture'], undefined);
  const { hash, x, y, width, height } = placing;
  const at: Json = { hash, x: rounded(x), y: rounded(y), width: Math.max(0.05, rounded(width)), height: Math.max(0.05, rounded(height)) };
  return withAt(draft, ['board', 'picture'], at);
}

/**
 * The picture so that what was marked on it, from corner to corner in cells of the board, is one cell, on a line of the board's grid:
 * the cell that it was drawn over.
 */
export function fitted(placing: Placing, from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): Placing {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const side = (Math.abs(to.x - from.x) + Math.abs(to.y - from.y)) / 2;
  if (side < 0.05) return placing;
  const [column, row] = [Math.round(left), Math.round(top)];
  const grow = 1 / side;
  return { ...placing, x: column - (left - placing.x) * grow, y: row - (top - placing.y) * grow, width: placing.width * grow, height: placing.height * grow };
}
