import { ConditionEnded, ConditionGiven, defineCheckpoint, endAll } from '@riposte/kernel';
import { Hidden } from '../rolls/sight.ts';
import { isFighter } from '../state/fighter.ts';
import { Grappling, Sharing, sources } from '../state/linked-creatures.ts';
import { Carried, Carrying } from '../state/ridden.ts';

/** Those who hold or carry each other, or share a space, are seen as soon as one of the two is (R-HIDDEN). @rule HD-COM-006 */
export const ComesInSight = defineCheckpoint('comes-in-sight', {
  rule: 'HD-COM-006',
  watches: [ConditionGiven, ConditionEnded],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    for (const other of [Grappling, Sharing, Carrying, Carried].flatMap((def) => sources(play, who, def))) {
      if (!isFighter(play, other) || play.has(who, Hidden) === play.has(other, Hidden)) continue;
      endAll(play, who, Hidden);
      endAll(play, other, Hidden);
    }
  },
});
