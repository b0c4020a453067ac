import { type Entity, type Id, NOBODY, type Ruleset, type State } from '@riposte/kernel';
import type { Report } from '@riposte/ruleset';
import * as z from 'zod';
import { type Fighter, type Item, SCENE, type Scene } from '../characters/fighter.ts';
import { sortOf } from '../equipment/catalogue.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { boardSchema, fighterSchema, initialCondition, setUp } from './encounter.ts';

const name = z.string().min(1).max(80);
const count = z.int().min(0).max(1000);

/** A fighter as a scenario gives it: that of an encounter, with what a running fight may have changed. */
export const givenFighter = fighterSchema.extend({
  side: name.optional().describe('default: a side of its own'),
  at: name.optional().describe('region; default: the first'),
  hp: count.optional().describe('what is left; 0 of some: knocked out by lethal damage'),
  maxHp: count.optional().describe('default: as hp'),
  mp: count.optional().describe('what is left'),
  maxMp: count.optional().describe('default: as mp'),
  apLeft: count.optional().describe('AP in hand: its turn has begun already'),
  acted: z.boolean().default(false).describe('took an action other than a free one this turn'),
  borrowed: count.default(0).describe('AP that interrupts took from its next turn'),
  turns: count.optional().describe('turns begun'),
  weapon: name.optional().describe('the one in hand, or "none"; default: the first of its gear'),
});

/** What a scenario gives, apart from fighters. */
export const givenScene = z.strictObject({
  board: boardSchema.extend({ regions: boardSchema.shape.regions.default(['yard']) }).prefault({}),
  order: z
    .union([z.literal('rolled'), z.array(name).min(1).max(200)])
    .optional()
    .describe('turn order, or the fight begins with the rolls for it; default: as listed'),
  turn: name.optional().describe('whose turn it is; default: the first in the order'),
  round: z.int().min(1).max(1000).default(1),
  minutes: z.int().min(0).max(1_000_000).default(0).describe('minutes since the encounter ended'),
  items: z
    .array(z.strictObject({ gear: name, at: name }))
    .max(200)
    .default([])
    .describe('what lies on the ground'),
});

type Given = z.infer<typeof givenScene> & { readonly fighters: readonly z.infer<typeof givenFighter>[] };

/** The state that a scenario gives. The turn begins by the rules unless its fighter has AP in hand already. */
export function begin(rules: Ruleset, said: Given, report: Report): State {
  const all = said.fighters.map((given) => ({
    ...given,
    side: given.side ?? given.name,
    at: given.at ?? said.board.regions[0],
    hp: given.hp ?? given.maxHp,
    mp: given.mp ?? given.maxMp,
  }));
  const sides = [...new Set(all.map(({ side }) => side))];
  const state = setUp(rules, { board: said.board, sides, fighters: all }, report);
  const entities: Entity[] = state.entities.map((entity) => (entity.kind === 'fighter' ? withFacts(rules, entity as Fighter, said.fighters, report) : entity));
  entities[SCENE] = { ...(entities[SCENE] as Scene), minutes: said.minutes, ...turnOrder(said, entities as Fighter[], report) } as Scene;
  const items = said.items.map((item, i) => makeItem(rules, said, item, entities.length + i, ['items', i], report));
  return outOfHp(rules, { ...state, entities: [...entities, ...items] });
}

/** A fighter without HP left was knocked out by lethal damage, unless the scenario gives it another condition. @rule SS-KNO-001 */
function outOfHp(rules: Ruleset, { serial, ignored, entities }: State): State {
  let last = serial;
  const all = entities.map((entity) => {
    if (entity.kind !== 'fighter' || (entity as Fighter).hp > 0 || (entity as Fighter).maxHp === 0) return entity;
    last++;
    return { ...entity, conditions: [...entity.conditions, initialCondition(rules, last, KnockedOut, NOBODY, 1)] };
  });
  return { serial: last, ignored, entities: all };
}

/** What a running fight may have changed in a fighter. */
function withFacts(rules: Ruleset, f: Fighter, given: Given['fighters'], report: Report): Fighter {
  const i = given.findIndex(({ name }) => name === f.name);
  const { maxHp, maxMp, apLeft, acted, borrowed, turns, weapon } = given[i];
  const weapons = f.features.map((code) => rules.things[code]).flatMap((thing) => ('weapon' in thing ? [thing.id] : []));
  if (weapon !== undefined && weapon !== 'none' && !weapons.includes(weapon)) report(['fighters', i, 'weapon'], `one of none, ${weapons.join(', ')}`);
  return {
    ...f,
    maxHp: maxHp ?? f.maxHp,
    maxMp: maxMp ?? f.maxMp,
    ap: apLeft ?? 0,
    acted,
    borrowed,
    turns: turns ?? (apLeft === undefined ? 0 : 1),
    weapon: weapon === undefined ? f.weapon : weapon === 'none' ? NOBODY : rules.codeNamed(weapon),
  };
}

/** A thing on the ground. */
function makeItem(rules: Ruleset, said: Given, { gear, at }: Given['items'][number], id: Id, path: readonly (string | number)[], report: Report): Item {
  const region = said.board.regions.indexOf(at);
  if (region < 0) report([...path, 'at'], `a region of the board: ${said.board.regions.join(', ')}`);
  const known = rules.def.features.flatMap((thing) => (sortOf(thing) === 'gear' ? [thing.id] : []));
  if (!known.includes(gear)) report([...path, 'gear'], `one of ${known.join(', ')}`);
  return { id, kind: 'item', conditions: [], features: [], payment: null, gear: rules.codeNamed(gear), region };
}

function turnOrder(said: Given, entities: readonly Fighter[], report: Report): Pick<Scene, 'order' | 'turn' | 'acting' | 'round'> {
  if (said.order === 'rolled') return { order: [], turn: -1, acting: NOBODY, round: 0 };
  const ids = new Map(entities.filter(({ kind }) => kind === 'fighter').map(({ name, id }) => [name, id]));
  const idOf = (called: string, path: readonly (string | number)[]): Id => ids.get(called) ?? report(path, `a fighter: ${[...ids.keys()].join(', ')}`);
  const order = said.order?.map((called, i) => idOf(called, ['order', i])) ?? [...ids.values()];
  if (new Set(order).size < ids.size || order.length > ids.size) report(['order'], 'every fighter once');
  const turn = said.turn === undefined ? 0 : order.indexOf(idOf(said.turn, ['turn']));
  const acting = order[turn];
  if (said.fighters.find(({ name }) => name === entities[acting].name)!.apLeft === undefined)
    return { order, turn: turn - 1, acting: NOBODY, round: said.round };
  return { order, turn, acting, round: said.round };
}
