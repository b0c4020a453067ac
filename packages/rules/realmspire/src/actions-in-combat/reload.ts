import { defineCondition, defineIntent, endAll, type Id, type View } from '@riposte/kernel';
import { weaponOf } from '../gear/in-hand.ts';
import { needsPoints, needsTurn, payPoints } from './action-points.ts';

/** The weapon in hand has been shot and not reloaded (R-AP). */
export const Unloaded = defineCondition('unloaded', { rule: 'R-AP', title: 'not loaded' });

/** Whether the weapon in hand waits to be reloaded: one that needs it, and was shot (R-AP). */
export const isUnloaded = (view: View, who: Id): boolean => view.has(who, Unloaded) && weaponOf(view, who).reload > 0;

/** Reloads a crossbow: 1 or 2 AP by its kind; bows need none (R-AP). */
export const Reload = defineIntent('reload', {
  rule: 'R-AP',
  title: 'Reload',
  tags: ['primary'],
  available(view: View, by: Id, refuse) {
    needsTurn(view, by, refuse);
    needsPoints(view, by, weaponOf(view, by).reload, refuse);
    if (!isUnloaded(view, by)) refuse('R-AP', 'nothing to reload');
  },
  perform(play, by) {
    payPoints(play, by, weaponOf(play, by).reload);
    endAll(play, by, Unloaded);
    return true;
  },
});
