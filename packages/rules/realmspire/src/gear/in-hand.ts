import { defineCondition, type Id, type View } from '@riposte/kernel';
import { Carrying } from '../actions-in-combat/carrying.ts';
import { fighter } from '../characters/fighter.ts';
import type { Shield } from '../damage-and-health/armour.ts';
import { UNARMED, type Weapon } from './weapons.ts';

/** Whether this code is that of a weapon. */
export const isWeapon = (view: View, code: number): boolean => code >= 0 && 'weapon' in view.rules.things[code];

/** The weapon with this code; for everything else what bare hands do: a shield strikes like them (R-GEAR). */
export const weaponAt = (view: View, code: number): Weapon => (isWeapon(view, code) ? (view.rules.things[code] as Weapon) : UNARMED);
export const HELD = ['weapon', 'shield', 'other'] as const;
export type Held = (typeof HELD)[number];

/** The code of the weapon that strikes: that of the other hand if the first is empty; -1 for bare hands. @rule RS-ATK-010 */
export function wieldedBy(view: View, who: Id): number {
  const { weapon, other } = fighter(view, who);
  return weapon < 0 && isWeapon(view, other) ? other : weapon;
}

/** What an attack with this code is made with: a shield, where a fighter without a weapon holds one (R-GEAR). */
export const struckWith = (view: View, by: Id, code: number): number => (code < 0 ? fighter(view, by).shield : code);

/** Which hand has the weapon that strikes: 0 the first, 1 the other. */
export const handOf = (view: View, who: Id): number => (fighter(view, who).weapon < 0 && isWeapon(view, fighter(view, who).other) ? 1 : 0);

/** The weapon in hand; bare hands without one. @rule RS-ATK-003 */
export const weaponOf = (view: View, who: Id): Weapon => weaponAt(view, wieldedBy(view, who));

/** Whether either hand holds what Bash asks for. @rule RS-MAN-004 */
export function wieldsHeavy(view: View, who: Id): boolean {
  const { weapon, other } = fighter(view, who);
  return weaponAt(view, weapon).heavy || weaponAt(view, other).heavy;
}

/** Whether the weapon in hand is held with both. @rule RS-MAN-009 */
export const isTwoHanded = (view: View, who: Id): boolean => weaponOf(view, who).twoHanded || (fighter(view, who).weapon >= 0 && fighter(view, who).grip === 2);

/** The shield in hand, or null. */
export function shieldOf(view: View, who: Id): Shield | null {
  const { shield } = fighter(view, who);
  return shield < 0 ? null : (view.rules.things[shield] as Shield);
}

/** What of the hands can be put away: not what is part of the body. */
export const itemsHeld = (view: View, who: Id): Held[] =>
  HELD.filter((item) => fighter(view, who)[item] >= 0 && !(item === 'weapon' && weaponOf(view, who).natural));

/** In the saddle, where a lance is of use (R-GEAR). */
export const Mounted = defineCondition('mounted', { rule: 'R-GEAR', title: 'mounted' });

/** Metres that a weapon reaches in melee; 0 for one that is not for melee, or not on foot. */
function reachWith(view: View, who: Id, code: number): number {
  const { reach, mountedOnly } = weaponAt(view, code);
  return mountedOnly && !view.has(who, Mounted) ? 0 : reach;
}

/** The code of what a fighter uses in melee: of two weapons the one that reaches farther. */
export function meleeBy(view: View, who: Id): number {
  const { other } = fighter(view, who);
  const first = wieldedBy(view, who);
  return isWeapon(view, other) && reachWith(view, who, other) > reachWith(view, who, first) ? other : first;
}

/** Metres that a fighter reaches in melee; a fighter who carries another has no hand for it (R-CARRY). @rule RS-ATK-003 */
export function reachOf(view: View, who: Id): number {
  const isCarrying = view.state.entities[who].conditions.length > 0 && view.has(who, Carrying);
  return isCarrying ? 0 : reachWith(view, who, meleeBy(view, who));
}

/** What else can strike: a shield beside a weapon, a second weapon for melee (R-HANDS). */
export function othersToStrikeWith(view: View, who: Id): ('shield' | 'other')[] {
  const { weapon, shield, other } = fighter(view, who);
  const shields = shield >= 0 && wieldedBy(view, who) >= 0 ? (['shield'] as const) : [];
  return weapon >= 0 && isWeapon(view, other) && reachWith(view, who, other) > 0 ? [...shields, 'other'] : [...shields];
}
