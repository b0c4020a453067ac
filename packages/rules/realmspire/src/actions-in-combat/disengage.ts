import { defineCondition, defineIntent, give } from '@riposte/kernel';
import { endOfThisTurn } from '../initiative-structure/clocks.ts';
import { pay, primary } from './action-points.ts';

/** To the end of the turn. @rule RS-PRI-002 RS-OPP-005 */
export const Disengaged = defineCondition('disengaged', { rule: 'RS-PRI-002', title: 'disengaged' });

/** Nothing provokes for the rest of the turn. @rule RS-PRI-002 */
export const Disengage = defineIntent('disengage', {
  rule: 'RS-PRI-002',
  title: 'Disengage',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('disengage')(view, by, refuse);
    if (view.has(by, Disengaged)) refuse('RS-PRI-002', 'disengaged');
  },
  perform(play, by) {
    pay(play, by, 'disengage');
    give(play, by, Disengaged, { until: endOfThisTurn(play, by) });
    return true;
  },
});
