import { defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { type At, type Board, boardOf, distance, fits, neighbours } from '@riposte/space';
import { type Fighter, fighter } from '../state/fighter.ts';
import { seatOf } from '../state/ridden.ts';
import { type Place, scene } from '../state/scene.ts';

export const FEET_IN_A_YARD = 3;

/** The compiled board of the scene. @rule HD-MOV-011 */
export const board = (view: View): Board => boardOf(scene(view).board);

/** A body at a place. @rule HD-MOV-012 */
export const bodyAt = (f: Fighter, at: Place): At => (f.space === 1 ? at : { at, size: f.space });

/** The space that a fighter is in; a rider is in that of the mount. @rule HD-MOV-012 HD-MNT-008 */
export function bodyOf(view: View, f: Fighter): At {
  return f.conditions.length === 0 ? bodyAt(f, f.at) : bodyAt(seatOf(view, f), f.at);
}

/** Where a body comes to stand that is brought to a place: there, or as near as the edge of the board lets it. @rule HD-MOV-012 */
export function roomAt(view: View, who: Id, at: Place): Place {
  for (let near: Place[] = [at]; ; near = near.flatMap((place) => neighbours(board(view), place))) {
    const open = near.find((place) => fits(board(view), bodyAt(fighter(view, who), place)));
    if (open !== undefined) return open;
  }
}

/** Yards between the spaces of two: neighbours are 1 apart. */
export const Distance = defineQuery('distance', {
  rule: 'HD-MOV-011',
  from: 'on the board, or as the game master says',
  base: (view, who, against) => yardsBetween(view, fighter(view, who), fighter(view, against)),
  combine: plainSum,
});

function yardsBetween(view: View, a: Fighter, b: Fighter): number {
  const said = a.bearings.find((bearing) => bearing.of === b.id) ?? b.bearings.find((bearing) => bearing.of === a.id);
  return said === undefined ? distance(board(view), bodyOf(view, a), bodyOf(view, b)) : said.yards;
}
