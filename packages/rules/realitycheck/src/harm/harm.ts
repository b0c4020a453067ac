import { defineAsk, GM, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { spendStamina } from '../actions/stamina.ts';
import { exhaust } from '../conditions/exhausted.ts';
import { shake } from '../conditions/shaken.ts';
import { fighter } from '../fighters/fighter.ts';
import { ruled } from '../rulings.ts';
import { Aura } from './aura.ts';
import { deathRoll, die, fallUnconscious, mayBeKilledOutright } from './death.ts';
import type { Location } from './injuries.ts';
import { conscious, FROM_BLOW } from './unconscious.ts';

/**
 * Damage, lethal or not, lowers the Aura alike.
 * @param where Where a major injury would be; null = the game master is asked.
 * @rule RC-NLD-002 RC-NLD-003 RC-AUR-006 RC-AUR-007
 */
export function takeDamage(play: Play, who: Id, points: number, lethal = true, where: Location | null = null): void {
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
  deathRoll(play, who, where);
}

/** Whether damage reaches the body, which it can kill only then; what a last hit has over the Aura's rest, by one reading. @rule RC-DTH-001 RC-DTH-002 */
const reachesBody = (view: View, aura: number, points: number): boolean => aura === 0 || (points > aura && ruled(view).overflowHarms);

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
  answer: oneOf({ rule: 'RC-UNC-007', candidates: () => [true, false] }),
  fallback: () => false,
});
