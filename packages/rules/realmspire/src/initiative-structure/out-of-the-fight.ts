import { defineCondition, type Id, type View } from '@riposte/kernel';
import { ALL_ACTS } from '../actions-in-combat/action-points.ts';
import { isFighter } from '../characters/fighter.ts';

/** Has left the fight (R-LEAVE). */
export const Gone = defineCondition('gone', { rule: 'R-LEAVE', title: 'gone', forbids: [{ tags: ALL_ACTS, rule: 'R-LEAVE', reason: 'left' }] });

/** The value of one who comes when the game master calls it. */
export const WHEN_CALLED = 0;

/** Has not come yet; the value is the round in which it does (R-ARRIVE). */
export const Away = defineCondition('away', {
  rule: 'R-ARRIVE',
  title: 'not there yet',
  forbids: [{ tags: ALL_ACTS, rule: 'R-ARRIVE', reason: 'not-arrived' }],
});

/** Has laid down arms and waits for an answer (R-SURRENDER). */
export const Surrendered = defineCondition('surrendered', {
  rule: 'R-SURRENDER',
  title: 'surrendered',
  forbids: [{ tags: ALL_ACTS, rule: 'R-SURRENDER', reason: 'surrendered' }],
});

/** Taken prisoner by the source (R-SURRENDER). */
export const Prisoner = defineCondition('prisoner', {
  rule: 'R-SURRENDER',
  title: 'prisoner',
  forbids: [{ tags: ALL_ACTS, rule: 'R-SURRENDER', reason: 'prisoner' }],
});

/** Whether this is a fighter who is there: come, and not gone. */
export function isPresent(view: View, who: Id): boolean {
  if (!isFighter(view, who)) return false;
  return view.state.entities[who].conditions.length === 0 || (!view.has(who, Gone) && !view.has(who, Away));
}

/** Whether a fighter has surrendered, accepted or not. */
export const hasYielded = (view: View, who: Id): boolean =>
  view.state.entities[who].conditions.length > 0 && (view.has(who, Surrendered) || view.has(who, Prisoner));
