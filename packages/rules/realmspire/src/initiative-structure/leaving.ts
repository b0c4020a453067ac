import { carried, defineChange, defineIntent, give, type Id, type View } from '@riposte/kernel';
import { Acted, needsAp, needsTurn, pay } from '../actions-in-combat/action-points.ts';
import { Carrying } from '../actions-in-combat/carrying.ts';
import { Grappled, Restrained } from '../actions-in-combat/holds.ts';
import { MoveUsed, moveOf, restOfMove } from '../actions-in-combat/movement.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { provoke } from '../positioning/opportunity-attack.ts';
import { isSamePoint, pointOf } from '../positioning/places.ts';
import { ruled } from '../rulings.ts';
import { Gone } from './out-of-the-fight.ts';
import { METRE, type Point, scene } from './scene.ts';

/** A fighter leaves the fight. */
export const Left = defineChange('left', (_store, _who: Id): void => {});

/** Whether one can leave from a point: an exit, or any edge of a stage that names none (R-LEAVE). @rule RS-OVW-015 */
function isWayOut(view: View, at: Point): boolean {
  const { exits = [], ground } = scene(view);
  if (exits.length > 0 || !ruled(view).edgesAreOpen) return exits.some((exit) => isSamePoint(exit, at));
  return at[0] === 0 || at[1] === 0 || at[0] * METRE === ground.width || at[1] * METRE === ground.height;
}

/** Leaves the fight by a metre of the move, or of a dash; the step provokes, and who is carried goes along (R-LEAVE). @rule RS-OVW-015 */
export const Leave = defineIntent('leave', {
  rule: 'R-LEAVE',
  title: 'Leave the fight',
  tags: ['turn', 'movement'],
  available(view, by, refuse) {
    needsTurn(view, by, refuse);
    if (!isWayOut(view, pointOf(view, by))) refuse('R-LEAVE', 'no-exit-here');
    if (moveOf(view, by) < METRE) refuse('RS-INI-012', 'cannot-move');
    else if (restOfMove(view, by) < METRE) needsAp(view, by, 'dash', refuse);
  },
  perform(play, by) {
    Acted(play, by);
    const byDash = restOfMove(play, by) < METRE;
    if (byDash) pay(play, by, 'dash');
    const from = pointOf(play, by);
    provoke(play, by, 'move', []);
    const left = byDash ? moveOf(play, by) : restOfMove(play, by);
    if (left < METRE || !awake(play, by) || !isSamePoint(pointOf(play, by), from) || play.has(by, Grappled) || play.has(by, Restrained)) return false;
    if (!byDash) MoveUsed(play, by, METRE);
    for (const who of [by, ...carried(play, by, Carrying).map((load) => load.source)]) {
      Left(play, who);
      give(play, who, Gone);
    }
    return true;
  },
});
