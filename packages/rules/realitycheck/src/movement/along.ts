import { carried, defineCondition, type Id, type View } from '@riposte/kernel';
import { slowed } from '../conditions/slowed.ts';
import { Carried } from './borne.ts';
import { Mounted, Ridden, riderOf } from './mounted.ts';

/** Carries another, its source: both hands are full. R-CARRY */
export const Carrying = defineCondition('carrying', {
  rule: 'R-CARRY',
  title: 'carrying',
  carries: slowed,
  forbids: [{ tags: ['attack', 'cast', 'breath', 'handling', 'loading', 'jump'], rule: 'R-CARRY', reason: 'carrying' }],
});

/** Whom a fighter carries, or -1. */
export const loadOf = (view: View, who: Id): Id => carried(view, who, Carrying)[0]?.source ?? -1;

/** Whom a fighter takes along: its load and its rider, and what those take along. R-CARRY R-MOUNT */
export function companyOf(view: View, who: Id): Id[] {
  return [loadOf(view, who), riderOf(view, who)].flatMap((other) => (other < 0 ? [] : [other, ...companyOf(view, other)]));
}

const TIES = [Carrying, Carried, Mounted, Ridden];

/** Whether two share a place because one carries or bears the other. */
export function areTogether(view: View, a: Id, b: Id): boolean {
  const { conditions } = view.state.entities[a];
  if (conditions.length === 0) return false;
  const isTied = TIES.some((def) => carried(view, a, def).length > 0);
  return isTied && (companyOf(view, a).includes(b) || companyOf(view, b).includes(a));
}
