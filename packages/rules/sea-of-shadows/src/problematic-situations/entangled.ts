import { defineCondition, end, give } from '@riposte/kernel';
import { untilTurnEnds } from '../actions/turn.ts';
import { resist } from './afflictions.ts';

/** Each turn STR against the die that is its value, or no physical act this turn; two successes tear free. */
export const Entangled = defineCondition('entangled', {
  rule: 'R-AFFLICTIONS',
  title: 'entangled',
  each(play, who, { id, value }) {
    const won = resist(play, who, 'STR', value);
    if (won === 0) give(play, who, Stuck, { until: untilTurnEnds(play, who) });
    else if (won >= 2) end(play, who, id);
  },
});

/** Held fast by the net or web, for this turn. */
export const Stuck = defineCondition('stuck', {
  rule: 'R-AFFLICTIONS',
  title: 'stuck',
  forbids: [{ tags: ['physical'], rule: 'R-AFFLICTIONS', reason: 'stuck' }],
});
