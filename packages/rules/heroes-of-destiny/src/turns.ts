import {
  ConditionGiven,
  declare,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineIntent,
  dropPayment,
  endAll,
  expire,
  type Id,
  type Next,
  oneOf,
  over,
  type Play,
  run,
  type View,
} from '@riposte/kernel';
import { alive, awake, Defending, Dying } from './conditions.ts';
import { ReadySet } from './defend.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from './fighter.ts';
import { first, rollInitiative } from './initiative.ts';
import { ApAtRoundStart, ApAtTurnEnd } from './numbers.ts';
import { ActionPoints } from './pools.ts';
import { RoundsEnded } from './rounds.ts';
import { happens, opens, TurnBegins, TurnEnds } from './windows.ts';
import { checkDying } from './wounds.ts';

/** A round of fifteen seconds begins: turns, lots and movement start anew. @rule HD-SEQ-001 HD-INI-004 HD-MOV-009 HD-MOV-014 */
export const RoundBegan = defineChange(
  'round-began',
  (store, _scene: Id, round: number): void => {
    const s = store.edit(SCENE) as Scene;
    s.round = round;
    s.lots = [];
    for (const one of store.state.entities) {
      if (one.kind !== 'fighter') continue;
      const f = store.edit(one.id) as Fighter;
      f.hadTurn = false;
      f.movedAp = 0;
      f.movedYards = 0;
      f.diagonals = 0;
    }
  },
  { say: (_name, _scene, round) => `round ${round} begins` },
);

export const RoundEnded = defineChange('round-ended', (store, _scene: Id, round: number): boolean => {
  if ((store.state.entities[SCENE] as Scene).ended === round) return false;
  (store.edit(SCENE) as Scene).ended = round;
  return true;
});

/** Nobody gets a second turn in a round, however initiative moves. @rule HD-SEQ-002 HD-INI-005 */
export const TurnBegan = defineChange(
  'turn-began',
  (store, who: Id): void => {
    (store.edit(SCENE) as Scene).acting = who;
    (store.edit(who) as Fighter).hadTurn = true;
  },
  { say: (name, who) => `${name(who)}'s turn` },
);

export const TurnEnded = defineChange('turn-ended', (store, who: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
  (store.edit(SCENE) as Scene).acting = -1;
  return true;
});

function fighters(view: View): Id[] {
  return view.state.entities.flatMap((one) => (one.kind === 'fighter' && alive(view, one.id) ? [one.id] : []));
}

/** Everybody rolls initiative and the first round begins. @rule HD-INI-002 */
export const BeginFight = defineIntent('begin-fight', {
  rule: 'HD-INI-002',
  title: 'The fight begins',
  automatic: true,
  perform(play) {
    for (const who of fighters(play)) rollInitiative(play, who);
    beginRound(play, 1);
    return true;
  },
});

/** @rule HD-APS-002 */
function beginRound(play: Play, round: number): void {
  RoundBegan(play, SCENE, round);
  for (const who of fighters(play)) ActionPoints.gain(play, who, ApAtRoundStart(play, who));
}

/** A round ends with all that lasted until then, the longest active first. @rule HD-DUR-002 HD-DUR-003 HD-HDH-004 */
export const NextRound = defineIntent('next-round', {
  rule: 'HD-DUR-002',
  title: 'Next round',
  automatic: true,
  perform(play) {
    for (const who of fighters(play)) if (play.has(who, Dying)) checkDying(play, who);
    const { round } = scene(play);
    RoundEnded(play, SCENE, round);
    expire(play, RoundsEnded, SCENE);
    beginRound(play, round + 1);
    return true;
  },
});

/** Those who still have a turn in this round. */
const waiting = (view: View): Id[] => fighters(view).filter((who) => awake(view, who) && !fighter(view, who).hadTurn);

/** The highest of those without a turn acts: the order is live. @rule HD-INI-003 HD-SEQ-003 HD-COM-003 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'HD-INI-003',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    const who = first(play, waiting(play));
    TurnBegan(play, who);
    endAll(play, who, Defending);
    happens(play, who, 'turn begins');
    opens(play, TurnBegins, who, null);
    return true;
  },
});

/** Ends the own turn, with the second gain of AP. @rule HD-APS-002 HD-ACT-004 */
export const EndTurn = defineIntent('end-turn', {
  rule: 'HD-APS-002',
  title: 'End turn',
  tags: ['free'],
  perform(play, by) {
    opens(play, TurnEnds, by, null);
    TurnEnded(play, by);
    if (alive(play, by)) ActionPoints.gain(play, by, ApAtTurnEnd(play, by));
    happens(play, by, 'turn ends');
    return true;
  },
});

const KeepPaying = defineAsk<{ readonly paid: number; readonly cost: number; readonly action: string }, boolean>('keep-paying', {
  rule: 'HD-APS-008',
  because: (_view, _who, { action, paid, cost }) => `${paid} of ${cost} AP are paid for ${action}; all AP go into it, or it is lost`,
  answer: oneOf({ rule: 'HD-APS-010', candidates: () => [true, false] }),
  otherwise: () => true,
});

/** On the own turn all AP go on into what was begun, unless it is given up. @rule HD-APS-008 HD-APS-010 */
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

/** Whoever goes down loses what was readied or begun. */
export const LoseIntentions = defineCheckpoint('lose-intentions', {
  rule: 'HD-APS-010',
  watches: [ConditionGiven],
  settle(play, who) {
    if (awake(play, who)) return;
    dropPayment(play, who);
    ReadySet(play, who, '');
  },
});

const BEGIN_FIGHT = BeginFight.of(SCENE, {});
const NEXT_ROUND = NextRound.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});

/** Who acts next, until only one side is awake. */
export function next(view: View): Next {
  const { round, acting } = scene(view);
  if (round === 0) return run(BEGIN_FIGHT);
  const winner = lastSide(view);
  if (winner !== null) return over({ winner });
  if (acting < 0) return run(waiting(view).length > 0 ? NEXT_TURN : NEXT_ROUND);
  if (!awake(view, acting)) return run(EndTurn.of(acting, {}));
  return fighter(view, acting).payment !== null && fighter(view, acting).ap > 0 ? run(PayOn.of(acting, {})) : declare([acting]);
}

/** The only side with somebody awake, -1 when nobody is; null while two sides fight on. */
function lastSide(view: View): number | null {
  let side = -1;
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter' || (one as Fighter).side === side || !awake(view, one.id)) continue;
    if (side >= 0) return null;
    side = (one as Fighter).side;
  }
  return side;
}

export const ASKS = [KeepPaying];
export const INTENTS = [BeginFight, NextRound, NextTurn, EndTurn, PayOn];
export const CHANGES = [RoundBegan, RoundEnded, TurnBegan, TurnEnded];
