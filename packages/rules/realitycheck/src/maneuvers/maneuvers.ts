import { type AnyContribution, adds, defineIntent, type Id, type IntentContext, type IntentDef, oneOf, type Play, type View } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { Advantages, Disadvantages } from '../attacks/advantage.ts';
import { attackWith, type Maneuver } from '../attacks/attack.ts';
import { strike, target } from '../attacks/melee.ts';
import { stillInReach } from '../attacks/reach.ts';
import { isTarget } from '../attacks/targets.ts';
import { unguard } from '../conditions/exposed.ts';
import { fighter } from '../fighters/fighter.ts';
import { meleeWeapons } from '../gear/carried.ts';
import { conscious } from '../harm/unconscious.ts';
import { isMoving } from '../movement/steps.ts';
import { ruled } from '../rulings.ts';
import { checkManeuver, leavesOpen } from './obstacles.ts';

/** A maneuver with a weapon or the bare hand costs what such an attack costs. @rule RC-CMB-001 RC-CMB-002 */
const maneuverPrice = (view: View, item: Id): number => ruled(view).maneuverPrice(item < 0 ? 2 : 3);

type WeaponManeuver = { readonly weapon: Id; readonly at: Id; readonly pay: Pay };

function withWeapon(id: 'trip' | 'disarm', rule: string, title: string): IntentDef<WeaponManeuver> {
  return defineIntent<WeaponManeuver>(id, {
    rule,
    title,
    tags: ['action', 'attack', 'maneuver'],
    params: {
      weapon: oneOf<IntentContext<WeaponManeuver>, Id>({
        rule,
        candidates: (view, { by }) => [...meleeWeapons(view, by).map((weapon) => weapon.id), ...(meleeWeapons(view, by).length === 0 ? [-1] : [])],
        check(view, { by }, item, refuse) {
          if (item !== -1 && !meleeWeapons(view, by).some((weapon) => weapon.id === item)) refuse('RC-MEL-008', 'no-melee-weapon');
        },
      }),
      at: target<WeaponManeuver>((chosen) => chosen.weapon),
      pay: payment<WeaponManeuver>((view, { with: { weapon } }) => maneuverPrice(view, weapon)),
    },
    check: (view, by, { at, weapon }, refuse) => checkManeuver(view, by, at, weapon, id, refuse),
    price: (view, _by, { weapon, pay }) => priced(maneuverPrice(view, weapon), pay),
    perform: (play, by, { at, weapon, pay }) => tryManeuver(play, by, at, weapon, id, pay),
  });
}

type HandManeuver = { readonly at: Id; readonly pay: Pay };

function withHands(id: 'restrain' | 'push', rule: string, title: string): IntentDef<HandManeuver> {
  return defineIntent<HandManeuver>(id, {
    rule,
    title,
    tags: ['action', 'attack', 'maneuver'],
    params: { at: target<HandManeuver>(() => -1), pay: payment<HandManeuver>((view) => maneuverPrice(view, -1)) },
    check: (view, by, { at }, refuse) => checkManeuver(view, by, at, -1, id, refuse),
    price: (view, _by, { pay }) => priced(maneuverPrice(view, -1), pay),
    perform: (play, by, { at, pay }) => tryManeuver(play, by, at, -1, id, pay),
  });
}

/** @rule RC-CMB-003 RC-CMB-033 */
function tryManeuver(play: Play, by: Id, at: Id, item: Id, maneuver: Maneuver, pay: Pay): boolean {
  payWhole(play, by, maneuverPrice(play, item), pay);
  if (!conscious(play, by) || !isTarget(play, by, at) || !stillInReach(play, by, at, item)) return false;
  const attack = attackWith(play, by, at, item, { maneuver, exposed: fighter(play, by).opening });
  const hit = strike(play, attack);
  if (ruled(play).unguardsAfter && leavesOpen(attack)) unguard(play, by);
  if (!hit && maneuver === 'push' && ruled(play).missedPushUnguards) unguard(play, by);
  return hit;
}

/** @rule RC-CMB-005 RC-CMB-006 RC-CMB-007 RC-CMB-009 */
export const Trip = withWeapon('trip', 'RC-CMB-005', 'Trip');

/** @rule RC-CMB-010 RC-CMB-011 RC-CMB-012 RC-CMB-013 RC-CMB-015 */
export const Disarm = withWeapon('disarm', 'RC-CMB-010', 'Disarm');

/** @rule RC-CMB-016 RC-CMB-017 RC-CMB-019 */
export const Restrain = withHands('restrain', 'RC-CMB-016', 'Restrain');

/** @rule RC-CMB-030 RC-CMB-031 RC-CMB-033 RC-CMB-036 */
export const PushAway = withHands('push', 'RC-CMB-030', 'Push');

/** A target not exposed has Advantage on the first defence, that against the attack; one in motion resists a Trip badly. @rule RC-CMB-004 RC-CMB-008 */
export const MANEUVER_NUMBERS: readonly AnyContribution[] = [
  adds(Advantages, 1, {
    rule: 'RC-CMB-004',
    label: 'not exposed to the maneuver',
    only: 'for Evasion from a maneuver while not exposed',
    when: (_view, _who, _against, { roll, attack }) => roll === 'evasion' && attack !== null && leavesOpen(attack),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-CMB-008',
    label: 'in motion',
    only: 'for Fortitude against a trip in motion',
    when: (view, who, _against, { roll, attack }) => roll === 'fortitude' && attack?.maneuver === 'trip' && isMoving(view, who),
  }),
];
