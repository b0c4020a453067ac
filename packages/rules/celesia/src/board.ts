import type { Id, View } from '@riposte/kernel';
import { alive } from './conditions.ts';
import { fighter, scene } from './fighter.ts';

/** A square of 5 ft, counted from the north-west corner of the board. */
export type Square = { readonly x: number; readonly y: number };

const MEDIUM = 4;

/** Squares along one side of a creature's space. */
export const side = (size: number): number => (size <= MEDIUM ? 1 : size - MEDIUM + 1);

/** Squares from one space to the other, 1 = adjacent; diagonals count one. */
export function squaresBetween(view: View, a: Id, b: Id): number {
  const one = fighter(view, a);
  const other = fighter(view, b);
  return Math.max(gap(one.x, side(one.size), other.x, side(other.size)), gap(one.y, side(one.size), other.y, side(other.size)));
}

function gap(a: number, lengthA: number, b: number, lengthB: number): number {
  return Math.max(0, b - (a + lengthA - 1), a - (b + lengthB - 1));
}

/** The squares to which one step leads from a square: on the board and free of everybody else. */
export function steps(view: View, who: Id, from: Square): Square[] {
  const open: Square[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const to = { x: from.x + dx, y: from.y + dy };
      if ((dx !== 0 || dy !== 0) && isFree(view, who, to)) open.push(to);
    }
  }
  return open;
}

function isFree(view: View, who: Id, at: Square): boolean {
  const { width, height } = scene(view);
  const length = side(fighter(view, who).size);
  if (at.x < 0 || at.y < 0 || at.x + length > width || at.y + length > height) return false;
  for (const id of scene(view).order) {
    const other = fighter(view, id);
    const theirs = side(other.size);
    if (id !== who && gap(at.x, length, other.x, theirs) === 0 && gap(at.y, length, other.y, theirs) === 0 && alive(view, id)) return false;
  }
  return true;
}
