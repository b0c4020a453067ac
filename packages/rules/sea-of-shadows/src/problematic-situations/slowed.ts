import { defineCondition } from '@riposte/kernel';

/** Moving one region is a major action, and nobody runs. */
export const Slowed = defineCondition('slowed', {
  rule: 'R-AFFLICTIONS',
  title: 'slowed',
  forbids: [{ tags: ['run'], rule: 'R-AFFLICTIONS', reason: 'slowed' }],
});
