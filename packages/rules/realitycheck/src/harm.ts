import { defineAsk, defineRoll, die, GM, give, type Id, oneOf, type Play, type Pool, sum, type View } from '@riposte/kernel';
import { isExposedTo, NATURAL_20, STRIKES_ARMOUR } from './attack.ts';
import { MinorInjury } from './conditions.ts';
import { metresOfReach } from './contributions.ts';
import { ChanceRoll, multiplied, susceptibility, takeDamage } from './damage.ts';
import { damageDice } from './damage-dice.ts';
import { LOCATIONS } from './death.ts';
import { fighter, nameOf } from './fighter.ts';
import { isProficientWith, shieldOf, statsOf, type WeaponStats, wornArmour } from './gear.ts';
import { type Attack, inTwoHands, isMelee } from './gear-numbers.ts';
import { ItemBroken, stopByBrace, wearDown } from './items.ts';
import { spellHits } from './magic.ts';
import { manoeuvreSucceeds } from './manoeuvres.ts';
import { ArmourRating, DamageBonus, Doublings, Halvings, MeleeAttackBonus, MeleeDamageBonus } from './numbers.ts';
import { ruled } from './rulings.ts';
import { BonusDice } from './traits.ts';

export const DamageRoll = defineRoll('damage', { rule: 'RC-MEL-009', title: 'damage' });
export const BonusRoll = defineRoll('bonus-damage', { rule: 'R-STYLES', title: 'additional damage' });

/** A hit: what a maneuver does instead of damage, a blow at a shield, or damage, lethal or not. What holds at this instant counts. @rule RC-MEL-006 RC-RNG-019 RC-CMB-001 */
export function land(play: Play, attack: Attack, band: number): void {
  const { at, manoeuvre, item } = attack;
  const stats = statsOf(play, item);
  if (attack.way === 'spell') return spellHits(play, attack, band);
  if (manoeuvre !== 'none') {
    const through = manoeuvreSucceeds(play, attack);
    if (!through || stats === null || !(manoeuvre === 'trip' ? stats.trips : stats.disarms)) return;
  }
  if (attack.aim === 'shield') return hitShield(play, attack, band);
  const lethal = !spares(play, attack);
  const before = fighter(play, at).aura;
  const points = damage(play, attack, band);
  if ((band & NATURAL_20) !== 0 && stats !== null && stats.devastate !== 0) breakArmour(play, at);
  takeDamage(play, at, points, lethal);
  if (!lethal && points > 0 && before === 0) injure(play, attack.by, at, points);
  stopByBrace(play, attack);
}

/** The lowest Chance roll that spares, by weapon. @rule RC-NLD-015 */
const neededChance = (attack: Attack, stats: WeaponStats | null): number => (!isMelee(attack) ? 15 : stats?.blunt === true ? 5 : 10);

/** Whether the damage is non-lethal: unarmed at will, else by a Chance roll that each step of penalty makes easier. @rule RC-NLD-012 RC-NLD-013 RC-NLD-014 RC-NLD-016 RC-UNA-005 */
function spares(play: Play, attack: Attack): boolean {
  if (attack.spare < 0) return false;
  const stats = statsOf(play, attack.item);
  if (attack.way === 'unarmed' || stats?.sparing === true) return true;
  const needed = neededChance(attack, stats) - 5 * attack.spare;
  return needed <= 1 || play.roll(ChanceRoll, attack.by, die(20), (roll) => (roll >= needed ? 1 : 0)) === 1;
}

/**
 * Points of damage: dice and additions, less the rating of armour that was struck, never below 0, then the multipliers.
 * @rule RC-MEL-009 RC-MEL-021 RC-UNA-007 RC-UNA-008 RC-WKR-010
 */
export function damage(play: Play, attack: Attack, band: number): number {
  const { by, at, item } = attack;
  const stats = statsOf(play, item);
  const more = addedDamage(play, attack) + bonusDice(play, attack);
  const rating = (band & STRIKES_ARMOUR) === 0 ? 0 : ArmourRating(play, at);
  const susceptible = susceptibility(play, at, stats?.type ?? 'physical');
  const doubles = Doublings(play, by, at, attack) + (susceptible > 0 ? 1 : 0);
  const halves = Halvings(play, by, at, attack) + (susceptible < 0 ? 1 : 0) + clumsiness(play, attack, band);
  const devastates = stats?.devastate ?? 0;
  const points = (rolled: number): number => {
    const kept = devastates > 0 && rolled >= devastates ? Math.floor(rating / 2) : rating;
    return multiplied(play, Math.max(0, rolled + more - kept), doubles, halves);
  };
  return stats === null ? points(0) : play.roll(DamageRoll, by, diceOf(play, attack, stats), points);
}

function diceOf(view: View, { by, item, way, metres }: Attack, stats: WeaponStats): Pool {
  const { damage: usual, brutal, thrownDamage, thrownBrutal, farDamage, twoHandDamage } = stats;
  if (way === 'thrown') return damageDice(thrownDamage ?? usual, thrownBrutal > brutal ? thrownBrutal : brutal);
  if (farDamage && metres >= metresOfReach(view, by, item)) return damageDice(farDamage, brutal);
  return damageDice(inTwoHands(view, by, stats) ? twoHandDamage! : usual, brutal);
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
  const dice = DICE[Math.min(2, BonusDice(play, attack.by, attack.at, { attack, exposed: isExposedTo(play, attack) }))];
  return dice === null ? 0 : play.roll(BonusRoll, attack.by, dice);
}

/** Halvings of one's own making: no proficiency; a weapon thrown that is not made for it, unless the die shows 20. @rule RC-MPL-005 RC-MPL-008 RC-THR-002 RC-THR-003 */
function clumsiness(view: View, { by, item, way }: Attack, band: number): number {
  const unskilled = isProficientWith(view, by, item) ? 0 : 1;
  return unskilled + (way === 'thrown' && statsOf(view, item)!.thrown === null && (band & NATURAL_20) === 0 ? 1 : 0);
}

/** A blow at the shield wears it down by what its hardness does not stop; devastating ones twice. */
function hitShield(play: Play, attack: Attack, band: number): void {
  const shield = shieldOf(play, attack.at);
  if (shield === null) return;
  const devastates = statsOf(play, attack.item)?.devastate ?? 0;
  const points = damage(play, attack, band & ~STRIKES_ARMOUR) * (devastates === 0 ? 1 : 2);
  if (devastates !== 0 && (band & NATURAL_20) !== 0) ItemBroken(play, shield.id, true);
  else wearDown(play, shield.id, Math.max(0, points - shield.stats.hardness));
}

function breakArmour(play: Play, who: Id): void {
  const [worn] = wornArmour(play, who).filter((one) => !one.broken);
  if (worn !== undefined) ItemBroken(play, worn.id, true);
}

/** Who strikes non-lethally may leave an injury; the game master says whether the damage is enough. @rule RC-NLD-010 RC-NLD-011 */
export const SmallInjury = defineAsk<{ readonly by: Id; readonly at: Id; readonly points: number }, boolean>('small-injury', {
  rule: 'RC-NLD-011',
  because: (view, _gm, { by, at, points }) => `${nameOf(view, by)} dealt ${points} non-lethal damage to ${nameOf(view, at)}: does it leave an injury?`,
  answer: oneOf({ rule: 'RC-NLD-011', candidates: () => [true, false] }),
  fallback: () => false,
});

function injure(play: Play, by: Id, at: Id, points: number): void {
  if (play.ask(SmallInjury, GM, { by, at, points })) give(play, at, MinorInjury, { source: by, value: LOCATIONS.indexOf('body') });
}
