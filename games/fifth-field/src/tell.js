import { readFileSync } from 'node:fs';
import { defineTale, fighterName, promptOf } from '@riposte/ruleset';
import { AboutToBeHit, AttackRoll } from './attack.js';
import { Dead, Dying, Incapacitated, Stable } from './conditions.js';
import { DeathCounted, Mercy } from './death.js';
import { Resist } from './grapple.js';
import { DamageRoll } from './harm.js';
import { ComesNear, LeavesReach } from './move.js';
import { ArmourClass, AttackBonus, DamageBonus, SaveBonus, SpellDifficulty } from './numbers.js';
import { Moved } from './place.js';
import { SaveRoll } from './save.js';
import { InitiativeRoll, OrderSet, TurnBegan, TurnEnded } from './turn.js';
import { Used } from './turn-facts.js';

/** @import { RollItem, Say, Telling } from '@riposte/ruleset' */

/** @param {string} language */
const messages = (language) => readFileSync(new URL(`../messages/${language}.ftl`, import.meta.url), 'utf8');

/** @typedef {Say<any>} AnySay */

/** An attack: how it ended, what was thrown, what it did. @param {Telling} telling @param {AnySay} say */
function attack(telling, say) {
  const { by, with: chosen, result, def } = telling.act;
  const how = result === null ? 'open' : String(result);
  say.head('attack', { by, at: chosen.at, how, weapon: chosen.weapon ?? { text: def.title.toLowerCase(), thing: def.id } });
  const roll = telling.roll(AttackRoll);
  if (roll === null) return;
  const asked = askedSince(telling, roll);
  const bonus = asked.find(({ query }) => query === AttackBonus.id);
  const armour = asked.find(({ query }) => query === ArmourClass.id);
  const sum = say.sum(roll, bonus === undefined ? [] : [bonus]);
  if (armour === undefined) say.line('attack-roll', { sum }, { rule: 'FF-ATK-1', at: roll, rolls: [roll] });
  else say.line('attack-roll-against', { sum, armour: armour.value }, { rule: 'FF-ATK-1', at: roll, rolls: [roll] });
  const damage = telling.roll(DamageRoll);
  if (damage === null) return;
  saves(telling, say);
  const added = damage.after.filter(({ query }) => query === DamageBonus.id);
  say.line('damage-roll', { sum: say.sum(damage, added) }, { rule: 'FF-DMG-1', at: damage, rolls: [damage] });
}

/**
 * The numbers asked since a roll. Those asked before the next roll belong to that one.
 * @param {Telling} telling @param {RollItem} roll
 */
function askedSince({ act: { items } }, roll) {
  const later = items.slice(items.indexOf(roll) + 1).flatMap((item) => (item.kind === 'roll' ? [...item.numbers, ...item.after] : []));
  return [...roll.after, ...later];
}

/** Each save with what is added to it and what it must reach. @param {Telling} telling @param {AnySay} say */
function saves(telling, say) {
  const all = telling.rolls(SaveRoll);
  for (const [n, roll] of all.entries()) {
    const since = askedSince(telling, roll);
    const bonus = since.find(({ query, who }) => query === SaveBonus.id && who === roll.who.id);
    const against = (n === 0 ? telling.act.items.flatMap((item) => (item.kind === 'roll' ? item.numbers : [])) : roll.numbers).find(
      ({ query }) => query === SpellDifficulty.id,
    );
    const said = { who: roll.who, sum: say.sum(roll, bonus === undefined ? [] : [bonus]) };
    const more = { rule: 'FF-SAV-1', at: roll, rolls: [roll] };
    if (against === undefined) say.line('save-roll', said, more);
    else say.line('save-roll-against', { ...said, against: against.value }, more);
  }
}

/** A spell that its targets may resist: its message, then the saves. @param {Telling} telling @param {AnySay} say */
function resisted(telling, say) {
  const { by, with: chosen, def } = telling.act;
  say.head(`act-${def.id}`, { ...chosen, by });
  saves(telling, say);
}

/** How fights are told. The sentences stand in messages. */
export const tale = defineTale({
  messages: { en: messages('en'), de: messages('de') },
  prompts: [
    promptOf(AboutToBeHit, (view, _who, { by }) => ({ by: fighterName(view, by) })),
    promptOf(LeavesReach, (view, _who, { mover }) => ({ mover: fighterName(view, mover) })),
    promptOf(ComesNear, (view, _who, { mover }) => ({ mover: fighterName(view, mover) })),
    promptOf(Mercy, (view, _who, { at }) => ({ at: fighterName(view, at) })),
    promptOf(Resist, (view, _who, { by }) => ({ by: fighterName(view, by) })),
  ],
  tellers: {
    strike: attack,
    'off-hand': attack,
    'opportunity-attack': attack,
    'readied-strike': attack,
    'fire-bolt': attack,
    'burning-hands': resisted,
    'sacred-flame': resisted,
    'hold-person': resisted,
    'begin-turn'(telling, /** @type {AnySay} */ say) {
      for (const { who, also } of telling.changes(TurnBegan)) if (who !== null && also?.passes === 'no') say.heading('turn', { who });
    },
    'roll-initiative'(telling, /** @type {AnySay} */ say) {
      say.head('initiative', {});
      for (const roll of telling.rolls(InitiativeRoll))
        say.line('initiative-roll', { who: roll.who, sum: say.sum(roll, roll.after) }, { rule: 'FF-ORD-1', at: roll, rolls: [roll] });
    },
  },
  covered: { move: [Moved] },
  changes: {
    [Moved.id]: { fields: ['who', 'at'] },
    // Nothing happens in the turn of the dead and the stable.
    [TurnBegan.id]: { fields: ['who'], also: (view, who) => ({ passes: view.has(who, Dead) || view.has(who, Stable) ? 'yes' : 'no' }) },
    [DeathCounted.id]: { fields: ['who', 'successes', 'failures'] },
  },
  fates: [Dead, Dying, Stable],
  quiet: { changes: [TurnBegan, TurnEnded, Used, OrderSet], conditions: [Incapacitated] },
});
