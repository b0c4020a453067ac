import { carried, declare, defineChange, defineIntent, defineRoll, die, end, expire, over, run } from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { TurnsBegun, TurnsEnded } from './clocks.js';
import { Dead, Dying, Held, isUp, Paralysed, Stable } from './conditions.js';
import { deathSave } from './death.js';
import { fighters, modifier, SCENE, scene } from './fighter.js';
import { Initiative } from './numbers.js';
import { saves } from './save.js';

/**
 * @import { Id, Next, Play, View } from '@riposte/kernel'
 * @import { Fighter, Scene } from './types.d.ts'
 */

export const InitiativeRoll = defineRoll('initiative', { rule: 'FF-ORD-1', title: 'initiative' });

export const OrderSet = defineChange('order-set', (store, /** @type {readonly Id[]} */ order) => {
  const mine = /** @type {Scene} */ (store.edit(SCENE));
  mine.order = order;
  mine.rolled = true;
});

/** A turn begins: all that one has in a turn is there again. @rule FF-TRN-2 FF-TRN-3 FF-TRN-4 */
export const TurnBegan = defineChange('turn-began', (store, /** @type {Id} */ who) => {
  /** @type {Scene} */ (store.edit(SCENE)).begun = true;
  const mine = /** @type {Fighter} */ (store.edit(who));
  Object.assign(mine, FRESH);
  mine.turnsBegun++;
});

/** What a fighter has at the beginning of its turn. */
export const FRESH = { moved: 0, dashes: 0, acted: false, bonused: false, reacted: false, quickened: false, cast: false, strikes: 0, struck: -1 };

export const TurnEnded = defineChange('turn-ended', (store, /** @type {Id} */ who, /** @type {number} */ turn, /** @type {number} */ round) => {
  const mine = /** @type {Scene} */ (store.edit(SCENE));
  mine.turn = turn;
  mine.round = round;
  mine.begun = false;
  /** @type {Fighter} */ (store.edit(who)).turnsEnded++;
});

/** Whose turn it is. @type {(view: View) => Id} */
export const acting = (view) => scene(view).order[scene(view).turn];

/** All roll once; the higher acts first, among equals who is quicker. @rule FF-ORD-1 */
export const RollInitiative = defineIntent('roll-initiative', {
  rule: 'FF-ORD-1',
  title: 'Roll initiative',
  automatic: true,
  actor: 'scene',
  perform(play) {
    const rolled = fighters(play).map(({ id }) => ({ id, total: play.roll(InitiativeRoll, id, die(20)) + Initiative(play, id) }));
    OrderSet(
      play,
      rolled.sort((a, b) => b.total - a.total || modifier(play, b.id, 'dex') - modifier(play, a.id, 'dex') || a.id - b.id).map(({ id }) => id),
    );
    return true;
  },
});

/** @rule FF-TRN-1 FF-DTH-1 */
export const BeginTurn = defineIntent('begin-turn', {
  rule: 'FF-TRN-1',
  title: 'Begin turn',
  automatic: true,
  actor: 'scene',
  perform(play) {
    const who = acting(play);
    TurnBegan(play, who);
    expire(play, TurnsBegun, who);
    if (play.has(who, Dying)) deathSave(play, who);
    return true;
  },
});

/** @rule FF-TRN-5 */
export const EndTurn = defineIntent('end-turn', {
  rule: 'FF-TRN-5',
  title: 'End turn',
  perform(play, by) {
    endTurn(play, by);
    return true;
  },
});

/** The turn of who is down passes by itself. @rule FF-TRN-1 */
export const PassOver = defineIntent('pass-over', {
  rule: 'FF-TRN-1',
  title: 'Pass over',
  automatic: true,
  actor: 'scene',
  perform(play) {
    endTurn(play, acting(play));
    return true;
  },
});

/** Who is held may free itself, then what lasts until now ends. @rule FF-TRN-5 FF-SP-HOLD FF-TRT-4 @param {Play} play @param {Id} who */
function endTurn(play, who) {
  for (const { id, value } of carried(play, who, Held)) if (saves(play, who, 'wis', value)) end(play, who, id);
  for (const { id, value, parent } of carried(play, who, Paralysed)) if (parent < 0 && value > 0 && saves(play, who, 'con', value)) end(play, who, id);
  const { order, turn, round } = scene(play);
  const isLast = turn >= order.length - 1;
  TurnEnded(play, who, isLast ? 0 : turn + 1, isLast ? round + 1 : round);
  expire(play, TurnsEnded, who);
}

/** One after the other, until one side is left. @rule FF-TRN-1 FF-END-1 @param {View} view @returns {Next} */
export function next(view) {
  const winner = lastSide(view, isUp);
  if (winner !== null) return over({ winner });
  const { rolled, begun } = scene(view);
  if (!rolled) return run(RollInitiative.of(SCENE, {}));
  if (!begun) return run(BeginTurn.of(SCENE, {}));
  const who = acting(view);
  const isOut = view.has(who, Dead) || view.has(who, Dying) || view.has(who, Stable);
  return isOut ? run(PassOver.of(SCENE, {})) : declare([who]);
}
