import { ConditionEnded, ConditionGiven, defineCheckpoint, endAll } from '@riposte/kernel';
import { Hidden } from '../rolls/sight.ts';
import { isFighter } from '../state/fighter.ts';
import { Grappling, Mounted, Sharing, sources } from '../state/linked-creatures.ts';
import { hasYielded } from '../state/parley.ts';
import { Carried, Carrying, Ridden } from '../state/ridden.ts';

/** Those who hold, carry or ride each other, or share a space, are seen as soon as one of the two is; so is a fighter who gives up (R-HIDDEN). @rule HD-COM-006 */
export const ComesInSight = defineCheckpoint('comes-in-sight', {
  rule: 'HD-COM-006',
  watches: [ConditionGiven, ConditionEnded],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    if (hasYielded(play, who)) endAll(play, who, Hidden);
    for (const other of [Grappling, Sharing, Carrying, Carried, Mounted, Ridden].flatMap((def) => sources(play, who, def))) {
      if (!isFighter(play, other) || play.has(who, Hidden) === play.has(other, Hidden)) continue;
      endAll(play, who, Hidden);
      endAll(play, other, Hidden);
    }
  },
});
