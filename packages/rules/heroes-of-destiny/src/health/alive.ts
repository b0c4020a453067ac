import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { Prone } from '../movement/posture.ts';
import { Immobility } from '../rolls/defence.ts';
import { WoundSteps } from './wounds.ts';

export const DELIBERATE = ['action', 'lasting', 'reaction', 'reacting', 'movement', 'dragging', 'command', 'leaving'] as const;
const ALL_ACTS = [...DELIBERATE, 'escape', 'free'] as const;

/** Does not dodge, and attacks wound it one step more severely. */
export const Helpless = defineCondition('helpless', {
  rule: 'HD-GRP-019',
  title: 'helpless',
  contributes: [
    adds(WoundSteps, 1, { rule: 'R-CONDITIONS', label: 'the target is helpless', as: 'against' }),
    adds(Immobility, 1, { rule: 'R-CONDITIONS', label: 'helpless' }),
  ],
  forbids: [{ tags: DELIBERATE, rule: 'HD-GRP-021', reason: 'helpless' }],
});

/** Stays down with all it does: neither acts nor breaks free. */
export const Unconscious = defineCondition('unconscious', {
  rule: 'HD-WND-006',
  title: 'unconscious',
  carries: () => [Helpless, Prone],
  forbids: [{ tags: ALL_ACTS, rule: 'R-CONDITIONS', reason: 'unconscious' }],
});

/** @rule HD-WND-007 HD-NPC-004 */
export const Dead = defineCondition('dead', {
  rule: 'HD-WND-007',
  title: 'dead',
  forbids: [{ tags: ALL_ACTS, rule: 'HD-WND-007', reason: 'dead' }],
});

/** The value of being absent for one who comes when the game master calls; the fight does not wait. */
export const WHEN_CALLED = -1;

/** Not in the fight yet; its value is the round for which it is announced, 0 = the game master lets it in. @rule HD-INI-002 */
export const Absent = defineCondition('absent', {
  rule: 'HD-INI-002',
  title: 'not there yet',
  forbids: [{ tags: ALL_ACTS, rule: 'HD-INI-002', reason: 'not-there-yet' }],
});

/** Has left the fight, alive. What takes longer goes on for it: wounds, rests. */
export const Left = defineCondition('left', {
  rule: 'R-LEAVING',
  title: 'gone from the fight',
  forbids: [{ tags: ['reaction', 'reacting', 'movement', 'dragging', 'command', 'leaving', 'escape', 'free'], rule: 'R-LEAVING', reason: 'left' }],
});

/** Whether a fighter is there and not dead. */
export function alive(view: View, who: Id): boolean {
  return isThere(view, who) && !view.has(who, Dead);
}

/** Whether a fighter, dead or alive, is there: neither still to come nor gone. */
export function isThere(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Absent) || view.has(who, Left));
}

/** Whether a fighter has joined and is not dead, there or gone: time goes on for it. */
export function lives(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Absent) || view.has(who, Dead));
}

/** There, neither unconscious nor dead. */
export function awake(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead) || !isThere(view, who));
}
