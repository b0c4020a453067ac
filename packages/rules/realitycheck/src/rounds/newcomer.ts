import { defineCheckpoint, Entered } from '@riposte/kernel';
import { fighter, isFighter, scene } from '../fighters/fighter.ts';
import { standAt } from '../movement/company.ts';
import { isPresent } from './presence.ts';
import { reset } from './rounds.ts';

/** Whom the game master brings in comes to its place, or the free one nearest to it, with the Energy of the round (R-ARRIVE). @rule RC-RND-006 */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'R-ARRIVE',
  watches: [Entered],
  settle(play, who) {
    if (!isFighter(play, who) || !isPresent(play, who)) return;
    standAt(play, who, fighter(play, who).place);
    if (scene(play).round > 0) reset(play, who);
  },
});
