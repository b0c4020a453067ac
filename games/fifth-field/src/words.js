import { GM } from '@riposte/kernel';
import { calledBy, defineWords, givenTurns, settable, settableResource, sidesOf, turnOrder, upTo, upToCap, winners } from '@riposte/ruleset';
import * as z from 'zod';
import { ABILITIES, fighter, fighters, SCENE, scene } from './fighter.js';
import { UNARMED } from './gear.js';
import { GreaterSlots, Hp, MaxHp, Slots, TempHp } from './numbers.js';
import { Moved } from './place.js';
import { boardSchema, cellNamed, cellText, fighterSchema, placeText, setUp } from './set-up.js';
import { acting } from './turn.js';

/** @import { Id, View } from '@riposte/kernel' */
/** @import { Facts } from '@riposte/ruleset' */
/** @import { Fighter } from './types.d.ts' */

/** @typedef {(view: View) => ReadonlyMap<number, string>} Names */

/** @type {Names} */
const people = (view) => new Map(fighters(view).map(({ id, name }) => [id, name]));

/** @type {Names} */
const names = (view) => new Map([...people(view), [SCENE, 'scene'], [GM, 'gm']]);

/** @type {Names} */
const things = ({ rules }) => new Map(rules.def.features.map(({ id }) => [rules.codeNamed(id), id]));

/** @type {(view: View) => { readonly width: number, readonly height: number }} */
export const sizeOfBoard = (view) => /** @type {{ readonly width: number, readonly height: number }} */ (scene(view).board);

/** @type {Names} */
const cells = (view) => {
  const board = sizeOfBoard(view);
  return new Map(Array.from({ length: board.width * board.height }, (_, cell) => [cell, cellText(board, cell)]));
};

const HEADINGS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const headings = new Map(HEADINGS.map((heading, i) => [i, heading]));

/** @type {(view: View) => Facts} */
const factsOfScene = (view) => {
  const { round, order } = scene(view);
  return { round, turn: fighter(view, acting(view)).name, order: order.map((id) => fighter(view, id).name) };
};

const USED = /** @type {const} */ (['moved', 'dashes', 'acted', 'bonused', 'reacted', 'strikes', 'successes', 'failures', 'quickened', 'cast']);

/** @type {(view: View, who: Id) => Facts} */
const factsOf = (view, who) => {
  const one = fighter(view, who);
  const { hp, tempHp, slots, greaterSlots, features, at } = one;
  return {
    at: cellText(sizeOfBoard(view), at),
    hp,
    maxHp: MaxHp(view, who),
    tempHp,
    slots,
    greaterSlots,
    gear: features.map((code) => view.rules.things[code].id),
    ...Object.fromEntries(USED.map((fact) => [fact, one[fact]])),
  };
};

const count = z.int().min(0).max(100).optional();
const yes = z.boolean().optional();

/** The language of the table: what scenarios and the game master say. */
export const words = defineWords({
  fighter: fighterSchema.extend({
    side: calledBy.optional().describe('default: a separate side'),
    at: placeText.optional().describe('default: one beside the other in the first row'),
    moved: count.describe('feet moved in this turn'),
    dashes: count,
    acted: yes,
    bonused: yes,
    reacted: yes,
    strikes: count,
    successes: count,
    failures: count,
    quickened: yes,
    cast: yes,
  }),
  scene: z.strictObject({ ...givenTurns, board: boardSchema }),
  begin(rules, given, report) {
    const all = given.fighters.map((one, i) => {
      const own = Object.fromEntries(Object.entries(one).filter(([key]) => !USED.some((used) => used === key)));
      return /** @type {import('./set-up.js').Given} */ ({ ...own, side: one.side ?? one.name, at: one.at ?? `${i + 1},1` });
    });
    const state = setUp(rules, { board: given.board, sides: sidesOf(all), fighters: all }, report);
    const made = /** @type {Fighter[]} */ (state.entities.slice(1));
    const turns = turnOrder(given, made, report);
    const entities = made.map((one, i) => ({
      ...one,
      ...Object.fromEntries(USED.flatMap((fact) => (given.fighters[i][fact] === undefined ? [] : [[fact, given.fighters[i][fact]]]))),
    }));
    const now = turns === null ? { round: given.round } : { ...turns, rolled: true, begun: true, round: given.round };
    return { ...state, entities: [{ ...state.entities[SCENE], ...now }, ...entities] };
  },
  names,
  gm: SCENE,
  values: { at: people, by: people, mover: people, on: people, weapon: things, spell: things, way: cells, towards: () => headings },
  changes: { moved: [people, cells], 'turn-began': [people], 'turn-ended': [people], 'order-set': [people], used: [people], 'death-counted': [people] },
  needs: { grappled: 'by', frightened: 'by' },
  facts: (view, who) => (who === SCENE ? factsOfScene(view) : factsOf(view, who)),
  settables: {
    hp: settableResource(Hp, (view, who) => upToCap(MaxHp(view, who))),
    tempHp: settableResource(TempHp, () => upTo(1000)),
    slots: settableResource(Slots, () => upTo(10)),
    greaterSlots: settableResource(GreaterSlots, () => upTo(10)),
    at: settable(
      () => ({ kind: 'other', like: '3,4' }),
      (view, who, /** @type {string} */ at) => {
        const cell = placeText.safeParse(at).success ? cellNamed(sizeOfBoard(view), at) : -1;
        return cell < 0 ? null : [[Moved.id, who, cell]];
      },
    ),
  },
  stand: (view, place) => ({ at: cellText(sizeOfBoard(view), place) }),
  said: z.strictObject({
    weapon: z.int().optional(),
    spell: z.int().optional(),
    ranged: z.boolean().default(false),
    ability: z.enum(ABILITIES).default('str'),
    skill: z.enum(['athletics', 'acrobatics', 'stealth', 'perception', 'medicine']).default('athletics'),
  }),
  context(view, query, _who, _against, { weapon, spell, ranged, ability, skill }) {
    if (query.startsWith('save')) return { ability };
    if (query.startsWith('check')) return { skill };
    return { by: weapon ?? spell ?? view.rules.codeOf(UNARMED), ranged };
  },
  dice: (pool) => pool.replace('2(d20)kh', 'd20 with advantage').replace('2(d20)kl', 'd20 with disadvantage'),
  over: winners,
});
