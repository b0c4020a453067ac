import { adds, defineCondition, endAll, type Id, type Play } from '@riposte/kernel';
import { ActionPoints } from '../actions-in-combat/action-points.ts';
import { Boons } from '../characters/target-number.ts';
import { endOfNextTurn, renew } from '../initiative-structure/clocks.ts';

/** Bane on all tests, no reactions but Defend. @rule RS-MAN-003 */
export const Dazed = defineCondition('dazed', {
  rule: 'RS-MAN-003',
  title: 'dazed',
  contributes: [adds(Boons, -1, { rule: 'RS-MAN-003', label: 'dazed' })],
  forbids: [{ tags: ['reaction'], rule: 'RS-MAN-003', reason: 'dazed' }],
});

/** Dazed, and an AP less in the next round (R-CONDITIONS). */
export const Stunned = defineCondition('stunned', { rule: 'R-CONDITIONS', title: 'stunned', carries: () => [Dazed] });

/** Gives the AP of a round, one less to the stunned, who then are dazed to the end of their turn (R-CONDITIONS). */
export function recover(play: Play, who: Id, points: number): void {
  const stunned = play.state.entities[who].conditions.length > 0 && play.has(who, Stunned);
  ActionPoints.refill(play, who, stunned ? points - 1 : points);
  if (stunned) {
    endAll(play, who, Stunned);
    renew(play, who, Dazed, { until: endOfNextTurn(play, who) });
  }
}
