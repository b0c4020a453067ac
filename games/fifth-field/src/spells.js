import { after, allocation, defineFeature, defineIntent, defineRoll, endAll, give, number, oneOf, someOf } from '@riposte/kernel';
import { areaPlaces } from '@riposte/space';
import { AboutToBeHit, foesOf, rollAttack } from './attack.js';
import { boardIn, cellsOf, feetBetween, isInLine } from './board.js';
import { TurnsBegun } from './clocks.js';
import { Blessed, Concentrating, canSee, Dead, Held, Shielded } from './conditions.js';
import { giveTempHp, heal } from './death.js';
import { dicePool } from './dice.js';
import { areFoes, fighter, fighters } from './fighter.js';
import { DamageRoll, hurt } from './harm.js';
import { castingModifier, GreaterSlots, Slots, SpellDifficulty } from './numbers.js';
import { saves } from './save.js';
import { SHIELD_OF_FORCE } from './shield.js';
import { needsAction, needsBonus, Used } from './turn-facts.js';

/**
 * @import { Id, IntentDef, Play, Refuse, View } from '@riposte/kernel'
 * @import { Spell } from './types.d.ts'
 * @typedef {{ readonly by: Id }} Context
 * @typedef {{ readonly at: Id }} At
 * @typedef {{ readonly slot: number }} Slot
 */

export const HealingRoll = defineRoll('healing', { rule: 'FF-HEAL-1', title: 'healing' });

/** @param {string} id @param {number} level @param {number} range @param {Partial<Spell>} [more] @returns {Spell} */
const spell = (id, level, range, more = {}) => ({
  ...defineFeature(id, { title: id.replaceAll('-', ' ') }),
  spell: true,
  level,
  range,
  time: 'action',
  concentration: false,
  ...more,
});

export const FIRE_BOLT = spell('fire-bolt', 0, 120);
export const SACRED_FLAME = spell('sacred-flame', 0, 60);
export const MAGIC_MISSILE = spell('magic-missile', 1, 120);
export const CURE_WOUNDS = spell('cure-wounds', 1, 5);
export const HEALING_WORD = spell('healing-word', 1, 60, { time: 'bonus action' });
export const BLESS = spell('bless', 1, 30, { concentration: true });
export const BURNING_HANDS = spell('burning-hands', 1, 15);
export const FALSE_LIFE = spell('false-life', 1, 0);
export const HOLD_PERSON = spell('hold-person', 2, 60, { concentration: true });

export const SPELLS = [FIRE_BOLT, SACRED_FLAME, MAGIC_MISSILE, CURE_WOUNDS, HEALING_WORD, BLESS, BURNING_HANDS, FALSE_LIFE, HOLD_PERSON, SHIELD_OF_FORCE];

/** The levels of slots that are left for a spell. @rule FF-SPL-1 @type {(view: View, by: Id, spell: Spell) => number[]} */
const slotsFor = (view, by, { level }) => [1, 2].filter((slot) => slot >= level && (slot === 1 ? Slots : GreaterSlots).left(view, by) > 0);

/** @rule FF-SPL-1 @param {Spell} of */
const slotOf = (of) => oneOf({ rule: 'FF-SPL-1', candidates: (view, /** @type {Context} */ { by }) => slotsFor(view, by, of) });

/** Known, with time for it, a slot where it needs one, and one spell of a level beside a quick one at most. @rule FF-SPL-1 FF-SPL-3 @param {Spell} of @returns {(view: View, by: Id, refuse: Refuse) => void} */
const needs = (of) => (view, by, refuse) => {
  const { features, quickened, cast } = fighter(view, by);
  (of.time === 'action' ? needsAction : needsBonus)(view, by, refuse);
  if (!features.includes(view.rules.codeOf(of))) refuse('FF-SPL-1', 'unknown-spell');
  if (of.level > 0 && slotsFor(view, by, of).length === 0) refuse('FF-SPL-1', 'no-slot');
  if (of.time === 'action' ? of.level > 0 && quickened : cast) refuse('FF-SPL-3', 'one-spell-a-turn');
};

/** @rule FF-SPL-1 FF-SPL-3 @param {Play} play @param {Id} by @param {Spell} of @param {number} [slot] */
function pay(play, by, { level, time }, slot = 0) {
  Used(play, by, time === 'action' ? 'acted' : 'bonused', true);
  if (time !== 'action') Used(play, by, 'quickened', true);
  else if (level > 0) Used(play, by, 'cast', true);
  if (slot > 0) (slot === 1 ? Slots : GreaterSlots).spend(play, by, 1);
}

/** A new concentration ends the one before. @rule FF-SPL-4 @param {Play} play @param {Id} by @param {Spell} of */
function concentrate(play, by, of) {
  endAll(play, by, Concentrating);
  play.settle();
  give(play, by, Concentrating, { value: play.rules.codeOf(of), until: after(play, TurnsBegun, by, 10) });
}

/** Foes in range and in sight. @rule FF-SPL-6 @type {(view: View, by: Id, range: number) => Id[]} */
const foesWithin = (view, by, range) => foesOf(view, by).filter((foe) => feetBetween(view, by, foe) <= range && canSee(view, by, foe));

/** Friends, and oneself. @type {(view: View, by: Id, range: number) => Id[]} */
const friendsWithin = (view, by, range) =>
  fighters(view).flatMap(({ id }) =>
    !areFoes(view, id, by) && !view.has(id, Dead) && feetBetween(view, by, id) <= range && (id === by || isInLine(view, by, id)) ? [id] : [],
  );

/** @param {Spell} of */
const atFoe = ({ range }) => oneOf({ rule: 'FF-SPL-6', candidates: (view, /** @type {Context} */ { by }) => foesWithin(view, by, range) });

/** @param {Spell} of */
const atFriend = ({ range }) => oneOf({ rule: 'FF-SPL-6', candidates: (view, /** @type {Context} */ { by }) => friendsWithin(view, by, range) });

/** @rule FF-SP-FIRE FF-SPL-2 @type {IntentDef<At>} */
export const CastFireBolt = defineIntent('fire-bolt', {
  rule: 'FF-SP-FIRE',
  title: 'Fire bolt',
  tags: ['action', 'magic'],
  params: { at: atFoe(FIRE_BOLT) },
  available: needs(FIRE_BOLT),
  perform(play, by, { at }) {
    pay(play, by, FIRE_BOLT);
    const how = rollAttack(play, by, at, { by: play.rules.codeOf(FIRE_BOLT), ranged: true });
    if (how === 'missed') return how;
    const isCritical = how === 'critical';
    hurt(play, at, play.roll(DamageRoll, by, dicePool({ count: 1, sides: 10 }, isCritical ? 2 : 1)), 'fire', { isCritical });
    return how;
  },
});

/** No cover helps against it. @rule FF-SP-FLAME @type {IntentDef<At>} */
export const CastSacredFlame = defineIntent('sacred-flame', {
  rule: 'FF-SP-FLAME',
  title: 'Sacred flame',
  tags: ['action', 'magic'],
  params: { at: atFoe(SACRED_FLAME) },
  available: needs(SACRED_FLAME),
  perform(play, by, { at }) {
    pay(play, by, SACRED_FLAME);
    if (saves(play, at, 'dex', SpellDifficulty(play, by))) return 'missed';
    hurt(play, at, play.roll(DamageRoll, by, dicePool({ count: 1, sides: 8 })), 'radiant');
    return 'hit';
  },
});

/** Darts that never miss: three, and one for each level above the first. @rule FF-SP-MISSILE FF-SP-SHIELD @type {IntentDef<Slot & { readonly darts: readonly number[] }>} */
export const CastMagicMissile = defineIntent('magic-missile', {
  rule: 'FF-SP-MISSILE',
  title: 'Magic missile',
  tags: ['action', 'magic'],
  params: {
    slot: slotOf(MAGIC_MISSILE),
    darts: allocation({
      rule: 'FF-SP-MISSILE',
      total: (_view, /** @type {{ readonly by: Id, readonly with: Partial<Slot> }} */ { with: { slot = 1 } }) => 2 + slot,
      among: (view, { by }) => foesWithin(view, by, MAGIC_MISSILE.range).length,
    }),
  },
  available(view, by, refuse) {
    needs(MAGIC_MISSILE)(view, by, refuse);
    if (foesWithin(view, by, MAGIC_MISSILE.range).length === 0) refuse('FF-SPL-6', 'no-target');
  },
  perform(play, by, { slot, darts }) {
    const foes = foesWithin(play, by, MAGIC_MISSILE.range);
    pay(play, by, MAGIC_MISSILE, slot);
    darts.forEach((count, i) => {
      if (count === 0 || play.has(foes[i], Dead)) return;
      play.offer(AboutToBeHit, { by, at: foes[i] });
      if (!play.has(foes[i], Shielded)) hurt(play, foes[i], play.roll(DamageRoll, by, dicePool({ count, sides: 4 })) + count, 'force');
    });
    return true;
  },
});

/** @param {Play} play @param {Id} by @param {Id} at @param {number} count @param {number} sides */
const mend = (play, by, at, count, sides) => heal(play, at, play.roll(HealingRoll, by, dicePool({ count, sides })) + castingModifier(play, by));

/** @rule FF-SP-CURE FF-HEAL-1 @type {IntentDef<Slot & At>} */
export const CastCureWounds = defineIntent('cure-wounds', {
  rule: 'FF-SP-CURE',
  title: 'Cure wounds',
  tags: ['action', 'magic'],
  params: { slot: slotOf(CURE_WOUNDS), at: atFriend(CURE_WOUNDS) },
  available: needs(CURE_WOUNDS),
  perform(play, by, { slot, at }) {
    pay(play, by, CURE_WOUNDS, slot);
    mend(play, by, at, slot, 8);
    return true;
  },
});

/** A quick spell. @rule FF-SP-WORD FF-SPL-3 @type {IntentDef<Slot & At>} */
export const CastHealingWord = defineIntent('healing-word', {
  rule: 'FF-SP-WORD',
  title: 'Healing word',
  tags: ['bonus', 'magic'],
  params: { slot: slotOf(HEALING_WORD), at: atFriend(HEALING_WORD) },
  available: needs(HEALING_WORD),
  perform(play, by, { slot, at }) {
    pay(play, by, HEALING_WORD, slot);
    mend(play, by, at, slot, 4);
    return true;
  },
});

/** Up to three friends add a d4 to attacks and saves. @rule FF-SP-BLESS FF-SPL-4 @type {IntentDef<{ readonly on: readonly Id[] }>} */
export const CastBless = defineIntent('bless', {
  rule: 'FF-SP-BLESS',
  title: 'Bless',
  tags: ['action', 'magic'],
  params: { on: someOf({ rule: 'FF-SP-BLESS', from: (view, /** @type {Context} */ { by }) => friendsWithin(view, by, BLESS.range), least: 1, most: 3 }) },
  available: needs(BLESS),
  perform(play, by, { on }) {
    pay(play, by, BLESS, slotsFor(play, by, BLESS)[0]);
    concentrate(play, by, BLESS);
    for (const id of on) give(play, id, Blessed, { source: by, until: after(play, TurnsBegun, by, 10) });
    return true;
  },
});

/** The cells of a cone of 15 feet. @rule FF-SP-HANDS @type {(view: View, by: Id, towards: number) => readonly number[]} */
const coneOf = (view, by, towards) =>
  areaPlaces(boardIn(view), { kind: 'cone', at: fighter(view, by).at, heading: towards, halfAngle: 30, radius: BURNING_HANDS.range });

/** Fire on all in a cone, halved by a save. @rule FF-SP-HANDS FF-SAV-2 @type {IntentDef<Slot & { readonly towards: number }>} */
export const CastBurningHands = defineIntent('burning-hands', {
  rule: 'FF-SP-HANDS',
  title: 'Burning hands',
  tags: ['action', 'magic'],
  params: { slot: slotOf(BURNING_HANDS), towards: number({ rule: 'FF-SP-HANDS', least: () => 0, most: () => 7 }) },
  available: needs(BURNING_HANDS),
  perform(play, by, { slot, towards }) {
    pay(play, by, BURNING_HANDS, slot);
    const cone = coneOf(play, by, towards);
    const caught = fighters(play).flatMap(({ id }) =>
      id !== by && !play.has(id, Dead) && isInLine(play, by, id) && cellsOf(play, id).some((cell) => cone.includes(cell)) ? [id] : [],
    );
    if (caught.length === 0) return false;
    const dice = play.roll(DamageRoll, by, dicePool({ count: 2 + slot, sides: 6 }));
    for (const id of caught) hurt(play, id, saves(play, id, 'dex', SpellDifficulty(play, by), by) ? Math.floor(dice / 2) : dice, 'fire');
    return true;
  },
});

/** Temporary hit points for oneself. @rule FF-SP-FALSE FF-TMP-2 @type {IntentDef<Slot>} */
export const CastFalseLife = defineIntent('false-life', {
  rule: 'FF-SP-FALSE',
  title: 'False life',
  tags: ['action', 'magic'],
  params: { slot: slotOf(FALSE_LIFE) },
  available: needs(FALSE_LIFE),
  perform(play, by, { slot }) {
    pay(play, by, FALSE_LIFE, slot);
    giveTempHp(play, by, play.roll(HealingRoll, by, dicePool({ count: 1, sides: 4 })) + 4 + 5 * (slot - 1));
    return true;
  },
});

/** @rule FF-SP-HOLD FF-SPL-4 @type {IntentDef<At>} */
export const CastHoldPerson = defineIntent('hold-person', {
  rule: 'FF-SP-HOLD',
  title: 'Hold person',
  tags: ['action', 'magic'],
  params: {
    at: oneOf({
      rule: 'FF-SP-HOLD',
      candidates: (view, /** @type {Context} */ { by }) => foesWithin(view, by, HOLD_PERSON.range).filter((id) => fighter(view, id).humanoid),
    }),
  },
  available: needs(HOLD_PERSON),
  perform(play, by, { at }) {
    pay(play, by, HOLD_PERSON, 2);
    concentrate(play, by, HOLD_PERSON);
    const against = SpellDifficulty(play, by);
    if (saves(play, at, 'wis', against)) {
      endAll(play, by, Concentrating);
      return false;
    }
    give(play, at, Held, { source: by, value: against, until: after(play, TurnsBegun, by, 10) });
    return true;
  },
});
