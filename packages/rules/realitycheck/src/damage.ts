import { defineAsk, defineResource, defineRoll, GM, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { exhaust, shake } from './afflict.ts';
import { conscious, FROM_BLOW } from './conditions.ts';
import { deathRoll, die, fallUnconscious, mayBeKilledOutright } from './death.ts';
import { Surges, spendStamina } from './energy.ts';
import { type Fighter, fighter, nameOf } from './fighter.ts';
import { AuraStrength, RecoveryValue } from './numbers.ts';
import { ruled } from './rulings.ts';

/** Protects the body until it is used up; asleep and unconscious too. @rule RC-AUR-001 RC-AUR-004 RC-AUR-005 RC-AUR-016 */
export const Aura = defineResource('aura', {
  title: 'Aura',
  read: (entity) => (entity as Fighter).aura,
  write: (entity, value) => {
    (entity as Fighter).aura = value;
  },
  cap: AuraStrength,
});

/** Spends a Recovery Surge, where one is left, for Aura. @rule RC-AUR-014 RC-AUR-016 RC-AUR-017 */
export function surge(play: Play, who: Id): void {
  if (Surges.left(play, who) < 1) return;
  Surges.spend(play, who, 1);
  Aura.gain(play, who, RecoveryValue(play, who));
}

/** Whether damage of a type is doubled (1), halved (-1) or left: Weakness and Resistance cancel, each counts once. @rule RC-WKR-001 RC-WKR-002 RC-WKR-003 RC-WKR-005 RC-WKR-007 */
export function susceptibility(view: View, who: Id, type: string): -1 | 0 | 1 {
  const { weak, resists } = fighter(view, who);
  const doubles = weak.includes(type) ? 1 : 0;
  const halves = resists.includes(type) ? 1 : 0;
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

/** Whether damage reaches the body, which it can kill only then; what a last hit has over the Aura's rest, by one reading. @rule RC-DTH-001 RC-DTH-002 */
const reachesBody = (view: View, aura: number, points: number): boolean => aura === 0 || (points > aura && ruled(view).overflowHarms);

/** Damage, lethal or not, lowers the Aura alike. @rule RC-NLD-002 RC-NLD-003 RC-AUR-006 RC-AUR-007 */
export function takeDamage(play: Play, who: Id, points: number, lethal = true): void {
  if (points <= 0) return;
  const { aura, inanimate } = fighter(play, who);
  Aura.spend(play, who, points);
  if (inanimate) {
    if (points >= aura) die(play, who);
    return;
  }
  if (!reachesBody(play, aura, points)) return;
  if (!lethal) return feelIt(play, who);
  if (mayBeKilledOutright(play, who)) return;
  deathRoll(play, who);
}

const LOST_STAMINA = 5;

/** Non-lethal damage without Aura: no Death roll. @rule RC-NLD-004 RC-NLD-005 RC-NLD-007 RC-NLD-008 RC-NLD-009 */
function feelIt(play: Play, who: Id): void {
  if (ruled(play).nonLethalExhausts) exhaust(play, who, 2);
  if (ruled(play).nonLethalShakes) {
    shake(play, who);
    spendStamina(play, who, LOST_STAMINA);
    play.settle();
  }
  if (ruled(play).nonLethalKnocksOut && conscious(play, who) && play.ask(KnockOut, GM, { who })) fallUnconscious(play, who, FROM_BLOW);
}

/** By one reading the game master says whether a blow knocks out. @rule RC-UNC-007 */
export const KnockOut = defineAsk<{ readonly who: Id }, boolean>('knock-out', {
  rule: 'RC-UNC-007',
  because: (view, _gm, { who }) => `${nameOf(view, who)} took non-lethal damage without Aura: is it unconscious?`,
  answer: oneOf({ rule: 'RC-UNC-007', candidates: () => [true, false] }),
  fallback: () => false,
});

/** A roll of luck: a d20 against 10 unless said otherwise. @rule RC-CHA-001 RC-CHA-002 RC-CHA-003 */
export const ChanceRoll = defineRoll('chance', { rule: 'RC-CHA-001', title: 'Chance' });
