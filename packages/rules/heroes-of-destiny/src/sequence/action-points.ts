import {
  type AnyIntent,
  defineChange,
  defineQuery,
  defineResource,
  divisions,
  dropPayment,
  type Id,
  type Play,
  plainSum,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { type Fighter, fighter, type Task } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';

/** AP gained at round start and at turn end, and the most AP, from Speed -10 to 10. @rule HD-APS-015 */
const AP_BY_SPEED = {
  roundStart: [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 11, 12, 14, 16, 18, 21, 24],
  turnEnd: [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24],
  most: [5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24, 27, 31, 36, 41, 48, 55, 63, 72],
} as const;

/** Speed as far as it gives AP. */
export const ApSpeed = defineQuery('speed for AP', {
  rule: 'HD-APS-003',
  from: 'Speed',
  base: (view, who) => fighter(view, who).spd,
  combine: plainSum,
});

/** Column of the Speed table; armour and spells lead no further than its ends. @rule HD-APS-003 */
const speedColumn = (view: View, who: Id): number => Math.max(0, Math.min(20, ApSpeed(view, who) + 10));

/** AP gained at the start of a round. @rule HD-APS-002 */
export const ApAtRoundStart = defineQuery('AP at round start', {
  rule: 'HD-APS-002',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.roundStart[speedColumn(view, who)],
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** AP gained at the end of a fighter's turn. @rule HD-APS-002 */
export const ApAtTurnEnd = defineQuery('AP at turn end', {
  rule: 'HD-APS-002',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.turnEnd[speedColumn(view, who)],
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** The most AP one can hold. @rule HD-APS-006 */
export const MaxAp = defineQuery('most AP', {
  rule: 'HD-APS-006',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.most[speedColumn(view, who)],
  combine: plainSum,
});

/** Action points; what is gained over the maximum is lost. @rule HD-APS-005 HD-APS-006 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
  cap: MaxAp,
});

/** What gear and circumstances add to the AP cost of an act, by its id. */
export const ExtraAp = defineQuery<string>('extra AP', { rule: 'HD-APS-004', from: 'nothing', base: () => 0, combine: plainSum });

/** The least AP that an act can cost; below 1 only where an effect says so. @rule HD-APS-013 HD-APS-014 */
export const LeastAp = defineQuery<string>('least AP', { rule: 'HD-APS-013', from: 'no act costs less than 1 AP', base: () => 1, combine: plainSum });

/** Spends AP at once; a payment that was running for something else is lost. @rule HD-APS-004 HD-APS-010 */
export function spendAp(play: Play, who: Id, amount: number): void {
  if (amount === 0) return;
  dropPayment(play, who);
  TaskSet(play, who, null);
  ActionPoints.spend(play, who, amount);
}

/** What takes several rounds is begun, goes on or is given up. */
export const TaskSet = defineChange('task-set', (store, who: Id, task: Task | null): boolean => {
  if ((store.state.entities[who] as Fighter).task === task) return false;
  (store.edit(who) as Fighter).task = task;
  return true;
});

/** Refuses an action without any AP; with too few it may be paid over several turns. @rule HD-APS-004 HD-APS-007 */
export function needsAp(view: View, by: Id, refuse: Refuse): void {
  if (ActionPoints.left(view, by) < 1 && !scene(view).peace) refuse(NO_AP, 'no-ap');
}

/** Refuses what means something only while rounds are counted. @rule HD-RST-001 */
export function needsFight(view: View, refuse: Refuse): void {
  if (scene(view).peace) refuse('HD-RST-001', 'fight-over');
}

const NO_AP = 'HD-APS-007';

/** Whether nothing but a lack of AP is against an act whose AP are paid already. */
export const isPaidFor = (view: View, intent: AnyIntent): boolean => view.refusals(intent).every((refusal) => refusal.rule === NO_AP);
