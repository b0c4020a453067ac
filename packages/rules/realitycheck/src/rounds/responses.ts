import { type AnyIntentDef, defineAsk, defineWindow, type Id, type IntentJson, type Json, NO_ONE, oneOf, type Play, type View } from '@riposte/kernel';
import { CatchBreath } from '../actions/catch-breath.ts';
import { Defend } from '../actions/defend.ts';
import { HandleAnimal } from '../actions/handle-animal.ts';
import { Drop, Equip, PickUp, Stow } from '../actions/handling.ts';
import { purse } from '../actions/payment.ts';
import { Drink, GiveToDrink } from '../actions/potion.ts';
import { BreakDown, Climb, Exert } from '../actions/strenuous.ts';
import { Breathe } from '../attacks/breath.ts';
import { Load } from '../attacks/load.ts';
import { MeleeAttack } from '../attacks/melee.ts';
import { Shoot, Throw } from '../attacks/ranged.ts';
import { UnarmedAttack } from '../attacks/unarmed.ts';
import { KneelUp, StandUp } from '../conditions/get-up.ts';
import { outOfSight } from '../conditions/hidden.ts';
import { Hide } from '../conditions/hide.ts';
import { ShakeOff } from '../conditions/shake-off.ts';
import { everybody, fighter, scene } from '../fighters/fighter.ts';
import { Rage } from '../fighters/rage.ts';
import { SecondWind } from '../harm/aura.ts';
import { TreatWound, WakeUp } from '../harm/first-aid.ts';
import { conscious, takesPart } from '../harm/unconscious.ts';
import { Cast } from '../magic/cast.ts';
import { Escape, LetGo } from '../maneuvers/hold.ts';
import { Disarm, PushAway, Restrain, Trip } from '../maneuvers/maneuvers.ts';
import { Carry, Dismount, Mount, SetDown } from '../movement/company.ts';
import { faces, headingTowards, Turn, Turned } from '../movement/facing.ts';
import { Jump } from '../movement/jump.ts';
import { Leave } from '../movement/leave.ts';
import { QuickRun, Run } from '../movement/run.ts';
import { Shift } from '../movement/shift.ts';
import { Sprint } from '../movement/sprint.ts';
import { AcceptSurrender, RefuseSurrender, Surrender } from './surrender.ts';

/** An action that was declared and has not taken place. */
export interface Declared {
  readonly act: IntentJson;
}

const able = (view: View, who: Id): boolean => takesPart(view, who) && purse(view, who) > 0;

/** A fighter without Energy can still turn towards an attacker behind it. @rule RC-FAC-010 */
const mayAnswer = (view: View, who: Id, by: Id, at: Json | undefined): boolean =>
  able(view, who) || (at === who && takesPart(view, who) && !fighter(view, who).inanimate && !faces(view, who, by));

/** All actions with which a declared one can be answered. */
const ACTIONS: readonly AnyIntentDef[] = [
  MeleeAttack,
  UnarmedAttack,
  Shoot,
  Throw,
  Trip,
  Disarm,
  Restrain,
  PushAway,
  Run,
  QuickRun,
  Sprint,
  Jump,
  Shift,
  Defend,
  KneelUp,
  StandUp,
  CatchBreath,
  Turn,
  Load,
  Equip,
  Stow,
  PickUp,
  Drop,
  Drink,
  Cast,
  Escape,
  LetGo,
  Climb,
  BreakDown,
  Exert,
  TreatWound,
  WakeUp,
  Hide,
  ShakeOff,
  Rage,
  SecondWind,
  Breathe,
  Surrender,
  AcceptSurrender,
  RefuseSurrender,
  Leave,
  Carry,
  SetDown,
  Mount,
  Dismount,
  HandleAnimal,
  GiveToDrink,
];

/** Others may answer a declared action with one of their own, by Initiative: each once a round. Hidden fighters neither answer nor are answered (R-HIDDEN). @rule RC-INI-004 RC-INI-005 RC-INI-011 RC-INI-013 RC-RND-009 */
export const Challenge = defineWindow<Declared>('challenge', {
  rule: 'RC-INI-005',
  who: (view, { act }) => {
    if (outOfSight(view, act.by)) return NO_ONE;
    const all = everybody(view).filter(
      (who) => who !== act.by && !fighter(view, who).rolled && !outOfSight(view, who) && mayAnswer(view, who, act.by, act.with.at),
    );
    return all.length === 0 ? NO_ONE : all;
  },
  intents: () => ACTIONS,
});

/** A second attack by the same attacker. */
interface Renewed {
  readonly by: Id;
  readonly at: Id;
}

/** The target of an attack may do something before the same attacker strikes again. @rule RC-INI-002 */
export const Response = defineWindow<Renewed>('response', {
  rule: 'RC-INI-002',
  who: (view, { by, at }) => (!outOfSight(view, at) && mayAnswer(view, at, by, at) ? [at] : NO_ONE),
  intents: () => ACTIONS,
});

/** Whether the game master lets an attacker strike again without an answer. @rule RC-INI-002 */
export const WaiveResponse = defineAsk<Renewed, boolean>('waive-response', {
  rule: 'RC-INI-002',
  answer: oneOf({ rule: 'RC-INI-002', candidates: () => [true, false] }),
  fallback: () => false,
});

/** By one reading a fighter may turn in answer to a declared attack from behind. @rule RC-FAC-010 */
export const TurnToFace = defineAsk<Renewed, boolean>('turn-to-face', {
  rule: 'RC-FAC-010',
  open: (view, who, { by }) => conscious(view, who) && !faces(view, who, by),
  answer: oneOf({ rule: 'RC-FAC-010', candidates: () => [true, false] }),
  fallback: () => true,
});

/** @rule RC-FAC-010 */
export function turnInResponse(play: Play, by: Id, at: Id): void {
  if (!faces(play, at, by) && play.ask(TurnToFace, at, { by, at }))
    Turned(play, at, headingTowards(scene(play), fighter(play, at).place, fighter(play, by).place));
}
