import type { Id, Play, View } from '@riposte/kernel';
import { AfterEncounter } from '../after-the-encounter/end-of-encounter.ts';
import { scene } from '../characters/fighter.ts';
import { payerOf } from '../mounted-combat/mounted.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { ActionPoints, ApTotal } from './action-points.ts';

/** Whether a fighter may interrupt: it is able to act, and its next turn has an AP left to give. @rule SS-APS-006 */
export function ableToInterrupt(view: View, who: Id): boolean {
  const hasConditions = view.state.entities[who].conditions.length > 0;
  if (hasConditions && !isFit(view, who)) return false;
  const payer = hasConditions ? payerOf(view, who) : who;
  return ApTotal(view, payer) - ActionPoints.owes(view, payer) >= 1;
}

const isFit = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Helpless) && !view.has(who, Stunned) && !view.has(who, AfterEncounter);

/** An interrupt takes its AP from the next turn. @rule SS-OPP-010 SS-APS-006 */
export function payInterruptFromNextTurn(play: Play, who: Id): void {
  ActionPoints.borrow(play, who, 1);
}

/** The other reading: in its own turn a fighter pays from the AP in hand first. @rule SS-OPP-010 */
export function payInterruptFromCurrentFirst(play: Play, who: Id): void {
  if (scene(play).acting === who && ActionPoints.left(play, who) > 0) ActionPoints.spend(play, who, 1);
  else ActionPoints.borrow(play, who, 1);
}
