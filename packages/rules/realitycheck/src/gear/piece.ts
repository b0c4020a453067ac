import { defineFeature, type FeatureDef } from '@riposte/kernel';

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
  /** A lance: one hand in the saddle, and worse to meet when the mount charges; pieces of logs from before do not say. */
  readonly lance?: boolean;
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
  /** Strikes badly at targets nearer than its reach: weapons that are not Versatile. */
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

interface GoodsStats {
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

export const PLAIN_WEAPON: WeaponStats = {
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
  lance: false,
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

const PLAIN_ARMOUR: ArmourStats = {
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

const PLAIN_SHIELD: ShieldStats = {
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

const PLAIN_GOODS: GoodsStats = { sort: 'goods', awkward: false, holds: 'none', drinkable: false };

/** What a plain piece of each sort is like. */
export const PLAIN = { weapon: PLAIN_WEAPON, armour: PLAIN_ARMOUR, shield: PLAIN_SHIELD, goods: PLAIN_GOODS } as const;

const piece = (id: string, title: string, stats: Stats): Gear => ({ ...defineFeature(id, { title }), gear: true, stats });

/** A weapon for striking; without `versatile` it is awkward within its reach. */
export function melee(id: string, mpr: number, reach: number, damage: string, attack: number, evasion: number, more: Partial<WeaponStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...PLAIN_WEAPON, mpr, reach, damage, attack, evasion, awkward: true, ...more });
}

export function ranged(id: string, mpr: number, damage: string, accuracy: number, loading: number, range: Range, more: Partial<WeaponStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...PLAIN_WEAPON, shoots: true, mpr, damage, accuracy, loading, range, hands: 2, ...more });
}

export function armour(id: string, rating: number, coverage: number, agilityCost: number, energyCost: number, more: Partial<ArmourStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...PLAIN_ARMOUR, rating, coverage, agilityCost, energyCost, ...more });
}

export function shield(id: string, evasion: number, hardness: number, durability: number, agilityCost: number, more: Partial<ShieldStats> = {}): Gear {
  return piece(id, id.replaceAll('-', ' '), { ...PLAIN_SHIELD, evasion, hardness, durability, agilityCost, ...more });
}

export const goods = (id: string, more: Partial<GoodsStats> = {}): Gear => piece(id, id.replaceAll('-', ' '), { ...PLAIN_GOODS, ...more });
