import { defineCondition, endAll, type Id, type Play } from '@riposte/kernel';
import { alive, DELIBERATE } from '../health/alive.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, ApAtTurnEnd } from './action-points.ts';
import { Surprised } from './surprise.ts';

/** Loses its AP and the next gain at a turn's end. */
export const Stunned = defineCondition('stunned', {
  rule: 'R-CONDITIONS',
  title: 'stunned',
  forbids: [{ tags: DELIBERATE, rule: 'R-CONDITIONS', reason: 'stunned' }],
});

/** The second gain; the first turn of the surprised is over with it. The stunned lose what they have instead. @rule HD-APS-002 HD-SUR-005 */
export function gainsAtTurnEnd(play: Play, who: Id): void {
  const stunned = play.has(who, Stunned);
  if (stunned) ActionPoints.spend(play, who, ActionPoints.left(play, who));
  const skipped = stunned || (play.has(who, Surprised) && !ruled(play).surprisedGain);
  endAll(play, who, Stunned);
  endAll(play, who, Surprised);
  if (alive(play, who) && !skipped) ActionPoints.gain(play, who, ApAtTurnEnd(play, who));
}
