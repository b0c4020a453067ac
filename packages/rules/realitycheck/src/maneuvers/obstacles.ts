import { type Id, isOff, type Reason, type ReasonFacts, type Refuse, type View } from '@riposte/kernel';
import type { Attack, Maneuver } from '../attacks/attack.ts';
import { fighter, SIZES } from '../fighters/fighter.ts';
import { heldWeapons, statsOf, weaponStats } from '../gear/carried.ts';
import { faces } from '../movement/facing.ts';
import { heldBy } from './hold.ts';

const sizeGap = (view: View, by: Id, at: Id): number => SIZES.indexOf(fighter(view, at).size) - SIZES.indexOf(fighter(view, by).size);

/** Why a maneuver cannot be tried; null = it can. Where sizes say too little the game master ignores their rule. @rule RC-SIZ-013 */
export function obstacle(view: View, by: Id, at: Id, item: Id, maneuver: Maneuver): readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null {
  const found = reasonAgainst(view, by, at, item, maneuver);
  return found !== null && isOff(view, found[0], by) ? null : found;
}

/** @rule RC-CMB-009 RC-CMB-011 RC-CMB-015 RC-CMB-019 RC-CMB-036 */
function reasonAgainst(view: View, by: Id, at: Id, item: Id, maneuver: Maneuver): readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null {
  const gap = sizeGap(view, by, at);
  if (maneuver === 'trip' && gap > 1) return ['RC-CMB-009', 'target-much-larger'];
  if (maneuver === 'restrain' && heldBy(view, by).includes(at)) return ['RC-CMB-017', 'holding-already'];
  if (maneuver === 'restrain' && gap > 0) return ['RC-CMB-019', 'target-larger'];
  if (maneuver === 'push' && gap > 0) return ['RC-CMB-036', 'target-larger'];
  if (maneuver !== 'disarm') return null;
  if (!faces(view, at, by)) return ['RC-CMB-011', 'target-turned-away'];
  const weapons = heldWeapons(view, at).filter((weapon) => !weaponStats(weapon).natural);
  if (weapons.length === 0) return ['RC-CMB-013', 'no-weapon-to-disarm'];
  const light = statsOf(view, item)?.light === true;
  return light && weapons.every((weapon) => weaponStats(weapon).heavy) ? ['RC-CMB-015', 'too-light'] : null;
}

/** Whether it leaves its user open: it is not swift and the target was not exposed when it was declared. @rule RC-CMB-003 RC-UNG-006 */
export const leavesOpen = ({ swift, exposed, maneuver }: Attack): boolean => maneuver !== 'none' && !swift && !exposed;

export function checkManeuver(view: View, by: Id, at: Id, item: Id, maneuver: Maneuver, refuse: Refuse): void {
  const found = obstacle(view, by, at, item, maneuver);
  if (found !== null) refuse(...found);
}
