import { defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { type Fighter, fighter, type Item, itemOf, itemsOf } from './fighter.ts';

/** Metres: up to the first Advantage, beyond the second Disadvantage, the third is the farthest. @rule RC-RNG-021 */
export type Range = readonly [number, number, number];

export const DRAWS = ['none', 'bow', 'hand-crossbow', 'crossbow', 'heavy-crossbow', 'siege-crossbow'] as const;
export type Draw = (typeof DRAWS)[number];

export interface WeaponStats {
  readonly sort: 'weapon';
  /** Whether it is made for shooting; others strike. */
  readonly shoots: boolean;
  /** Martial Proficiency Requirement. */
  readonly mpr: number;
  readonly reach: number;
  /** Metres nearer than which it does not strike at all; 0 for nearly all. */
  readonly closest: number;
  readonly damage: string;
  /** Damage in two hands, where that differs. */
  readonly twoHandDamage: string | null;
  /** Reach in two hands, where that is more; 0 = the same. */
  readonly twoHandReach: number;
  /** Damage at the end of its reach, where that differs. */
  readonly farDamage: string | null;
  readonly hands: 1 | 2;
  readonly attack: number;
  readonly evasion: number;
  readonly accuracy: number;
  /** Energy to load; 0 = none needed, null = the game master says. */
  readonly loading: number | null;
  readonly range: Range | null;
  readonly thrown: Range | null;
  readonly thrownDamage: string | null;
  readonly brutal: number;
  /** The same for throws, where it is more. */
  readonly thrownBrutal: number;
  readonly precise: number;
  readonly exposing: number;
  /** 0 = not, -1 = without a number. */
  readonly devastate: number;
  readonly light: boolean;
  readonly heavy: boolean;
  /** Strikes badly at who is nearer than its reach: weapons that are not Versatile. */
  readonly awkward: boolean;
  readonly brace: boolean;
  readonly trips: boolean;
  readonly disarms: boolean;
  readonly blunt: boolean;
  /** Non-lethal without a roll. */
  readonly sparing: boolean;
  readonly natural: boolean;
  readonly draw: Draw;
  /** Kilograms; 0 = as much as the user can draw. */
  readonly drawWeight: number;
  readonly extraDamage: number;
  readonly type: string;
  readonly targets: 'evasion' | 'fortitude' | 'will';
}

export interface ArmourStats {
  readonly sort: 'armour';
  readonly mpr: number;
  readonly rating: number;
  /** Rolls below it strike the armour; 21 = complete. */
  readonly coverage: number;
  /** The same for shots, where it differs; -1 = the same. */
  readonly rangedCoverage: number;
  readonly evasionCost: number;
  readonly agilityCost: number;
  readonly energyCost: number;
  readonly rangedEvasion: number;
  readonly light: boolean;
  readonly heavy: boolean;
  readonly under: boolean;
}

export interface ShieldStats {
  readonly sort: 'shield';
  readonly mpr: number;
  readonly evasion: number;
  readonly hardness: number;
  readonly durability: number;
  readonly agilityCost: number;
  readonly exposing: number;
  readonly light: boolean;
  readonly heavy: boolean;
}

export interface GoodsStats {
  readonly sort: 'goods';
  /** Hard to get at: two Energy to ready. */
  readonly awkward: boolean;
  /** Whether it burns, or is cold as ice, for spells. */
  readonly holds: 'fire' | 'ice' | 'none';
  readonly drinkable: boolean;
}

export type Stats = WeaponStats | ArmourStats | ShieldStats | GoodsStats;

/** A piece of the catalogue: items are made from it. @rule RC-MPL-002 */
export interface Gear extends FeatureDef {
  readonly gear: true;
  readonly stats: Stats;
}

export const isGear = (thing: FeatureDef): thing is Gear => 'gear' in thing;

const WEAPON: WeaponStats = {
  sort: 'weapon',
  shoots: false,
  mpr: 0,
  reach: 1,
  closest: 0,
  damage: '1d6',
  twoHandDamage: null,
  twoHandReach: 0,
  farDamage: null,
  hands: 1,
  attack: 0,
  evasion: 0,
  accuracy: 0,
  loading: 0,
  range: null,
  thrown: null,
  thrownDamage: null,
  brutal: 0,
  thrownBrutal: 0,
  precise: 0,
  exposing: 0,
  devastate: 0,
  light: false,
  heavy: false,
  awkward: false,
  brace: false,
  trips: false,
  disarms: false,
  blunt: false,
  sparing: false,
  natural: false,
  draw: 'none',
  drawWeight: 0,
  extraDamage: 0,
  type: 'physical',
  targets: 'evasion',
};

const ARMOUR: ArmourStats = {
  sort: 'armour',
  mpr: 0,
  rating: 0,
  coverage: 0,
  rangedCoverage: -1,
  evasionCost: 0,
  agilityCost: 0,
  energyCost: 0,
  rangedEvasion: 0,
  light: false,
  heavy: false,
  under: false,
};

const SHIELD: ShieldStats = {
  sort: 'shield',
  mpr: 0,
  evasion: 0,
  hardness: 5,
  durability: 10,
  agilityCost: 0,
  exposing: 0,
  light: false,
  heavy: false,
};

const GOODS: GoodsStats = { sort: 'goods', awkward: false, holds: 'none', drinkable: false };

/** What a plain piece of each sort is like. */
export const PLAIN = { weapon: WEAPON, armour: ARMOUR, shield: SHIELD, goods: GOODS } as const;

const piece = (id: string, title: string, stats: Stats): Gear => ({ ...defineFeature(id, { title }), gear: true, stats });

/** A weapon for striking; without `versatile` it is awkward within its reach. */
export function melee(id: string, mpr: number, reach: number, damage: string, attack: number, evasion: number, more: Partial<WeaponStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...WEAPON, mpr, reach, damage, attack, evasion, awkward: true, ...more });
}

export function ranged(id: string, mpr: number, damage: string, accuracy: number, loading: number, range: Range, more: Partial<WeaponStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...WEAPON, shoots: true, mpr, damage, accuracy, loading, range, hands: 2, ...more });
}

export function armour(id: string, rating: number, coverage: number, agilityCost: number, energyCost: number, more: Partial<ArmourStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...ARMOUR, rating, coverage, agilityCost, energyCost, ...more });
}

export function shield(id: string, evasion: number, hardness: number, durability: number, agilityCost: number, more: Partial<ShieldStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...SHIELD, evasion, hardness, durability, agilityCost, ...more });
}

export const goods = (id: string, more: Partial<GoodsStats> = {}): Gear => piece(id, id.replaceAll('-', ' '), { ...GOODS, ...more });

export const isWeapon = (item: Item): boolean => item.stats.sort === 'weapon';

/** The stats of a weapon; of what is none, those of something improvised. */
export const weaponStats = ({ stats }: Item): WeaponStats => (stats.sort === 'weapon' ? stats : IMPROVISED);
const IMPROVISED: WeaponStats = { ...WEAPON, damage: '1d4', blunt: true };

export const statsOf = (view: View, item: Id): WeaponStats | null => (item < 0 ? null : weaponStats(itemOf(view, item)));

/** Weapons in hand, natural ones with them. */
export const heldWeapons = (view: View, who: Id): Item[] => itemsOf(view, who, 'hand').filter(isWeapon);

/** Weapons in hand to strike with; shields too, for who knows how. */
export function meleeWeapons(view: View, who: Id): Item[] {
  const weapons = heldWeapons(view, who).filter((one) => !weaponStats(one).shoots);
  return knows(view, who, 'shield-basher') ? [...weapons, ...itemsOf(view, who, 'hand').filter((one) => one.stats.sort === 'shield')] : weapons;
}

/** Whether somebody bears a feature. */
export const knows = (view: View, who: Id, id: string): boolean => fighter(view, who).features.some((code) => view.rules.things[code].id === id);

/** Whether an attack with this weapon is one of a pair of Light weapons for who lets them rain. */
export const isRain = (view: View, who: Id, item: Id): boolean =>
  knows(view, who, 'rain-of-attacks') && isPaired(statsOf(view, item)) && heldWeapons(view, who).filter((one) => isPaired(weaponStats(one))).length > 1;

const isPaired = (stats: WeaponStats | null): boolean => stats !== null && !stats.shoots && stats.light && stats.reach === 0;

/** The unbroken shield in hand, or null. */
export function shieldOf(view: View, who: Id): (Item & { readonly stats: ShieldStats }) | null {
  const found = itemsOf(view, who, 'hand').find((one) => one.stats.sort === 'shield' && !one.broken);
  return (found as (Item & { readonly stats: ShieldStats }) | undefined) ?? null;
}

export const wornArmour = (view: View, who: Id): (Item & { readonly stats: ArmourStats })[] =>
  itemsOf(view, who, 'worn').filter((one) => one.stats.sort === 'armour') as (Item & { readonly stats: ArmourStats })[];

/** Hands that are full. */
export function handsFull(view: View, who: Id): number {
  let full = 0;
  for (const { stats } of itemsOf(view, who, 'hand')) if (!(stats.sort === 'weapon' && stats.natural)) full += stats.sort === 'weapon' ? stats.hands : 1;
  return full;
}

/** Who meets the requirement of a piece suffers no penalty with it. @rule RC-MPL-003 */
export function isProficient({ mpl }: Fighter, stats: Stats): boolean {
  return stats.sort === 'goods' || mpl >= stats.mpr;
}

export const isProficientWith = (view: View, who: Id, item: Id): boolean => item < 0 || isProficient(fighter(view, who), itemOf(view, item).stats);
