import { calledBy, checkEach, codeNamed, creatureNamed, initialCondition, sideNamed } from '@riposte/ruleset';
import { fits } from '@riposte/space';
import * as z from 'zod';
import { CREATURES, PERSON } from './bestiary.js';
import { boardIn, bodyOf } from './board.js';
import { TurnsEnded } from './clocks.js';
import { Incapacitated, Surprised } from './conditions.js';
import { ABILITIES, SCENE, SIZES } from './fighter.js';
import { SPELLS } from './spells.js';
import { FRESH } from './turn.js';

/** @import { Condition, Rules, State } from '@riposte/kernel' */
/** @import { Report, Setting } from '@riposte/ruleset' */
/** @import { Fighter, Scene } from './types.d.ts' */

const DAMAGE = /** @type {const} */ (['bludgeoning', 'fire', 'force', 'piercing', 'poison', 'radiant', 'slashing']);

export const placeText = z.string().regex(/^\d{1,2},\d{1,2}$/, 'column and row from 1, such as "3,4"');
const places = z.array(placeText).max(1600).default([]);
const score = z.int().min(1).max(30).optional();
const points = z.int().min(1).max(1000);
const ids = z.array(z.string().max(80)).max(20).optional();
const types = z.array(z.enum(DAMAGE)).max(20).optional();

/** What an encounter says of the place. */
export const boardSchema = z
  .strictObject({
    width: z.int().min(2).max(40).default(12),
    height: z.int().min(2).max(40).default(10),
    walls: places.describe('cells that stop everything'),
    low: places.describe('cells with a low wall: half cover'),
    difficult: places.describe('cells of difficult ground'),
  })
  .prefault({});

/** A fighter of an encounter: a creature, or written out. */
export const fighterSchema = z.strictObject({
  name: calledBy,
  side: calledBy,
  at: placeText.describe('column and row from 1; of the large the upper left'),
  creature: z
    .string()
    .max(80)
    .optional()
    .describe(`the creature that gives it numbers and gear: ${CREATURES.map(({ id }) => id).join(', ')}`),
  gear: ids.describe('weapons, armour, shield and traits by id'),
  spells: ids.describe(`spells by id: ${SPELLS.map(({ id }) => id).join(', ')}`),
  scores: z.strictObject({ str: score, dex: score, con: score, int: score, wis: score, cha: score }).optional(),
  size: z.enum(SIZES).optional(),
  humanoid: z.boolean().optional(),
  proficiency: z.int().min(0).max(6).optional(),
  proficient: z
    .array(z.enum([...ABILITIES, 'athletics', 'acrobatics', 'stealth', 'perception', 'medicine']))
    .max(11)
    .optional(),
  skills: z.partialRecord(z.enum(['athletics', 'acrobatics', 'stealth', 'perception', 'medicine']), z.int().min(-5).max(20)).optional(),
  hp: z.int().min(0).max(1000).optional(),
  maxHp: points.optional(),
  tempHp: z.int().min(0).max(1000).default(0),
  speed: z.int().min(0).max(120).optional(),
  hide: z.int().min(0).max(30).optional().describe('armour class of a hide; 0 = none'),
  resists: types,
  vulnerable: types,
  immune: types,
  minor: z.boolean().optional().describe('dies at 0 hit points'),
  attacks: z.int().min(1).max(5).optional(),
  casts: z.enum(ABILITIES).optional().describe('ability of its spells'),
  slots: z.int().min(0).max(10).optional(),
  greaterSlots: z.int().min(0).max(10).optional(),
  surprised: z.boolean().default(false),
});

/** @typedef {import('zod').infer<typeof fighterSchema>} Given */
/** @typedef {import('zod').infer<typeof boardSchema>} Board */

/** The cell that a text names, or -1. @param {{ readonly width: number, readonly height: number }} board @param {string} text */
export function cellNamed({ width, height }, text) {
  const [column, row] = text.split(',').map(Number);
  return column >= 1 && column <= width && row >= 1 && row <= height ? (row - 1) * width + column - 1 : -1;
}

/** @param {{ readonly width: number }} board @param {number} cell */
export const cellText = ({ width }, cell) => `${(cell % width) + 1},${Math.floor(cell / width) + 1}`;

/** @param {Board} board @param {'difficult' | 'low' | 'walls'} list @param {Report} report */
const cells = (board, list, report) =>
  board[list].map((text, i) => {
    const cell = cellNamed(board, text);
    return cell < 0 ? report(['board', list, i], `a place of the board, 1,1 to ${board.width},${board.height}`) : cell;
  });

/**
 * The state in which an encounter begins.
 * @param {Rules} rules @param {Setting<Given, Board>} given @param {Report} report @returns {State}
 */
export function setUp(rules, { board, sides, fighters }, report) {
  const { width, height } = board;
  /** @type {Scene} */
  const scene = {
    id: SCENE,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    board: {
      kind: 'square',
      width,
      height,
      cellSize: 5,
      unit: 'ft',
      diagonals: 'single',
      corners: 'closed',
      solid: cells(board, 'walls', report),
      terrain: cells(board, 'difficult', report).map((cell) => /** @type {const} */ ([cell, 2])),
    },
    low: cells(board, 'low', report),
    order: fighters.map((_, i) => i + 1),
    rolled: false,
    turn: 0,
    begun: false,
    round: 1,
  };
  const all = checkEach(fighters, (given, i) => made(rules, board, sides, given, i, report));
  const state = { serial: 2 * all.length, ignored: [], entities: [scene, ...all] };
  checkEach(all, (one, i) => {
    const view = /** @type {import('@riposte/kernel').View} */ (/** @type {unknown} */ ({ state, rules }));
    if (!fits(boardIn(view), bodyOf(view, one.id))) report(['fighters', i, 'at'], 'a place where there is room');
  });
  return state;
}

/** @param {Rules} rules @param {Board} board @param {readonly string[]} sides @param {Given} given @param {number} i @param {Report} report @returns {Fighter} */
function made(rules, board, sides, given, i, report) {
  const base = creatureNamed(CREATURES, given.creature, PERSON, ['fighters', i, 'creature'], report);
  const { side, at, creature: _, gear = base.gear, spells = base.spells, scores = {}, hp, tempHp, surprised, ...own } = given;
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const { id: _id, title: _title, ...build } = /** @type {import('./bestiary.js').Creature} */ ({ ...base, ...said });
  const cell = cellNamed(board, at);
  const id = i + 1;
  return {
    ...build,
    id,
    kind: 'fighter',
    conditions: surprised ? surprise(rules, id) : [],
    features: [
      ...gear.map((thing, k) =>
        codeNamed(rules, (known) => !('spell' in known) && rules.def.features.includes(known), thing, ['fighters', i, 'gear', k], report),
      ),
      ...spells.map((thing, k) => codeNamed(rules, (known) => 'spell' in known, thing, ['fighters', i, 'spells', k], report)),
    ],
    payment: null,
    name: given.name,
    side: sideNamed(sides, side, ['fighters', i, 'side'], report),
    at: cell < 0 ? report(['fighters', i, 'at'], `a place of the board, 1,1 to ${board.width},${board.height}`) : cell,
    scores: { ...base.scores, ...Object.fromEntries(Object.entries(scores).filter(([, value]) => value !== undefined)) },
    hp: hp ?? build.maxHp,
    tempHp,
    ...FRESH,
    successes: 0,
    failures: 0,
    turnsBegun: 0,
    turnsEnded: 0,
  };
}

/** Until the end of its first turn. @rule FF-ORD-2 @param {Rules} rules @param {number} id @returns {Condition[]} */
function surprise(rules, id) {
  const first = initialCondition(rules, 2 * id - 1, Surprised, { clock: rules.codeOfClock(TurnsEnded), of: id, at: 1 });
  return [first, { ...initialCondition(rules, 2 * id, Incapacitated), parent: first.id }];
}
