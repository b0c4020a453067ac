import { defineCondition, defineIntent, defineQuery, defineResource, give, plainSum } from '@riposte/kernel';
import { needsAp, payMinor } from '../actions/action-points.ts';
import { untilTurnEnds } from '../actions/turn.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';

/** The most magic points a character can have. */
export const MaxMp = defineQuery('most MP', { rule: 'SS-WND-003', from: 'MP', base: (view, who) => fighter(view, who).maxMp, combine: plainSum });

/** Magic points; never more than the character has in all. @rule SS-WND-003 */
export const MagicPoints = defineResource('mp', {
  title: 'MP',
  cap: MaxMp,
  read: (entity) => (entity as Fighter).mp,
  write: (entity, value) => {
    (entity as Fighter).mp = value;
  },
});

/** Focused this turn already. */
export const Focused = defineCondition('focused', { rule: 'R-MAGIC', title: 'focused' });

/** Gathers a magic point: a minor action, once per turn. @rule SS-WND-003 */
export const Focus = defineIntent('focus', {
  rule: 'SS-WND-003',
  title: 'Focus',
  tags: ['action', 'magic'],
  available(view, by, refuse) {
    if (view.has(by, Focused)) refuse('R-MAGIC', 'once-per-turn');
    if (MagicPoints.left(view, by) >= MaxMp(view, by)) refuse('R-MAGIC', 'mp-full');
    needsAp(view, by, refuse);
  },
  perform(play, by) {
    payMinor(play, by);
    MagicPoints.gain(play, by, 1);
    give(play, by, Focused, { until: untilTurnEnds(play, by) });
    return true;
  },
});
