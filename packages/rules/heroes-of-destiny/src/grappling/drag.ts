import { after, carried, defineChange, defineCondition, defineIntent, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { Stamina } from '../health/stamina.ts';
import { roomAt } from '../movement/distance.ts';
import { combatCheck } from '../rolls/checks.ts';
import { Defence, Immobile } from '../rolls/defence.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { RoundsEnded } from '../sequence/rounds.ts';
import { comesTo } from '../situations/medium.ts';
import { partFromMount } from '../situations/riding.ts';
import type { Fighter } from '../state/fighter.ts';
import { borneBy, mountOf } from '../state/linked-creatures.ts';
import { type Place, SCENE } from '../state/scene.ts';
import { inGrapple } from './hold.ts';

/** Its value is the AP that a drag may still spend on movement. */
export const Dragging = defineCondition('dragging', { rule: 'HD-GRP-008', title: 'dragging' });

/** AP that a fighter may still spend to drag a grapple along; null if no drag has succeeded. */
export const dragAp = (view: View, who: Id): number | null => (inGrapple(view, who).length === 0 ? null : (carried(view, who, Dragging)[0]?.value ?? null));

/** So many AP of movement take the grapple along before the round ends. @rule HD-GRP-008 */
export function maySpendOnDrag(play: Play, who: Id, ap: number): void {
  endAll(play, who, Dragging);
  if (ap > 0) give(play, who, Dragging, { value: ap, until: after(play, RoundsEnded, SCENE, 1) });
}

const DRAG_AP = 4;
const EACH_FURTHER = -2;

/** Power against the highest of the opponents, -2 for each beyond the first; then up to 4 AP of movement take all along. @rule HD-GRP-006 HD-GRP-007 HD-GRP-008 */
export const Drag = defineIntent('drag', {
  rule: 'HD-GRP-006',
  title: 'Drag',
  tags: ['action', 'afoot'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (inGrapple(view, by).length === 0) refuse('HD-GRP-006', 'not-grappling');
    if (view.has(by, Immobile)) refuse('HD-DEF-004', 'immobile');
  },
  price: () => [
    { resource: ActionPoints, amount: COSTS.drag.ap },
    { resource: Stamina, amount: COSTS.drag.stamina },
  ],
  perform(play, by) {
    const opponents = inGrapple(play, by);
    const tn = Math.max(...opponents.map((opponent) => Defence(play, opponent, by, { kind: 'power', braced: false })));
    if (combatCheck(play, by, 'power', EACH_FURTHER * (opponents.length - 1)) < tn) return 'failed';
    maySpendOnDrag(play, by, DRAG_AP);
    return true;
  },
});

export const Dragged = defineChange('dragged', (store, who: Id, at: number): void => {
  (store.edit(who) as Fighter).at = at;
});

/** Brings a fighter to a place, or as near to it as its body fits on the board: out of the saddle, into the water. @rule HD-GRP-008 */
export function drag(play: Play, who: Id, place: Place): void {
  const to = roomAt(play, who, place);
  if (mountOf(play, who) >= 0) partFromMount(play, who);
  Dragged(play, who, to);
  for (const other of borneBy(play, who)) Dragged(play, other, to);
  comesTo(play, who, to);
}
