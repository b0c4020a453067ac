import { type Id, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { type Args, answerOf, fighterName, promptOf } from '@riposte/ruleset';
import { CriticalOutcome } from '../actions/checks.ts';
import { Potion } from '../actions/potion.ts';
import { EnergyOf, StaminaOf } from '../actions/prices.ts';
import { InWords } from '../actions/say.ts';
import { BreathDamage } from '../attacks/breath.ts';
import { BlindShot } from '../attacks/ranged.ts';
import { Ambush, DenyEvasion } from '../attacks/surprise.ts';
import { everybody, fighter, isFighter, titleOf } from '../fighters/fighter.ts';
import { Awakes, DeathRuling, KillOutright } from '../harm/death.ts';
import { KnockOut } from '../harm/harm.ts';
import { InjuryWhere, SmallInjury } from '../harm/injuries.ts';
import { PartOfNight, PartOfRest } from '../harm/rest.ts';
import { LeapTo, StrayTo } from '../magic/cast.ts';
import { Fling, WhichWeapon } from '../maneuvers/disarm.ts';
import { HoldBy, WaiveLimits, WhichHold } from '../maneuvers/hold.ts';
import { PushWhere } from '../maneuvers/push.ts';
import { FlightEnergy } from '../movement/jump.ts';
import { CarryOn } from '../rounds/carry-on.ts';
import { MeetChallenge } from '../rounds/initiative.ts';
import { Interrupt, RuleOrder } from '../rounds/interrupts.ts';
import { Challenge, Response, TurnToFace, WaiveResponse } from '../rounds/responses.ts';
import { CloseRound } from '../rounds/wait.ts';
import { thingOf } from './thing-of.ts';

/** "pick up" as a message has it: "pick-up". */
const key = (words: string): string => words.replaceAll(' ', '-');

/** "Ann (Trip)". */
const actOf = (view: View, { by, do: act }: IntentJson): string => `${fighterName(view, by).text} (${titleOf(view, act)})`;

/** Who is about to do what, and to whom: maybe to the one who is asked. */
function declared(view: View, who: Id, { do: act, by, with: { at = NOBODY } }: IntentJson): Args {
  const target = at as Id;
  return { by: fighterName(view, by), act, at: target === who ? 'you' : isFighter(view, target) ? fighterName(view, target) : 'none' };
}

const both = (view: View, _who: Id, { by, at }: { readonly by: Id; readonly at: Id }): Args => ({ by: fighterName(view, by), at: fighterName(view, at) });
const one = (view: View, _who: Id, { who }: { readonly who: Id }): Args => ({ who: fighterName(view, who) });

/** What each question is told with. */
export const prompts = [
  promptOf(Challenge, (view, who, { act }) => declared(view, who, act)),
  promptOf(MeetChallenge, (view, who, { act }) => declared(view, who, act)),
  promptOf(Response, both),
  promptOf(WaiveResponse, both),
  promptOf(TurnToFace, both),
  promptOf(Interrupt, (view, who, { by, act }) => ({ by: fighterName(view, by), act, own: by === who ? 'yes' : 'no' })),
  promptOf(RuleOrder, (view, _gm, { acts }) => ({
    acts: acts.map((act) => actOf(view, act)),
  })),
  promptOf(CarryOn, (_view, _who, { act, why }) => ({ act, why: key(why) })),
  promptOf(CloseRound, (_view, _gm, { waiting, of }) => ({ waiting, of })),
  promptOf(EnergyOf, (view, _gm, { who, act, usual }) => ({ who: fighterName(view, who), act: key(act), usual })),
  promptOf(StaminaOf, (view, _gm, { who, act, usual }) => ({ who: fighterName(view, who), act: key(act), usual })),
  promptOf(InWords, (view, _gm, { who, words }) => ({ who: fighterName(view, who), words })),
  promptOf(CriticalOutcome, (view, _gm, { who, good }) => ({ who: fighterName(view, who), good: good ? 'yes' : 'no' })),
  promptOf(Potion, (view, _gm, { who, item }) => ({ who: fighterName(view, who), item: thingOf(view, item) })),
  promptOf(FlightEnergy, one),
  promptOf(PushWhere, (view, _who, { at, left }) => ({ at: fighterName(view, at), left })),
  promptOf(WhichWeapon, both),
  promptOf(Fling, (view, _who, { at, weapon }) => ({ at: fighterName(view, at), weapon: thingOf(view, weapon) })),
  promptOf(WaiveLimits, both),
  promptOf(WhichHold, one),
  promptOf(HoldBy, (view, _who, { held }) => ({ held: fighterName(view, held) })),
  promptOf(LeapTo, both),
  promptOf(StrayTo, (view, _gm, { by }) => ({ by: fighterName(view, by) })),
  promptOf(Ambush, (view, _gm, { side }) => ({
    fighters: everybody(view).flatMap((who) => (fighter(view, who).side === side ? [fighterName(view, who)] : [])),
  })),
  promptOf(DenyEvasion, both),
  promptOf(BlindShot, both),
  promptOf(BreathDamage, one),
  promptOf(DeathRuling, one),
  promptOf(KillOutright, one),
  promptOf(KnockOut, one),
  promptOf(Awakes, one),
  promptOf(InjuryWhere, one),
  promptOf(SmallInjury, (view, _gm, { by, at, points }) => ({ by: fighterName(view, by), at: fighterName(view, at), points })),
  promptOf(PartOfRest, (_view, _gm, { minutes }) => ({ minutes })),
  promptOf(PartOfNight, (_view, _gm, { hours }) => ({ hours })),
];

/** What answers say that are numbers of the acts asked about. */
export const answers = [
  answerOf(RuleOrder, (view, { acts }, [first, ...rest]) => ({
    first: actOf(view, acts[first]),
    rest: rest.length === 0 ? 'none' : rest.map((nth) => actOf(view, acts[nth])),
  })),
];
