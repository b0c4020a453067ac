import { give, type Id, type Play, type View } from '@riposte/kernel';
import { bodyPart, fighter, owner } from '../fighters/fighter.ts';
import { constitutionCheck } from '../fighters/saves.ts';
import { Prone } from '../positioning/prone.ts';
import { endOfNextTurn, giveUntil } from '../rounds/clocks.ts';
import { ruled } from '../rulings.ts';
import { COMA, MAY_WAKE, Unconscious, wakeFromKnockOut } from '../stamina/unconscious.ts';
import { Injured } from './body.ts';
import { Dazed, stun } from './stunned.ts';

/** The worst head injury; the fourth destroys and is never passed on to the whole creature. */
const LAST_PASSED_ON = 3;

/** Whether more than half of the heads have this many injuries. @rule CE-HED-013 */
function mostHeadsHave(view: View, who: Id, injuries: number): boolean {
  const same = ruled(view).sameHeadInjuries;
  let heads = 0;
  let having = 0;
  for (const id of fighter(view, who).parts) {
    const part = bodyPart(view, id);
    if (part.part !== 'head') continue;
    heads++;
    if (same(part.injuries, injuries)) having++;
  }
  return having * 2 > heads;
}

/** Whether a lasting head effect of this injury or a later one holds for the whole creature. @rule CE-HED-012 CE-HED-013 */
export function wholeHas(view: View, who: Id, injury: number): boolean {
  for (let n = injury; n <= LAST_PASSED_ON; n++) if (mostHeadsHave(view, who, n)) return true;
  return false;
}

/** Whether each head suffers for itself. @rule CE-HED-012 */
export function hasSeveralHeads(view: View, who: Id): boolean {
  let heads = 0;
  for (const id of fighter(view, who).parts) if (bodyPart(view, id).part === 'head') heads++;
  return heads > 1;
}

/** The head that a part sits on, or -1. */
export function headUnder(view: View, part: Id): Id {
  const { on } = bodyPart(view, part);
  return on >= 0 && bodyPart(view, on).part === 'head' ? on : -1;
}

/** One head of several suffers for itself; the whole creature when this makes it most of the heads. @rule CE-HED-012 CE-HED-013 */
export function injureHead(play: Play, who: Id, head: Id, now: number): void {
  const before = mostHeadsHave(play, who, now);
  Injured(play, head, now);
  if (hasSeveralHeads(play, who)) sufferHeadInjury(play, who, head, now);
  if (!before && mostHeadsHave(play, who, now)) sufferHeadInjury(play, who, who, now);
}

/** What keeps a second head injury from stunning, and a third from a coma. */
export const STUN_DC = 25;
export const KNOCK_OUT_DC = 30;

/** What a second and a third head injury do. A creature without Constitution is not knocked out, but falls. @because both stand in one place @rule CE-HED-003 CE-HED-004 CE-HED-006 CE-HED-007 CE-HED-008 CE-HED-010 CE-UNC-010 */
function sufferHeadInjury(play: Play, who: Id, bearer: Id, now: number): void {
  if (now === 2) {
    if (constitutionCheck(play, who, STUN_DC)) giveUntil(play, bearer, Dazed, endOfNextTurn(play, who));
    else stun(play, bearer);
  } else if (now === 3) {
    if (fighter(play, who).con !== null) give(play, bearer, Unconscious, { value: constitutionCheck(play, who, KNOCK_OUT_DC) ? MAY_WAKE : COMA });
    if (bearer === who) give(play, who, Prone);
  }
}

const KNOCKED_OUT = 3;

/** A head that is healed is knocked out no longer, nor its owner when it was most of the heads. @rule CE-HED-010 */
export function wakeFromHeadInjury(play: Play, part: Id): void {
  if (bodyPart(play, part).part !== 'head') return;
  const who = owner(play, part);
  wakeFromKnockOut(play, part);
  if (!mostHeadsHave(play, who, KNOCKED_OUT)) wakeFromKnockOut(play, who);
}
