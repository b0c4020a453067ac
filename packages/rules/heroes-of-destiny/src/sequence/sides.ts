import { carried, defineCheckpoint, end, endAll, type Id, type Play, sourceSeen } from '@riposte/kernel';
import { Helpless } from '../health/alive.ts';
import { loadOf, slipsOff } from '../movement/carry.ts';
import { Ignoring } from '../rolls/flanking.ts';
import { isSentient } from '../situations/mount-control.ts';
import { comesOff } from '../situations/riding.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { mountOf, riderOf } from '../state/linked-creatures.ts';
import { Captive, Surrendering } from '../state/parley.ts';
import { Carried } from '../state/ridden.ts';
import { SideSet } from '../state/sides.ts';

/**
 * A fighter who changes sides takes along a mount without its own will, and parts from what serves another side; captors
 * and prisoners on one side are friends again, and friends need not be ignored (R-SIDES).
 */
export const ChangedSides = defineCheckpoint('changed-sides', {
  rule: 'R-SIDES',
  watches: [SideSet],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    partsCompany(play, who);
    endAll(play, who, Surrendering);
    for (const { id } of fighters(play)) {
      for (const def of [Captive, Ignoring]) {
        for (const { id: condition, source } of carried(play, id, def)) if (source >= 0 && isFriend(play, id, source)) end(play, id, condition);
      }
    }
  },
});

const isFriend = (play: Play, who: Id, other: Id): boolean => isFighter(play, other) && fighter(play, who).side === fighter(play, other).side;

function partsCompany(play: Play, who: Id): void {
  const mount = mountOf(play, who);
  if (mount >= 0 && !isSentient(play, mount)) SideSet(play, mount, fighter(play, who).side);
  else if (mount >= 0 && !isFriend(play, who, mount)) comesOff(play, who);
  const rider = riderOf(play, who);
  if (rider >= 0 && !isFriend(play, who, rider)) comesOff(play, rider);
  const load = loadOf(play, who);
  if (load >= 0) partsFromLoad(play, who, load);
  const bearer = sourceSeen(play, who, Carried);
  if (bearer >= 0) partsFromLoad(play, bearer, who);
}

/** A burden of another side gets down, if it can. */
function partsFromLoad(play: Play, bearer: Id, load: Id): void {
  if (!isFriend(play, bearer, load) && !play.has(load, Helpless) && !play.has(load, Captive)) slipsOff(play, bearer, load);
}
