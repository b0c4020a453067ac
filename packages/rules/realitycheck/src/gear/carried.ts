import type { Id, View } from '@riposte/kernel';
import { type Fighter, fighter, type Item, itemOf, itemsOf } from '../fighters/fighter.ts';
import { knows } from '../fighters/trait.ts';
import { mountOf } from '../movement/mounted.ts';
import { type ArmourStats, PLAIN_WEAPON, type ShieldStats, type Stats, type WeaponStats } from './piece.ts';

const isWeapon = (item: Item): boolean => item.stats.sort === 'weapon';

/** The stats of a weapon; of what is none, those of something improvised. */
export const weaponStats = ({ stats }: Item): WeaponStats => (stats.sort === 'weapon' ? stats : IMPROVISED);
const IMPROVISED: WeaponStats = { ...PLAIN_WEAPON, damage: '1d4', blunt: true };

export const statsOf = (view: View, item: Id): WeaponStats | null => (item < 0 ? null : weaponStats(itemOf(view, item)));

/** Weapons in hand, natural ones with them. */
export const heldWeapons = (view: View, who: Id): Item[] => itemsOf(view, who, 'hand').filter(isWeapon);

/** Weapons in hand to strike with; for a shield basher, shields too. */
export function meleeWeapons(view: View, who: Id): Item[] {
  const weapons = heldWeapons(view, who).filter((weapon) => !weaponStats(weapon).shoots);
  return knows(view, who, 'shield-basher') ? [...weapons, ...itemsOf(view, who, 'hand').filter((weapon) => weapon.stats.sort === 'shield')] : weapons;
}

/** Whether a weapon that gains from two hands has both. */
export const inTwoHands = (view: View, who: Id, { twoHandDamage, hands }: WeaponStats): boolean =>
  twoHandDamage !== null && hands === 1 && handsFull(view, who) === 1;

/** Whether a weapon is ready to shoot. @rule RC-ENE-014 */
export const isLoaded = (view: View, item: Id): boolean => statsOf(view, item)?.loading === 0 || itemOf(view, item).loaded;

/** Whether an attack with this weapon is made with one of a pair of Light weapons, by a fighter that lets them rain. */
export const isRain = (view: View, who: Id, item: Id): boolean =>
  knows(view, who, 'rain-of-attacks') && isPaired(statsOf(view, item)) && heldWeapons(view, who).filter((weapon) => isPaired(weaponStats(weapon))).length > 1;

const isPaired = (stats: WeaponStats | null): boolean => stats !== null && !stats.shoots && stats.light && stats.reach === 0;

/** The unbroken shield in hand, or null. */
export function shieldOf(view: View, who: Id): (Item & { readonly stats: ShieldStats }) | null {
  const found = itemsOf(view, who, 'hand').find((item) => item.stats.sort === 'shield' && !item.broken);
  return (found as (Item & { readonly stats: ShieldStats }) | undefined) ?? null;
}

export const wornArmour = (view: View, who: Id): (Item & { readonly stats: ArmourStats })[] =>
  itemsOf(view, who, 'worn').filter((piece) => piece.stats.sort === 'armour') as (Item & { readonly stats: ArmourStats })[];

/** Hands of a fighter. */
export const HANDS = 2;

/** Hands that a piece takes; a lance one in the saddle. R-MOUNT */
export function handsFor(view: View, who: Id, stats: Stats): number {
  if (stats.sort !== 'weapon') return 1;
  if (stats.natural) return 0;
  return stats.lance === true && mountOf(view, who) >= 0 ? 1 : stats.hands;
}

/** The number of full hands. */
export function handsFull(view: View, who: Id): number {
  let full = 0;
  for (const { stats } of itemsOf(view, who, 'hand')) full += handsFor(view, who, stats);
  return full;
}

/** A fighter that meets the requirement of a piece suffers no penalty with it. @rule RC-MPL-003 */
function isProficient({ mpl }: Fighter, stats: Stats): boolean {
  return stats.sort === 'goods' || mpl >= stats.mpr;
}

export const isProficientWith = (view: View, who: Id, item: Id): boolean => item < 0 || isProficient(fighter(view, who), itemOf(view, item).stats);
