import { defineCondition, end, give } from '@riposte/kernel';
import { untilTurnEnds } from '../actions/turn.ts';
import { resist } from './afflictions.ts';

/** Each turn PRE against the die that is its value, or the bearer must flee; a success ends it. */
export const Frightened = defineCondition('frightened', {
  rule: 'R-AFFLICTIONS',
  title: 'frightened',
  each(play, who, { id, value }) {
    if (resist(play, who, 'PRE', value) > 0) end(play, who, id);
    else give(play, who, Fleeing, { until: untilTurnEnds(play, who) });
  },
});

/** Must leave: neither attacks nor spells this turn. */
export const Fleeing = defineCondition('fleeing', {
  rule: 'R-AFFLICTIONS',
  title: 'fleeing',
  forbids: [{ tags: ['attack', 'magic'], rule: 'R-AFFLICTIONS', reason: 'frightened' }],
});
