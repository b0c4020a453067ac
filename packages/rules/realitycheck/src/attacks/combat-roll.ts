import { defineQuery, defineRoll, type Play, plainSum, type View } from '@riposte/kernel';
import { ArmourCoverage } from '../gear/armour.ts';
import { shieldOf, statsOf } from '../gear/carried.ts';
import { advantage } from './advantage.ts';
import type { Attack } from './attack.ts';
import { d20 } from './dice.ts';
import { atBest } from './meanwhile.ts';

export const CombatRoll = defineRoll('combat', { rule: 'RC-MEL-013', title: 'Combat roll' });

/** What a Combat or Hit roll means, as bits that can come together. */
export const CRITICAL = 1;
export const MISSES = 2;
export const EXPOSES_SELF = 4;
export const STRIKES_ARMOUR = 8;
export const NATURAL_20 = 16;

/** Of a Hit roll: it reaches the Miss Chance. */
export const REACHES = 32;

/** Widens the critical range downward. @rule RC-CRT-002 */
export const Precision = defineQuery<Attack>('precision', {
  rule: 'RC-CRT-002',
  from: 'the weapon',
  base: (view, _who, _against, { item }) => statsOf(view, item)?.precise ?? 0,
  combine: plainSum,
});

/** Moves the upper end of the band that exposes its user, 3. @rule RC-MEL-015 RC-RNG-016 */
export const Exposing = defineQuery<Attack>('exposing', {
  rule: 'RC-MEL-015',
  from: 'the weapon and the shield',
  base: (view, who, _against, { item }) => (statsOf(view, item)?.exposing ?? 0) + (shieldOf(view, who)?.stats.exposing ?? 0),
  combine: plainSum,
});

/**
 * The bands of a Combat or Hit roll, before armour: 1 misses and always exposes.
 * @rule RC-MEL-014 RC-MEL-015 RC-MEL-018 RC-CRT-001 RC-EXP-005
 */
export function bands(roll: number, precise: number, exposing: number): number {
  return (
    (roll >= 20 - precise ? CRITICAL : 0) | (roll === 20 ? NATURAL_20 : 0) | (roll === 1 ? MISSES : 0) | (roll === 1 || roll <= 3 + exposing ? EXPOSES_SELF : 0)
  );
}

/** Rolls below the coverage strike the armour, unless they are critical. @rule RC-MEL-021 RC-MEL-022 RC-CRT-004 */
const combatBand = (roll: number, precise: number, exposing: number, coverage: number): number => {
  const band = bands(roll, precise, exposing);
  return (band & CRITICAL) === 0 && roll < coverage ? band | STRIKES_ARMOUR : band;
};

export function combatRoll(play: Play, attack: Attack): number {
  const { by, at } = attack;
  const precise = atBest(play, attack, 1, (view) => Precision(view, by, at, attack));
  const exposing = atBest(play, attack, -1, (view) => Exposing(view, by, at, attack));
  const coverage = targetsEvasion(play, attack) ? ArmourCoverage(play, at) : 0;
  const die = d20(atBest(play, attack, 1, (view) => advantage(view, by, at, { roll: 'combat', attack, skill: null })));
  return play.roll(CombatRoll, by, die, (roll) => combatBand(roll, precise, exposing, coverage));
}

/** An attack that names no defence is against Evasion; only such can strike armour. @rule RC-DEF-017 RC-DEF-018 RC-DEF-022 */
const targetsEvasion = (view: View, { item }: Attack): boolean => (statsOf(view, item)?.targets ?? 'evasion') === 'evasion';
