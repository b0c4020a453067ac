import {
  ConditionGiven,
  declare,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineIntent,
  dropPayment,
  endAll,
  type Id,
  type Next,
  NOBODY,
  oneOf,
  over,
  type Play,
  run,
  type View,
} from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { Defending } from '../actions/defend.ts';
import { closeOpenings } from '../actions/openings.ts';
import { ReadySet } from '../actions/ready.ts';
import { Absent, alive, awake, Dead, Helpless, isThere, lives } from '../health/alive.ts';
import { checksOwed } from '../health/dying.ts';
import { TendingSet } from '../health/recovery.ts';
import { interruptRest, wake, wakeUp } from '../health/rest.ts';
import { EndEncounter, PeaceSet, TimePassed } from '../health/time.ts';
import { drift } from '../movement/drift.ts';
import { Airborne } from '../movement/jump.ts';
import { ruled } from '../rulings.ts';
import { bolts } from '../situations/bolting.ts';
import { isSentient } from '../situations/mount-control.ts';
import { comesOff, isDone } from '../situations/riding.ts';
import { type Fighter, fighter, fighters } from '../state/fighter.ts';
import { mountOf, riderOf, sharesTurn } from '../state/linked-creatures.ts';
import { Captive, hasYielded, Surrendering } from '../state/parley.ts';
import { SCENE, type Scene, scene } from '../state/scene.ts';
import { ActionPoints, ApAtRoundStart, isPaidFor, TaskSet } from './action-points.ts';
import { gainsAtTurnEnd, Stunned } from './ap-at-turn-end.ts';
import { firstToAct, rollInitiative } from './initiative.ts';
import { arrivals, comesWhenCalled, isAwaited } from './joining.ts';
import { taskTurnEnds } from './lasting.ts';
import { opens, TurnBegins, TurnEnds } from './opportunities.ts';
import { happens } from './reactions.ts';
import { endRound, RoundBegan, TurnShared } from './rounds.ts';
import { Surprised, springSurprises, surprisePenalty } from './surprise.ts';

/** A fighter has one turn in a round, however initiative moves. @rule HD-SEQ-002 HD-INI-005 */
export const TurnBegan = defineChange('turn-began', (store, who: Id): void => {
  const s = store.edit(SCENE) as Scene;
  s.acting = who;
  delete s.called;
  (store.edit(who) as Fighter).hadTurn = true;
});

export const TurnEnded = defineChange('turn-ended', (store, who: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
  (store.edit(SCENE) as Scene).acting = -1;
  return true;
});

/** The game master says whose turn comes next. */
export const TurnHanded = defineChange(
  'turn-handed',
  (store, _scene: Id, next: Id): void => {
    (store.edit(SCENE) as Scene).called = next;
  },
  { names: [1] },
);

function living(view: View): Id[] {
  return view.state.entities.flatMap((entity) => (entity.kind === 'fighter' && alive(view, entity.id) ? [entity.id] : []));
}

/** All roll initiative, and the first round begins. @rule HD-INI-002 HD-SUR-001 */
export const BeginFight = defineIntent('begin-fight', {
  rule: 'HD-INI-002',
  title: 'The fight begins',
  automatic: true,
  perform(play) {
    beginFight(play);
    return true;
  },
});

function beginFight(play: Play): void {
  springSurprises(play);
  for (const who of living(play)) rollInitiative(play, who, surprisePenalty(play, who));
  beginRound(play, scene(play).round + 1);
}

/** After peace another fight begins: rests break off, and of the fight before nothing is left. @rule HD-INI-002 HD-INR-001 */
export function fightAnew(play: Play): void {
  for (const { id } of fighters(play)) {
    if (fighter(play, id).rest !== null) interruptRest(play, id, 0);
    wake(play, id);
    TendingSet(play, id, NOBODY);
    dropPayment(play, id);
    TaskSet(play, id, null);
    ReadySet(play, id, '');
    endAll(play, id, Defending);
    ActionPoints.spend(play, id, ActionPoints.left(play, id));
  }
  checksOwed(play);
  PeaceSet(play, SCENE, false, false);
  beginFight(play);
}

/** All but the surprised gain AP. Under the option of a fixed order, the order is fixed now. @rule HD-APS-002 HD-SUR-005 HD-INI-003 */
function beginRound(play: Play, round: number): void {
  RoundBegan(play, SCENE, round);
  arrivals(play, round);
  for (const who of living(play)) if (!play.has(who, Surprised)) ActionPoints.gain(play, who, ApAtRoundStart(play, who));
  if (!ruled(play).fixedOrder) return;
  const order: Id[] = [];
  for (let left = waiting(play); left.length > 0; left = left.filter((who) => !order.includes(who))) order.push(firstToAct(play, left));
  OrderFixed(play, SCENE, order);
}

export const OrderFixed = defineChange('order-fixed', (store, _scene: Id, order: readonly Id[]): void => {
  (store.edit(SCENE) as Scene).order = order;
});

/** @rule HD-DUR-002 */
export const NextRound = defineIntent('next-round', {
  rule: 'HD-DUR-002',
  title: 'Next round',
  automatic: true,
  perform(play) {
    nextRound(play);
    return true;
  },
});

/** The round ends with all that lasted until then, and the next begins. @rule HD-DUR-002 */
export function nextRound(play: Play): void {
  endRound(play);
  beginRound(play, scene(play).round + 1);
}

/** Those who still have a turn in this round. A mount that shares its rider's turn is not among them. @rule HD-SEQ-002 HD-MNT-004 */
export const waiting = (view: View): Id[] => living(view).filter((who) => takesTurns(view, who) && !fighter(view, who).hadTurn);

const takesTurns = (view: View, who: Id): boolean => awake(view, who) && !hasYielded(view, who) && !isLed(view, who);

const isLed = (view: View, who: Id): boolean => riderOf(view, who) >= 0 && awake(view, riderOf(view, who)) && sharesTurn(view, who);

/** Who acts next: whom the game master called, else the highest of those without a turn, or by the order fixed at the start of the round. @rule HD-INI-003 HD-SEQ-003 */
function nextToAct(play: Play): Id {
  const left = waiting(play);
  const { order, called = NOBODY } = scene(play);
  if (left.includes(called)) return called;
  return ruled(play).fixedOrder ? (order.find((who) => left.includes(who)) ?? left[0]) : firstToAct(play, left);
}

/** A turn begins: the posture of defence ends, a mount out of control runs. @rule HD-COM-003 HD-ACT-004 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'HD-INI-003',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    const who = nextToAct(play);
    TurnBegan(play, who);
    for (const sharer of sharers(play, who)) {
      TurnShared(play, sharer);
      endAll(play, sharer, Defending);
    }
    happens(play, who, 'turn begins');
    opens(play, TurnBegins, who, null);
    bolts(play, who);
    return true;
  },
});

/** Ends the turn, with the second gain of AP. It cannot end in the middle of a jump. @rule HD-APS-002 HD-ACT-004 HD-JMP-007 */
export const EndTurn = defineIntent('end-turn', {
  rule: 'HD-APS-002',
  title: 'End turn',
  tags: ['free'],
  available(view, by, refuse) {
    if (view.has(by, Airborne)) refuse('HD-JMP-007', 'in-mid-air');
    if (scene(view).acting !== by) refuse('HD-MNT-004', 'not-yours-to-end');
  },
  perform(play, by) {
    endTurn(play, by);
    return true;
  },
});

/** The turn of the one who acts ends, with all that the end of a turn brings. @rule HD-APS-002 HD-ACT-004 */
export function endTurn(play: Play, by: Id): void {
  opens(play, TurnEnds, by, null);
  taskTurnEnds(play, by);
  for (const who of sharers(play, by)) drift(play, who);
  closeOpenings(play, by);
  TurnEnded(play, by);
  passesTurn(play, by);
  happens(play, by, 'turn ends');
}

/** A turn that is handed on has ended as any other, with the second gain of AP (R-MASTER). @rule HD-APS-002 */
export const HandsOn = defineCheckpoint('hands-on', {
  rule: 'R-MASTER',
  watches: [TurnHanded],
  settle(play) {
    const { acting } = scene(play);
    if (acting < 0) return;
    endAll(play, acting, Airborne);
    endTurn(play, acting);
  },
});

/** A turn is over, used or not: the second gain of AP. @rule HD-APS-002 */
function passesTurn(play: Play, by: Id): void {
  for (const who of sharers(play, by)) {
    TurnShared(play, who);
    if (!isDone(play, who)) gainsAtTurnEnd(play, who);
  }
}

/** A turn is skipped: the posture of defence ends as it does with any turn. @rule HD-COM-003 */
export function skipsTurn(play: Play, by: Id): void {
  for (const who of sharers(play, by)) endAll(play, who, Defending);
  passesTurn(play, by);
}

/** Those whose turn this is: a rider and the mount that shares it. @rule HD-MNT-004 */
function sharers(view: View, by: Id): Id[] {
  const mount = mountOf(view, by);
  return mount >= 0 && sharesTurn(view, mount) ? [by, mount] : [by];
}

export const KeepPaying = defineAsk<{ readonly paid: number; readonly cost: number; readonly action: string }, boolean>('keep-paying', {
  rule: 'HD-APS-008',
  answer: oneOf({ rule: 'HD-APS-010', candidates: () => [true, false] }),
  fallback: () => true,
});

/** On the payer's turn all AP go into the action that was begun, unless the payer gives it up. @rule HD-APS-008 HD-APS-010 */
export const PayOn = defineIntent('pay-on', {
  rule: 'HD-APS-008',
  title: 'Keep paying',
  automatic: true,
  perform(play, by) {
    const { intent, paid, cost } = play.state.entities[by].payment!;
    if (play.ask(KeepPaying, by, { paid, cost, action: intent.do })) return play.perform(play.rules.intent(intent));
    dropPayment(play, by);
    return false;
  },
});

/**
 * The helpless and prisoners take no posture of defence, and a minute's work that cannot be done any more is lost. A fighter
 * who goes down or is taken loses what was readied or begun and tends nobody, the dead lose their rest; rider and mount part.
 * @rule HD-APS-010
 */
export const LoseIntentions = defineCheckpoint('lose-intentions', {
  rule: 'HD-APS-010',
  watches: [ConditionGiven],
  settle(play, who) {
    if (play.state.entities[who].kind !== 'fighter') return;
    if (play.has(who, Helpless) || play.has(who, Captive)) endAll(play, who, Defending);
    for (const { id, task } of fighters(play)) if (task !== null && !isPaidFor(play, play.rules.intent(task.intent))) TaskSet(play, id, null);
    if (awake(play, who) && !play.has(who, Captive)) return;
    dropPayment(play, who);
    TaskSet(play, who, null);
    ReadySet(play, who, '');
    TendingSet(play, who, NOBODY);
    if (awake(play, who)) return;
    if (play.has(who, Dead)) wakeUp(play, who);
    if (mountOf(play, who) >= 0 && isThere(play, mountOf(play, who))) comesOff(play, who);
    if (riderOf(play, who) >= 0 && isThere(play, riderOf(play, who))) comesOff(play, riderOf(play, who));
  },
});

/** In peace what lasts until a turn is over, nobody pays bit by bit or waits to act, and nobody waits for an answer to an offer of surrender (R-CONDITIONS, R-SURRENDER). */
export const TurnsAreOver = defineCheckpoint('turns-are-over', {
  rule: 'HD-RST-001',
  watches: [PeaceSet, TimePassed],
  settle(play) {
    if (!scene(play).peace) return;
    for (const { id } of fighters(play)) {
      for (const def of [Stunned, Surprised, Defending, Surrendering]) endAll(play, id, def);
      dropPayment(play, id);
      ReadySet(play, id, '');
    }
  },
});

const BEGIN_FIGHT = BeginFight.of(SCENE, {});
const NEXT_ROUND = NextRound.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});
const END_ENCOUNTER = EndEncounter.of(SCENE, {});

/** Who acts next, until only one side is awake; afterwards the game may go on in peace. */
export function next(view: View): Next {
  const { round, acting, peace, aftermath, closed, winner: given = null } = scene(view);
  if (closed) return over({ winner: given ?? sideLeft(view) ?? -1 });
  if (peace) return declare([...fighters(view).flatMap(({ id }) => (lives(view, id) ? [id] : [])), SCENE]);
  if (given !== null) return aftermath ? run(END_ENCOUNTER) : over({ winner: given });
  if (round === 0) return run(BEGIN_FIGHT);
  const winner = sideLeft(view) ?? (isOver(view) ? -1 : null);
  if (winner !== null) return aftermath ? run(END_ENCOUNTER) : over({ winner });
  if (acting < 0) return run(waiting(view).length > 0 ? NEXT_TURN : NEXT_ROUND);
  if (!awake(view, acting) || hasYielded(view, acting)) return run(EndTurn.of(acting, {}));
  if (fighter(view, acting).payment !== null && fighter(view, acting).ap > 0) return run(PayOn.of(acting, {}));
  return declare(speakers(view, acting));
}

/** Who may declare in a turn: the one who acts, and a sentient mount that shares the turn. @rule HD-MNT-004 HD-MNT-018 */
function speakers(view: View, acting: Id): readonly Id[] {
  const mount = mountOf(view, acting);
  return mount >= 0 && isSentient(view, mount) && sharesTurn(view, mount) && awake(view, mount) ? [acting, mount] : [acting];
}

/** The only side that still fights, -1 = nobody does; null while more than one does. */
export const sideLeft = (view: View): number | null => lastSide(view, isInTheFight);

/** Still in the fight: awake and no prisoner, or still to come, unless when called. The mount of a prisoner does not fight on. */
function isInTheFight(view: View, id: Id): boolean {
  if (view.has(id, Absent)) return !comesWhenCalled(view, id);
  const rider = riderOf(view, id);
  return awake(view, id) && !view.has(id, Captive) && !(rider >= 0 && view.has(rider, Captive));
}

/** Nobody is left who fights or will come: all have offered to surrender, or wait for the game master. */
const isOver = (view: View): boolean => !fighters(view).some(({ id }) => isAwaited(view, id)) && !living(view).some((who) => takesTurns(view, who));
