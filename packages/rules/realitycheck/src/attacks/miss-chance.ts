import { type AnyContribution, adds, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { halved } from '../fighters/abilities.ts';
import { fighter, type Motion } from '../fighters/fighter.ts';
import { statsOf } from '../gear/carried.ts';
import type { WeaponStats } from '../gear/piece.ts';
import { moverOf } from '../movement/borne.ts';
import { zonesUnder } from '../movement/ground.ts';
import { ruled } from '../rulings.ts';
import type { Attack } from './attack.ts';
import { SPARING_STEP } from './sparing.ts';

const BASE_MISS = 8;

/** The shooter's standing number. @rule RC-RNG-005 RC-RNG-006 */
export const ShooterModifier = defineQuery<Attack>('shooter modifier', {
  rule: 'RC-RNG-005',
  from: 'any shot, less accuracy and dexterity',
  base: (view, who, _against, attack) => missModifier(view, who, attack),
  combine: plainSum,
});

/** 8 less accuracy and halved dexterity; spells have neither. @rule RC-RNG-005 RC-THR-004 */
function missModifier(view: View, who: Id, { item, way }: Attack): number {
  const stats = statsOf(view, item);
  if (stats === null) return BASE_MISS;
  return BASE_MISS - (way === 'thrown' ? throwingAccuracy(stats) : stats.accuracy) - halved(view, who, 'dex');
}

/** Made for throwing, a weapon is as accurate as it strikes; others are not accurate at all. @rule RC-THR-004 */
const throwingAccuracy = ({ thrown, attack, accuracy }: WeaponStats): number => (thrown === null ? 0 : attack + accuracy);

/** What a Hit roll must reach, before the target's Ranged Evasion roll is added. @rule RC-RNG-003 RC-RNG-004 RC-RNG-011 */
export const MissChance = defineQuery<Attack>('miss chance', {
  rule: 'RC-RNG-004',
  from: 'the shooter',
  base: (view, who, against, attack) => ShooterModifier(view, who, against, attack),
  combine: plainSum,
});

const BY_MOTION: { readonly [motion in Motion]: number } = { none: -5, ordinary: 0, wild: 5 };

/** A fighter that acts moves as in any fight; else its last movement of the round counts, or that of who carries or bears it. @rule RC-RNG-014 */
function motionOf(view: View, who: Id): Motion {
  const { motion, inanimate } = fighter(view, who);
  if (inanimate) return 'none';
  const mover = moverOf(view, who);
  if (mover !== who) return wilder(motion, motionOf(view, mover));
  const acting = view.doing.some((intent) => intent.by === who && intent.def.tags.includes('action') && !intent.def.tags.includes('movement'));
  return acting && !ruled(view).wholeRoundMotion ? 'ordinary' : motion;
}

const wilder = (a: Motion, b: Motion): Motion => (BY_MOTION[a] > BY_MOTION[b] ? a : b);

/** What the target adds to the Miss Chance. @rule RC-RNG-011 RC-RNG-012 RC-RNG-014 RC-NLD-018 */
export const MISS_CHANCE_NUMBERS: readonly AnyContribution[] = [
  adds(MissChance, (view, _who, against) => ruled(view).missBySize[fighter(view, against).size], { rule: 'RC-RNG-012', label: 'size of the target' }),
  adds(MissChance, (view, _who, _against, { spare }) => ruled(view).nonLethalMissSign * SPARING_STEP * spare, {
    rule: 'RC-NLD-016',
    label: 'sparing the target',
    only: 'when sparing the target',
    when: (_view, _who, _against, { spare }) => spare > 0,
  }),
  adds(MissChance, (view, _who, against) => zonesUnder(view, against, 'missChance'), {
    rule: 'RC-RNG-011',
    label: 'ground and cover',
    only: 'on concealing ground or behind cover',
    when: (view, _who, against) => zonesUnder(view, against, 'missChance') !== 0,
  }),
  adds(MissChance, BY_MOTION.none, {
    rule: 'RC-RNG-014',
    label: 'target standing still',
    only: 'if the target stands still',
    when: (view, _who, against) => motionOf(view, against) === 'none',
  }),
  adds(MissChance, BY_MOTION.wild, {
    rule: 'RC-RNG-014',
    label: 'target moving wildly',
    only: 'if the target moves wildly',
    when: (view, _who, against) => motionOf(view, against) === 'wild',
  }),
];
