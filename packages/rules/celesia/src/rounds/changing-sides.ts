import { carried, defineCheckpoint, end, endAll } from '@riposte/kernel';
import { fighter, fighters } from '../fighters/fighter.ts';
import { SideChanged } from '../fighters/sides.ts';
import { letLoose } from '../manoeuvres/grapple.ts';
import { OffersSurrender, Prisoner } from './yielded.ts';

/** Friends do not hold each other, nor keep each other prisoner; an offer to surrender was to the foes of before (R-MASTER). */
export const ChangesSides = defineCheckpoint('changes-sides', {
  rule: 'R-MASTER',
  watches: [SideChanged],
  settle(play, who) {
    endAll(play, who, OffersSurrender);
    for (const { id, side } of fighters(play)) {
      if (id === who || side !== fighter(play, who).side) continue;
      letLoose(play, who, id);
      letLoose(play, id, who);
      for (const [captive, captor] of [
        [id, who],
        [who, id],
      ] as const) {
        for (const condition of carried(play, captive, Prisoner)) if (condition.source === captor) end(play, captive, condition.id);
      }
    }
  },
});
