import {
  ConditionEnded,
  ConditionGiven,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineRoll,
  die,
  endAll,
  give,
  oneWord,
  ResourceSet,
} from '@riposte/kernel';
import { Blessed, Concentrating, Dead, Dodging, Dying, Held, Hidden, Incapacitated, Prone, Ready, Stable, Unconscious } from './conditions.js';
import { fighter, fighters } from './fighter.js';
import { Hp, MaxHp, TempHp } from './numbers.js';
import { saves } from './save.js';

/**
 * @import { Change, Id, Play } from '@riposte/kernel'
 * @import { Fighter } from './types.d.ts'
 */

export const DeathRoll = defineRoll('death-save', { rule: 'FF-DTH-1', title: 'death save' });

/** Death saves that were made and failed. @type {Change<[who: Id, successes: number, failures: number]>} */
export const DeathCounted = defineChange('death-counted', (store, /** @type {Id} */ who, /** @type {number} */ successes, /** @type {number} */ failures) => {
  const { successes: made, failures: failed } = /** @type {Fighter} */ (store.state.entities[who]);
  if (made === successes && failed === failures) return false;
  Object.assign(store.edit(who), { successes, failures });
  return true;
});

/** At the beginning of each turn at 0 hit points: 10 is a success, three of a kind decide. @rule FF-DTH-1 FF-DTH-2 @param {Play} play @param {Id} who */
export function deathSave(play, who) {
  const shown = play.roll(DeathRoll, who, die(20));
  const { successes, failures } = fighter(play, who);
  if (shown === 20) Hp.gain(play, who, 1);
  else if (shown >= 10) DeathCounted(play, who, successes + 1, failures);
  else DeathCounted(play, who, successes, failures + (shown === 1 ? 2 : 1));
  settleSaves(play, who);
}

/** @rule FF-DTH-1 @param {Play} play @param {Id} who */
function settleSaves(play, who) {
  const { successes, failures } = fighter(play, who);
  if (failures >= 3) dies(play, who);
  else if (successes >= 3) stabilise(play, who);
}

/** @rule FF-DTH-4 @param {Play} play @param {Id} who */
export function stabilise(play, who) {
  give(play, who, Stable);
  endAll(play, who, Dying);
  DeathCounted(play, who, 0, 0);
}

/** @param {Play} play @param {Id} who */
function dies(play, who) {
  give(play, who, Dead);
  endAll(play, who, Dying);
  endAll(play, who, Stable);
  DeathCounted(play, who, 0, 0);
}

/** Damage to who is at 0 already: a failure, two if it is critical; as much as the most hit points kills. @rule FF-DTH-3 FF-ZERO-3 @param {Play} play @param {Id} who @param {number} amount @param {boolean} isCritical */
export function hurtAtZero(play, who, amount, isCritical) {
  if (amount >= MaxHp(play, who)) return dies(play, who);
  const { successes, failures } = fighter(play, who);
  give(play, who, Dying);
  endAll(play, who, Stable);
  DeathCounted(play, who, successes, failures + (isCritical ? 2 : 1));
  settleSaves(play, who);
}

/** Asked of who strikes somebody down near by. @type {import('@riposte/kernel').Ask<{ readonly at: Id }, 'kill' | 'spare'>} */
export const Mercy = defineAsk('mercy', {
  rule: 'FF-KO-1',
  answer: oneWord('FF-KO-1', () => /** @type {const} */ (['kill', 'spare'])),
  fallback: () => 'kill',
});

/**
 * What comes of the last hit point: death of the minor, and by damage as high as the most hit points; else dying, or spared.
 * @rule FF-ZERO-1 FF-ZERO-2 FF-ZERO-3 FF-KO-1
 * @param {Play} play @param {Id} who @param {number} beyond damage that was left over @param {Id} by who struck near by, or -1
 */
export function fallsTo0(play, who, beyond, by) {
  if (beyond >= MaxHp(play, who)) return dies(play, who);
  if (by > 0 && play.ask(Mercy, by, { at: who }) === 'spare') return stabilise(play, who);
  if (fighter(play, who).minor) return dies(play, who);
  give(play, who, Dying);
}

/** Hit points by whatever cause: none of them and nothing else is dying; some of them wake. @rule FF-ZERO-1 FF-ZERO-2 FF-DTH-5 */
export const HitPoints = defineCheckpoint('hit-points', {
  rule: 'FF-DTH-5',
  watches: [ResourceSet],
  settle(play, who) {
    if (fighter(play, who).kind !== 'fighter') return;
    const { hp, minor } = fighter(play, who);
    if (hp > 0) {
      endAll(play, who, Dying);
      endAll(play, who, Stable);
      DeathCounted(play, who, 0, 0);
    } else if (!play.has(who, Dying) && !play.has(who, Stable) && !play.has(who, Dead)) {
      if (minor) dies(play, who);
      else give(play, who, Dying);
    }
  },
});

/** Who loses its senses falls; who cannot act keeps up no spell, no hiding, no plan. @rule FF-CON-UNCONSCIOUS FF-SPL-4 */
export const Stricken = defineCheckpoint('stricken', {
  rule: 'FF-SPL-4',
  watches: [ConditionGiven],
  settle(play, who) {
    if (play.has(who, Unconscious)) give(play, who, Prone);
    if (!play.has(who, Incapacitated)) return;
    for (const lost of [Concentrating, Hidden, Ready, Dodging]) endAll(play, who, lost);
  },
});

/** With the concentration the spell ends on all. @rule FF-SPL-4 */
export const SpellLapsed = defineCheckpoint('spell-lapsed', {
  rule: 'FF-SPL-4',
  watches: [ConditionEnded],
  settle(play, who) {
    if (play.has(who, Concentrating)) return;
    for (const { id, conditions } of fighters(play))
      for (const { kind, source } of conditions)
        for (const effect of [Blessed, Held]) if (source === who && kind === play.rules.codeOf(effect)) endAll(play, id, effect);
  },
});

/** Damage may break concentration. @rule FF-SPL-5 @param {Play} play @param {Id} who @param {number} amount */
export function keepsConcentration(play, who, amount) {
  if (play.has(who, Concentrating) && !saves(play, who, 'con', Math.max(10, Math.floor(amount / 2)))) endAll(play, who, Concentrating);
}

/** Hit points come back, up to the most; the dead stay dead. @rule FF-HEAL-1 @param {Play} play @param {Id} who @param {number} amount */
export function heal(play, who, amount) {
  if (!play.has(who, Dead)) Hp.gain(play, who, amount);
}

/** Temporary hit points do not add up: the more counts. @rule FF-TMP-2 @param {Play} play @param {Id} who @param {number} amount */
export function giveTempHp(play, who, amount) {
  const more = amount - TempHp.left(play, who);
  if (more > 0) TempHp.gain(play, who, more);
}
