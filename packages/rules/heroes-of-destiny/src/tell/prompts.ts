import type { Id, IntentJson, View } from '@riposte/kernel';
import { fighterName, promptOf } from '@riposte/ruleset';
import { COSTS } from '../actions/costs.ts';
import { Resist } from '../actions/hinder.ts';
import { HurryLoss, HurryTn } from '../actions/hurry.ts';
import { ObjectCost } from '../actions/objects.ts';
import { ChooseLevel, ChooseMercy } from '../actions/offensive.ts';
import { OtherCost } from '../actions/other.ts';
import { ChooseCling, FOLLOW, HOLD_BACK, Leaving } from '../grappling/cling.ts';
import { FormAllows } from '../grappling/grapple.ts';
import { UnderAttack } from '../grappling/interpose.ts';
import { FallHeight, SecondFatal, SpecialNpc } from '../health/damage.ts';
import { ChooseRecovery } from '../health/recovery.ts';
import { InterruptedRest, LONGEST_INTERRUPTION } from '../health/rest.ts';
import { TooStrenuous } from '../health/time.ts';
import { LEVELS } from '../health/wound-levels.ts';
import { GrabLedge, LandingTn, LedgeTn } from '../movement/jump.ts';
import { GoOn } from '../movement/move.ts';
import { ChooseGuard } from '../rolls/attack-roll.ts';
import { LowWallCover, Modifier } from '../rolls/modifiers.ts';
import { ActionDeclared, ActionDone, type Opportunity, TurnBegins, TurnEnds } from '../sequence/opportunities.ts';
import { OUT_OF_TURN } from '../sequence/out-of-turn.ts';
import { Reaction } from '../sequence/reactions.ts';
import { SurpriseRisk } from '../sequence/surprise.ts';
import { KeepPaying } from '../sequence/turns.ts';
import { ActionCost } from '../sequence/using-actions.ts';
import { Flight } from '../situations/bolting.ts';
import { Follow } from '../situations/commands.ts';
import { ControlTn } from '../situations/mount-control.ts';
import { Platform } from '../situations/riding.ts';
import { HoldTn } from '../situations/swimming-and-climbing.ts';

/** An act, which the message `word-ACT` calls "a strong attack". */
const actOf = (intent: IntentJson | null): string => intent?.do ?? 'none';

const aboutWho = (view: View, _who: Id, { who }: { readonly who: Id }) => ({ who: fighterName(view, who) });
const aboutBy = (view: View, _who: Id, { by }: { readonly by: Id }) => ({ by: fighterName(view, by) });
const aboutMount = (view: View, _who: Id, { mount }: { readonly mount: Id }) => ({ mount: fighterName(view, mount) });
const aboutAttack = (view: View, _who: Id, { by, at }: { readonly by: Id; readonly at: Id }) => ({ by: fighterName(view, by), at: fighterName(view, at) });
const outOfTurn = (view: View, _who: Id, { active, declared }: Opportunity) => ({
  by: fighterName(view, active),
  action: actOf(declared),
  initiative: OUT_OF_TURN,
});

/** What each question is told with. */
export const prompts = [
  promptOf(ChooseGuard, aboutBy),
  promptOf(ChooseLevel, (view, _who, { at, most }) => ({ at: fighterName(view, at), level: LEVELS[most - 1] })),
  promptOf(ChooseMercy, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(GoOn, (_view, _who, { left }) => ({ left })),
  promptOf(LandingTn, aboutWho),
  promptOf(LedgeTn, aboutWho),
  promptOf(GrabLedge, (_view, _who, { short }) => ({ short })),
  promptOf(ChooseCling, (_view, _who, { points }) => ({ points, follow: FOLLOW, back: HOLD_BACK })),
  promptOf(FormAllows, aboutAttack),
  promptOf(Resist, (view, _who, { by, how }) => ({ by: fighterName(view, by), how })),
  promptOf(ObjectCost, (view, _who, { who, use }) => ({ who: fighterName(view, who), use })),
  promptOf(OtherCost, (view, _who, { who, what }) => ({ who: fighterName(view, who), deed: what })),
  promptOf(Modifier, aboutAttack),
  promptOf(LowWallCover, aboutWho),
  promptOf(Platform, (view, _who, { mount, rider }) => ({ mount: fighterName(view, mount), by: fighterName(view, rider) })),
  promptOf(ControlTn, aboutMount),
  promptOf(Flight, aboutMount),
  promptOf(Follow, (_view, _who, { action }) => ({ action })),
  promptOf(HoldTn, (view, _who, { who, medium }) => ({ who: fighterName(view, who), medium })),
  promptOf(FallHeight, aboutWho),
  promptOf(SecondFatal, aboutWho),
  promptOf(SpecialNpc, aboutWho),
  promptOf(HurryTn, (view, _who, { who, action, by }) => ({ who: fighterName(view, who), action, check: by })),
  promptOf(HurryLoss, (view, _who, { who, short }) => ({ who: fighterName(view, who), short })),
  promptOf(SurpriseRisk, aboutWho),
  promptOf(InterruptedRest, (_view, _who, { rested, minutes }) => ({ rested, minutes, late: minutes > LONGEST_INTERRUPTION ? 'yes' : 'no' })),
  promptOf(ChooseRecovery, (_view, _who, { total }) => ({ total })),
  promptOf(TooStrenuous, (view, _who, { who, what }) => ({ who: fighterName(view, who), deed: what })),
  promptOf(ActionCost, (_view, _who, { action, ap }) => ({ action, ap })),
  promptOf(KeepPaying, (_view, _who, { action, paid, cost }) => ({ action, paid, cost })),
  promptOf(TurnBegins, outOfTurn),
  promptOf(TurnEnds, outOfTurn),
  promptOf(ActionDeclared, outOfTurn),
  promptOf(ActionDone, outOfTurn),
  promptOf(Reaction, (view, _who, { by, what, action }) => ({
    by: fighterName(view, by),
    what: what.replaceAll(' ', '-'),
    action: actOf(action),
  })),
  promptOf(UnderAttack, (view, _who, { by }) => ({ by: fighterName(view, by), ap: COSTS.interpose.ap, stamina: COSTS.interpose.stamina })),
  promptOf(Leaving, (view, _who, { target }) => ({ at: fighterName(view, target), ap: COSTS.cling.ap, stamina: COSTS.cling.stamina })),
];
