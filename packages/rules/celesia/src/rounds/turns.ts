import { type ConditionDef, carried, defineChange, defineCheckpoint, defineIntent, expire, type Id, type Play, type View } from '@riposte/kernel';
import { Committed } from '../actions/declared.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { partsOf } from '../injuries/body.ts';
import { actConfused, Confused } from '../injuries/confused.ts';
import { Held } from '../magic/held.ts';
import { arrive } from '../positioning/arriving.ts';
import { isHere, roundOfArrival } from '../positioning/away.ts';
import { bleed } from '../stamina/bleeding.ts';
import { alive } from '../stamina/dead.ts';
import { saveDc, saveOrDie } from '../stamina/dying.ts';
import { wearOut } from '../stamina/exhausted.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { ActionPoints, ApTotal } from './action-points.ts';
import { TurnsBegun, TurnsEnded } from './clocks.ts';
import { Reactions, ReactionTotal } from './reactions.ts';
import { fights } from './yielded.ts';

export const TurnBegan = defineChange('turn-began', (store, who: Id, turn: number, round: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.turn = turn;
  s.round = round;
  s.acting = who;
  const f = store.edit(who) as Fighter;
  f.turns++;
  f.attacks = 0;
  f.moved = false;
  f.free = [];
});

/** The game master counts the rounds anew. */
export const RoundSet = defineChange(
  'round-set',
  (store, _scene: Id, round: number): void => {
    (store.edit(SCENE) as Scene).round = round;
  },
  { names: [] },
);

export const TurnEnded = defineChange('turn-ended', (store, who: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
  (store.edit(SCENE) as Scene).acting = -1;
  return true;
});

/** The game master says whose turn comes next, by its place in the turn order. */
export const TurnHanded = defineChange(
  'turn-handed',
  (store, _scene: Id, place: number): void => {
    (store.edit(SCENE) as Scene).turn = place - 1;
  },
  { names: [] },
);

/** A turn that is handed on has ended as any other (R-MASTER). @rule CE-RND-003 */
export const HandsOn = defineCheckpoint('hands-on', {
  rule: 'R-MASTER',
  watches: [TurnHanded],
  settle(play) {
    const { acting } = scene(play);
    if (acting >= 0) endTurn(play, acting);
  },
});

/** The open turn ends, the next one of the living begins. @rule CE-RND-001 CE-RND-002 CE-INI-003 */
export function nextTurn(play: Play): void {
  const { order, turn, round, acting } = scene(play);
  if (acting >= 0) endTurn(play, acting);
  let at = turn;
  let now = Math.max(1, round);
  do {
    at++;
    if (at === order.length) {
      at = 0;
      now++;
    }
  } while (!hasATurn(play, order[at], now));
  if (!isHere(play, order[at])) arrive(play, order[at]);
  beginTurn(play, order[at], at, now);
}

export const NextTurn = defineIntent('next-turn', {
  rule: 'CE-RND-002',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    nextTurn(play);
    return true;
  },
});

/** The living who are on the board, or come in this round (R-ARRIVE). */
function hasATurn(view: View, who: Id, round: number): boolean {
  const comes = roundOfArrival(view, who);
  return alive(view, who) && (isHere(view, who) || (comes > 0 && comes <= round));
}

/** What lasted until now ends, AP and reactions are refilled, wounds bleed, the unconscious try to wake, the confused act. @rule CE-RND-003 CE-REA-002 CE-DFN-002 CE-SHD-002 */
function beginTurn(play: Play, who: Id, at: number, round: number): void {
  TurnBegan(play, who, at, round);
  expire(play, TurnsBegun, who);
  ActionPoints.refill(play, who, ApTotal(play, who));
  Reactions.refill(play, who, ReactionTotal(play, who));
  if (bleed(play, who)) saveOrDie(play, who, saveDc(play, who));
  if (!alive(play, who)) return;
  for (const bearer of [who, ...partsOf(play, who, 'head')]) suffer(play, bearer, Unconscious);
  if (fights(play, who) && play.has(who, Confused) && actConfused(play, who)) endTurn(play, who);
}

/** Each condition of this kind does what it does at this moment of the turn. */
function suffer(play: Play, bearer: Id, def: ConditionDef): void {
  for (const condition of carried(play, bearer, def)) def.each?.(play, bearer, condition);
}

/** AP left over are lost; what lasts to the end of the turn ends. @rule CE-RND-003 */
export function endTurn(play: Play, who: Id): void {
  const { attacks, moved } = fighter(play, who);
  if (attacks > 0 || moved) wearOut(play, who);
  Committed(play, who, 0, 0, false, 0);
  TurnEnded(play, who);
  expire(play, TurnsEnded, who);
  suffer(play, who, Held);
}

export const EndTurn = defineIntent('end-turn', {
  rule: 'CE-RND-003',
  title: 'End turn',
  tags: ['free'],
  perform(play, by) {
    endTurn(play, by);
    return true;
  },
});
