import { type AnyIntent, defineIntent, dropPayment, type Id, intentJson, judging, type Play, type Result } from '@riposte/kernel';
import { ReadySet } from '../actions/ready.ts';
import { fighter, fighters, type Task } from '../state/fighter.ts';
import { ActionPoints, isPaidFor, TaskSet } from './action-points.ts';
import { ActionDeclared, opens } from './opportunities.ts';
import { happens } from './reactions.ts';
import { ROUNDS_IN_A_MINUTE } from './rounds.ts';

/** An action of several rounds is begun: it takes all AP of each of them. @rule HD-APS-011 HD-APS-012 */
export function beginTask(play: Play, intent: AnyIntent): Result {
  const { by } = intent;
  if (opens(play, ActionDeclared, by, intent)) return false;
  happens(play, by, 'pays on');
  if (!judging(play, by).legal(intent)) return false;
  dropPayment(play, by);
  ReadySet(play, by, '');
  ActionPoints.spend(play, by, ActionPoints.left(play, by));
  TaskSet(play, by, { intent: intentJson(intent), left: ROUNDS_IN_A_MINUTE });
  return 'begun';
}

/** On each later turn all AP go into it, unless something else is done. @rule HD-APS-011 */
export const KeepAtIt = defineIntent('keep-at-it', {
  rule: 'HD-APS-011',
  title: 'Go on with the work',
  tags: ['free'],
  available(view, by, refuse) {
    const { task, ap } = fighter(view, by);
    if (task === null || ap === 0) refuse('HD-APS-011', task === null ? 'no-work-begun' : 'no-ap');
  },
  perform(play, by) {
    ActionPoints.spend(play, by, ActionPoints.left(play, by));
    return true;
  },
});

/** At the end of each turn all AP left are in it, and at the end of the last it is done. @rule HD-APS-011 */
export function taskTurnEnds(play: Play, who: number): void {
  const { task, ap } = fighter(play, who);
  if (task === null) return;
  ActionPoints.spend(play, who, ap);
  if (task.left > 1) TaskSet(play, who, { ...task, left: task.left - 1 });
  else finishes(play, who, task);
}

/** After the fight the minute goes by in which what was begun is done. @rule HD-APS-011 HD-APS-012 */
export function minuteEnds(play: Play): void {
  for (const { id, task } of fighters(play)) if (task !== null) finishes(play, id, task);
}

function finishes(play: Play, who: Id, task: Task): void {
  TaskSet(play, who, null);
  const intent = play.rules.intent(task.intent);
  if (isPaidFor(play, intent)) intent.def.perform(play, who, intent.with);
}
