import { adds, defineCondition } from '@riposte/kernel';
import { Dazed, Stunned } from '../injuries/stunned.ts';
import { ApTotal } from './action-points.ts';

/** One AP more; of no use to the dazed and stunned (R-CONDITIONS). @rule CE-RND-003 */
export const Hasted = defineCondition('hasted', {
  rule: 'CE-RND-003',
  title: 'hasted',
  contributes: [
    adds(ApTotal, 1, {
      rule: 'CE-RND-003',
      label: 'hasted',
      only: 'while neither stunned nor dazed',
      when: (view, who) => !view.has(who, Stunned) && !view.has(who, Dazed),
    }),
  ],
});
