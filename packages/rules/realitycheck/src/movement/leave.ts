import { defineIntent, give, type Id, type View } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { isHalted } from '../attacks/brace.ts';
import { fighter, type Scene, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { interrupted } from '../rounds/interrupts.ts';
import { Gone } from '../rounds/presence.ts';
import { ruled } from '../rulings.ts';
import { companyOf } from './along.ts';
import { cellsOf } from './board.ts';
import { isStopped, refuseProne } from './run.ts';
import { Moved, StepOver } from './steps.ts';

const isAtEdge = ({ width, height }: Scene, cell: number): boolean =>
  cell < width || cell >= width * (height - 1) || cell % width === 0 || cell % width === width - 1;

/** Whether a fighter stands where the board can be left: at an exit, or where the table allows it at the edge. R-LEAVE */
function canLeaveFrom(view: View, who: Id): boolean {
  const on = scene(view);
  const { exits = [] } = on;
  const isExit = (cell: number): boolean => exits.includes(cell) || (exits.length === 0 && ruled(view).edgesAreOpen && isAtEdge(on, cell));
  return cellsOf(view, who).some(isExit);
}

/** A step off the board, which others may answer as any step. Who is carried or rides goes along. R-LEAVE */
export const Leave = defineIntent<{ readonly pay: Pay }>('leave', {
  rule: 'R-LEAVE',
  title: 'Leave the fight',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    refuseProne(view, by, refuse);
    if (!canLeaveFrom(view, by)) refuse('R-LEAVE', 'no-exit');
  },
  params: { pay: payment<{ readonly pay: Pay }>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const { place } = fighter(play, by);
    Moved(play, by, place, place);
    interrupted(play, by, Leave.id);
    StepOver(play, by);
    if (!conscious(play, by) || isHalted(play, by) || isStopped(play, by) || !canLeaveFrom(play, by)) return false;
    for (const who of [by, ...companyOf(play, by)]) give(play, who, Gone);
    return true;
  },
});
