import { adds, defineCondition, defineIntent, give } from '@riposte/kernel';
import { byCard } from '../2-cards/cards.js';
import { roundEnd } from '../2-cards/orders.js';
import { Needed } from '../3-dice/numbers.js';
import { acted } from '../6-rounds/acted.js';

/** Changes the number of those who act against it. @rule BS-FGT-7 */
export const Shielded = defineCondition('shielded', {
  rule: 'BS-FGT-7',
  title: 'behind shields',
  contributes: [adds(Needed, 1, { rule: 'BS-FGT-7', label: 'shields', as: 'against' })],
});

/** @rule BS-FGT-7 */
export const Shields = defineIntent('shields', {
  rule: 'BS-FGT-7',
  title: 'Shields',
  available: byCard('shields'),
  perform(play, by) {
    give(play, by, Shielded, { until: roundEnd(play) });
    acted(play, by);
    return true;
  },
});
