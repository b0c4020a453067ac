import { defineRoll, give, type Play } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { constitutionCheck } from '../fighters/saves.ts';
import { weaponAt } from '../gear/in-hand.ts';
import { Dazed } from '../injuries/stunned.ts';
import { Prone } from '../positioning/prone.ts';
import { endOfNextTurn, giveUntil } from '../rounds/clocks.ts';
import { ruled } from '../rulings.ts';
import { Bleeding } from '../stamina/bleeding.ts';
import { strain } from '../stamina/strain.ts';
import { type Attack, AttackAdvantage, type ShownHit } from './attack-roll.ts';
import { d20 } from './d20.ts';

export const NATURAL_20 = 20;
export const ConfirmationRoll = defineRoll('confirmation', { rule: 'CE-CRT-005', title: 'confirmation' });

/** A natural 20, or a lower face in the weapon's range. @rule CE-CRT-003 CE-CRT-005 CE-CRT-007 */
export function isCritical(play: Play, { by, at, weapon, ...attack }: Attack, { face, value, bonus }: ShownHit): boolean {
  if (face === NATURAL_20) return true;
  if (face < (weaponAt(play, weapon)?.threat ?? NATURAL_20)) return false;
  if (!ruled(play).threatsAreConfirmed) return true;
  const net = AttackAdvantage(play, by, at, { by, at, weapon, ...attack });
  return play.roll(ConfirmationRoll, by, d20(play, net), (shown) => (shown + bonus > value ? 1 : 0)) === 1;
}

export const CRITICAL_DC = 15;

/** The weapon's own effect; where size leaves no injury, nothing bleeds. @rule CE-CRT-003 CE-CRT-004 CE-SIZ-005 */
export function criticalEffect(play: Play, { by, at, weapon: code }: Attack, injures: boolean): void {
  const weapon = weaponAt(play, code);
  if (weapon === null) return;
  if (injures && weapon.bleed > 0 && fighter(play, at).con !== null) give(play, at, Bleeding, { source: by, value: weapon.bleed });
  if (weapon.strain > 0) strain(play, at, weapon.strain);
  if (weapon.trips) give(play, at, Prone);
  if (weapon.resisted === null || constitutionCheck(play, at, CRITICAL_DC)) return;
  if (weapon.resisted === 'prone') give(play, at, Prone);
  else giveUntil(play, at, Dazed, endOfNextTurn(play, at));
}
