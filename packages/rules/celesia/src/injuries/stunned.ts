import { adds, type ConditionDef, ConditionGiven, defineCheckpoint, defineCondition, type Id, type Play } from '@riposte/kernel';
import { fighter, isFighter, owner } from '../fighters/fighter.ts';
import { letGo } from '../gear/take-and-drop.ts';
import { ApTotal } from '../rounds/action-points.ts';
import { endOfNextTurn, giveUntil } from '../rounds/clocks.ts';
import { Prisoner } from '../rounds/yielded.ts';

/** No AP, no reactions; on a single head of several: that head cannot strike. @rule CE-HED-003 CE-HRT-003 */
export const Stunned: ConditionDef = defineCondition('stunned', {
  rule: 'CE-HED-003',
  title: 'stunned',
  contributes: [adds(ApTotal, -3, { rule: 'CE-HED-003', label: 'stunned' })],
  forbids: [{ tags: ['action', 'reaction', 'casting', 'remedy'], rule: 'CE-HED-003', reason: 'stunned' }],
});

/** @rule CE-HED-004 */
export const Dazed = defineCondition('dazed', {
  rule: 'CE-HED-004',
  title: 'dazed',
  contributes: [adds(ApTotal, -2, { rule: 'CE-HED-004', label: 'dazed', only: 'while not stunned', when: (view, who) => !view.has(who, Stunned) })],
  forbids: [{ tags: ['reaction'], rule: 'CE-HED-004', reason: 'dazed' }],
});

/** To the end of the next turn; a whole creature drops what it holds. @rule CE-HED-003 CE-HRT-003 */
export function stun(play: Play, bearer: Id): void {
  const who = owner(play, bearer);
  giveUntil(play, bearer, Stunned, endOfNextTurn(play, who));
  if (bearer === who) dropAll(play, who);
}

/** Drops everything that a fighter holds. @rule CE-HED-003 */
export function dropAll(play: Play, who: Id): void {
  for (const part of fighter(play, who).parts) letGo(play, part);
}

/** A fighter who is stunned or a prisoner drops what it holds, however that came about (R-SURRENDER). @rule CE-HED-003 */
export const LosesHold = defineCheckpoint('loses-hold', {
  rule: 'CE-HED-003',
  watches: [ConditionGiven],
  settle(play, who) {
    if (isFighter(play, who) && (play.has(who, Stunned) || play.has(who, Prisoner))) dropAll(play, who);
  },
});
