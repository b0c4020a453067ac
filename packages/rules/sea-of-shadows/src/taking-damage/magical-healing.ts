import { endAll, give, type Id, type Play } from '@riposte/kernel';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { fighter } from '../characters/fighter.ts';
import { ruled } from '../rulings.ts';
import { BadlyWounded } from './badly-wounded.ts';
import { Healed, hasFullHp } from './hit-points.ts';
import { KnockedOut } from './knocked-out.ts';
import { injureForLife } from './lasting-injuries.ts';
import { MortallyWounded } from './mortally-wounded.ts';
import { Stunned, stun } from './stunned.ts';
import { SURVIVAL, survival } from './survival.ts';

/**
 * Magic heals, `points` of 1 or more. The knocked out roll for survival first and are then stunned for a turn at least.
 * @rule SS-HEA-001 SS-HEA-004 SS-KNO-006
 */
export function healByMagic(play: Play, who: Id, points: number, ritual: boolean): void {
  const wanted = ritual ? fighter(play, who).maxHp : points;
  if (!play.has(who, KnockedOut)) return Healed(play, who, wanted);
  const outcome = survival(play, who, ritual);
  if (outcome === SURVIVAL.dead) return;
  revive(play, who);
  Healed(play, who, wanted);
  if (outcome === SURVIVAL.mortal) recoverFromMortalWound(play, who, ritual);
  else stun(play, who);
  if (outcome === SURVIVAL.badly && !hasFullHp(play, who)) give(play, who, BadlyWounded);
}

/** No longer knocked out nor dying. @rule SS-MRT-003 */
function revive(play: Play, who: Id): void {
  endAll(play, who, MortallyWounded);
  endAll(play, who, KnockedOut);
}

/** Stunned for the rest of the encounter, badly wounded afterwards, and injured for life. @rule SS-HEA-007 SS-HEA-009 SS-HEA-012 SS-MRT-003 */
function recoverFromMortalWound(play: Play, who: Id, ritual: boolean): void {
  if (hasFullHp(play, who) || play.has(who, AfterEncounter)) {
    stun(play, who);
    if (!hasFullHp(play, who)) give(play, who, BadlyWounded);
  } else {
    endAll(play, who, Stunned);
    give(play, who, Stunned, { value: 1 + fighter(play, who).turns });
  }
  if (!ritual && !ruled(play).combatHealingPreventsInjury) injureForLife(play, who);
}
