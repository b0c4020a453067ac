import {
  type AnyIntent,
  defineAsk,
  dropPayment,
  endAll,
  GM,
  intentJson,
  judging,
  NO_ONE,
  number,
  type Play,
  payOn,
  type Result,
  sameJson,
  type View,
} from '@riposte/kernel';
import { listedCost, objectCost, UseObject } from '../actions/objects.ts';
import { OtherAction, otherCost } from '../actions/other.ts';
import { ReadySet } from '../actions/ready.ts';
import { Stabilize } from '../actions/treat.ts';
import { Mana } from '../health/mana.ts';
import { strains } from '../health/rest.ts';
import { exert, Stamina } from '../health/stamina.ts';
import { RunUpSet } from '../movement/jump.ts';
import { Hidden } from '../rolls/sight.ts';
import { ruled } from '../rulings.ts';
import { Calming, CalmMount } from '../situations/mount-control.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';
import { ActionPoints, spendAp, TaskSet } from './action-points.ts';
import { ActionDeclared, ActionDone, opens } from './opportunities.ts';
import { apCost, changedCost, isReaction } from './out-of-turn.ts';
import { goesOnFor, happens } from './reactions.ts';
import { roundGoesBy, TurnShared } from './rounds.ts';
import { breaksTruce } from './surrender.ts';

/**
 * An action: declared, which those above may prevent; attempted, to which others react; paid, at once or bit by bit;
 * resolved; and open to those above once more. Returns false when it does not take place: it then costs nothing more.
 * @rule HD-ACT-001 HD-ACT-004 HD-ACT-005 HD-ACT-006 HD-APS-009
 */
export function act(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  if (scene(play).peace) return atLeisure(play, intent);
  const reaction = isReaction(play);
  const paid = paymentFor(play, intent);
  if (!reaction && opens(play, ActionDeclared, by, intent)) return giveUp(play, intent);
  const cost = costOf(play, intent);
  const now = cost - (paid ?? 0) <= ActionPoints.left(play, by);
  const reacted = happens(play, by, now ? 'attempts' : 'pays on', now ? intent : null);
  if (paymentFor(play, intent) !== paid || !judging(play, by).legal(intent) || !isPayable(play, intent, cost, reaction)) return giveUp(play, intent);
  if (def !== CalmMount) endAll(play, by, Calming);
  if (!pay(play, intent, cost)) return 'paying';
  payTheRest(play, intent);
  breaksTruce(play, intent);
  const result = goesOnFor(play, isAttack(intent) ? reacted : NO_ONE, () => def.perform(play, by, intent.with));
  if (isAttack(intent) || isAgainstFoe(play, intent)) endAll(play, by, Hidden);
  RunUpSet(play, by, 0);
  happens(play, by, 'acts');
  if (!reaction) opens(play, ActionDone, by, null);
  return result;
}

/** Attempting one and making it is one event; what else an act brings about are further ones. */
const isAttack = ({ def: { tags } }: AnyIntent): boolean => tags.includes('attack') || tags.includes('spell');

/** Whether an act takes on a foe: hindering, pinning, finding an opening. */
function isAgainstFoe(view: View, { by, with: chosen }: AnyIntent): boolean {
  const { at } = chosen as { readonly at?: unknown };
  return typeof at === 'number' && isFighter(view, at) && fighter(view, at).side !== fighter(view, by).side;
}

/** Out of combat actions cost no AP, but a fighter tries to stabilize only once a round (R-CONDITIONS). */
function atLeisure(play: Play, intent: AnyIntent): Result {
  if (intent.def === Stabilize && !takesTurn(play, intent)) return false;
  payTheRest(play, intent);
  return intent.def.perform(play, intent.by, intent.with);
}

/** A fighter who has had a turn has another in the next round. Returns whether there is still something to do then. */
function takesTurn(play: Play, intent: AnyIntent): boolean {
  if (fighter(play, intent.by).hadTurn) roundGoesBy(play);
  TurnShared(play, intent.by);
  return judging(play, intent.by).legal(intent);
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

/** What the game master makes an action cost, where he is asked. @rule HD-BLK-004 */
export const ActionCost = defineAsk<{ readonly action: string; readonly ap: number }, number>('action-cost', {
  rule: 'HD-BLK-004',
  open: (view) => ruled(view).asksCosts,
  answer: number({ rule: 'HD-BLK-004', least: () => 0, most: () => 72 }),
  fallback: (_view, _gm, { ap }) => ap,
});

/** AP of an action: by the lists, or as the game master says where they are silent. @rule HD-BLK-004 HD-BLK-002 HD-MSC-032 */
function costOf(play: Play, intent: AnyIntent): number {
  const running = play.state.entities[intent.by].payment;
  if (running !== null && paymentFor(play, intent) !== null) return running.cost;
  if (intent.def === UseObject && listedCost(play, intent.with.use, intent.with.what) === null)
    return changedCost(play, intent, objectCost(play, intent.by, intent.with));
  if (intent.def === OtherAction) return changedCost(play, intent, otherCost(play, intent.by, intent.with));
  const ap = apCost(play, intent);
  return ap === 0 ? 0 : play.ask(ActionCost, GM, { action: intent.def.id, ap });
}

/** AP paid so far, if the fighter is paying for this intent over several turns; null if not. */
function paymentFor(view: View, intent: AnyIntent): number | null {
  const { payment } = view.state.entities[intent.by];
  return payment !== null && scene(view).acting === intent.by && sameJson(payment.intent, intentJson(intent)) ? payment.paid : null;
}

/** Payment over several turns is possible only on the payer's own turn. @rule HD-APS-007 HD-APS-008 */
function isPayable(view: View, intent: AnyIntent, cost: number, reaction: boolean): boolean {
  return cost - (paymentFor(view, intent) ?? 0) <= ActionPoints.left(view, intent.by) || (!reaction && scene(view).acting === intent.by);
}

/** Pays what is owed, or all there is towards it. Returns whether all is paid. @rule HD-APS-007 HD-APS-008 HD-APS-010 HD-COM-011 */
function pay(play: Play, intent: AnyIntent, cost: number): boolean {
  const { by } = intent;
  ReadySet(play, by, '');
  if (cost === 0) return true;
  TaskSet(play, by, null);
  if (paymentFor(play, intent) === null) dropPayment(play, by);
  return payOn(play, ActionPoints, by, cost, intentJson(intent)) !== null;
}

/** Stamina and mana are spent when the action takes effect; that disturbs a rest. @rule HD-BLK-005 HD-STA-003 HD-RST-007 */
function payTheRest(play: Play, { def, by, with: chosen }: AnyIntent): void {
  for (const { resource, amount } of def.price?.(play, by, chosen) ?? []) {
    if (resource === Stamina) exert(play, by, amount);
    else if (resource === Mana) Mana.spend(play, by, amount);
    else continue;
    if (amount > 0) strains(play, by);
  }
}

/** What was paid in earlier turns is gone, what was still owed is spared. @rule HD-ACT-006 */
function giveUp(play: Play, intent: AnyIntent): false {
  if (paymentFor(play, intent) !== null) dropPayment(play, intent.by);
  return false;
}
