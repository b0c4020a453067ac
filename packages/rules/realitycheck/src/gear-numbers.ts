import { type Id, NOBODY, type View } from '@riposte/kernel';
import { type Ability, fighter, itemOf, scene } from './fighter.ts';
import { type ArmourStats, handsFull, isProficientWith, meleeWeapons, type Range, statsOf, type WeaponStats, weaponStats, wornArmour } from './gear.ts';
import { cellsOf } from './grid.ts';
import { DrawSteps, halved, SkillBonus } from './numbers.ts';
import { ruled } from './rulings.ts';
import type { Casting } from './spells.ts';
import { bestRow, DRAW_WEIGHTS, type DrawRow, signed, throwingDistance } from './strength.ts';

export const MANOEUVRES = ['none', 'trip', 'disarm', 'restrain', 'push'] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

/** One attack, fixed at its declaration. */
// A type, not an interface: questions are about it, and so it is JSON.
export type Attack = {
  readonly by: Id;
  readonly at: Id;
  /** The weapon, or -1 for the bare hand or a spell. */
  readonly item: Id;
  readonly way: 'melee' | 'unarmed' | 'ranged' | 'thrown' | 'spell';
  readonly manoeuvre: Manoeuvre;
  readonly aim: 'body' | 'shield';
  /** Steps of penalty taken to spare the target; -1 = it is not spared. */
  readonly spare: number;
  readonly swift: boolean;
  readonly metres: number;
  /** Whether it comes from where the target does not face. */
  readonly behind: boolean;
  /** Whether the target was exposed then. */
  readonly exposed: boolean;
  /** Codes of abilities that enhance it. */
  readonly enhance: readonly number[];
  /** The spell, or null. */
  readonly cast: Casting | null;
};

export const isMelee = ({ way }: Attack): boolean => way === 'melee' || way === 'unarmed';

const BASE_MISS = 8;

/** 8 less accuracy and halved dexterity; spells have neither. @rule RC-RNG-005 RC-THR-004 */
export function missModifier(view: View, who: Id, { item, way }: Attack): number {
  const stats = statsOf(view, item);
  if (stats === null) return BASE_MISS;
  return BASE_MISS - (way === 'thrown' ? throwingAccuracy(stats) : stats.accuracy) - halved(view, who, 'dex');
}

/** Made for throwing, a weapon is as accurate as it strikes; others are not accurate at all. @rule RC-THR-004 */
const throwingAccuracy = ({ thrown, attack, accuracy }: WeaponStats): number => (thrown === null ? 0 : attack + accuracy);

/** Points of zones where somebody stands. @rule RC-CND-024 */
export function zonesUnder(view: View, who: Id, what: 'missChance' | 'evasion'): number {
  const under = (places: readonly number[]): boolean => cellsOf(view, who).some((cell) => places.includes(cell));
  return scene(view).zones.reduce((sum, zone) => (under(zone.places) ? sum + zone[what] : sum), 0);
}

/** Abilities that themes and the like bring into MASAB or MASDB. @rule RC-MEL-027 */
export function extraAbilities(view: View, who: Id, to: 'attack' | 'damage'): Ability[] {
  return fighter(view, who).features.flatMap((code) => {
    const thing = view.rules.things[code] as { readonly bringsAbility?: { readonly ability: Ability; readonly to: 'attack' | 'damage' | 'both' } };
    return thing.bringsAbility !== undefined && (thing.bringsAbility.to === to || thing.bringsAbility.to === 'both') ? [thing.bringsAbility.ability] : [];
  });
}

/** Armour Rating: that of all pieces together; a broken one has half. @rule RC-MEL-022 */
export function ratingOf(view: View, who: Id): number {
  return wornArmour(view, who).reduce((sum, { stats, broken }) => sum + (broken ? Math.floor(stats.rating / 2) : stats.rating), 0);
}

/** Coverage: that of the armour worn over the others. @rule RC-MEL-021 RC-RNG-018 */
export function coverageOf(view: View, who: Id, ranged: boolean): number {
  const worn = wornArmour(view, who).map((one): ArmourStats => one.stats);
  const over = worn.find((one) => !one.under) ?? worn[0];
  if (over === undefined) return 0;
  return ranged && over.rangedCoverage >= 0 ? over.rangedCoverage : over.coverage;
}

/**
 * What weapons in hand add to Evasion: the best that is not Light, and every Light one; two hands on a weapon made for
 * one add 1. Against a Heavy weapon Light ones add nothing, and so do ranged ones always.
 */
export function weaponEvasion(view: View, who: Id, _against: Id, attack: Attack | undefined): number {
  let best = 0;
  let light = 0;
  const heavyAttack = attack !== undefined && statsOf(view, attack.item)?.heavy === true;
  for (const item of meleeWeapons(view, who)) {
    const stats = weaponStats(item);
    const worth = stats.evasion + (inTwoHands(view, who, stats) ? 1 : 0);
    if (!stats.light) best = Math.max(best, worth);
    else if (!heavyAttack) light += worth;
  }
  return best + light;
}

/** Whether a weapon that gains from two hands has both. */
export const inTwoHands = (view: View, who: Id, { twoHandDamage, hands }: WeaponStats): boolean =>
  twoHandDamage !== null && hands === 1 && handsFull(view, who) === 1;

/** Usual ranges of weapons that do not say their own. @rule RC-THR-005 RC-THR-006 RC-THR-007 RC-THR-008 */
function thrownRange({ thrown, light, heavy }: WeaponStats): Range {
  if (thrown !== null) return thrown;
  return light ? [3, 5, 10] : heavy ? [1, 3, 6] : [2, 4, 8];
}

/** The range of a weapon in this arm: the weapon's own, and what the draw weight or the throwing arm adds. @rule RC-DRW-001 RC-THR-010 RC-THR-011 */
export function rangeOf(view: View, who: Id, item: Id, thrown: boolean): Range {
  const stats = statsOf(view, item);
  if (stats === null) return [0, 0, 0];
  const base = thrown ? thrownRange(stats) : (stats.range ?? [0, 0, 0]);
  const row = thrown ? null : drawRow(view, who, item);
  const more = thrown
    ? throwingDistance(SkillBonus(view, who, NOBODY, { skill: 'arm-strength' }))
    : row === null
      ? [0, 0, 0]
      : signed(row.range, ruled(view).negativeNumbers);
  return [Math.max(0, base[0] + more[0]), Math.max(0, base[1] + more[1]), Math.max(0, base[2] + more[2])];
}

/** The row that counts: the weapon's, or the arm's where that is weaker. @rule RC-DRW-001 RC-DRW-002 */
export function drawRow(view: View, who: Id, item: Id): DrawRow | null {
  const stats = statsOf(view, item);
  if (stats === null || stats.draw === 'none') return null;
  const armStrength = SkillBonus(view, who, NOBODY, { skill: 'arm-strength' });
  const best = bestRow(stats.draw, armStrength, fighter(view, who).mpl, ruled(view).rowOfNovices) + DrawSteps(view, who);
  const made = stats.drawWeight === 0 ? best : DRAW_WEIGHTS.findLastIndex((row) => row.kilograms <= stats.drawWeight);
  return DRAW_WEIGHTS[Math.max(0, Math.min(best, made, DRAW_WEIGHTS.length - 1))];
}

/** The same weapon needs one more Energy for who is not proficient with it. @rule RC-MPL-009 */
export const clumsyEnergy = (view: View, who: Id, item: Id): number => (isProficientWith(view, who, item) ? 0 : 1);

/** Whether a weapon is ready to shoot. @rule RC-ENE-014 */
export const isLoaded = (view: View, item: Id): boolean => statsOf(view, item)?.loading === 0 || itemOf(view, item).loaded;
