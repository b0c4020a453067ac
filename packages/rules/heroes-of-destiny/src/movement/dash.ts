import { adds, after, carried, defineChange, defineCondition, defineIntent, end, give, type Id } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { needsApart } from '../grappling/apart.ts';
import { Exhausted, Stamina } from '../health/stamina.ts';
import { passes, roll } from '../rolls/checks.ts';
import { isBlind } from '../rolls/sight.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, needsFight } from '../sequence/action-points.ts';
import { RoundsEnded } from '../sequence/rounds.ts';
import { type Fighter, fighter, type Medium } from '../state/fighter.ts';
import { SCENE } from '../state/scene.ts';
import { takePosture } from './posture.ts';
import { baseRate, MovementRate } from './rate.ts';

/** Its value is what the check of a second dash added; the rate before is doubled. @rule HD-POS-013 */
export const Dashing = defineCondition('dashing', {
  rule: 'HD-POS-013',
  title: 'dashing',
  contributes: [
    adds(MovementRate, (view, who, _against, _context, condition) => baseRate(fighter(view, who)) + (condition?.value ?? 0), {
      rule: 'HD-POS-013',
      label: 'dashing',
    }),
  ],
});

/** The rate changes: what was bought stays, and the count of AP begins anew. */
export const RateChanged = defineChange('rate-changed', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).movedAp === 0) return false;
  (store.edit(who) as Fighter).movedAp = 0;
  return true;
});

/** The check of a second dash, by how the fighter moves. @rule HD-POS-014 */
const RUN: { readonly [medium in Medium]: 'running' | 'climbing' | 'swimming' } = {
  ground: 'running',
  climbing: 'climbing',
  swimming: 'swimming',
  underwater: 'swimming',
};

const POINTS_A_YARD = 3;

/** Balance that keeps a blind runner on his feet. */
const BLIND_TN = 4;

/** Twice as fast until the round ends; again, a check adds to the rate, once a round. The blind may fall. @rule HD-POS-013 HD-POS-014 HD-POS-015 */
export const Dash = defineIntent('dash', {
  rule: 'HD-POS-013',
  title: 'Dash',
  tags: ['action'],
  available(view, by, refuse) {
    needsFight(view, refuse);
    needsApart(view, by, refuse);
    if (view.has(by, Exhausted)) refuse('R-CONDITIONS', 'exhausted');
    if (carried(view, by, Dashing).some(({ value }) => value > 0)) refuse('HD-POS-015', 'dashed-twice');
  },
  price: () => [
    { resource: ActionPoints, amount: COSTS.dash.ap },
    { resource: Stamina, amount: COSTS.dash.stamina },
  ],
  perform(play, by) {
    if (isBlind(play, by) && !passes(play, by, 'blind-running', BLIND_TN)) takePosture(play, by, 'prone');
    const until = after(play, RoundsEnded, SCENE, 1);
    const [dashing] = carried(play, by, Dashing);
    if (dashing === undefined) {
      RateChanged(play, by);
      give(play, by, Dashing, { until });
      return true;
    }
    const threes = Math.floor(roll(play, by, RUN[fighter(play, by).medium]) / POINTS_A_YARD);
    if (threes <= 0) return 'no faster';
    RateChanged(play, by);
    end(play, by, dashing.id);
    give(play, by, Dashing, { value: ruled(play).dashBonus(threes), until });
    return true;
  },
});
