import { defineIntent, give, type Id, type View } from '@riposte/kernel';
import { covered, point } from '@riposte/space';
import { dragAp } from '../grappling/drag.ts';
import { wholeGrapple } from '../grappling/hold.ts';
import { Left } from '../health/alive.ts';
import { Immobile } from '../rolls/defence.ts';
import { ruled } from '../rulings.ts';
import { fighter } from '../state/fighter.ts';
import { Grappling, riderOf } from '../state/linked-creatures.ts';
import { scene } from '../state/scene.ts';
import { loadOf } from './carry.ts';
import { board, bodyOf } from './distance.ts';
import { moving } from './grid.ts';
import { leads, MOVED, moverOf, paysYards, yardsLeft } from './move.ts';

/** All who go where the mover goes: rider, burden and whom it drags. */
function party(view: View, mover: Id): Id[] {
  const company = [mover, riderOf(view, mover), ...wholeGrapple(view, mover)].filter((who) => who >= 0);
  return [...new Set([...company, ...company.map((who) => loadOf(view, who)).filter((who) => who >= 0)])];
}

/** Whether one can leave from here: at an exit, or at an edge where the board names none. */
function isAtExit(view: View, who: Id): boolean {
  const { board: described, exits = [] } = scene(view);
  const cells = covered(board(view), bodyOf(view, fighter(view, who)));
  if (exits.length > 0) return cells.some((cell) => exits.includes(cell));
  if (!ruled(view).leavesByEdges || !('width' in described) || !('height' in described)) return false;
  return cells.some((cell) => {
    const { x, y } = point(board(view), cell);
    return x === 0 || y === 0 || x === described.width - 1 || y === described.height - 1;
  });
}

/** What the step off the board costs in yards: as much as one onto the ground at its edge. */
const yardsOut = (view: View, mover: Id): number => moving(view, mover, 0).factor?.(fighter(view, mover).at) ?? 1;

/** Leaves the fight by a step over the edge of the board or through an exit, with all whom one takes along (R-LEAVING). */
export const Leave = defineIntent('leave', {
  rule: 'R-LEAVING',
  title: 'Leave the fight',
  tags: ['leaving'],
  available(view, by, refuse) {
    if (scene(view).peace) return refuse('R-LEAVING', 'no-fight');
    const mover = moverOf(view, by);
    leads(view, by, refuse);
    if (!isAtExit(view, mover)) refuse('R-LEAVING', 'no-exit-here');
    if ([by, mover].some((who) => view.has(who, Grappling)) && dragAp(view, by) === null) refuse('HD-GRP-012', 'drag-first');
    if ([by, mover].some((who) => view.has(who, Immobile))) refuse('HD-DEF-004', 'immobile');
    if (yardsLeft(view, by) < yardsOut(view, mover)) refuse('HD-MOV-002', 'too-little-movement');
  },
  perform(play, by) {
    const mover = moverOf(play, by);
    paysYards(play, by, yardsOut(play, mover));
    for (const who of party(play, mover)) give(play, who, Left);
    return MOVED;
  },
});
