import { adds, carried, defineIntent, defineRoll, defineWindow, end, endAll, give, oneOf } from '@riposte/kernel';
import { feetBetween, isInLine } from './board.js';
import { canSee, Dead, Distracted, Hidden, Incapacitated, isHelped, isUp, Ready, Shielded } from './conditions.js';
import { blessing, d20, dicePool } from './dice.js';
import { areFoes, fighter, fighters } from './fighter.js';
import { SHIELD, UNARMED } from './gear.js';
import { DamageRoll, hurt } from './harm.js';
import { ArmourClass, AttackAdvantage, AttackBonus, Cover, DamageBonus, isWeapon, Slots, SureCritical, weaponOf } from './numbers.js';
import { saves } from './save.js';
import { CastShield, knowsShield } from './shield.js';
import { needsAction, needsBonus, needsReaction, Used } from './turn-facts.js';

/**
 * @import { Id, Play, Refuse, View } from '@riposte/kernel'
 * @import { Dice, Weapon, With } from './types.d.ts'
 * @typedef {{ readonly at: Id, readonly weapon: number }} Strikes
 */

export const AttackRoll = defineRoll('attack', { rule: 'FF-ATK-1', title: 'attack' });

/** Living foes, also those who are down. @type {(view: View, by: Id) => Id[]} */
export const foesOf = (view, by) => fighters(view).flatMap(({ id }) => (areFoes(view, id, by) && !view.has(id, Dead) ? [id] : []));

/** What one can strike with: what one carries, and fists. @rule FF-ATK-9 @type {(view: View, who: Id) => number[]} */
export const weaponsOf = (view, who) => [...new Set([...fighter(view, who).features.filter((code) => isWeapon(view, code)), view.rules.codeOf(UNARMED)])];

/** How a weapon can be used at a distance: near within its reach, from afar within its long range, or not. @rule FF-ATK-6 FF-ATK-8 FF-WPN-3 @type {(view: View, weapon: number, feet: number) => With | null} */
export function usedAt(view, weapon, feet) {
  const { ranged, thrown, reach, far } = weaponOf(view, weapon);
  if (!ranged && feet <= reach) return { by: weapon, ranged: false };
  return (ranged || thrown) && feet <= far ? { by: weapon, ranged: true } : null;
}

/** Feet that somebody threatens: those of the longest weapon that strikes near by. @rule FF-ATK-8 @type {(view: View, who: Id) => number} */
export const reachOf = (view, who) => Math.max(...weaponsOf(view, who).map((code) => (weaponOf(view, code).ranged ? 0 : weaponOf(view, code).reach)));

/** Why a weapon cannot be used at somebody. @rule FF-ATK-6 FF-ATK-8 FF-COV-3 FF-WPN-4 FF-WPN-6 @type {(view: View, by: Id, chosen: Strikes, refuse: Refuse) => void} */
export function checkStrike(view, by, { at, weapon }, refuse) {
  const { ranged, twoHanded, loading } = weaponOf(view, weapon);
  if (usedAt(view, weapon, feetBetween(view, by, at)) === null) refuse(ranged ? 'FF-ATK-6' : 'FF-ATK-8', 'out-of-reach');
  if (!isInLine(view, by, at)) refuse('FF-COV-3', 'no-line');
  if (twoHanded && hasShield(view, by)) refuse('FF-WPN-4', 'needs-two-hands');
  if (loading && fighter(view, by).strikes > 0 && fighter(view, by).struck === weapon) refuse('FF-WPN-6', 'not-loaded');
}

/** @type {(view: View, who: Id) => boolean} */
const hasShield = (view, who) => fighter(view, who).features.includes(view.rules.codeOf(SHIELD));

/** The dice of a weapon: a larger one in two hands. @rule FF-WPN-5 @type {(view: View, who: Id, weapon: Weapon) => Dice} */
const diceOf = (view, who, { dice, versatile }) => (versatile > 0 && !hasShield(view, who) ? { count: dice.count, sides: versatile } : dice);

/** A foe that stands beside somebody, sees it and can act. @rule FF-ATK-7 @type {(view: View, who: Id) => boolean} */
const isBeset = (view, who) =>
  foesOf(view, who).some((foe) => isUp(view, foe) && feetBetween(view, foe, who) <= 5 && !view.has(foe, Incapacitated) && canSee(view, foe, who));

/** @rule FF-ATK-6 */
export const FROM_FAR_AWAY = adds(AttackAdvantage, -1, {
  rule: 'FF-ATK-6',
  label: 'long range',
  only: 'beyond the normal range',
  when: (view, who, against, { by, ranged }) => ranged && against > 0 && isWeapon(view, by) && feetBetween(view, who, against) > weaponOf(view, by).near,
});

/** @rule FF-ATK-7 */
export const IN_CLOSE_COMBAT = adds(AttackAdvantage, -1, {
  rule: 'FF-ATK-7',
  label: 'close combat',
  only: 'from afar with a foe beside',
  when: (view, who, _against, { ranged }) => ranged && isBeset(view, who),
});

/** @rule FF-WPN-7 */
export const TOO_HEAVY = adds(AttackAdvantage, -1, {
  rule: 'FF-WPN-7',
  label: 'too heavy',
  only: 'for the small',
  when: (view, who, _against, { by }) => isWeapon(view, by) && weaponOf(view, by).heavy && fighter(view, who).size === 'small',
});

/** @rule FF-COV-1 FF-COV-2 */
export const BEHIND_COVER = adds(ArmourClass, (view, who, against) => Cover(view, who, against), {
  rule: 'FF-COV-1',
  label: 'cover',
  only: 'behind cover',
  when: (view, who, against) => against > 0 && Cover(view, who, against) > 0,
});

/** The moment between a hit and its damage. @rule FF-SP-SHIELD @type {import('@riposte/kernel').Window<{ readonly by: Id, readonly at: Id }>} */
export const AboutToBeHit = defineWindow('about-to-be-hit', {
  rule: 'FF-SP-SHIELD',
  who: (view, { at }) => (knowsShield(view, at) && !fighter(view, at).reacted && Slots.left(view, at) > 0 && !view.has(at, Incapacitated) ? [at] : []),
  intents: () => [CastShield],
});

/**
 * The roll of an attack: natural 1 misses, natural 20 hits and is critical; whoever attacks is seen.
 * @rule FF-ATK-1 FF-ATK-2 FF-ATK-3 FF-HID-2 FF-ACT-5
 * @param {Play} play @param {Id} by @param {Id} at @param {With} used @returns {'critical' | 'hit' | 'missed'}
 */
export function rollAttack(play, by, at, used) {
  const shown = play.roll(AttackRoll, by, d20(AttackAdvantage(play, by, at, used)));
  const total = shown + AttackBonus(play, by, at, used) + blessing(play, by);
  endAll(play, by, Hidden);
  for (const { id, source } of carried(play, at, Distracted)) if (isHelped(play, by, source)) end(play, at, id);
  const reaches = () => shown !== 1 && total >= ArmourClass(play, at, by);
  if (shown !== 20 && !reaches()) return 'missed';
  play.offer(AboutToBeHit, { by, at });
  if (shown !== 20 && play.has(at, Shielded) && !reaches()) return 'missed';
  return shown === 20 || SureCritical(play, by, at, used) > 0 ? 'critical' : 'hit';
}

/**
 * An attack with a weapon, and what a hit does. Dice are doubled by a critical hit.
 * @rule FF-ATK-1 FF-DMG-1 FF-DMG-2 FF-TWO-2
 * @param {Play} play @param {Id} by @param {Strikes} strikes @param {boolean} [isOffHand]
 */
export function strike(play, by, { at, weapon }, isOffHand = false) {
  const used = usedAt(play, weapon, feetBetween(play, by, at));
  if (used === null) return 'missed';
  const how = rollAttack(play, by, at, used);
  if (how === 'missed') return how;
  const isCritical = how === 'critical';
  const arm = weaponOf(play, weapon);
  const pool = dicePool(diceOf(play, by, arm), isCritical ? 2 : 1);
  const dice = arm.dice.count === 0 ? 0 : play.roll(DamageRoll, by, pool);
  const bonus = DamageBonus(play, by, at, used);
  hurt(play, at, dice + (isOffHand ? Math.min(0, bonus) : bonus), arm.type, { near: used.ranged ? -1 : by, isCritical });
  if (arm.effect !== null && isUp(play, at)) suffer(play, by, at, arm);
  return how;
}

/** What a bite or claw does besides, unless a save is made. @rule FF-TRT-3 FF-TRT-4 FF-TRT-5 @param {Play} play @param {Id} by @param {Id} at @param {Weapon} weapon */
function suffer(play, by, at, { effect }) {
  if (effect === null) return;
  const isSaved = saves(play, at, effect.save, effect.against);
  if (effect.condition !== null && !isSaved) give(play, at, effect.condition, { source: by, value: effect.against });
  if (effect.dice === null) return;
  const dice = play.roll(DamageRoll, by, dicePool(effect.dice));
  hurt(play, at, isSaved ? Math.floor(dice / 2) : dice, effect.type);
}

/** @typedef {{ readonly by: Id, readonly with: Partial<Strikes> }} Context */

const atFoe = oneOf({ rule: 'FF-ACT-1', candidates: (view, /** @type {Context} */ { by }) => foesOf(view, by) });
const withWeapon = oneOf({ rule: 'FF-ACT-1', candidates: (view, /** @type {Context} */ { by }) => weaponsOf(view, by) });

/** Attacks may be left of an Attack action, or it begins now. @rule FF-ACT-1 FF-ACT-8 @type {(view: View, by: Id, refuse: Refuse) => void} */
export const needsStrike = (view, by, refuse) => {
  if (fighter(view, by).strikes === 0) needsAction(view, by, refuse);
};

/** One attack of the Attack action is made. @rule FF-ACT-1 FF-ACT-8 @param {Play} play @param {Id} by */
export function useStrike(play, by) {
  const { strikes, attacks } = fighter(play, by);
  Used(play, by, 'acted', true);
  Used(play, by, 'strikes', (strikes === 0 ? attacks : strikes) - 1);
}

/** @rule FF-ACT-1 @type {import('@riposte/kernel').IntentDef<Strikes>} */
export const Strike = defineIntent('strike', {
  rule: 'FF-ACT-1',
  title: 'Strike',
  tags: ['action', 'attack'],
  params: { at: atFoe, weapon: withWeapon },
  available: needsStrike,
  check: checkStrike,
  perform(play, by, chosen) {
    useStrike(play, by);
    Used(play, by, 'struck', chosen.weapon);
    return strike(play, by, chosen);
  },
});

/** A light weapon in the other hand, after a strike with a light one. @rule FF-TWO-1 @type {(view: View, by: Id) => number[]} */
function otherHand(view, by) {
  const { struck, features } = fighter(view, by);
  if (struck < 0 || !isLight(view, struck)) return [];
  return weaponsOf(view, by).filter((code) => isLight(view, code) && (code !== struck || features.filter((borne) => borne === code).length > 1));
}

/** @type {(view: View, code: number) => boolean} */
const isLight = (view, code) => weaponOf(view, code).light && !weaponOf(view, code).ranged;

/** @rule FF-TWO-1 @type {import('@riposte/kernel').IntentDef<Strikes>} */
export const OffHand = defineIntent('off-hand', {
  rule: 'FF-TWO-1',
  title: 'Strike with the other hand',
  tags: ['bonus', 'attack'],
  params: { at: atFoe, weapon: oneOf({ rule: 'FF-TWO-1', candidates: (view, /** @type {Context} */ { by }) => otherHand(view, by) }) },
  available(view, by, refuse) {
    needsBonus(view, by, refuse);
    if (otherHand(view, by).length === 0) refuse('FF-TWO-1', 'no-second-weapon');
  },
  check: checkStrike,
  perform(play, by, chosen) {
    Used(play, by, 'bonused', true);
    return strike(play, by, chosen, true);
  },
});

/** Whom an interruption is about. @type {(view: View, name: string) => Id[]} */
const moverIn = (view, name) => {
  const open = view.offering.findLast(({ window: { id } }) => id === name);
  return open === undefined ? [] : [/** @type {{ readonly mover: Id }} */ (open.about).mover];
};

/** @param {string} rule @param {string} window */
const atMover = (rule, window) =>
  oneOf({ rule, candidates: (view, /** @type {Context} */ { by }) => moverIn(view, window).filter((id) => areFoes(view, by, id)) });

/** One strike at who leaves one's reach. @rule FF-OPP-1 @type {import('@riposte/kernel').IntentDef<Strikes>} */
export const OpportunityAttack = defineIntent('opportunity-attack', {
  rule: 'FF-OPP-1',
  title: 'Opportunity attack',
  tags: ['reaction', 'attack'],
  automatic: true,
  params: {
    at: atMover('FF-OPP-1', 'leaves-reach'),
    weapon: oneOf({
      rule: 'FF-OPP-1',
      candidates: (view, /** @type {Context} */ { by }) => weaponsOf(view, by).filter((code) => !weaponOf(view, code).ranged),
    }),
  },
  available: needsReaction,
  check(view, by, chosen, refuse) {
    checkStrike(view, by, chosen, refuse);
    if (feetBetween(view, by, chosen.at) > weaponOf(view, chosen.weapon).reach) refuse('FF-OPP-1', 'out-of-reach');
  },
  perform(play, by, chosen) {
    Used(play, by, 'reacted', true);
    return strike(play, by, chosen);
  },
});

/** The strike that was readied. @rule FF-ACT-7 @type {import('@riposte/kernel').IntentDef<Strikes>} */
export const ReadiedStrike = defineIntent('readied-strike', {
  rule: 'FF-ACT-7',
  title: 'Readied strike',
  tags: ['reaction', 'attack'],
  automatic: true,
  params: {
    at: atMover('FF-ACT-7', 'comes-near'),
    weapon: oneOf({ rule: 'FF-ACT-7', candidates: (view, /** @type {Context} */ { by }) => readied(view, by) }),
  },
  available: needsReaction,
  check: checkStrike,
  perform(play, by, chosen) {
    Used(play, by, 'reacted', true);
    endAll(play, by, Ready);
    return strike(play, by, chosen);
  },
});

/** With what somebody waits. @type {(view: View, who: Id) => number[]} */
export const readied = (view, who) => carried(view, who, Ready).flatMap(({ value }) => (weaponsOf(view, who).includes(value) ? [value] : []));
