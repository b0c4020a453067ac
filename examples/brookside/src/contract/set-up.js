import { calledBy, checkEach, codeNamed, creatureNamed, oneOfText, sideNamed } from '@riposte/ruleset';
import * as z from 'zod';
import { MEADOW } from '../1-squads/squad.js';
import { FRESH } from '../2-cards/cards.js';

/** @import { Rules, State } from '@riposte/kernel' */
/** @import { Report, Setting } from '@riposte/ruleset' */
/** @import { Meadow, Squad } from '../1-squads/squad.js' */

/** @typedef {{ id: string, title: string, people: number, nerve: number, gear: readonly string[] }} Creature */

/** @type {Creature} */
export const VILLAGERS = { id: '', title: '', people: 6, nerve: 3, gear: [] };

/** @type {readonly Creature[]} */
export const CREATURES = [
  { id: 'millers', title: 'millers', people: 8, nerve: 3, gear: ['padded-clubs'] },
  { id: 'shepherds', title: 'shepherds', people: 5, nerve: 3, gear: ['slings'] },
  { id: 'reapers', title: 'reapers', people: 6, nerve: 4, gear: ['long-poles'] },
  { id: 'drummers', title: 'drummers', people: 4, nerve: 5, gear: ['drum'] },
];

/** The strips where a file names none. */
const STRIPS = ['near bank', 'brook', 'far bank'];

/** What an encounter says of the meadow. */
export const boardSchema = z
  .strictObject({ strips: z.array(calledBy).min(2).max(12).default(STRIPS).describe('the strips of the meadow, in a row') })
  .prefault({});

/** A squad of an encounter: of some trade, or written out. */
export const fighterSchema = z.strictObject({
  name: calledBy,
  side: calledBy,
  creature: z
    .string()
    .max(80)
    .optional()
    .describe(`the creature that gives it numbers and gear: ${CREATURES.map(({ id }) => id).join(', ')}`),
  people: z.int().min(1).max(20).optional(),
  nerve: z.int().min(0).max(5).optional(),
  gear: z.array(z.string().max(80)).max(4).optional().describe('slings, long-poles, padded-clubs, drum'),
  at: calledBy.optional().describe('its strip; default: the first one for the first side, the last one for the others'),
});

/** @typedef {import('zod').infer<typeof fighterSchema>} Given */
/** @typedef {import('zod').infer<typeof boardSchema>} Board */

/**
 * The state in which an encounter begins: nobody has laid a card yet.
 * @param {Rules} rules @param {Setting<Given, Board>} given @param {Report} report @returns {State}
 */
export function setUp(rules, { board: { strips }, sides, fighters }, report) {
  if (new Set(strips).size < strips.length) report(['board', 'strips'], 'names, each different');
  const all = checkEach(fighters, (given, i) => made(rules, strips, sides, given, i, report));
  /** @type {Meadow} */
  const meadow = { id: MEADOW, kind: 'scene', conditions: [], features: [], payment: null, strips, order: [], round: 0 };
  return { serial: 0, ignored: [], entities: [meadow, ...all] };
}

/** @param {Rules} rules @param {readonly string[]} strips @param {readonly string[]} sides @param {Given} given @param {number} i @param {Report} report @returns {Squad} */
function made(rules, strips, sides, given, i, report) {
  const base = creatureNamed(CREATURES, given.creature, VILLAGERS, ['fighters', i, 'creature'], report);
  const side = sideNamed(sides, given.side, ['fighters', i, 'side'], report);
  const people = given.people ?? base.people;
  const strip = given.at === undefined ? (side === 0 ? 0 : strips.length - 1) : strips.indexOf(given.at);
  if (strip < 0) report(['fighters', i, 'at'], oneOfText(strips, given.at));
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features: (given.gear ?? base.gear).map((id, k) => codeNamed(rules, (thing) => rules.def.features.includes(thing), id, ['fighters', i, 'gear', k], report)),
    payment: null,
    name: given.name,
    side,
    people,
    mostPeople: people,
    nerve: given.nerve ?? base.nerve,
    strip,
    hand: FRESH,
    laid: null,
    lent: 0,
  };
}
