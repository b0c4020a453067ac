import { type AnyContribution, adds, defineQuery, defineRoll, die, type Id, isOff, type Play, type Pool, plainSum, sum, type View } from '@riposte/kernel';
import { type Attack, isExposedTo } from '../attacks/attack.ts';
import { MeleeAttackBonus, MeleeDamageBonus } from '../attacks/attack-value.ts';
import { NATURAL_20, STRIKES_ARMOUR } from '../attacks/combat-roll.ts';
import { atBest } from '../attacks/meanwhile.ts';
import { metresOfReach } from '../attacks/reach.ts';
import { fighter } from '../fighters/fighter.ts';
import { ArmourRating } from '../gear/armour.ts';
import { inTwoHands, isProficientWith, statsOf } from '../gear/carried.ts';
import type { WeaponStats } from '../gear/piece.ts';
import { mountOf } from '../movement/mounted.ts';
import { ruled } from '../rulings.ts';
import { damageDice } from './damage-dice.ts';

/** Damage beyond the dice. @rule RC-MEL-009 RC-RNG-019 RC-UNA-007 RC-THR-009 */
export const DamageBonus = defineQuery<Attack>('damage bonus', { rule: 'RC-MEL-009', from: 'none', base: () => 0, combine: plainSum });

/** Sources of doubled and of halved damage, each from another rule. @rule RC-WKR-012 RC-WKR-013 RC-WKR-014 */
export const Doublings = defineQuery<Attack>('doublings', { rule: 'RC-WKR-012', from: 'none', base: () => 0, combine: plainSum });

/** An attack whose die is known, which counts for what is thrown. */
interface Rolled extends Attack {
  readonly natural20?: boolean;
}

/** @rule RC-WKR-014 */
export const Halvings = defineQuery<Rolled>('halvings', { rule: 'RC-WKR-014', from: 'none', base: () => 0, combine: plainSum });

/** What the book itself doubles and halves. @rule RC-MPL-005 RC-MPL-008 RC-THR-002 RC-THR-003 */
export const MULTIPLIERS: readonly AnyContribution[] = [
  adds(Halvings, 1, {
    rule: 'RC-MPL-005',
    label: 'not proficient',
    only: 'in melee, with a weapon that one is not proficient with',
    when: (view, who, _against, { item, way }) => way !== 'ranged' && way !== 'thrown' && !isProficientWith(view, who, item),
  }),
  adds(Halvings, 1, {
    rule: 'RC-MPL-008',
    label: 'not proficient',
    only: 'for a shot or throw with a weapon that one is not proficient with',
    when: (view, who, _against, { item, way }) => (way === 'ranged' || way === 'thrown') && !isProficientWith(view, who, item),
  }),
  adds(Halvings, 1, {
    rule: 'RC-THR-002',
    label: 'not made for throwing',
    only: 'for a weapon thrown that is not made for it, unless the die shows 20',
    when: (view, _who, _against, { item, way, natural20 }) => way === 'thrown' && natural20 !== true && statsOf(view, item)?.thrown === null,
  }),
  adds(Halvings, 1, {
    rule: 'RC-WKR-001',
    label: 'resistance',
    only: 'against a fighter who resists that damage',
    when: (view, _who, against, { item }) => against >= 0 && susceptibility(view, against, typeOf(view, item)) < 0,
  }),
  adds(Doublings, 1, {
    rule: 'RC-WKR-002',
    label: 'weakness',
    only: 'against a fighter who is weak against that damage',
    when: (view, _who, against, { item }) => against >= 0 && susceptibility(view, against, typeOf(view, item)) > 0,
  }),
];

const typeOf = (view: View, item: Id): string => statsOf(view, item)?.type ?? 'physical';

/** Dice of d4 added to damage. */
export const BonusDice = defineQuery<{ readonly attack: Attack; readonly exposed: boolean }>('bonus dice', {
  rule: 'R-STYLES',
  from: 'none',
  base: () => 0,
  combine: plainSum,
});

export const DamageRoll = defineRoll('damage', { rule: 'RC-MEL-009', title: 'damage' });
export const BonusRoll = defineRoll('bonus-damage', { rule: 'R-STYLES', title: 'additional damage' });

/**
 * Points of damage: dice and additions, less the rating of armour that was struck, never below 0, then the multipliers.
 * @rule RC-MEL-009 RC-MEL-021 RC-UNA-007 RC-UNA-008 RC-WKR-010
 */
export function damage(play: Play, attack: Attack, band: number): number {
  const { by, at, item } = attack;
  const stats = statsOf(play, item);
  const more = atBest(play, attack, 1, (view) => addedDamage(view, attack)) + bonusDice(play, attack);
  const rating = (band & STRIKES_ARMOUR) === 0 ? 0 : atBest(play, attack, -1, (view) => ArmourRating(view, at));
  const doubles = atBest(play, attack, 1, (view) => Doublings(view, by, at, attack));
  const rolled = { ...attack, natural20: (band & NATURAL_20) !== 0 };
  const halves = atBest(play, attack, -1, (view) => Halvings(view, by, at, rolled));
  const devastates = stats?.devastate ?? 0;
  const points = (shown: number): number => {
    const kept = devastates > 0 && shown >= devastates ? Math.floor(rating / 2) : rating;
    return multiplied(play, Math.max(0, shown + more - kept), doubles, halves);
  };
  return stats === null ? points(0) : play.roll(DamageRoll, by, diceOf(play, attack, stats), points);
}

function diceOf(view: View, { by, item, way, metres }: Attack, stats: WeaponStats): Pool {
  const { damage: usual, brutal, thrownDamage, thrownBrutal, farDamage, twoHandDamage } = stats;
  if (way === 'thrown') return damageDice(thrownDamage ?? usual, thrownBrutal > brutal ? thrownBrutal : brutal);
  if (farDamage && metres >= metresOfReach(view, by, item)) return damageDice(farDamage, brutal);
  const again = isMountedCharge(view, by, stats) ? CHARGE_BRUTAL : brutal;
  return damageDice(inTwoHands(view, by, stats) ? twoHandDamage! : usual, again);
}

const CHARGE_BRUTAL = 6;
const CHARGE = 3;

/** Whether a lance comes down behind a mount that has just run far enough. R-MOUNT */
function isMountedCharge(view: View, by: Id, { lance }: WeaponStats): boolean {
  const mount = mountOf(view, by);
  return lance === true && mount >= 0 && fighter(view, mount).runUp >= CHARGE;
}

/** What is added to the dice: strength and dexterity in melee; of the bare hand that alone, at least 1. @rule RC-MEL-025 RC-UNA-007 RC-UNA-008 RC-THR-009 */
function addedDamage(view: View, attack: Attack): number {
  const { by, at, way } = attack;
  const bonus = DamageBonus(view, by, at, attack);
  if (way === 'unarmed') return Math.max(1, (ruled(view).unarmedDamageIsAttackBonus ? MeleeAttackBonus : MeleeDamageBonus)(view, by, at)) + bonus;
  if (way === 'melee' || (way === 'thrown' && ruled(view).thrownAddsStrength)) return MeleeDamageBonus(view, by, at) + bonus;
  return bonus;
}

const D4 = die(4);
const DICE = [null, D4, sum(D4, D4)] as const;

/** Dice that styles and abilities bring, against exposed targets for one. @rule RC-MEL-020 */
function bonusDice(play: Play, attack: Attack): number {
  const more = atBest(play, attack, 1, (view) => BonusDice(view, attack.by, attack.at, { attack, exposed: isExposedTo(view, attack) }));
  const dice = DICE[Math.min(2, more)];
  return dice === null ? 0 : play.roll(BonusRoll, attack.by, dice);
}

/** Whether damage of a type is doubled (1), halved (-1) or left: Weakness and Resistance cancel, each counts once. @rule RC-WKR-001 RC-WKR-002 RC-WKR-003 RC-WKR-005 RC-WKR-007 */
export function susceptibility(view: View, who: Id, type: string): -1 | 0 | 1 {
  const { weak, resists } = fighter(view, who);
  const doubles = weak.includes(type) && !isOff(view, 'RC-WKR-002', who) ? 1 : 0;
  const halves = resists.includes(type) && !isOff(view, 'RC-WKR-001', who) ? 1 : 0;
  return (doubles - halves) as -1 | 0 | 1;
}

/**
 * Damage after its multipliers, which come last and act on what additions and armour have left: doublings add up, each
 * halving halves, one rounding down at the end.
 * @rule RC-WKR-008 RC-WKR-009 RC-WKR-010 RC-WKR-011 RC-WKR-012
 */
export function multiplied(view: View, points: number, doublings: number, halvings: number): number {
  const [doubles, halves] = ruled(view).multipliers(doublings, halvings);
  return Math.floor((points * (1 + doubles)) / 2 ** halves);
}
