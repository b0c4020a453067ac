import { ConditionGiven, carried, defineCheckpoint, end, type Id, type Play } from '@riposte/kernel';
import { Burning, enterMedium } from '../health/damage.ts';
import { groundAt } from '../movement/grid.ts';
import { fighter, isFighter, type Medium } from '../state/fighter.ts';
import { riderOf } from '../state/linked-creatures.ts';
import { type Place, scene } from '../state/scene.ts';
import { isInWater, MediumSet } from './swimming-and-climbing.ts';

/** Water puts fire out, and a rider goes under and comes up with the mount. @rule HD-SWC-003 HD-MNT-004 */
export const Submerged = defineCheckpoint('submerged', {
  rule: 'HD-SWC-003',
  watches: [MediumSet, ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    if (isInWater(play, who)) for (const fire of carried(play, who, Burning)) end(play, who, fire.id);
    const rider = riderOf(play, who);
    if (rider >= 0) MediumSet(play, rider, fighter(play, who).medium === 'underwater' ? 'underwater' : 'ground');
  },
});

const ENTERED: { readonly [ground: string]: Medium } = { 'deep-water': 'swimming', 'lake-bed': 'underwater', cliff: 'climbing' };

/** The ground decides where an arriving fighter is: swimming, climbing or under water. A rider goes under with the mount. */
export function comesTo(play: Play, who: Id, at: Place): void {
  if (scene(play).zones.length === 0) return;
  const found = groundAt(play, at).find((ground) => Object.hasOwn(ENTERED, ground));
  const there = found === undefined ? 'ground' : ENTERED[found];
  const medium = there === 'swimming' && fighter(play, who).medium === 'underwater' ? 'underwater' : there;
  enterMedium(play, who, medium);
  if (riderOf(play, who) >= 0) enterMedium(play, riderOf(play, who), medium === 'underwater' ? 'underwater' : 'ground');
}
