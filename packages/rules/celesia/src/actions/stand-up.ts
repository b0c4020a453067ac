import { defineIntent, endAll, give, type Id, type View } from '@riposte/kernel';
import { allInjured } from '../injuries/body.ts';
import { Grappled, releaseToGo } from '../manoeuvres/grapple.ts';
import { FEET, Moved, stepsTo } from '../positioning/board.ts';
import { cannotStand, Prone } from '../positioning/prone.ts';
import { StandUpCost } from '../positioning/speed.ts';
import { ActionPoints, needsAp, needsSimple, paySimple } from '../rounds/action-points.ts';
import { needsFree, takeFree } from './free-actions.ts';
import { pathOf, type Walk } from './move.ts';
import { canGoOn, provokeAll } from './reactive-attack.ts';

/** Whether a movement that was begun can go on: a reactive hold ends it. @rule CE-RCT-003 CE-MNV-001 */
export const canGetOn = (view: View, who: Id): boolean => canGoOn(view, who) && !view.has(who, Grappled);

/** One square on hands and knees, whatever the legs are like; provokes (R-ACTIONS). @rule CE-ACT-002 CE-RCT-001 */
export const Crawl = defineIntent<Walk>('crawl', {
  rule: 'CE-ACT-002',
  title: 'Crawl',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!view.has(by, Prone)) refuse('CE-ACT-002', 'not-prone');
  },
  params: { along: pathOf('CE-ACT-002', () => FEET) },
  perform(play, by, { along: [to] }) {
    paySimple(play, by);
    releaseToGo(play, by);
    provokeAll(play, by, 'leaves a threatened square');
    if (!canGetOn(play, by) || !stepsTo(play, by, to)) return false;
    Moved(play, by, to.x, to.y);
    return true;
  },
});

/** Costs more with injured feet and legs, provokes, and is impossible with all of them injured. @rule CE-FOT-003 CE-FOT-008 CE-LEG-008 CE-RCT-003 */
export const StandUp = defineIntent('stand-up', {
  rule: 'CE-FOT-003',
  title: 'Stand up',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsAp(view, by, StandUpCost(view, by), refuse);
    if (!view.has(by, Prone)) refuse('CE-PRN-003', 'standing');
    if (allInjured(view, by, 'foot')) refuse('CE-FOT-008', 'feet-injured');
    if (allInjured(view, by, 'leg')) refuse('CE-LEG-008', 'legs-injured');
  },
  perform(play, by) {
    ActionPoints.spend(play, by, StandUpCost(play, by));
    provokeAll(play, by, 'stands up');
    if (!canGetOn(play, by) || cannotStand(play, by)) return false;
    endAll(play, by, Prone);
    return true;
  },
});

/** Down on the ground of one's own will (R-ACTIONS). @rule CE-FRE-001 CE-FRE-002 */
export const LieDown = defineIntent('lie-down', {
  rule: 'CE-FRE-001',
  title: 'Lie down',
  tags: ['free', 'on-foot'],
  available: (view, by, refuse) => needsFree(view, by, 'lie-down', refuse),
  perform(play, by) {
    if (!takeFree(play, by, 'lie-down')) return false;
    give(play, by, Prone);
    return true;
  },
});
