import { boardOf, cover, covered, distance, line } from '@riposte/space';
import { fighter, fighters, scene } from './fighter.js';

/**
 * @import { Id, View } from '@riposte/kernel'
 * @import { Body } from '@riposte/space'
 */

export const CELL = 5;

/** @param {View} view */
export const boardIn = (view) => boardOf(scene(view).board);

/** The large stand on two by two cells. @rule FF-MOV-8 @type {(view: View, id: Id, at?: number) => Body} */
export const bodyOf = (view, id, at = fighter(view, id).at) => ({ at, size: fighter(view, id).size === 'large' ? 2 : 1 });

/** Feet between two fighters: 5 for those who stand side by side. @rule FF-MOV-1 @type {(view: View, a: Id, b: Id, at?: number) => number} */
export const feetBetween = (view, a, b, at) => distance(boardIn(view), bodyOf(view, a, at), bodyOf(view, b));

/** Whether any line from one to the other is free, corner to corner: without one there is total cover. @rule FF-COV-3 @type {(view: View, a: Id, b: Id) => boolean} */
export function isInLine(view, a, b) {
  const { blocked, of } = cover(boardIn(view), bodyOf(view, a), bodyOf(view, b));
  return blocked < of;
}

/** The cells that somebody covers. @type {(view: View, id: Id, at?: number) => readonly number[]} */
export const cellsOf = (view, id, at) => covered(boardIn(view), bodyOf(view, id, at));

/** Who stands on one of these cells. @type {(view: View, cells: readonly number[], but: Id) => Id[]} */
export const standingOn = (view, cells, but) =>
  fighters(view).flatMap(({ id }) => (id !== but && cellsOf(view, id).some((cell) => cells.includes(cell)) ? [id] : []));

/** What walls, low walls and others on the way add to the armour class. @rule FF-COV-1 FF-COV-2 FF-COV-4 @type {(view: View, from: Id, to: Id) => number} */
export function coverBetween(view, from, to) {
  const board = boardIn(view);
  const { blocked, of } = cover(board, bodyOf(view, from), bodyOf(view, to));
  if (blocked * 4 >= of * 3) return 5;
  if (blocked > 0) return 2;
  const own = [...cellsOf(view, from), ...cellsOf(view, to)];
  const between = line(board, fighter(view, from).at, fighter(view, to).at).filter((cell) => !own.includes(cell));
  return between.some((cell) => scene(view).low.includes(cell)) || standingOn(view, between, to).some((id) => id !== from && fighter(view, id).hp > 0) ? 2 : 0;
}
