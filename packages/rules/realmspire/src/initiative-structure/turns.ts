import {
  declare,
  defineAsk,
  defineChange,
  defineIntent,
  defineRoll,
  die,
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
import { ActionPoints, AP_OF_A_ROUND, ableToReact, needsTurn, Rounds, TurnEnded, TurnsEnded } from '../actions-in-combat/action-points.ts';
import { recover, suffer } from '../damage-and-health/afflictions.ts';
import { afterwards } from '../adventuring/after-the-fight.ts';
import { awake, Braced, Surprised } from '../damage-and-health/unconscious.ts';
import { sinkOrHold } from '../damage-and-health/dying.ts';
import { type Fighter, fighter, fighters, isFighter, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { InitiativeBonus } from '../characters/target-number.ts';
import { DetermineSurprise } from './surprise.ts';

const InitiativeRoll = defineRoll('initiative', { rule: 'RS-INI-005', title: 'initiative' });
const TieRoll = defineRoll('tie', { rule: 'RS-INI-008', title: 'tie' });
export const ROLLS = [InitiativeRoll, TieRoll];

const D6 = die(6);
const DRAW = die(1000);

export const OrderSet = defineChange(
  'order-set',
  (store, _scene: Id, order: readonly Id[]): void => {
    (store.edit(SCENE) as Scene).order = order;
  },
  { secret: true, say: (name, _scene, order) => `turn order: ${order.map(name).join(', ')}` },
);

export const RoundBegan = defineChange(
  'round-began',
  (store, _scene: Id, round: number): void => {
    const s = store.edit(SCENE) as Scene;
    s.round = round;
    s.queue = s.order;
    s.waiting = [];
    for (const id of s.order) {
      const f = store.edit(id) as Fighter;
      f.attacks = 0;
      f.freeActions = 0;
    }
  },
  { say: (_name, _scene, round) => `round ${round} begins` },
);

export const TurnBegan = defineChange(
  'turn-began',
  (store, who: Id): void => {
    const s = store.edit(SCENE) as Scene;
    s.queue = s.queue.slice(s.queue.indexOf(who) + 1);
    s.acting = who;
    const f = store.edit(who) as Fighter;
    f.turns++;
    f.moved = 0;
    f.acted = false;
  },
  { say: (name, who) => `${name(who)}'s turn` },
);

/** Seconds of a round. */
export const SECONDS_OF_A_ROUND = 6;

/** Players add their Initiative to the die, others PER. @rule RS-INI-005 RS-INI-006 */
const initiativeOf = (play: Play, { id }: Fighter): number => InitiativeBonus(play, id) + play.roll(InitiativeRoll, id, D6);

/** The highest first; ties by Agility, then players first, then by lot; once per encounter. @rule RS-INI-008 RS-OVW-008 RS-OVW-017 */
export const RollInitiative = defineIntent('roll-initiative', {
  rule: 'RS-INI-008',
  title: 'Roll initiative',
  automatic: true,
  perform(play) {
    const rolls = fighters(play).map((f) => ({ f, total: initiativeOf(play, f), lot: 0 }));
    for (const one of rolls) {
      const tied = rolls.some((other) => other !== one && other.total === one.total && other.f.agility === one.f.agility && other.f.player === one.f.player);
      if (tied) one.lot = play.roll(TieRoll, one.f.id, DRAW);
    }
    rolls.sort((a, b) => b.total - a.total || b.f.agility - a.f.agility || Number(b.f.player) - Number(a.f.player) || b.lot - a.lot || a.f.id - b.f.id);
    OrderSet(
      play,
      SCENE,
      rolls.map((one) => one.f.id),
    );
    return true;
  },
});

/** Everybody has 3 AP and two attacks again; what was left is lost. @rule RS-INI-009 RS-INI-015 RS-OVW-012 RS-OVW-013 RS-OVW-014 */
export const StartRound = defineIntent('start-round', {
  rule: 'RS-INI-009',
  title: 'Round begins',
  automatic: true,
  perform(play) {
    const { order, round } = scene(play);
    RoundBegan(play, SCENE, round + 1);
    if (round > 0) for (const who of order) endAll(play, who, Surprised);
    for (const who of order) recover(play, who, AP_OF_A_ROUND);
    expire(play, Rounds, SCENE);
    for (const who of order) sinkOrHold(play, who);
    return true;
  },
});

/** The next in the order becomes active; what ails it comes first. @rule RS-INI-003 RS-INI-014 RS-OVW-009 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'RS-INI-014',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    const { acting } = scene(play);
    if (acting >= 0) endTurn(play, acting);
    const who = nextInQueue(play);
    if (who < 0) return true;
    const waited = scene(play).waiting.some((one) => one.who === who);
    TurnBegan(play, who);
    if (!waited) suffer(play, who);
    return true;
  },
});

/** The turn of somebody is over, with what lasts to its end. */
export function endTurn(play: Play, who: Id): void {
  TurnEnded(play, who);
  expire(play, TurnsEnded, who);
}

/** The next who has a turn in this round, or -1: the surprised and the fallen are passed over. @rule RS-OVW-005 RS-INI-004 */
function nextInQueue(view: View): Id {
  for (const who of scene(view).queue) if (awake(view, who) && !view.has(who, Surprised)) return who;
  return -1;
}

/** The active character is done. @rule RS-INI-014 */
export const EndTurn = defineIntent('end-turn', {
  rule: 'RS-INI-014',
  title: 'End turn',
  tags: ['turn'],
  available: needsTurn,
  perform(play, by) {
    endTurn(play, by);
    return true;
  },
});

/** Whether the conflict is settled with one side left: the game master's to say, yes by default. @rule RS-OVW-016 */
export const Settled = defineAsk<null, boolean>('settled', {
  rule: 'RS-OVW-016',
  because: () => 'only one side is left standing',
  open: (view) => scene(view).refereed,
  answer: oneOf({ rule: 'RS-OVW-016', candidates: () => [true, false] }),
  fallback: () => true,
});

export const EncounterEnded = defineChange('encounter-ended', (store, _scene: Id, winner: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.ended = true;
  s.winner = winner;
  s.acting = -1;
});

export const WentOn = defineChange('went-on', (store, _scene: Id): void => {
  (store.edit(SCENE) as Scene).winner = GOES_ON;
});

/** Stands for the winner while the game master lets an encounter go on that seemed settled. */
const GOES_ON = -2;

/** Ends the encounter, and with it what was held ready for the next blow. @rule RS-MAN-005 */
function endEncounter(play: Play): void {
  EncounterEnded(play, SCENE, lastSide(play) ?? -1);
  for (const { id } of fighters(play)) endAll(play, id, Braced);
}

/** One side is left: unless the game master says otherwise, the encounter is over. @rule RS-OVW-015 RS-OVW-016 */
export const CloseFight = defineIntent('close-fight', {
  rule: 'RS-OVW-016',
  title: 'One side is left',
  automatic: true,
  perform(play) {
    if (play.ask(Settled, -2, null)) endEncounter(play);
    else WentOn(play, SCENE);
    return true;
  },
});

/** The game master declares the encounter over; the side with more people standing has won. @rule RS-OVW-016 */
export const EndEncounter = defineIntent('end-encounter', {
  rule: 'RS-OVW-016',
  title: 'The encounter is over',
  tags: ['referee'],
  actor: 'scene',
  available(view, _by, refuse) {
    if (scene(view).ended) refuse('RS-OVW-016', 'it is over');
  },
  perform(play) {
    endEncounter(play);
    return true;
  },
});

/** The steps of a fight: stage (as set up), surprise, initiative, rounds until the conflict is settled, end. @rule RS-OVW-001 RS-OVW-015 */
export function next(view: View): Next {
  const { order, acting, round, begun, ended, winner } = scene(view);
  if (ended) return scene(view).aftermath ? afterwards(view) : over({ winner });
  if (!begun) return run(DETERMINE_SURPRISE);
  if (order.length === 0) return run(ROLL_INITIATIVE);
  if (winner !== GOES_ON && lastSide(view) !== null) return run(CLOSE_FIGHT);
  if (acting >= 0) return awake(view, acting) ? declare(declarers(view, acting)) : run(NEXT_TURN);
  return run(round === 0 || nextInQueue(view) < 0 ? START_ROUND : NEXT_TURN);
}

const DETERMINE_SURPRISE = DetermineSurprise.of(SCENE, {});
const ROLL_INITIATIVE = RollInitiative.of(SCENE, {});
const START_ROUND = StartRound.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});
const CLOSE_FIGHT = CloseFight.of(SCENE, {});

/** The active character, whoever else could react without a trigger, and the game master where there is one. @rule RS-ACT-004 RS-ACT-005 RS-INI-011 */
function declarers(view: View, acting: Id): readonly Id[] {
  const { order, refereed } = scene(view);
  const all = [acting];
  for (const who of order) if (who !== acting && ActionPoints.left(view, who) > 0 && mayInterject(view, who)) all.push(who);
  if (refereed) all.push(SCENE);
  return all;
}

/** Able to react, with something at hand that needs no trigger: gear to handle, a spell, an item. */
function mayInterject(view: View, who: Id): boolean {
  if (!isFighter(view, who) || !ableToReact(view, who)) return false;
  const { features, carried } = fighter(view, who);
  if (carried.length > 0 || scene(view).floor.length > 0) return true;
  for (const code of features) if ('spell' in view.rules.things[code] || 'holds' in view.rules.things[code]) return true;
  return false;
}

/** The only side with somebody awake, -1 when nobody is; null while two sides fight on. */
export function lastSide(view: View): number | null {
  let side = -1;
  for (const f of fighters(view)) {
    if (f.side === side || !awake(view, f.id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}
