import { adds, defineQuery, type Id, NOBODY, plainSum, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { MEDIUM } from '../fighters/size.ts';
import { inTwoHands, weaponOf } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { awake } from '../stamina/unconscious.ts';
import { FEET, feetBetween } from './board.ts';
import { isWalledOff } from './walls.ts';

/** Feet that a melee attack reaches with what a part holds or is; without a part, with bare hands. @rule CE-MEL-001 */
export const Reach = defineQuery<{ readonly part: Id }>('reach', {
  rule: 'CE-MEL-001',
  from: '5 ft, 5 more for each size above Medium',
  base: (view, who) => FEET * Math.max(1, fighter(view, who).size - MEDIUM + 1),
  combine: plainSum,
});

/** Feet that a fighter reaches with what a part holds or is. */
export const reachWith = (view: View, who: Id, part: Id): number => Reach(view, who, -1, { part });

/** Feet that a long weapon adds, in two hands. */
function lengthOf(view: View, part: Id): number {
  const weapon = part < 0 ? null : weaponOf(view, part);
  return weapon !== null && weapon.long > 0 && (weapon.hands === 2 || inTwoHands(view, part)) ? weapon.long : 0;
}

/** A long weapon in two hands reaches farther. @rule CE-MEL-001 */
export const LONG_WEAPON = adds(Reach, (view, _who, _against, { part }) => lengthOf(view, part), {
  rule: 'CE-MEL-001',
  label: 'long weapon',
  only: 'with a long weapon',
  when: (view, _who, _against, { part }) => lengthOf(view, part) > 0,
});

/** Whether a fighter stands within melee reach of a part, with no wall between (R-WALLS). @rule CE-MEL-001 CE-MAN-002 */
export const inReach = (view: View, who: Id, of: Id, part: Id, more = 0): boolean =>
  feetBetween(view, of, who) <= reachWith(view, of, part) + more && !isWalledOff(view, of, who);

/** Feet that a fighter reaches with its longest weapon that can strike; 0 without one. */
export const farthestReach = (view: View, who: Id): number => Math.max(0, ...strikers(view, who).map((part) => reachWith(view, who, part)));

/** Whether a conscious, armed fighter has a foe in reach. */
export const canReach = (view: View, who: Id, foe: Id): boolean => awake(view, who) && strikers(view, who).some((part) => inReach(view, foe, who, part));

/** Feet that a fighter reaches with bare hands or the longest weapon in them. @rule CE-MAN-002 */
export const grasp = (view: View, who: Id): number => Math.max(Reach(view, who, -1, { part: NOBODY }), farthestReach(view, who));

/** Within reach, also of a weapon in hand. @rule CE-MAN-002 */
export const canManeuver = (view: View, by: Id, at: Id): boolean => feetBetween(view, by, at) <= grasp(view, by) && !isWalledOff(view, by, at);
