import { ConditionEnded, ConditionGiven, defineCheckpoint, give, type Id, type Play } from '@riposte/kernel';
import { distance } from '@riposte/space';
import { Dragged } from '../grappling/drag.ts';
import { alive } from '../health/alive.ts';
import { Sat } from '../situations/riding.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { isPartner, Sharing, sources } from '../state/linked-creatures.ts';
import { board, bodyOf } from './distance.ts';
import { PushedIn, partSpaces } from './enter-space.ts';
import { Airborne } from './jump.ts';

/** Those who come to be in one space share it, however they came there; the dead and the gone share none (R-ALLIES). @rule HD-POS-009 */
export const SharesSpace = defineCheckpoint('shares-space', {
  rule: 'HD-POS-009',
  watches: [ConditionGiven, ConditionEnded, Dragged, Sat, PushedIn],
  settle(play, who) {
    if (!isFighter(play, who) || play.has(who, Airborne)) return;
    if (!alive(play, who)) return sharesNone(play, who);
    const body = bodyOf(play, fighter(play, who));
    for (const other of fighters(play)) {
      const { id } = other;
      if (id === who || !alive(play, id) || isPartner(play, who, id) || play.has(id, Airborne)) continue;
      if (distance(board(play), body, bodyOf(play, other)) === 0) shareSpace(play, who, id);
    }
  },
});

/** Two are in one space. @rule HD-POS-009 */
export function shareSpace(play: Play, who: Id, other: Id): void {
  give(play, who, Sharing, { source: other });
  give(play, other, Sharing, { source: who });
}

function sharesNone(play: Play, who: Id): void {
  for (const other of sources(play, who, Sharing)) if (isFighter(play, other)) partSpaces(play, who, other);
}
