import { defineQuery, plainSum, type View } from '@riposte/kernel';
import { type At, type Board, boardOf, distance } from '@riposte/space';
import { type Fighter, fighter, type Place, scene } from './fighter.ts';

/** The compiled board of the scene. @rule HD-MOV-011 */
export const board = (view: View): Board => boardOf(scene(view).board);

/** Where a body stands. @rule HD-MOV-012 */
export const bodyAt = (f: Fighter, at: Place): At => (f.space === 1 ? at : { at, size: f.space });
export const bodyOf = (f: Fighter): At => bodyAt(f, f.at);

/** Yards between the spaces of two: neighbours are 1 apart. */
export const Distance = defineQuery('distance', {
  rule: 'HD-MOV-011',
  from: 'on the board, or as the game master says',
  base: (view, who, against) => yardsBetween(view, fighter(view, who), fighter(view, against)),
  combine: plainSum,
});

function yardsBetween(view: View, a: Fighter, b: Fighter): number {
  const said = a.bearings.find((one) => one.of === b.id) ?? b.bearings.find((one) => one.of === a.id);
  return said === undefined ? distance(board(view), bodyOf(a), bodyOf(b)) : said.yards;
}
