import { defineChange, defineRoll, type Id, type Play, type View } from '@riposte/kernel';
import { type DamageType, isMagical, isPhysical } from './damage-types.ts';
import { bonus, type Fighter, fighter } from './fighter.ts';
import { shieldOf, weaponOf } from './held.ts';
import { ArmourRating, type Attack, ResistanceTo, VulnerabilityTo } from './numbers.ts';
import { ruled } from './rulings.ts';

export const DamageRoll = defineRoll('damage', { rule: 'RS-RES-005', title: 'damage' });

/** Health lost; what goes below 0 is kept. @rule RS-HLT-001 */
export const Hurt = defineChange(
  'hurt',
  (store, who: Id, points: number): boolean => {
    if (points <= 0) return false;
    (store.edit(who) as Fighter).health -= points;
    return true;
  },
  { say: (name, who, points) => `${name(who)} takes ${points} damage` },
);

/** The weapon's die and half the attribute that the attack used. @rule RS-RES-005 RS-RES-010 */
export function rollDamage(play: Play, { by, at, attribute }: Attack, blocked: boolean): void {
  const weapon = weaponOf(play, by);
  const points = play.roll(DamageRoll, by, weapon.damage) + bonus(fighter(play, by)[attribute]);
  Hurt(play, at, damageTaken(play, at, points, weapon.type, blocked));
}

/**
 * Damage after vulnerability, armour, a shield that blocked, and resistance; never below 0.
 * @rule RS-HLT-002 RS-RSV-002 RS-RSV-005 RS-ARM-007 RS-SHD-005
 */
export function damageTaken(view: View, who: Id, points: number, type: DamageType, blocked: boolean): number {
  return Math.max(0, points + VulnerabilityTo(view, who, undefined, type) - protection(view, who, type, blocked) - ResistanceTo(view, who, undefined, type));
}

/** Armour against physical damage; a block adds the shield, half of it, rounded up, against magic. @rule RS-SHD-002 RS-SHD-003 RS-SHD-004 */
function protection(view: View, who: Id, type: DamageType, blocked: boolean): number {
  const block = blocked ? (shieldOf(view, who)?.block ?? 0) : 0;
  if (isMagical(type)) return Math.ceil(block / 2);
  if (!isPhysical(type)) return 0;
  const armour = ArmourRating(view, who);
  return blocked ? ruled(view).blockedBy(armour, block) : armour;
}
