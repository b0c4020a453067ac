import { defineChange, type Id, type Play } from '@riposte/kernel';
import { everybody, type Fighter, fighter, scene } from '../fighters/fighter.ts';
import { standAt } from '../movement/company.ts';

/** A fighter is there from now on. */
export const Arrived = defineChange('arrived', (store, who: Id): void => {
  (store.edit(who) as Fighter).arrives = 0;
});

/** Those whom the encounter brings in this round join, at their place or at the nearest that is free. R-ARRIVE */
export function arriveAll(play: Play): void {
  for (const who of everybody(play)) {
    const { arrives, place } = fighter(play, who);
    if (arrives === undefined || arrives <= 1 || arrives > scene(play).round) continue;
    Arrived(play, who);
    if (scene(play).round > 0) standAt(play, who, place);
  }
}
