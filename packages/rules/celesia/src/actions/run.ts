import { defineAsk, defineIntent, GM, give, type Id, oneOf, type View } from '@riposte/kernel';
import { Speed } from '../positioning/speed.ts';
import { ActionPoints, ApTotal } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { InRoundAction, Reactions } from '../rounds/reactions.ts';
import { ruled } from '../rulings.ts';
import { goAlong, pathOf, type Walk } from './move.ts';
import { canGoOn } from './reactive-attack.ts';

/** The most speeds that an AP total adds. @rule CE-RDA-005 */
const MAX = 3;

/** So many speeds does each AP above 3 add to a run. @rule CE-RDA-005 */
const added = (view: View, who: Id): number => Math.max(0, Math.min(MAX, ActionPoints.left(view, who) - 3));

/** What more than 3 AP add to a run: so many speeds. @rule CE-RDA-005 */
export const RunBonus = defineAsk<{ readonly by: Id }, number>('run-bonus', {
  rule: 'CE-RDA-005',
  open: (view, _who, { by }) => ActionPoints.left(view, by) > 3,
  answer: oneOf({ rule: 'CE-RDA-005', candidates: () => [0, 1, 2, 3] }),
  fallback: (view, _who, { by }) => added(view, by),
});

const RUN = 4;
const runs = (view: View, who: Id, more: number): number => (RUN + more) * Speed(view, who, -1, { gait: 'speed' });

/** A round action: from the start of the turn to that of the next, with all AP and no reactions. @rule CE-RDA-001 CE-RDA-003 CE-RDA-004 CE-RND-011 CE-RND-012 */
export const Run = defineIntent<Walk>('run', {
  rule: 'CE-RDA-001',
  title: 'Run',
  tags: ['action', 'movement', 'on-foot'],
  available(view, by, refuse) {
    if (ActionPoints.left(view, by) < ApTotal(view, by)) refuse('CE-RDA-001', 'start-of-turn');
    if (ActionPoints.left(view, by) < 3) refuse('CE-RDA-003', 'needs-ap', { ap: 3 });
  },
  params: { along: pathOf('CE-RDA-001', (view, who) => runs(view, who, added(view, who))) },
  perform(play, by, { along }) {
    const more = play.ask(RunBonus, GM, { by });
    ActionPoints.spend(play, by, ruled(play).roundActionCost(ActionPoints.left(play, by)));
    Reactions.spend(play, by, Reactions.left(play, by));
    give(play, by, InRoundAction, { until: startOfNextTurn(play, by) });
    return canGoOn(play, by) && goAlong(play, by, along, { feet: (view, who) => runs(view, who, more), safe: 0, flying: false });
  },
});
