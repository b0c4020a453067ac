import { reach } from '@riposte/space';
import { foesOf, OffHand, Strike } from './attack.js';
import { boardIn, bodyOf, cellsOf, feetBetween } from './board.js';
import { Blessed, Concentrating, Dead, Dying, Grappled, isUp, Prone } from './conditions.js';
import { areFoes, fighter, fighters } from './fighter.js';
import { Escape } from './grapple.js';
import { Dash, feetLeft, isTaken, Move, StandUp, stepCost } from './move.js';
import { ArmourClass, AttackAdvantage, AttackBonus, DamageBonus, isWeapon, weaponOf } from './numbers.js';
import {
  CastBless,
  CastBurningHands,
  CastCureWounds,
  CastFalseLife,
  CastFireBolt,
  CastHealingWord,
  CastHoldPerson,
  CastMagicMissile,
  CastSacredFlame,
  FIRE_BOLT,
  SACRED_FLAME,
} from './spells.js';
import { EndTurn } from './turn.js';

/** @import { AnyIntent, AnyIntentDef, Id, View } from '@riposte/kernel' */

/** What can be done by one definition, at foes on their feet. @type {(view: View, def: AnyIntentDef, who: Id) => AnyIntent[]} */
const open = (view, def, who) => view.candidates(def, who).filter((intent) => view.legal(intent) && aims(view, intent));

/** @type {(view: View, intent: AnyIntent) => boolean} */
const aims = (view, { by, with: { at } }) => at === undefined || !areFoes(view, by, at) || isUp(view, at);

/** What a strike may come to. @type {(view: View, intent: AnyIntent) => number} */
function promise(view, { by, with: { at, weapon } }) {
  const used = { by: weapon, ranged: feetBetween(view, by, at) > weaponOf(view, weapon).reach };
  const needed = ArmourClass(view, at, by) - AttackBonus(view, by, at, used);
  const chance = Math.min(0.95, Math.max(0.05, (21 - needed) / 20));
  const advantage = AttackAdvantage(view, by, at, used);
  const hits = advantage > 0 ? 1 - (1 - chance) ** 2 : advantage < 0 ? chance ** 2 : chance;
  const { dice } = weaponOf(view, weapon);
  return hits * Math.max(0.1, (dice.count * (dice.sides + 1)) / 2 + DamageBonus(view, by, at, used)) + 1 / (10 + fighter(view, at).id);
}

/** @type {(view: View, intents: AnyIntent[]) => AnyIntent | undefined} */
const bestStrike = (view, intents) => intents.map((intent) => ({ intent, worth: promise(view, intent) })).sort((a, b) => b.worth - a.worth)[0]?.intent;

/** Whether somebody fights from afar, and need not go nearer. @type {(view: View, who: Id) => boolean} */
const keepsAway = (view, who) =>
  fighter(view, who).features.some((code) => (isWeapon(view, code) && weaponOf(view, code).ranged) || CANTRIPS.includes(view.rules.things[code].id));

const CANTRIPS = [FIRE_BOLT.id, SACRED_FLAME.id];

/** Friends who lie dying are called back. @type {(view: View, who: Id) => AnyIntent | undefined} */
const rescue = (view, who) => [CastHealingWord, CastCureWounds].flatMap((def) => open(view, def, who)).find(({ with: { at } }) => view.has(at, Dying));

/** @type {(view: View, who: Id) => AnyIntent | undefined} */
function magic(view, who) {
  if (fighter(view, who).casts === null) return undefined;
  const blessings = view.has(who, Blessed) || view.has(who, Concentrating) ? [] : open(view, CastBless, who).filter(({ with: { on } }) => on.length > 1);
  const holds = view.has(who, Concentrating) ? [] : open(view, CastHoldPerson, who);
  return [
    ...holds,
    ...open(view, CastBurningHands, who).filter((intent) => catches(view, intent)),
    ...blessings,
    ...open(view, CastMagicMissile, who).filter(({ with: { darts } }) =>
      isUp(view, foesOf(view, who)[darts.findIndex((/** @type {number} */ n) => n > 0)] ?? who),
    ),
    ...open(view, CastFireBolt, who),
    ...open(view, CastSacredFlame, who),
    ...(fighter(view, who).tempHp > 0 ? [] : open(view, CastFalseLife, who)),
  ][0];
}

/** A cone that two foes stand in, and no friend: straight towards them. @type {(view: View, intent: AnyIntent) => boolean} */
const catches = (view, intent) => {
  const beside = (/** @type {boolean} */ foes) =>
    fighters(view).filter(({ id }) => id !== intent.by && areFoes(view, id, intent.by) === foes && isUp(view, id));
  const near = (/** @type {Id} */ id) => feetBetween(view, intent.by, id) <= 10 && isAhead(view, intent, id);
  return beside(true).filter(({ id }) => near(id)).length > 1 && !beside(false).some(({ id }) => near(id));
};

/** @type {(view: View, intent: AnyIntent, id: Id) => boolean} */
function isAhead(view, { by, with: { towards } }, id) {
  const width = /** @type {{ readonly width: number }} */ (boardIn(view)).width;
  const dx = (fighter(view, id).at % width) - (fighter(view, by).at % width);
  const dy = Math.floor(fighter(view, id).at / width) - Math.floor(fighter(view, by).at / width);
  const angle = (Math.round((Math.atan2(dx, -dy) * 4) / Math.PI) + 8) % 8;
  return angle === towards;
}

/** The way to the nearest foe, as far as it can be paid for. @type {(view: View, who: Id) => AnyIntent | undefined} */
function approach(view, who) {
  const targets = foesOf(view, who).filter((foe) => isUp(view, foe));
  const from = fighter(view, who).at;
  const barred = new Set(targets.flatMap((foe) => cellsOf(view, foe)));
  const way = reach(boardIn(view), from, { size: bodyOf(view, who).size, blocked: (place) => barred.has(place) });
  const places = way.places().filter((place) => place !== from && targets.some((foe) => feetBetween(view, who, foe, place) <= 5) && !isTaken(view, who, place));
  const to = places.sort((a, b) => way.cost(a) - way.cost(b) || a - b)[0];
  const steps = to === undefined ? [] : (way.path(to)?.places ?? []).filter((place) => place !== from);
  const paid = affordable(view, who, steps);
  return paid.length === 0 ? undefined : Move.of(who, { way: paid });
}

/** @type {(view: View, who: Id, steps: readonly number[]) => number[]} */
function affordable(view, who, steps) {
  let left = feetLeft(view, who);
  /** @type {number[]} */
  const way = [];
  for (const to of steps) {
    const cost = stepCost(view, who, way.at(-1) ?? fighter(view, who).at, to);
    if (cost === null || cost > left) break;
    left -= cost;
    way.push(to);
  }
  while (way.length > 0 && isTaken(view, who, way[way.length - 1])) way.pop();
  return way;
}

/** @type {(view: View, who: Id) => boolean} */
const isBeside = (view, who) => foesOf(view, who).some((foe) => isUp(view, foe) && feetBetween(view, who, foe) <= 5);

/** Heals the dying, casts what it knows, strikes where it promises most, else goes nearer. @type {import('@riposte/kernel').Policy} */
export const policy = {
  declare(view, who) {
    const saved = rescue(view, who);
    if (saved !== undefined) return saved;
    if (view.has(who, Prone) && view.legal(StandUp.of(who, {}))) return StandUp.of(who, {});
    const spell = magic(view, who);
    if (spell !== undefined) return spell;
    const struck = bestStrike(view, open(view, Strike, who)) ?? bestStrike(view, open(view, OffHand, who));
    if (struck !== undefined) return struck;
    if (view.has(who, Grappled) && !isBeside(view, who)) return open(view, Escape, who)[0] ?? EndTurn.of(who, {});
    if (isBeside(view, who) || (fighter(view, who).acted && keepsAway(view, who))) return EndTurn.of(who, {});
    const way = approach(view, who);
    if (way !== undefined && view.legal(way)) return way;
    const dash = Dash.of(who, {});
    return way === undefined && feetLeft(view, who) < 5 && !view.has(who, Dead) && view.legal(dash) ? dash : EndTurn.of(who, {});
  },
  answer(view, ask, who, about) {
    const window = view.rules.def.windows.find(({ id }) => id === ask.id);
    if (window === undefined) return ask.fallback(view, who, about);
    return ask.answer.candidates(view, { who, about }).find((answer) => answer !== null) ?? null;
  },
};
