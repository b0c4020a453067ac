import { type Id, isOff, type View } from '@riposte/kernel';
import { type Board, makeBoard, sees } from '@riposte/space';
import { fighter, type Scene, scene } from '../fighters/fighter.ts';
import { cellsAt, cellsOf } from './board.ts';

/** The rule by which walls are in the way. */
export const WALLS = 'R-WALLS';

const compiled = new WeakMap<readonly number[], Board>();

/** The board for straight lines. Compiled once for the walls of a scene. */
function boardOf({ grid, width, height, solid }: Scene): Board {
  const known = compiled.get(solid);
  if (known?.kind === grid) return known;
  const made =
    grid === 'square' ? makeBoard({ kind: 'square', width, height, solid }) : makeBoard({ kind: 'hex', orientation: 'pointy', width, height, solid });
  compiled.set(solid, made);
  return made;
}

/** Whether a straight line from one of some cells to one of others meets nothing solid. R-WALLS */
function areOpen(on: Scene, from: readonly number[], to: readonly number[]): boolean {
  if (on.solid.length === 0) return true;
  const board = boardOf(on);
  return from.some((a) => to.some((b) => a === b || sees(board, a, b)));
}

/** Whether nothing solid stands between two fighters: no blow, shot, spell or glance passes a wall. R-WALLS */
export const isClear = (view: View, a: Id, b: Id): boolean => scene(view).solid.length === 0 || areOpen(scene(view), cellsOf(view, a), cellsOf(view, b));

/** Whether nothing is in the way of what flies or strikes now, or the game master ignores walls. R-WALLS */
export const stillClear = (view: View, by: Id, at: Id): boolean => isClear(view, by, at) || isOff(view, WALLS, by);

/** The same between a fighter and a cell. R-WALLS */
export const isClearTo = (view: View, a: Id, cell: number): boolean => scene(view).solid.length === 0 || areOpen(scene(view), cellsOf(view, a), [cell]);

/** The same from a place where a body stood, or may come to stand. R-WALLS */
export function isClearFrom(view: View, who: Id, place: number, to: Id): boolean {
  const on = scene(view);
  return on.solid.length === 0 || areOpen(on, cellsAt(on, place, fighter(view, who).size) ?? [place], cellsOf(view, to));
}
