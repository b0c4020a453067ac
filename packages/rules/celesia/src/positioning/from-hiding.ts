import { adds, defineCondition } from '@riposte/kernel';
import { DefenceValue } from '../attack/defence-value.ts';
import { lostGuard, OffGuard } from '../attack/off-guard.ts';

/** Strikes from hiding: the target of its first attack is caught unaware, off guard and without a reaction to it (R-HIDDEN). @rule CE-DEF-011 */
export const FromHiding = defineCondition('from-hiding', {
  rule: 'R-HIDDEN',
  title: 'striking from hiding',
  contributes: [
    adds(DefenceValue, lostGuard, {
      rule: 'CE-DEF-011',
      label: 'caught unaware',
      as: 'against',
      only: 'against an attack from hiding',
      when: (view, who) => !view.has(who, OffGuard),
    }),
  ],
});
