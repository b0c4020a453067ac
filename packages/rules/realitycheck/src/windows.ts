import { defineAsk, defineWindow, GM, type Id, type IntentJson, type Json, NO_ONE, oneOf, type Play, type View } from '@riposte/kernel';
import { CatchBreath, Defend, KneelUp, StandUp } from './actions.ts';
import { Drink, Drop, Equip, mayTakeFromTable, PickUp, Snatch, Stow } from './arms.ts';
import { Breathe } from './breath.ts';
import { conscious, outOfSight } from './conditions.ts';
import { purse } from './energy.ts';
import { Disarm, MeleeAttack, PushAway, Restrain, Trip, UnarmedAttack } from './fight-acts.ts';
import { everybody, fighter, nameOf, scene, titleOf } from './fighter.ts';
import { facesSomebody, headingTowards } from './grid.ts';
import { Intimidate, mayThreaten } from './intimidate.ts';
import { Cast } from './magic.ts';
import { AgileMove, Shift, Turn, Turned } from './movement.ts';
import { Load, Shoot, Throw } from './ranged.ts';
import { QuickRun, Run } from './run.ts';
import { Jump, Sprint } from './sprint.ts';
import { BreakDown, Climb, Escape, Exert, Hide, LetGo, ShakeOff, TreatWound, WakeUp } from './strength-acts.ts';
import { mayStrikeSwiftly, SwiftAttack } from './swift.ts';
import { mayRetreat, Rage, Retreat, SecondWind } from './traits-acts.ts';

/** An action that was declared and has not taken place. */
export interface Declared {
  readonly act: IntentJson;
}

const able = (view: View, who: Id): boolean => conscious(view, who) && purse(view, who) > 0;

/** Without Energy one can still turn towards who attacks from behind. @rule RC-FAC-010 */
const mayAnswer = (view: View, who: Id, by: Id, at: Json | undefined): boolean =>
  able(view, who) || (at === who && conscious(view, who) && !fighter(view, who).inanimate && !facesSomebody(view, who, by));

const ACTIONS = () => [
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
];

/** Others may answer a declared action with one of their own, by Initiative: each once a round; nobody hidden does, nor answers who is (R-HIDDEN). @rule RC-INI-004 RC-INI-005 RC-INI-011 RC-INI-013 RC-RND-009 */
export const Challenge = defineWindow<Declared>('challenge', {
  rule: 'RC-INI-005',
  because: (view, _who, { act }) =>
    `${nameOf(view, act.by)} is about to act (${titleOf(view, act.do)}); Initiative decides whether another action comes in between`,
  who: (view, { act }) => {
    if (outOfSight(view, act.by)) return NO_ONE;
    const all = everybody(view).filter(
      (who) => who !== act.by && !fighter(view, who).rolled && !outOfSight(view, who) && mayAnswer(view, who, act.by, act.with.at),
    );
    return all.length === 0 ? NO_ONE : all;
  },
  intents: ACTIONS,
});

/** A second attack by the same attacker. */
export interface Renewed {
  readonly by: Id;
  readonly at: Id;
}

/** Who was just attacked may do something before the same attacker strikes again. @rule RC-INI-002 */
export const Response = defineWindow<Renewed>('response', {
  rule: 'RC-INI-002',
  because: (view, who, { by }) => `${nameOf(view, by)} attacks again; ${nameOf(view, who)} may act first`,
  who: (view, { by, at }) => (!outOfSight(view, at) && mayAnswer(view, at, by, at) ? [at] : NO_ONE),
  intents: ACTIONS,
});

/** Whether the game master lets an attacker strike again without an answer. @rule RC-INI-002 */
export const WaiveResponse = defineAsk<Renewed, boolean>('waive-response', {
  rule: 'RC-INI-002',
  because: (view, _gm, { by, at }) => `${nameOf(view, by)} attacks ${nameOf(view, at)} again: without an answer?`,
  answer: oneOf({ rule: 'RC-INI-002', candidates: () => [true, false] }),
  fallback: () => false,
});

/** A moment of an action in which Immediate Interrupts may come in: declared, or at one of its metres. */
export interface Moment {
  readonly by: Id;
  readonly act: string;
}

/** Immediate Interrupts break into actions, never into rolls nor into each other. @rule RC-INI-004 RC-INT-001 RC-INT-002 RC-INT-003 RC-INT-005 */
export const Interrupt = defineWindow<Moment>('interrupt', {
  rule: 'RC-INT-001',
  because: (view, _who, { by, act }) => `${nameOf(view, by)} is in the middle of an action (${titleOf(view, act)}) and no die has fallen`,
  who: (view, { by }) => {
    if (outOfSight(view, by)) return NO_ONE;
    const all = everybody(view).filter(
      (who) =>
        !outOfSight(view, who) &&
        (mayMoveNimbly(view, who) ||
          mayStrikeSwiftly(view, who) ||
          (who === by && mayTakeFromTable(view, who)) ||
          mayRetreat(view, who) ||
          mayThreaten(view, who, by)),
    );
    return all.length === 0 ? NO_ONE : all;
  },
  intents: () => [AgileMove, SwiftAttack, Snatch, Retreat, Intimidate],
  together: (play, _about, intents) =>
    inOrder(
      play,
      intents.map((intent) => ({ do: intent.def.id, by: intent.by, with: intent.with })),
    ).map((one) => intents[one]),
});

function mayMoveNimbly(view: View, who: Id): boolean {
  const { nimble, agility } = fighter(view, who);
  return nimble > 0 && agility > 0 && conscious(view, who);
}

/** Offers the moment again and again until nobody uses it. Returns whether anybody did. @rule RC-INT-001 RC-INT-006 RC-INT-007 */
export function interrupted(play: Play, by: Id, act: string): boolean {
  let somebody = false;
  while (play.offer(Interrupt, { by, act }) !== undefined) somebody = true;
  return somebody;
}

/** Acts at one moment. */
export interface Simultaneous {
  readonly acts: readonly IntentJson[];
}

/** The game master rules how simultaneous acts resolve: the order in which they take effect. @rule RC-INI-008 RC-INT-003 RC-INT-004 */
export const RuleOrder = defineAsk<Simultaneous, readonly number[]>('rule-order', {
  rule: 'RC-INT-004',
  because: (view, _who, { acts }) =>
    `these happen at once: ${acts.map((act) => `${nameOf(view, act.by)} (${titleOf(view, act.do)})`).join(', ')}; which comes first?`,
  answer: {
    kind: 'some of',
    check(_view, { about: { acts } }, order, refuse) {
      if (!Array.isArray(order) || order.length !== acts.length || acts.some((_act, i) => !order.includes(i)))
        refuse('RC-INT-004', `name each of 0 to ${acts.length - 1} once`);
    },
    // Without acts where its answers are listed for people.
    candidates: (_view, { about: { acts = [] } }) => acts.map((_first, i) => [i, ...acts.flatMap((_act, k) => (k === i ? [] : [k]))]),
  },
  fallback: (_view, _who, { acts }) => acts.map((_act, i) => i),
});

export const inOrder = (play: Play, acts: readonly IntentJson[]): readonly number[] => play.ask(RuleOrder, GM, { acts });

/** By one reading a turn may answer a declared attack from behind. @rule RC-FAC-010 */
export const TurnToFace = defineAsk<Renewed, boolean>('turn-to-face', {
  rule: 'RC-FAC-010',
  because: (view, _who, { by }) => `${nameOf(view, by)} attacks from behind: turn to face it?`,
  open: (view, who, { by }) => conscious(view, who) && !facesSomebody(view, who, by),
  answer: oneOf({ rule: 'RC-FAC-010', candidates: () => [true, false] }),
  fallback: () => true,
});

/** @rule RC-FAC-010 */
export function turnInResponse(play: Play, by: Id, at: Id): void {
  if (!facesSomebody(play, at, by) && play.ask(TurnToFace, at, { by, at }))
    Turned(play, at, headingTowards(scene(play), fighter(play, at).place, fighter(play, by).place));
}

/** Why somebody is asked whether to go on. */
export const DISTURBANCES = ['interrupted', 'out of reach', 'blocked'] as const;

/** An action that others came in between. */
export interface Disturbed {
  readonly act: string;
  readonly why: (typeof DISTURBANCES)[number];
}

/** One may break an action off at any time for what it has cost so far; asked when something changed. @rule RC-INC-002 RC-INC-006 */
export const CarryOn = defineAsk<Disturbed, boolean>('carry-on', {
  rule: 'RC-INC-002',
  because: (view, who, { act, why }) =>
    `${nameOf(view, who)} ${why === 'interrupted' ? 'was interrupted' : 'no longer reaches the target'} (${titleOf(view, act)}); go on with it?`,
  open: (_view, _who, { why }) => why !== 'blocked',
  answer: oneOf({ rule: 'RC-INC-002', candidates: () => [true, false] }),
  fallback: (_view, _who, { why }) => why === 'interrupted',
});

export const carriesOn = (play: Play, who: Id, act: string, why: Disturbed['why']): boolean => conscious(play, who) && play.ask(CarryOn, who, { act, why });

/** The game master closes the round when enough of those who could act hold back. @rule RC-INC-008 */
export const CloseRound = defineAsk<{ readonly waiting: number; readonly of: number }, boolean>('close-round', {
  rule: 'RC-INC-008',
  because: (_view, _gm, { waiting, of }) => `${waiting} of ${of} who have Energy wait: does the round end now?`,
  answer: oneOf({ rule: 'RC-INC-008', candidates: () => [true, false] }),
  fallback: () => false,
});
