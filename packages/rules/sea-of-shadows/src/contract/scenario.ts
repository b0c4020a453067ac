import { type Entity, type Id, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, givenItems, givenTurns, initialCondition, calledBy as name, type Report, sidesOf, turnOrder } from '@riposte/ruleset';
import * as z from 'zod';
import { type Fighter, type Item, SCENE, type Scene } from '../characters/fighter.ts';
import { sortOf } from '../equipment/catalogue.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { boardSchema, fighterSchema, setUp } from './encounter.ts';

const count = z.int().min(0).max(1000);

/** A fighter as a scenario gives it: that of an encounter, with what a running fight may have changed. */
export const givenFighter = fighterSchema.extend({
  side: name.optional().describe('default: a separate side'),
  at: name.optional().describe('region; default: the first'),
  hp: count.optional().describe('what is left; a fighter at 0 is knocked out by lethal damage'),
  maxHp: count.optional().describe('default: as hp'),
  mp: count.optional().describe('what is left'),
  maxMp: count.optional().describe('default: as mp'),
  apLeft: count.optional().describe('AP left: its turn has already begun'),
  acted: z.boolean().default(false).describe('took an action other than a free one this turn'),
  borrowed: count.default(0).describe('AP that interrupts took from its next turn'),
  turns: count.optional().describe('turns begun'),
  weapon: name.optional().describe('the one in hand, or "none"; default: the first of its gear'),
});

/** What a scenario gives, apart from fighters. */
export const givenScene = z.strictObject({
  board: boardSchema.extend({ regions: boardSchema.shape.regions.default(['yard']) }).prefault({}),
  ...givenTurns,
  minutes: z.int().min(0).max(1_000_000).default(0).describe('minutes since the encounter ended'),
  items: givenItems({ at: name }),
});

type Given = z.infer<typeof givenScene> & { readonly fighters: readonly z.infer<typeof givenFighter>[] };

/** The state that a scenario gives. The turn begins by the rules unless its fighter has AP in hand already. */
export function begin(rules: Rules, said: Given, report: Report): State {
  const all = said.fighters.map((given) => ({
    ...given,
    side: given.side ?? given.name,
    at: given.at ?? said.board.regions[0],
    hp: given.hp ?? given.maxHp,
    mp: given.mp ?? given.maxMp,
  }));
  const state = setUp(rules, { board: said.board, sides: sidesOf(all), fighters: all }, report);
  const entities: Entity[] = state.entities.map((entity) => (entity.kind === 'fighter' ? withFacts(rules, entity as Fighter, said.fighters, report) : entity));
  entities[SCENE] = { ...(entities[SCENE] as Scene), minutes: said.minutes, ...turnOf(said, entities as Fighter[], report) } as Scene;
  const items = checkEach(said.items, (item, i) => makeItem(rules, said, item, entities.length + i, ['items', i], report));
  return outOfHp(rules, { ...state, entities: [...entities, ...items] });
}

/** A fighter without HP left was knocked out by lethal damage, unless the scenario gives it another condition. @rule SS-KNO-001 */
function outOfHp(rules: Rules, { serial, ignored, entities }: State): State {
  let last = serial;
  const all = entities.map((entity) => {
    if (entity.kind !== 'fighter' || (entity as Fighter).hp > 0 || (entity as Fighter).maxHp === 0) return entity;
    last++;
    return { ...entity, conditions: [...entity.conditions, initialCondition(rules, last, KnockedOut, { value: 1 })] };
  });
  return { serial: last, ignored, entities: all };
}

/** What a running fight may have changed in a fighter. */
function withFacts(rules: Rules, f: Fighter, given: Given['fighters'], report: Report): Fighter {
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
function makeItem(rules: Rules, said: Given, { gear, at }: Given['items'][number], id: Id, path: readonly (string | number)[], report: Report): Item {
  const region = said.board.regions.indexOf(at);
  if (region < 0) report([...path, 'at'], `a region on the board: ${said.board.regions.join(', ')}`);
  const code = codeNamed(rules, (thing) => sortOf(thing) === 'gear', gear, [...path, 'gear'], report);
  return { id, kind: 'item', conditions: [], features: [], payment: null, gear: code, region };
}

function turnOf(said: Given, entities: readonly Fighter[], report: Report): Pick<Scene, 'order' | 'turn' | 'acting' | 'round'> {
  const fighters = entities.filter(({ kind }) => kind === 'fighter');
  const given = turnOrder(said, fighters, report);
  if (given === null) return { order: [], turn: -1, acting: NOBODY, round: 0 };
  const { order, turn } = given;
  const acting = order[turn];
  if (said.fighters.find(({ name }) => name === entities[acting].name)!.apLeft === undefined)
    return { order, turn: turn - 1, acting: NOBODY, round: said.round };
  return { order, turn, acting, round: said.round };
}
