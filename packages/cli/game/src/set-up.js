import { calledBy, checkEach, codeNamed, creatureNamed, sideNamed } from '@riposte/ruleset';
import * as z from 'zod';
import { SCENE } from './fighter.js';

/** @import { Rules, State } from '@riposte/kernel' */
/** @import { Report, Setting } from '@riposte/ruleset' */
/** @import { Fighter, Scene } from './fighter.js' */

/** @typedef {{ id: string, title: string, arm: number, cheer: number, breath: number, gear: readonly string[] }} Creature */

/** @type {Creature} */
export const PERSON = { id: '', title: '', arm: 1, cheer: 4, breath: 2, gear: ['feather-pillow'] };

/** @type {readonly Creature[]} */
export const CREATURES = [
  { id: 'sleeper', title: 'sleeper', arm: 0, cheer: 3, breath: 3, gear: ['cushion'] },
  { id: 'champion', title: 'champion', arm: 2, cheer: 6, breath: 2, gear: ['bolster'] },
];

const points = z.int().min(1).max(100);

/** What an encounter says of the place: nothing in this game. */
export const boardSchema = z.strictObject({}).prefault({});

/** A fighter of an encounter: a creature, or written out. */
export const fighterSchema = z.strictObject({
  name: calledBy,
  side: calledBy,
  creature: z
    .string()
    .max(80)
    .optional()
    .describe(`the creature that gives it numbers and gear: ${CREATURES.map(({ id }) => id).join(', ')}`),
  arm: z.int().min(-5).max(10).optional().describe('what it adds to a swing'),
  cheer: points.optional(),
  breath: z.int().min(0).max(3).optional(),
  gear: z.array(z.string().max(80)).max(10).optional().describe('feather-pillow, bolster, cushion'),
});

/** @typedef {import('zod').infer<typeof fighterSchema>} Given */

/**
 * The state in which an encounter begins.
 * @param {Rules} rules @param {Setting<Given, unknown>} given @param {Report} report @returns {State}
 */
export function setUp(rules, { sides, fighters }, report) {
  const all = checkEach(fighters, (given, i) => made(rules, sides, given, i, report));
  /** @type {Scene} */
  const scene = {
    id: SCENE,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    order: all.map(({ id }) => id),
    turn: 0,
    round: 1,
    turns: [0, ...all.map(() => 0)],
  };
  return { serial: 0, ignored: [], entities: [scene, ...all] };
}

/** @param {Rules} rules @param {readonly string[]} sides @param {Given} given @param {number} i @param {Report} report @returns {Fighter} */
function made(rules, sides, given, i, report) {
  const base = creatureNamed(CREATURES, given.creature, PERSON, ['fighters', i, 'creature'], report);
  const gear = given.gear ?? base.gear;
  const cheer = given.cheer ?? base.cheer;
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features: gear.map((id, k) => codeNamed(rules, (thing) => rules.def.features.includes(thing), id, ['fighters', i, 'gear', k], report)),
    payment: null,
    name: given.name,
    side: sideNamed(sides, given.side, ['fighters', i, 'side'], report),
    cheer,
    mostCheer: cheer,
    arm: given.arm ?? base.arm,
    breath: given.breath ?? base.breath,
    ducks: false,
  };
}
