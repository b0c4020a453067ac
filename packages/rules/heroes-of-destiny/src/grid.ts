import type { Id, View } from '@riposte/kernel';
import { alive } from './conditions.ts';
import { type Fighter, fighter, type Place, scene } from './fighter.ts';

/** Yards from square to square, every second diagonal counting two. @rule HD-MOV-014 */
export function yardsBetween(a: Place, b: Place): number {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
}

/** Yards between two spaces: neighbours are at 0, which is what a weapon of reach 0 needs. @rule HD-MOV-012 */
export const gap = (a: Place, b: Place): number => Math.max(0, yardsBetween(a, b) - 1);

export const distance = (view: View, a: Id, b: Id): number => gap(fighter(view, a).at, fighter(view, b).at);

export const isDiagonal = (from: Place, to: Place): boolean => from.x !== to.x && from.y !== to.y;

/** Yards of one step, given the diagonal steps before it in this round. @rule HD-MOV-014 */
export function stepYards(from: Place, to: Place, diagonals: number): number {
  return isDiagonal(from, to) && diagonals % 2 === 1 ? 2 : 1;
}

/** Squares next to a place that are on the grid and in which nobody else alive stands. */
export function openSteps(view: View, who: Id, from: Place): readonly Place[] {
  const open: Place[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const to = { x: from.x + dx, y: from.y + dy };
      if ((dx !== 0 || dy !== 0) && isOpen(view, who, to)) open.push(to);
    }
  }
  return open;
}

/** Whether somebody may step into this square. */
export function isOpen(view: View, who: Id, { x, y }: Place): boolean {
  const { width, height } = scene(view);
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter' || one.id === who) continue;
    const { at } = one as Fighter;
    if (at.x === x && at.y === y && alive(view, one.id)) return false;
  }
  return true;
}

/** Fighters of other sides that are alive and at most so many yards away. */
export function foesWithin(view: View, who: Id, yards: number): Id[] {
  const { side } = fighter(view, who);
  const foes: Id[] = [];
  for (const one of view.state.entities) {
    if (one.kind === 'fighter' && (one as Fighter).side !== side && alive(view, one.id) && distance(view, who, one.id) <= yards) foes.push(one.id);
  }
  return foes;
}
