import { type Id, isOff, type Reason, type ReasonFacts, type Refuse, type View } from '@riposte/kernel';
import type { Attack, Maneuver } from '../attacks/attack.ts';
import { fighter, SIZES } from '../fighters/fighter.ts';
import { heldWeapons, statsOf, weaponStats } from '../gear/carried.ts';
import { faces } from '../movement/facing.ts';
import { heldBy } from './hold.ts';

const sizeGap = (view: View, by: Id, at: Id): number => SIZES.indexOf(fighter(view, at).size) - SIZES.indexOf(fighter(view, by).size);

type Obstacle = readonly [rule: string, reason: Reason, facts?: ReasonFacts];

/** Why a maneuver cannot be tried; null = it can. Where sizes say too little the game master ignores their rule. @rule RC-SIZ-013 */
export const obstacle = (view: View, by: Id, at: Id, item: Id, maneuver: Maneuver): Obstacle | null =>
  obstacles(view, by, at, item, maneuver).find(([rule]) => !isOff(view, rule, by)) ?? null;

/** Each is made at an opponent, which no lifeless thing is. */
const AT_OPPONENTS = { trip: 'RC-CMB-005', disarm: 'RC-CMB-010', restrain: 'RC-CMB-016', push: 'RC-CMB-030' } as const;

/** @rule RC-CMB-009 RC-CMB-011 RC-CMB-015 RC-CMB-019 RC-CMB-036 */
function obstacles(view: View, by: Id, at: Id, item: Id, maneuver: Maneuver): readonly Obstacle[] {
  const gap = sizeGap(view, by, at);
  const found: Obstacle[] = [];
  if (maneuver !== 'none' && fighter(view, at).inanimate) found.push([AT_OPPONENTS[maneuver], 'no-opponent']);
  if (maneuver === 'trip' && gap > 1) found.push(['RC-CMB-009', 'target-much-larger']);
  if (maneuver === 'restrain' && heldBy(view, by).includes(at)) found.push(['RC-CMB-017', 'holding-already']);
  if (maneuver === 'restrain' && gap > 0) found.push(['RC-CMB-019', 'target-larger']);
  if (maneuver === 'push' && gap > 0) found.push(['RC-CMB-036', 'target-larger']);
  if (maneuver !== 'disarm') return found;
  if (!faces(view, at, by)) found.push(['RC-CMB-011', 'target-turned-away']);
  const weapons = heldWeapons(view, at).filter((weapon) => !weaponStats(weapon).natural);
  if (weapons.length === 0) found.push(['RC-CMB-013', 'no-weapon-to-disarm']);
  else if (statsOf(view, item)?.light === true && weapons.every((weapon) => weaponStats(weapon).heavy)) found.push(['RC-CMB-015', 'too-light']);
  return found;
}

/** Whether it leaves its user open: it is not swift and the target was not exposed when it was declared. @rule RC-CMB-003 RC-UNG-006 */
export const leavesOpen = ({ swift, exposed, maneuver }: Attack): boolean => maneuver !== 'none' && !swift && !exposed;

export function checkManeuver(view: View, by: Id, at: Id, item: Id, maneuver: Maneuver, refuse: Refuse): void {
  const found = obstacle(view, by, at, item, maneuver);
  if (found !== null) refuse(...found);
}
