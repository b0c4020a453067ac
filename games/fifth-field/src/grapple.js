import { ConditionGiven, carried, defineAsk, defineCheckpoint, defineIntent, endAll, give, oneOf, oneWord } from '@riposte/kernel';
import { ahead, fits, step, towards } from '@riposte/space';
import { foesOf, needsStrike, useStrike } from './attack.js';
import { boardIn, bodyOf, cellsOf, feetBetween, isInLine, standingOn } from './board.js';
import { Dead, Grappled, Incapacitated, Prone } from './conditions.js';
import { fighter, fighters, sizeOf } from './fighter.js';
import { CheckBonus } from './numbers.js';
import { Moved } from './place.js';
import { check, wins } from './save.js';
import { needsAction, Used } from './turn-facts.js';

/**
 * @import { Id, Play, Refuse, View } from '@riposte/kernel'
 * @typedef {'acrobatics' | 'athletics'} Resists
 */

/** Whom somebody holds. @rule FF-GRP-1 @type {(view: View, by: Id) => Id[]} */
export const held = (view, by) => fighters(view).flatMap(({ id }) => (carried(view, id, Grappled).some(({ source }) => source === by) ? [id] : []));

/** How one resists. @type {import('@riposte/kernel').Ask<{ readonly by: Id }, Resists>} */
export const Resist = defineAsk('resist', {
  rule: 'FF-GRP-1',
  answer: oneWord('FF-GRP-1', () => /** @type {const} */ (['athletics', 'acrobatics'])),
  fallback: (view, who) => better(view, who),
});

/** @type {(view: View, who: Id) => Resists} */
const better = (view, who) =>
  CheckBonus(view, who, -1, { skill: 'acrobatics' }) > CheckBonus(view, who, -1, { skill: 'athletics' }) ? 'acrobatics' : 'athletics';

/** Strength against what the other chooses; who cannot act loses. @rule FF-GRP-1 FF-SHV-1 @param {Play} play @param {Id} by @param {Id} at */
const overpowers = (play, by, at) => play.has(at, Incapacitated) || wins(play, by, 'athletics', at, play.ask(Resist, at, { by }));

/** @typedef {{ readonly by: Id }} Context */
const atFoe = oneOf({ rule: 'FF-GRP-1', candidates: (view, /** @type {Context} */ { by }) => foesOf(view, by) });

/** Near by, and no more than one size larger. @rule FF-GRP-5 @type {(view: View, by: Id, at: Id, refuse: Refuse) => void} */
function checkHold(view, by, at, refuse) {
  if (feetBetween(view, by, at) > 5) refuse('FF-ATK-8', 'out-of-reach');
  if (!isInLine(view, by, at)) refuse('FF-COV-3', 'no-line');
  if (sizeOf(view, at) > sizeOf(view, by) + 1) refuse('FF-GRP-5', 'too-large');
}

/** In place of one attack. @rule FF-GRP-1 */
export const Grapple = defineIntent('grapple', {
  rule: 'FF-GRP-1',
  title: 'Grapple',
  tags: ['action', 'attack'],
  params: { at: atFoe },
  available: needsStrike,
  check(view, by, { at }, refuse) {
    checkHold(view, by, at, refuse);
    if (view.has(at, Grappled)) refuse('FF-GRP-1', 'held-already');
  },
  perform(play, by, { at }) {
    useStrike(play, by);
    if (!overpowers(play, by, at)) return false;
    give(play, at, Grappled, { source: by });
    return true;
  },
});

/** @rule FF-SHV-1 FF-SHV-2 @type {import('@riposte/kernel').IntentDef<{ readonly at: Id, readonly how: 'away' | 'down' }>} */
export const Shove = defineIntent('shove', {
  rule: 'FF-SHV-1',
  title: 'Shove',
  tags: ['action', 'attack'],
  params: { at: atFoe, how: oneWord('FF-SHV-1', () => /** @type {const} */ (['down', 'away'])) },
  available: needsStrike,
  check: (view, by, { at }, refuse) => checkHold(view, by, at, refuse),
  perform(play, by, { at, how }) {
    useStrike(play, by);
    if (!overpowers(play, by, at)) return false;
    if (how === 'down') give(play, at, Prone);
    else push(play, by, at);
    return true;
  },
});

/** 5 feet straight away, where there is room. @rule FF-SHV-2 @param {Play} play @param {Id} by @param {Id} at */
function push(play, by, at) {
  const board = boardIn(play);
  const { at: from, size } = bodyOf(play, at);
  const to = ahead(board, from, towards(board, bodyOf(play, by), bodyOf(play, at)), 1);
  if (to === null || !fits(board, { at: to, size }) || step(board, from, to, { size }) === null) return;
  if (standingOn(play, cellsOf(play, at, to), at).every((id) => play.has(id, Dead))) Moved(play, at, to);
}

/** @rule FF-GRP-2 @type {import('@riposte/kernel').IntentDef<{ readonly skill: Resists }>} */
export const Escape = defineIntent('escape', {
  rule: 'FF-GRP-2',
  title: 'Escape',
  tags: ['action'],
  params: { skill: oneWord('FF-GRP-2', () => /** @type {const} */ (['athletics', 'acrobatics'])) },
  available(view, by, refuse) {
    needsAction(view, by, refuse);
    if (!view.has(by, Grappled)) refuse('FF-GRP-2', 'not-held');
  },
  perform(play, by, { skill }) {
    Used(play, by, 'acted', true);
    const source = carried(play, by, Grappled)[0]?.source ?? -1;
    const mine = check(play, by, skill);
    if (source > 0 && mine <= check(play, source, 'athletics')) return false;
    endAll(play, by, Grappled);
    return true;
  },
});

/** A hold ends when who holds cannot act, or is out of reach. @rule FF-GRP-4 */
export const HoldLost = defineCheckpoint('hold-lost', {
  rule: 'FF-GRP-4',
  watches: [ConditionGiven, Moved],
  settle(play) {
    for (const { id } of fighters(play))
      for (const { source } of carried(play, id, Grappled))
        if (source > 0 && (fighter(play, source).hp === 0 || play.has(source, Incapacitated) || feetBetween(play, source, id) > 5)) endAll(play, id, Grappled);
  },
});
