import { ConditionGiven, defineCheckpoint, endAll, type Id, type Play, sourceSeen } from '@riposte/kernel';
import { distance } from '@riposte/space';
import { Dragged, Dragging } from '../grappling/drag.ts';
import { inGrapple, loosen } from '../grappling/hold.ts';
import { hasLine } from '../rolls/sight.ts';
import { comesTo } from '../situations/medium.ts';
import { partFromMount, Sat } from '../situations/riding.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { mountOf, riderOf } from '../state/linked-creatures.ts';
import { Carried } from '../state/ridden.ts';
import { loadOf, losesLoad } from './carry.ts';
import { board, bodyOf } from './distance.ts';
import { leaveSpaces, PushedIn } from './enter-space.ts';
import { Moved } from './move.ts';
import { BoardRedrawn } from './redrawn.ts';

/**
 * What follows from being somewhere else, however one came there: rider and mount, bearer and burden who are apart have
 * parted, shared spaces and holds end at a distance, and the ground decides how one moves.
 * @rule HD-MNT-004 HD-POS-009 HD-GRP-012 HD-SWC-001
 */
export const NewPlace = defineCheckpoint('new-place', {
  rule: 'HD-MOV-012',
  watches: [Moved, Dragged, Sat, PushedIn],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    const { at } = fighter(play, who);
    const mount = mountOf(play, who);
    if (mount >= 0 && fighter(play, mount).at !== at) partFromMount(play, who);
    const rider = riderOf(play, who);
    if (rider >= 0 && fighter(play, rider).at !== at) partFromMount(play, rider);
    const load = loadOf(play, who);
    if (load >= 0 && fighter(play, load).at !== at) losesLoad(play, who, load);
    const bearer = sourceSeen(play, who, Carried);
    if (bearer >= 0 && fighter(play, bearer).at !== at) losesLoad(play, bearer, who);
    leaveSpaces(play, who);
    losesTouch(play, who);
    if (mountOf(play, who) < 0) comesTo(play, who, at);
  },
});

/** Nobody is held from afar, or through a wall that is drawn. @rule HD-GRP-012 */
export const LosesTouch = defineCheckpoint('loses-touch', {
  rule: 'HD-GRP-012',
  watches: [ConditionGiven, BoardRedrawn],
  settle(play, who) {
    for (const id of isFighter(play, who) ? [who] : fighters(play).map((fighter) => fighter.id)) losesTouch(play, id);
  },
});

/** Holds end where two are no longer next to each other, or a wall is between them. */
function losesTouch(play: Play, who: Id): void {
  for (const other of inGrapple(play, who)) {
    if (distance(board(play), bodyOf(play, fighter(play, who)), bodyOf(play, fighter(play, other))) > 1 || !hasLine(play, who, other)) loosen(play, who, other);
  }
  if (inGrapple(play, who).length === 0) endAll(play, who, Dragging);
}
