import { carried, defineCondition, defineIntent, end, type Id, type View } from '@riposte/kernel';
import { handOf, weaponOf } from '../gear/in-hand.ts';
import { needsOwnTime, needsPoints, payPoints } from './action-points.ts';

/** A weapon in hand has been shot and not reloaded; the value is the hand, 0 the first, 1 the other (R-AP). */
export const Unloaded = defineCondition('unloaded', { rule: 'R-AP', title: 'not loaded', stacks: true });

/** Whether the weapon in use waits to be reloaded: one that needs it, and was shot (R-AP). */
export const isUnloaded = (view: View, who: Id): boolean =>
  weaponOf(view, who).reload > 0 && carried(view, who, Unloaded).some(({ value }) => value === handOf(view, who));

/** Reloads a crossbow: 1 or 2 AP by its kind; bows need none (R-AP). */
export const Reload = defineIntent('reload', {
  rule: 'R-AP',
  title: 'Reload',
  tags: ['primary'],
  available(view: View, by: Id, refuse) {
    needsOwnTime(view, by, refuse);
    needsPoints(view, by, weaponOf(view, by).reload, refuse);
    if (!isUnloaded(view, by)) refuse('R-AP', 'nothing-to-reload');
  },
  perform(play, by) {
    payPoints(play, by, weaponOf(play, by).reload);
    for (const { id, value } of carried(play, by, Unloaded)) if (value === handOf(play, by)) end(play, by, id);
    return true;
  },
});
