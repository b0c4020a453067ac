import { defineCondition, defineIntent, endAll, type Id, type View } from '@riposte/kernel';
import { needsPoints, needsTurn, payPoints } from './actions.ts';
import { weaponOf } from './held.ts';

/** The weapon in hand has been shot and not reloaded (R-AP). */
export const Unloaded = defineCondition('unloaded', { rule: 'R-AP', title: 'not loaded' });

/** Reloads a crossbow: 1 or 2 AP by its kind; bows need none (R-AP). */
export const Reload = defineIntent('reload', {
  rule: 'R-AP',
  title: 'Reload',
  tags: ['primary'],
  available(view: View, by: Id, refuse) {
    needsTurn(view, by, refuse);
    needsPoints(view, by, weaponOf(view, by).reload, refuse);
    if (!view.has(by, Unloaded) || weaponOf(view, by).reload === 0) refuse('R-AP', 'nothing to reload');
  },
  perform(play, by) {
    payPoints(play, by, weaponOf(play, by).reload);
    endAll(play, by, Unloaded);
    return true;
  },
});
