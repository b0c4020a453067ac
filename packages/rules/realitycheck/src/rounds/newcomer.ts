import { defineCheckpoint, Entered } from '@riposte/kernel';
import { fighter, isFighter } from '../fighters/fighter.ts';
import { standAt } from '../movement/company.ts';
import { isPresent } from './presence.ts';

/** Whom the game master brings in comes to its place, or the free one nearest to it (R-ARRIVE). */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'R-ARRIVE',
  watches: [Entered],
  settle(play, who) {
    if (isFighter(play, who) && isPresent(play, who)) standAt(play, who, fighter(play, who).place);
  },
});
