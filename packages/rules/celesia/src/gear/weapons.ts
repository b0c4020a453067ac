import { defineFeature, type FeatureDef } from '@riposte/kernel';

export const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** What a weapon is; distances in feet. */
interface WeaponTraits {
  readonly types: readonly DamageType[];
  readonly melee: boolean;
  readonly natural: boolean;
  readonly hands: 1 | 2;
  /** Feet of reach that it adds in two hands. */
  readonly long: number;
  /** Range increment of shots and of throws; 0 = not made for it. */
  readonly increment: number;
  readonly thrown: number;
  /** AP to reload; -1 = nothing to reload. */
  readonly reload: number;
  /** A bow is of no use to the prone; crossbows and firearms are steadier there. */
  readonly bow: boolean;
  readonly steady: boolean;
  /** Drawn as a free action. */
  readonly quick: boolean;
  /** Lowest face that threatens a critical hit. */
  readonly threat: number;
  /** What a critical hit adds: bleeding, strain, injuries, and what a DC 15 Constitution check resists. */
  readonly bleed: number;
  readonly strain: number;
  readonly injuries: number;
  readonly resisted: 'dazed' | 'prone' | null;
  /** A critical hit trips. */
  readonly trips: boolean;
  /** A degree more with 2 or more Stamina in a Power Attack. */
  readonly heavy: boolean;
  /** Highest severity it reaches, a place in SEVERITIES. */
  readonly reach: number;
}

export interface Weapon extends FeatureDef, WeaponTraits {
  readonly weapon: true;
}

const FATAL = 4;
const SEVERE = 2;
const B: readonly DamageType[] = ['bludgeoning'];
const P: readonly DamageType[] = ['piercing'];
const S: readonly DamageType[] = ['slashing'];

const PLAIN: WeaponTraits = {
  types: S,
  melee: true,
  natural: false,
  hands: 1,
  long: 0,
  increment: 0,
  thrown: 0,
  reload: -1,
  bow: false,
  steady: false,
  quick: false,
  threat: 20,
  bleed: 0,
  strain: 0,
  injuries: 0,
  resisted: null,
  trips: false,
  heavy: false,
  reach: FATAL,
};

const weapon = (id: string, traits: Partial<WeaponTraits>): Weapon => ({
  ...defineFeature(id, { title: id.replaceAll('-', ' ') }),
  weapon: true,
  ...PLAIN,
  ...traits,
});
const natural = (id: string, traits: Partial<WeaponTraits>): Weapon => weapon(id, { natural: true, ...traits });
const shooter = (id: string, increment: number, traits: Partial<WeaponTraits>): Weapon =>
  weapon(id, { melee: false, hands: 2, increment, reload: 0, types: P, bleed: 1, ...traits });

/** Threat ranges and critical effects of all weapons. @rule CE-CRT-004 CE-CRT-005 CE-THR-004 */
export const WEAPONS: readonly Weapon[] = [
  natural('fist', { types: B, strain: 1, reach: SEVERE }),
  natural('bite', { types: P, bleed: 1 }),
  natural('claw', { bleed: 1 }),
  natural('pincers', { types: B, strain: 1 }),
  natural('gore', { types: P, bleed: 1 }),
  natural('hooves', { types: B, strain: 1 }),
  natural('talons', { bleed: 1 }),
  natural('tail-slap', { types: B, resisted: 'prone' }),
  natural('wing-slap', { types: B, strain: 1, reach: SEVERE }),
  natural('tentacle', { types: B, strain: 1 }),
  natural('slam', { types: B, resisted: 'dazed' }),
  weapon('dagger', { types: ['piercing', 'slashing'], threat: 19, bleed: 1, thrown: 10, quick: true }),
  weapon('shortsword', { types: P, threat: 19, bleed: 1 }),
  weapon('longsword', { threat: 19, bleed: 2 }),
  weapon('greatsword', { hands: 2, threat: 19, bleed: 2, heavy: true }),
  weapon('rapier', { types: P, threat: 18, strain: 1 }),
  weapon('scimitar', { threat: 18, bleed: 1 }),
  weapon('battleaxe', { injuries: 1 }),
  weapon('mace', { types: B, resisted: 'dazed' }),
  weapon('club', { types: B, strain: 1 }),
  weapon('warhammer', { types: B, hands: 2, resisted: 'prone' }),
  weapon('greatclub', { types: B, hands: 2, resisted: 'prone' }),
  weapon('spear', { types: P, bleed: 1, long: 5, thrown: 20 }),
  weapon('halberd', { types: ['slashing', 'piercing'], hands: 2, trips: true, long: 5 }),
  weapon('throwing-axe', { bleed: 1, thrown: 10, quick: true }),
  weapon('throwing-hammer', { types: B, strain: 1, thrown: 10, quick: true }),
  weapon('javelin', { types: P, bleed: 1, thrown: 30 }),
  weapon('morningstar', { types: ['bludgeoning', 'piercing'], strain: 1, thrown: 10 }),
  shooter('sling', 40, { types: B, bleed: 0, strain: 1, hands: 1 }),
  shooter('shortbow', 60, { bow: true }),
  shooter('longbow', 100, { bow: true }),
  shooter('light-crossbow', 80, { threat: 19, reload: 1, steady: true }),
  shooter('heavy-crossbow', 120, { threat: 19, bleed: 2, reload: 2, steady: true }),
  shooter('musket', 60, { strain: 1, bleed: 0, reload: 2, steady: true }),
];
