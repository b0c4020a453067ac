import { type Id, isOff, type Play, type View } from '@riposte/kernel';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { isPresent, scene } from '../characters/fighter.ts';
import { payerOf } from '../mounted-combat/mounted.ts';
import { Stuck } from '../problematic-situations/entangled.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { ActionPoints, ApTotal } from './action-points.ts';

/** Whether a fighter may interrupt: it is able to act, and its next turn has an AP left to give. @rule SS-APS-006 */
export function ableToInterrupt(view: View, who: Id): boolean {
  const hasConditions = view.state.entities[who].conditions.length > 0;
  if (hasConditions && !isFit(view, who)) return false;
  const payer = hasConditions ? payerOf(view, who) : who;
  return ApTotal(view, payer) - ActionPoints.owes(view, payer) >= 1 || isOff(view, 'SS-APS-006', who);
}

/** Those who do nothing physical out of turn: they neither block, parry, dodge nor take openings. */
const UNABLE = [Helpless, Stunned, Stuck, Surrendered, Prisoner, AfterEncounter];

/** Whether a fighter is able to act at all. @rule SS-KNO-001 SS-HLP-001 SS-HEA-006 */
export const isFit = (view: View, who: Id): boolean => awake(view, who) && isPresent(view, who) && !UNABLE.some((condition) => view.has(who, condition));

/** An interrupt takes its AP from the next turn. @rule SS-OPP-010 SS-APS-006 */
export function payInterruptFromNextTurn(play: Play, who: Id): void {
  ActionPoints.borrow(play, who, 1);
}

/** The other reading: in its own turn a fighter pays from the AP in hand first. @rule SS-OPP-010 */
export function payInterruptFromCurrentFirst(play: Play, who: Id): void {
  if (scene(play).acting === who && ActionPoints.left(play, who) > 0) ActionPoints.spend(play, who, 1);
  else ActionPoints.borrow(play, who, 1);
}
