import { type AnyIntent, dropPayment, intentJson, type Play, payOn, type Result, sameJson, type View } from '@riposte/kernel';
import { ReadySet } from './defend.ts';
import { scene } from './fighter.ts';
import { ActionPoints, exert, Mana, Stamina, spendAp } from './pools.ts';
import { ActionDeclared, ActionDone, apCost, happens, isReaction, opens } from './windows.ts';

/**
 * An action: declared, which those above may prevent; attempted, to which others react; paid, at once or bit by bit;
 * resolved; and open to those above once more. Returns false when it does not take place: it then costs nothing more.
 * @rule HD-ACT-001 HD-ACT-004 HD-ACT-005 HD-ACT-006 HD-APS-009
 */
export function act(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  const reaction = isReaction(play);
  const paid = paymentFor(play, intent);
  if (!reaction && opens(play, ActionDeclared, by, intent)) return giveUp(play, intent);
  const now = owed(play, intent) <= ActionPoints.left(play, by);
  happens(play, by, now ? 'attempts' : 'pays on', now ? intent : null);
  if (paymentFor(play, intent) !== paid || !play.legal(intent) || !isPayable(play, intent, reaction)) return giveUp(play, intent);
  if (!pay(play, intent)) return 'paying';
  payTheRest(play, intent);
  const result = def.perform(play, by, intent.with);
  happens(play, by, 'acts');
  if (!reaction) opens(play, ActionDone, by, null);
  return result;
}

/** A reaction: paid at once and resolved. It leaves initiative alone. @rule HD-ACT-007 HD-ACT-008 */
export function react(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  ReadySet(play, by, '');
  spendAp(play, by, apCost(play, intent));
  payTheRest(play, intent);
  const result = def.perform(play, by, intent.with);
  happens(play, by, 'acts');
  return result;
}

/** AP paid so far, if this intent is what one pays for on turns of one's own; else null. */
function paymentFor(view: View, intent: AnyIntent): number | null {
  const { payment } = view.state.entities[intent.by];
  return payment !== null && scene(view).acting === intent.by && sameJson(payment.intent, intentJson(intent)) ? payment.paid : null;
}

/** AP that are still to be paid. */
const owed = (view: View, intent: AnyIntent): number => apCost(view, intent) - (paymentFor(view, intent) ?? 0);

/** Bit by bit one pays on turns of one's own only. @rule HD-APS-007 HD-APS-008 */
function isPayable(view: View, intent: AnyIntent, reaction: boolean): boolean {
  return owed(view, intent) <= ActionPoints.left(view, intent.by) || (!reaction && scene(view).acting === intent.by);
}

/** Pays what is owed, or all there is towards it. Returns whether all is paid. @rule HD-APS-004 HD-APS-007 HD-APS-008 HD-APS-010 HD-COM-011 */
function pay(play: Play, intent: AnyIntent): boolean {
  const { by } = intent;
  ReadySet(play, by, '');
  if (paymentFor(play, intent) === null) dropPayment(play, by);
  return payOn(play, ActionPoints, by, apCost(play, intent), intentJson(intent)) !== null;
}

/** Stamina and mana are spent when the action takes effect. @rule HD-BLK-005 HD-MAN-003 HD-MAN-004 */
function payTheRest(play: Play, { def, by, with: chosen }: AnyIntent): void {
  for (const { resource, amount } of def.price?.(play, by, chosen) ?? []) {
    if (resource === Stamina) exert(play, by, amount);
    else if (resource === Mana) Mana.spend(play, by, amount);
  }
}

/** What was paid in earlier turns is gone, what was still owed is spared. @rule HD-ACT-006 */
function giveUp(play: Play, intent: AnyIntent): false {
  if (paymentFor(play, intent) !== null) dropPayment(play, intent.by);
  return false;
}
