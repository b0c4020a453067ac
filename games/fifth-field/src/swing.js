import { adds, after, defineChange, defineCheckpoint, defineIntent, defineRoll, defineWindow, die, endAll, give, oneOf } from '@riposte/kernel';
import { fighter, foes } from './fighter.js';
import { Aim, Breath, Dizzy, Guard, MostBreath, Sitting, Weight } from './numbers.js';
import { passTurn, Turns } from './turns.js';

/** @import { Change, Id, Play } from '@riposte/kernel' */
/** @import { Fighter } from './fighter.js' */

export const SwingRoll = defineRoll('swing', { rule: 'FF-SWING-1', title: 'swing' });

/** Cheer is lost, never below none. @type {Change<[who: Id, cheer: number]>} */
export const CheerLost = defineChange('cheer-lost', (store, /** @type {Id} */ who, /** @type {number} */ cheer) => {
  const mine = /** @type {Fighter} */ (store.edit(who));
  mine.cheer = Math.max(0, mine.cheer - cheer);
});

/** Cheer by a word of the game master. @type {Change<[who: Id, cheer: number]>} */
export const CheerSet = defineChange('cheer-set', (store, /** @type {Id} */ who, /** @type {number} */ cheer) => {
  if (/** @type {Fighter} */ (store.state.entities[who]).cheer === cheer) return false;
  /** @type {Fighter} */ (store.edit(who)).cheer = cheer;
  return true;
});

/** What follows from the loss of cheer, and from new cheer. @rule FF-OUT-1 */
export const SitDown = defineCheckpoint('sit-down', {
  rule: 'FF-OUT-1',
  watches: [CheerLost, CheerSet],
  settle(play, who) {
    if (fighter(play, who).cheer > 0) endAll(play, who, Sitting);
    else give(play, who, Sitting);
  },
});

/** Somebody ducks under a swing, or stands up again after it. @type {Change<[who: Id, ducks: boolean]>} */
export const Ducked = defineChange('ducked', (store, /** @type {Id} */ who, /** @type {boolean} */ ducks) => {
  if (/** @type {Fighter} */ (store.state.entities[who]).ducks === ducks) return false;
  /** @type {Fighter} */ (store.edit(who)).ducks = ducks;
  return true;
});

/** Who ducks is harder to hit: a part of the number, which every explanation names. @rule FF-DUCK-1 */
export const DUCKING = adds(Guard, 2, { rule: 'FF-DUCK-1', label: 'ducks', only: 'while ducking', when: (view, who) => fighter(view, who).ducks });

/** A reaction. @rule FF-DUCK-1 */
export const Duck = defineIntent('duck', {
  rule: 'FF-DUCK-1',
  title: 'Duck',
  tags: ['duck'],
  automatic: true,
  available: (view, by, refuse) => {
    if (Breath.left(view, by) < 1) refuse('FF-DUCK-1', 'out-of-breath');
  },
  perform(play, by) {
    Breath.spend(play, by, 1);
    Ducked(play, by, true);
    return true;
  },
});

/** The moment in which one may duck. @rule FF-DUCK-1 @type {import('@riposte/kernel').Window<{ readonly by: Id, readonly at: Id }>} */
export const SwungAt = defineWindow('swung-at', {
  rule: 'FF-DUCK-1',
  who: (view, { at }) => (Breath.left(view, at) > 0 && !view.has(at, Dizzy) ? [at] : []),
  intents: () => [Duck],
});

/** The action of the game. It asks, rolls and changes in the order of the rules. @rule FF-SWING-1 FF-SWING-2 */
export const Swing = defineIntent('swing', {
  rule: 'FF-SWING-1',
  title: 'Swing',
  tags: ['attack'],
  params: { at: oneOf({ rule: 'FF-SWING-1', candidates: (view, /** @type {{ readonly by: Id }} */ { by }) => foes(view, by) }) },
  perform(play, by, { at }) {
    play.offer(SwungAt, { by, at });
    const shown = play.roll(SwingRoll, by, die(6));
    const isHit = shown + Aim(play, by, at) >= Guard(play, at, by);
    if (isHit) hit(play, by, at, shown);
    Ducked(play, at, false);
    passTurn(play, by);
    return isHit;
  },
});

/** @param {Play} play @param {Id} by @param {Id} at @param {number} shown */
function hit(play, by, at, shown) {
  CheerLost(play, at, Weight(play, by, at));
  if (shown === 6) give(play, at, Dizzy, { source: by, until: after(play, Turns, at, 1) });
}

/** @rule FF-BREATH-1 */
export const CatchBreath = defineIntent('catch-breath', {
  rule: 'FF-BREATH-1',
  title: 'Catch breath',
  available: (view, by, refuse) => {
    if (Breath.left(view, by) >= MostBreath(view, by)) refuse('FF-BREATH-1', 'full-of-breath');
  },
  perform(play, by) {
    Breath.gain(play, by, 1);
    passTurn(play, by);
    return true;
  },
});
