import { defineCondition, type Id, type View } from '@riposte/kernel';
import { awake } from '../stamina/unconscious.ts';

/** Has given up: awake, but out of the fight (R-END). */
export const Yielded = defineCondition('yielded', {
  rule: 'CE-FRE-001',
  title: 'surrendering',
  forbids: [{ tags: ['action', 'reaction', 'free', 'casting'], rule: 'CE-FRE-001', reason: 'has given up' }],
});

/** Whether a fighter still takes part: awake, and has not given up. */
export const fights = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Yielded);
