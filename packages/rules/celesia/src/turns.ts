import {
  type ConditionDef,
  carried,
  declare,
  defineChange,
  defineIntent,
  defineRoll,
  die,
  expire,
  give,
  type Id,
  type Next,
  over,
  type Play,
  type Pool,
  run,
  type View,
} from '@riposte/kernel';
import { ActionPoints, paySimple, Reactions, TurnEnded, TurnsBegun, TurnsEnded } from './actions.ts';
import { EndEncounter } from './aftermath.ts';
import { AttackMade, resolve } from './attack.ts';
import { squaresBetween } from './board.ts';
import { isUseless, partsOf } from './body.ts';
import { skillCheck } from './checks.ts';
import { alive, awake, Confused, Exhausted, fights, Pinned, Unconscious, Yielded } from './conditions.ts';
import { d20 } from './d20.ts';
import { type Fighter, fighter, fighters, SCENE, type Scene, scene } from './fighter.ts';
import { spellsOf } from './magic.ts';
import { Committed } from './melee.ts';
import { ApTotal, attackOf, InitiativeAdvantage, InitiativeBonus, ReactionTotal } from './numbers.ts';
import { inReach } from './position.ts';
import { ruled } from './rulings.ts';
import { Held } from './spells.ts';
import { bleed, loseExhaustion, saveDc, saveOrDie } from './stamina.ts';
import { freeGrips, inTwoHands, strikers, weaponAt, weaponCode, weaponOf, withinGrasp } from './weapon.ts';

export const InitiativeRoll = defineRoll('initiative', { rule: 'CE-INI-002', title: 'initiative' });
export const RollOff = defineRoll('roll-off', { rule: 'CE-INI-003', title: 'roll-off' });
export const ConfusionRoll = defineRoll('confusion', { rule: 'CE-HED-005', title: 'confusion' });

const D6 = die(6);

export const OrderSet = defineChange(
  'order-set',
  (store, _scene: Id, order: readonly Id[]): void => {
    const s = store.edit(SCENE) as Scene;
    s.order = order;
    s.turn = -1;
  },
  { say: (name, _scene, order) => `turn order: ${order.map(name).join(', ')}` },
);

export const TurnBegan = defineChange(
  'turn-began',
  (store, who: Id, turn: number, round: number): void => {
    const s = store.edit(SCENE) as Scene;
    s.turn = turn;
    s.round = round;
    s.acting = who;
    const f = store.edit(who) as Fighter;
    f.turns++;
    f.attacks = 0;
    f.moved = false;
    f.free = [];
  },
  { say: (name, who, _turn, round) => `round ${round}: ${name(who)}'s turn` },
);

/**
 * One fighter's initiative: bare, with Dexterity when all were ready, or in an ambush the hiders' Stealth and the
 * Perception of those who know of nothing. @rule CE-INI-002 CE-INI-004 CE-INI-005 CE-INI-006
 */
function initiative(play: Play, who: Id): number {
  const { approach } = fighter(play, who);
  if (scene(play).opening === 'ambush' && approach !== 'plain') {
    return skillCheck(play, who, { skill: approach === 'hiding' ? 'stealth' : 'perception', sense: '' });
  }
  return play.roll(InitiativeRoll, who, initiativeDice(play, who)) + InitiativeBonus(play, who);
}

const initiativeDice = (play: Play, who: Id): Pool => d20(play, InitiativeAdvantage(play, who));

/** Once per fight, from high to low; Dexterity settles ties before a roll-off. @rule CE-INI-001 CE-INI-003 */
export const RollInitiative = defineIntent('roll-initiative', {
  rule: 'CE-INI-003',
  title: 'Roll initiative',
  automatic: true,
  perform(play) {
    const tieBreak = (who: Id): number => (ruled(play).dexterityBreaksTies ? fighter(play, who).dexterity : 0);
    const rolls = fighters(play).map(({ id: who }) => ({ who, total: initiative(play, who), off: 0 }));
    for (const one of rolls) {
      const tied = rolls.some((other) => other !== one && other.total === one.total && tieBreak(other.who) === tieBreak(one.who));
      if (tied) one.off = play.roll(RollOff, one.who, initiativeDice(play, one.who));
    }
    rolls.sort((a, b) => b.total - a.total || tieBreak(b.who) - tieBreak(a.who) || b.off - a.off || a.who - b.who);
    OrderSet(
      play,
      SCENE,
      rolls.map((one) => one.who),
    );
    return true;
  },
});

/** The open turn ends, the next one of the living begins. @rule CE-RND-001 CE-RND-002 CE-INI-003 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'CE-RND-002',
  title: 'Next turn',
  automatic: true,
  perform(play) {
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
    } while (!alive(play, order[at]));
    beginTurn(play, order[at], at, now);
    return true;
  },
});

/** What lasted until now ends, AP and reactions are new, wounds bleed, the knocked out try to wake. @rule CE-RND-003 CE-REA-002 CE-DFN-002 CE-SHD-002 */
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

/**
 * At the start of a turn the confused do nothing, attack the nearest creature, or act freely: 2 in 6 each. Returns whether
 * the turn is spent. @rule CE-HED-005
 */
function actConfused(play: Play, who: Id): boolean {
  const mind = play.roll(ConfusionRoll, who, D6, (face) => (face <= 2 ? 0 : face <= 4 ? 1 : 2));
  if (mind === 2) return false;
  const at = mind === 1 ? nearest(play, who) : -1;
  const part = strikers(play, who).find((one) => at >= 0 && inReach(play, at, who, one));
  if (part !== undefined && ActionPoints.left(play, who) > 0 && !play.has(who, Pinned)) {
    paySimple(play, who);
    AttackMade(play, who, 1);
    resolve(play, attackOf(who, at, part, weaponCode(play, part), {}));
  }
  return true;
}

function nearest(view: View, who: Id): Id {
  let best = -1;
  for (const id of scene(view).order) {
    if (id === who || !alive(view, id)) continue;
    if (best < 0 || squaresBetween(view, who, id) < squaresBetween(view, who, best)) best = id;
  }
  return best;
}

/** At the end of a turn with an attack or a move the exhausted lose a point of Exhaustion. @rule CE-STA-006 CE-STA-007 */
function wearOut(play: Play, who: Id): void {
  if (awake(play, who) && play.has(who, Exhausted)) loseExhaustion(play, who, 1);
}

/** AP left over are lost; what lasts to the end of the turn ends. @rule CE-RND-003 */
function endTurn(play: Play, who: Id): void {
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

/** Whether somebody has nothing to fight with, in hand, on the belt or at its feet, and no spell. */
export function isHarmless(view: View, who: Id): boolean {
  const { parts, belt } = fighter(view, who);
  const sound = (part: Id): boolean => !isUseless(view, part) && (weaponOf(view, part)!.hands === 1 || inTwoHands(view, part));
  if (parts.some((part) => weaponOf(view, part) !== null && sound(part)) || spellsOf(view, who).length > 0) return false;
  const spares = [...belt, ...withinGrasp(view, who).map((place) => scene(view).ground[place].gear)];
  return freeGrips(view, who).length === 0 || spares.every((code) => weaponAt(view, code) === null);
}

/** Rounds after which anybody may give up. */
const LONG_ENOUGH = 30;

/** Whoever can no longer fight may give up: awake, but out of it (R-END). @rule CE-FRE-001 */
export const Yield = defineIntent('yield', {
  rule: 'CE-FRE-001',
  title: 'Give up',
  tags: ['free'],
  available(view, by, refuse) {
    if (scene(view).round <= LONG_ENOUGH && !isHarmless(view, by)) refuse('CE-FRE-001', 'it can still fight');
  },
  perform(play, by) {
    give(play, by, Yielded);
    endTurn(play, by);
    return true;
  },
});

/** Who acts next, until only one side is awake; then, where the game goes on, whoever can and the game master. */
export function next(view: View): Next {
  const { order, acting, aftermath, ended } = scene(view);
  if (order.length === 0) return run(ROLL_INITIATIVE);
  const winner = lastSide(view, order);
  if (aftermath && ended) return declare([...order.filter((who) => awake(view, who)), SCENE]);
  if (winner !== null || ended) return aftermath ? run(END_ENCOUNTER) : over({ winner: winner ?? -1 });
  return acting >= 0 && fights(view, acting) ? declare([acting]) : run(NEXT_TURN);
}

const ROLL_INITIATIVE = RollInitiative.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});
const END_ENCOUNTER = EndEncounter.of(SCENE, {});

/** The only side with somebody who still fights, -1 when nobody is; null while two sides fight on. */
function lastSide(view: View, order: readonly Id[]): number | null {
  let side = -1;
  for (const id of order) {
    const f = fighter(view, id);
    if (f.side === side || !fights(view, id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}
