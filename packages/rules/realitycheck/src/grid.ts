import type { Id, View } from '@riposte/kernel';
import { Dead } from './conditions.ts';
import { fighter, scene } from './fighter.ts';

/** A square of one metre. @rule RC-GRD-002 */
export type Square = { readonly x: number; readonly y: number };

/** Metres between two squares; a step to any of the eight neighbours is one. @rule RC-GRD-002 */
export const metres = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

export const metresBetween = (view: View, a: Id, b: Id): number => metres(fighter(view, a), fighter(view, b));

/** The eight directions, clockwise. */
const DIRECTIONS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

/** Whether somebody could step there: a square of the board on which nobody alive is. @rule RC-GRD-003 */
export function isFree(view: View, { x, y }: Square): boolean {
  const { width, height } = scene(view);
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= width || y >= height) return false;
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter') continue;
    const f = fighter(view, one.id);
    if (f.x === x && f.y === y && !view.has(one.id, Dead)) return false;
  }
  return true;
}

/** The free squares a step away. */
export function stepsFrom(view: View, { x, y }: Square): Square[] {
  const open: Square[] = [];
  for (const by of DIRECTIONS) {
    const to = { x: x + by.x, y: y + by.y };
    if (isFree(view, to)) open.push(to);
  }
  return open;
}

/** Eighths of a circle between the directions of two steps: 0 to 4. */
export function turn(from: Square, over: Square, to: Square): number {
  const apart = Math.abs(directionOf(from, over) - directionOf(over, to));
  return apart > 4 ? 8 - apart : apart;
}

function directionOf(from: Square, to: Square): number {
  return DIRECTIONS.findIndex((by) => by.x === to.x - from.x && by.y === to.y - from.y);
}
