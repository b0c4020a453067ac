import { after, defineIntent, endAll, give, oneOf } from '@riposte/kernel';
import { foesOf, weaponsOf } from './attack.js';
import { feetBetween } from './board.js';
import { TurnsBegun } from './clocks.js';
import { Distracted, Dodging, Dying, Hidden, Ready } from './conditions.js';
import { stabilise } from './death.js';
import { areFoes, fighters } from './fighter.js';
import { needsNimble } from './move.js';
import { PassivePerception } from './numbers.js';
import { isInClearView } from './place.js';
import { check } from './save.js';
import { needsAction, Used } from './turn-facts.js';

/**
 * @import { Id, Play, Refuse, View } from '@riposte/kernel'
 * @typedef {{ readonly by: Id }} Context
 */

/** @rule FF-ACT-4 */
export const Dodge = defineIntent('dodge', {
  rule: 'FF-ACT-4',
  title: 'Dodge',
  tags: ['action'],
  available: needsAction,
  perform(play, by) {
    Used(play, by, 'acted', true);
    give(play, by, Dodging, { until: after(play, TurnsBegun, by, 1) });
    return true;
  },
});

/** @rule FF-ACT-5 */
export const Help = defineIntent('help', {
  rule: 'FF-ACT-5',
  title: 'Help against',
  tags: ['action'],
  params: {
    at: oneOf({ rule: 'FF-ACT-5', candidates: (view, /** @type {Context} */ { by }) => foesOf(view, by).filter((foe) => feetBetween(view, by, foe) <= 5) }),
  },
  available: needsAction,
  perform(play, by, { at }) {
    Used(play, by, 'acted', true);
    give(play, at, Distracted, { source: by, until: after(play, TurnsBegun, by, 1) });
    return true;
  },
});

/** @rule FF-HID-1 @type {(view: View, by: Id, refuse: Refuse) => void} */
const needsCorner = (view, by, refuse) => {
  if (view.has(by, Hidden)) refuse('FF-HID-1', 'hidden-already');
  if (isInClearView(view, by)) refuse('FF-HID-1', 'in-view');
};

/** Stealth against what every foe notices. @rule FF-HID-1 @param {Play} play @param {Id} by */
function hide(play, by) {
  const total = check(play, by, 'stealth');
  const isHidden = foesOf(play, by).every((foe) => total >= PassivePerception(play, foe));
  if (isHidden) give(play, by, Hidden);
  return isHidden;
}

/** @rule FF-ACT-6 */
export const Hide = defineIntent('hide', {
  rule: 'FF-ACT-6',
  title: 'Hide',
  tags: ['action'],
  available(view, by, refuse) {
    needsAction(view, by, refuse);
    needsCorner(view, by, refuse);
  },
  perform(play, by) {
    Used(play, by, 'acted', true);
    return hide(play, by);
  },
});

/** The nimble hide by a bonus action. @rule FF-TRT-6 */
export const SlipOutOfSight = defineIntent('slip-out-of-sight', {
  rule: 'FF-TRT-6',
  title: 'Slip out of sight',
  tags: ['bonus'],
  available(view, by, refuse) {
    needsNimble(view, by, refuse);
    needsCorner(view, by, refuse);
  },
  perform(play, by) {
    Used(play, by, 'bonused', true);
    return hide(play, by);
  },
});

/** Waits with a weapon for a foe that comes in reach. @rule FF-ACT-7 @type {import('@riposte/kernel').IntentDef<{ readonly weapon: number }>} */
export const ReadyStrike = defineIntent('ready', {
  rule: 'FF-ACT-7',
  title: 'Ready a strike',
  tags: ['action'],
  params: { weapon: oneOf({ rule: 'FF-ACT-7', candidates: (view, /** @type {Context} */ { by }) => weaponsOf(view, by) }) },
  available: needsAction,
  perform(play, by, { weapon }) {
    Used(play, by, 'acted', true);
    endAll(play, by, Ready);
    give(play, by, Ready, { value: weapon, until: after(play, TurnsBegun, by, 1) });
    return true;
  },
});

/** A check of Medicine keeps somebody from dying. @rule FF-DTH-6 */
export const Stabilise = defineIntent('stabilise', {
  rule: 'FF-DTH-6',
  title: 'Stabilise',
  tags: ['action'],
  params: { at: oneOf({ rule: 'FF-DTH-6', candidates: (view, /** @type {Context} */ { by }) => dyingBeside(view, by) }) },
  available(view, by, refuse) {
    needsAction(view, by, refuse);
    if (dyingBeside(view, by).length === 0) refuse('FF-DTH-6', 'nobody-dying');
  },
  perform(play, by, { at }) {
    Used(play, by, 'acted', true);
    if (check(play, by, 'medicine') < 10) return false;
    stabilise(play, at);
    return true;
  },
});

/** @type {(view: View, by: Id) => Id[]} */
const dyingBeside = (view, by) =>
  fighters(view).flatMap(({ id }) => (id !== by && !areFoes(view, id, by) && view.has(id, Dying) && feetBetween(view, by, id) <= 5 ? [id] : []));
