import { defineQuery, type Id, NOBODY, plainSum, type View } from '@riposte/kernel';
import { hasTrait, isRanged, meleeWeapon, weaponAt } from '../catalogue/weapon.ts';
import { Distance } from '../movement/distance.ts';
import { type Fighter, fighter, skill } from '../state/fighter.ts';
import type { DefenceKind } from './defence.ts';

/** One attack, from its declaration to its result. Plain data: requests speak of it. */
export type Attack = {
  readonly by: Id;
  readonly at: Id;
  readonly way: 'melee' | 'ranged' | 'spell';
  /** Which action it belongs to: "attack", "quick-attack", "grapple". */
  readonly act: string;
  /** Code of the weapon, or -1. */
  readonly weapon: number;
  /** School of the spell, or "". */
  readonly school: string;
  /** The Defense that it targets. */
  readonly targets: DefenceKind;
  /** Yards between the two; neighbours are 1 apart. */
  readonly distance: number;
  /** Damage value of weapon or spell. */
  readonly damage: number;
  /** Points of armour that it ignores. */
  readonly piercing: number;
  readonly penetrating: boolean;
  /** Steps by which the attack itself changes the level of a wound. */
  readonly steps: number;
  /** "fire", "lightning" or "". */
  readonly element: string;
  /** In whose space the target counts as standing: that of the one who put it in the way; -1 = its own. */
  readonly stead: Id;
};

/** An attack with a weapon in hand: a melee weapon strikes, or is thrown at whom it cannot reach. @rule HD-DEF-002 HD-UWC-006 HD-UWC-007 */
export function weaponAttack(view: View, by: Id, at: Id, act: string, steps: number, code = fighter(view, by).weapon): Attack {
  const weapon = weaponAt(view, code);
  const distance = Distance(view, by, at);
  const way = isRanged(weapon) || (weapon.thrown > 0 && distance > weapon.reach + 1) ? 'ranged' : 'melee';
  const { piercing, penetrating } = weapon;
  const wet = fighter(view, by).medium === 'underwater' && !weapon.aquatic && !hasTrait(view, fighter(view, by), 'aquatic');
  const damage = wet ? Math.floor(weapon.damage / 2) : weapon.damage;
  return { by, at, way, act, weapon: code, school: '', targets: way, distance, damage, piercing, penetrating, steps, element: '', stead: NOBODY };
}

/** What is added to a melee weapon roll. @rule HD-ATK-010 */
function meleeRoll(view: View, f: Fighter, code: number): number {
  const weapon = weaponAt(view, code);
  return f.dex + skill(f, 'Melee', weapon.group) + weapon.accuracy;
}

/** What is added to a ranged weapon roll. @rule HD-ATK-011 */
function rangedRoll(view: View, f: Fighter, code: number): number {
  const weapon = weaponAt(view, code);
  return f.dex + skill(f, 'Aim', weapon.group) + weapon.accuracy;
}

/** What is added to a spell roll. @rule HD-ATK-012 */
const spellRoll = (f: Fighter, school: string): number => f.rsn + skill(f, 'Arcana', school);

/** 2 less for each range increment beyond the first. */
function rangePenalty(view: View, { weapon, distance }: Attack): number {
  const { increment, thrown } = weaponAt(view, weapon);
  return -2 * Math.max(0, Math.ceil(distance / Math.max(1, increment === 0 ? thrown : increment)) - 1);
}

/** What is added to an attack roll. @rule HD-ATK-001 HD-ATK-009 HD-MOD-002 */
export const AttackBonus = defineQuery<Attack>('attack', {
  rule: 'HD-ATK-009',
  from: 'attribute, skill, specialization, accuracy and −2 for each range increment after the first',
  base: (view, who, _against, attack) => {
    const f = fighter(view, who);
    if (attack.way === 'spell') return spellRoll(f, attack.school);
    return attack.way === 'melee' ? meleeRoll(view, f, attack.weapon) : rangedRoll(view, f, attack.weapon) + rangePenalty(view, attack);
  },
  combine: plainSum,
});

/** What is added to a melee weapon check: as to an attack, but nothing of the situation. @rule HD-ATK-008 */
export const WeaponCheck = defineQuery('weapon check', {
  rule: 'HD-ATK-010',
  from: 'Dexterity, Melee, specialization and accuracy',
  base: (view, who) => meleeRoll(view, fighter(view, who), meleeWeapon(view, who)),
  combine: plainSum,
});

/** What a hit adds to the attack roll: Strength and the value of the weapon, or what the spell says. @rule HD-ATK-003 */
export const Damage = defineQuery<Attack>('damage', {
  rule: 'HD-ATK-003',
  from: 'damage value, with Strength for weapons',
  base: (view, who, _against, attack) => attack.damage + (attack.way === 'spell' ? 0 : fighter(view, who).str),
  combine: plainSum,
});
