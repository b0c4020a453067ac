import { boardOf, cover, covered, distance, line } from '@riposte/space';
import { fighter, fighters, scene } from './fighter.js';

/**
 * @import { Id, View } from '@riposte/kernel'
 * @import { Body, SquareDescription } from '@riposte/space'
 */

export const CELL = 5;

/** @param {View} view */
export const boardIn = (view) => boardOf(scene(view).board);

/** The large stand on two by two cells. @rule FF-MOV-8 @type {(view: View, id: Id, at?: number) => Body} */
export const bodyOf = (view, id, at = fighter(view, id).at) => ({ at, size: fighter(view, id).size === 'large' ? 2 : 1 });

/** Feet between two fighters: 5 for those who stand side by side. @rule FF-MOV-1 @type {(view: View, a: Id, b: Id, at?: number) => number} */
export const feetBetween = (view, a, b, at) => distance(boardIn(view), bodyOf(view, a, at), bodyOf(view, b));

/** Which share of the lines between two is stopped by walls, corner to corner. None without a wall in the rectangle around both. @type {(view: View, from: Id, to: Id) => number} */
function blockedShare(view, from, to) {
  const { width, solid = [] } = /** @type {SquareDescription} */ (scene(view).board);
  const cells = [...cellsOf(view, from), ...cellsOf(view, to)];
  const columns = cells.map((cell) => cell % width);
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...cells), Math.max(...cells)];
  const isBetween = (/** @type {number} */ cell) =>
    cell % width >= left && cell % width <= right && cell >= top - (top % width) && cell < bottom - (bottom % width) + width;
  if (!solid.some(isBetween)) return 0;
  const { blocked, of } = cover(boardIn(view), bodyOf(view, from), bodyOf(view, to));
  return blocked / of;
}

/** Whether any line from one to the other is free: without one there is total cover. @rule FF-COV-3 @type {(view: View, a: Id, b: Id) => boolean} */
export const isInLine = (view, a, b) => blockedShare(view, a, b) < 1;

/** The cells that somebody covers. @type {(view: View, id: Id, at?: number) => readonly number[]} */
export const cellsOf = (view, id, at) => covered(boardIn(view), bodyOf(view, id, at));

/** Who stands on one of these cells. @type {(view: View, cells: readonly number[], but: Id) => Id[]} */
export const standingOn = (view, cells, but) =>
  fighters(view).flatMap(({ id }) => (id !== but && cellsOf(view, id).some((cell) => cells.includes(cell)) ? [id] : []));

/** What walls, low walls and others on the way add to the armour class. @rule FF-COV-1 FF-COV-2 FF-COV-4 @type {(view: View, from: Id, to: Id) => number} */
export function coverBetween(view, from, to) {
  const board = boardIn(view);
  const blocked = blockedShare(view, from, to);
  if (blocked >= 0.75) return 5;
  if (blocked > 0) return 2;
  const own = [...cellsOf(view, from), ...cellsOf(view, to)];
  const between = line(board, fighter(view, from).at, fighter(view, to).at).filter((cell) => !own.includes(cell));
  return between.some((cell) => scene(view).low.includes(cell)) || standingOn(view, between, to).some((id) => id !== from && fighter(view, id).hp > 0) ? 2 : 0;
}
