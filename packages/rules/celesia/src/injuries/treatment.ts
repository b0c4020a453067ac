import { carried, defineAsk, defineCondition, defineIntent, end, GM, give, type Id, oneOf, type Play } from '@riposte/kernel';
import { fighters } from '../fighters/fighter.ts';
import { healCheck } from '../fighters/skills.ts';
import { careAfterTheFight } from '../rounds/after-the-fight.ts';
import { inMinutes, SPANS } from '../rounds/clocks.ts';
import { isDestroyed } from './body.ts';
import { SEVERITIES } from './body-parts.ts';
import { whyNoCare } from './care.ts';
import { Recovering, Untreated } from './healing.ts';
import { rate } from './wounds.ts';

/** The healer, its source, has failed on this part today. @rule CE-INJ-012 */
export const Tried = defineCondition('tried', { rule: 'CE-INJ-012', title: 'treatment failed today', stacks: true });

/** Difficulties of treatment and weeks of recovery by severity. @rule CE-INJ-013 CE-INJ-014 */
export const TREATMENT = SEVERITIES.map((severity, i) => ({ severity, dc: 15 + 5 * i, weeks: 1 + i }));

/** Whether the healer may try again on the same day. @rule CE-INJ-012 */
export const TryAgain = defineAsk<{ readonly by: Id; readonly part: Id }, boolean>('try-again', {
  rule: 'CE-INJ-012',
  open: (view, _who, { by, part }) => carried(view, part, Tried).some((condition) => condition.source === by),
  answer: oneOf({ rule: 'CE-INJ-012', candidates: () => [false, true] }),
  fallback: () => false,
});

/** One untreated injury begins to recover. @rule CE-INJ-014 */
export function bandage(play: Play, part: Id): void {
  end(play, part, carried(play, part, Untreated)[0].id);
  give(play, part, Recovering, { until: inMinutes(play, TREATMENT[rate(play, part)].weeks * SPANS.week) });
}

/** One injury is treated by a Heal check; recovery begins. @rule CE-INJ-012 CE-INJ-013 CE-INJ-014 CE-INJ-017 */
export const Treat = defineIntent<{ readonly part: Id }>('treat', {
  rule: 'CE-INJ-012',
  title: 'Treat an injury',
  tags: ['care'],
  available: (view, _by, refuse) => careAfterTheFight(view, refuse),
  params: {
    part: oneOf({
      rule: 'CE-INJ-012',
      candidates: (view, { by }) =>
        fighters(view).flatMap(({ parts }) => parts.filter((part) => view.has(part, Untreated) && whyNoCare(view, by, part) === null)),
      check(view, { by }, part, refuse) {
        if (view.state.entities[part]?.kind !== 'part') return refuse('CE-INJ-012', 'no-body-part');
        if (isDestroyed(view, part)) refuse('CE-INJ-017', 'past-healing');
        else if (!view.has(part, Untreated)) refuse('CE-INJ-012', 'nothing-to-treat');
        const why = whyNoCare(view, by, part);
        if (why !== null) refuse('CE-INJ-012', why);
      },
    }),
  },
  perform(play, by, { part }) {
    if (!play.ask(TryAgain, GM, { by, part })) {
      if (carried(play, part, Tried).some((condition) => condition.source === by)) return false;
    }
    const { dc } = TREATMENT[rate(play, part)];
    const treated = healCheck(play, by, part, dc);
    if (treated) bandage(play, part);
    else give(play, part, Tried, { source: by, until: inMinutes(play, SPANS.day) });
    return treated;
  },
});
