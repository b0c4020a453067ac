import { endAll, type Id, type Play, type View } from '@riposte/kernel';
import { d20 } from '../attack/d20.ts';
import { fighter } from '../fighters/fighter.ts';
import { ConstitutionRoll, SaveAdvantage, SaveBonus } from '../fighters/saves.ts';
import { partsOf, valueOfInjuries } from '../injuries/body.ts';
import { ruled } from '../rulings.ts';
import { Bleeding, bleeding } from './bleeding.ts';
import { die } from './dead.ts';
import { Exhaustion, loseStamina, MaxExhaustion, Stamina } from './stamina.ts';
import { Unconscious, wakeFromFaint, wakeFromKnockOut } from './unconscious.ts';

const CONSTITUTION = { save: 'constitution' } as const;

const FAILED = 0;
const CRITICAL = 2;

/** @rule CE-UNC-004 */
export const saveDc = (view: View, who: Id): number => ruled(view).saveBase + valueOfInjuries(view, who) + bleeding(view, who);

/**
 * The save of the unconscious who are hurt again: fail and die, critically succeed and wake; else nothing changes.
 * @rule CE-UNC-002 CE-UNC-003 CE-UNC-004 CE-UNC-005 CE-UNC-009
 */
export function saveOrDie(play: Play, who: Id, dc: number): void {
  const bonus = SaveBonus(play, who, -1, CONSTITUTION);
  const { criticalSave } = ruled(play);
  const outcome = play.roll(ConstitutionRoll, who, d20(play, SaveAdvantage(play, who, -1, CONSTITUTION)), (face) =>
    criticalSave(face, face + bonus - dc) ? CRITICAL : face + bonus >= dc ? 1 : FAILED,
  );
  if (outcome === FAILED) die(play, who);
  else if (outcome === CRITICAL) wakeRefreshed(play, who);
}

/** Ends all bleeding and the faint, but no coma. @rule CE-UNC-006 CE-UNC-007 CE-UNC-008 CE-HED-010 */
function wakeRefreshed(play: Play, who: Id): void {
  endAll(play, who, Bleeding);
  Exhaustion.refill(play, who, MaxExhaustion(play, who));
  if (Stamina.left(play, who) < 1) Stamina.gain(play, who, 1 - Stamina.left(play, who));
  wakeFromFaint(play, who);
}

/** So many points of bleed damage at once; the unconscious save. @rule CE-UNC-003 CE-UNC-004 */
export function loseBlood(play: Play, who: Id, points: number): void {
  if (fighter(play, who).con === null) return;
  const saves = play.has(who, Unconscious);
  loseStamina(play, who, points);
  if (saves) saveOrDie(play, who, saveDc(play, who) + points);
}

/** Comes round: from a faint with all Exhaustion and a point of Stamina, from a knock-out or a coma as it is. @rule CE-UNC-006 CE-HED-009 */
export function comeRound(play: Play, who: Id): void {
  for (const bearer of [who, ...partsOf(play, who, 'head')]) wakeFromKnockOut(play, bearer);
  if (fighter(play, who).con !== null && (play.has(who, Unconscious) || Exhaustion.left(play, who) === 0)) wakeRefreshed(play, who);
  wakeFromFaint(play, who);
}
