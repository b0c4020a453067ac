import { defineCondition } from '@riposte/kernel';
import { Mounted } from '../mounted-combat/mounted.ts';

/** Moving one region is a major action, and there is no running; a rider's mount runs as it can. */
export const Slowed = defineCondition('slowed', {
  rule: 'R-AFFLICTIONS',
  title: 'slowed',
  forbids: [{ tags: ['run'], rule: 'R-AFFLICTIONS', reason: 'slowed', when: (view, on) => !view.has(on, Mounted) }],
});
