import { adds, defineFeature, die, type FeatureDef, type Pool, sum } from '@riposte/kernel';
import { ArmourCoverage, ArmourRating, AttackValue, Evasion, MaximumAgility } from './numbers.ts';
import { type Weapon, weaponAt, weaponOf } from './weapon.ts';

export interface WeaponTraits {
  readonly reach: number;
  readonly damage: Pool;
  readonly attack?: number;
  readonly evasion?: number;
  readonly precise?: number;
  readonly exposing?: number;
}

/** A weapon's bonuses count while it is used, to the attack, or held, to Evasion. @rule RC-MEL-008 RC-DEF-007 */
export function weapon(id: string, traits: WeaponTraits): Weapon {
  const { attack = 0, evasion = 0 } = traits;
  const inUse = adds(AttackValue, attack, { rule: 'RC-MEL-008', label: id, when: (view, _who, _against, { weapon: used }) => weaponAt(view, used)?.id === id });
  const held = adds(Evasion, evasion, { rule: 'RC-DEF-007', label: id, when: (view, who) => weaponOf(view, who)?.id === id });
  return {
    ...defineFeature(id, { title: id, contributes: [...(attack === 0 ? [] : [inUse]), ...(evasion === 0 ? [] : [held])] }),
    weapon: true,
    reach: traits.reach,
    damage: traits.damage,
    precise: traits.precise ?? 0,
    exposing: traits.exposing ?? 0,
  };
}

export interface ArmourTraits {
  readonly rating: number;
  readonly coverage: number;
  readonly agility?: number;
}

/** @rule RC-MEL-021 RC-MEL-022 */
export function armour(id: string, { rating, coverage, agility = 0 }: ArmourTraits): FeatureDef {
  return defineFeature(id, {
    title: id,
    contributes: [
      adds(ArmourRating, rating, { rule: 'RC-MEL-022', label: id }),
      adds(ArmourCoverage, coverage, { rule: 'RC-MEL-021', label: id }),
      ...(agility === 0 ? [] : [adds(MaximumAgility, agility, { rule: 'RC-AGI-005', label: id })]),
    ],
  });
}

const D4 = die(4);
const D6 = die(6);
const D8 = die(8);
const D10 = die(10);

export const WEAPONS: readonly Weapon[] = [
  weapon('knife', { reach: 0, damage: D4, attack: 2, evasion: 2, precise: 1 }),
  weapon('club', { reach: 1, damage: D4, attack: 2, evasion: 2 }),
  weapon('cutlass', { reach: 1, damage: D6, attack: 2, evasion: 3 }),
  weapon('spear', { reach: 2, damage: D6, attack: 1, evasion: 2 }),
  weapon('halberd', { reach: 2, damage: D10, attack: 2, evasion: 4 }),
  weapon('longsword', { reach: 1, damage: D8, attack: 2, evasion: 4, exposing: -1 }),
  weapon('greatsword', { reach: 1, damage: sum(D6, D6), attack: 3, evasion: 5 }),
  weapon('scimitar', { reach: 1, damage: D8, attack: 2, evasion: 3, precise: 1 }),
];

/** Coverage above 20: complete. */
const COMPLETE = 21;

export const ARMOUR: readonly FeatureDef[] = [
  armour('gambeson', { rating: 1, coverage: 6 }),
  armour('lamellar', { rating: 2, coverage: 12, agility: -1 }),
  armour('mail', { rating: 2, coverage: 6, agility: -1 }),
  armour('scale', { rating: 3, coverage: 8, agility: -1 }),
  armour('full-plate', { rating: 7, coverage: COMPLETE, agility: -3 }),
];

export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...ARMOUR];
