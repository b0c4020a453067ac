import { adds, defineCondition, defineIntent, give } from '@riposte/kernel';
import { needsApart } from '../grappling/apart.ts';
import { Defence, type Guard, onDefences } from '../rolls/defence.ts';
import { ActionPoints, needsFight } from '../sequence/action-points.ts';
import { COSTS } from './costs.ts';

/** The defensive posture, until the fighter's next turn or a wound. @rule HD-COM-003 HD-COM-005 */
export const Defending = defineCondition('defending', {
  rule: 'HD-COM-003',
  title: 'defending',
  contributes: [
    adds(Defence, 2, {
      rule: 'HD-COM-005',
      label: 'defending',
      only: 'for Melee and Ranged, if aware of the attack',
      when: (view, who, against, guard: Guard) => guard.braced && onDefences('melee', 'ranged')(view, who, against, guard),
    }),
  ],
});

/** The defensive posture, until the fighter's next turn or a wound. @rule HD-COM-003 */
export const Defend = defineIntent('defend', {
  rule: 'HD-COM-003',
  title: 'Defend',
  tags: ['action'],
  available(view, by, refuse) {
    needsFight(view, refuse);
    needsApart(view, by, refuse);
    if (view.has(by, Defending)) refuse('HD-COM-003', 'defending');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.defend.ap }],
  perform(play, by) {
    give(play, by, Defending, { source: by });
    return true;
  },
});
