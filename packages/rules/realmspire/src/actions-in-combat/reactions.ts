import { type Id, isOff, type View } from '@riposte/kernel';
import { Dazed } from '../attacking-and-defending/dazed.ts';
import { fighter } from '../characters/fighter.ts';
import { awake, takesTurns } from '../damage-and-health/unconscious.ts';
import { Surprised } from '../initiative-structure/surprise.ts';
import { ruled } from '../rulings.ts';
import { ATTACKS_OF_A_ROUND, canPay } from './action-points.ts';

/** Whether a fighter can react at all, on any turn; the dazed only defend. @rule RS-ACT-004 RS-OVW-006 */
export function ableToReact(view: View, who: Id): boolean {
  return takesTurns(view, who) && !view.has(who, Surprised) && !view.has(who, Dazed);
}

/** Whether a fighter can defend: awake, not surprised, with the AP for it. @rule RS-REA-001 RS-OVW-007 */
export function ableToDefend(view: View, who: Id): boolean {
  return canPay(view, who, 'defend') && awake(view, who) && !view.has(who, Surprised);
}

/** Whether an attack is left for an opportunity attack: it is a Strike, and a Strike is an attack. @rule RS-OPP-001 */
export const mayAttackByReaction = (view: View, who: Id): boolean =>
  !ruled(view).opportunityCounts || fighter(view, who).attacks < ATTACKS_OF_A_ROUND || isOff(view, 'RS-OVW-011', who);
