import { GM, type Id, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { defineWords, type Report, winners } from '@riposte/ruleset';
import * as z from 'zod';
import { distance } from '../actions/regions.ts';
import { SPANS } from '../after-the-encounter/passing-time.ts';
import type { Attack } from '../attack-and-defence/attack-dice.ts';
import { DEFENCES, type Defence, defenceDie } from '../attack-and-defence/defence-dice.ts';
import { type Check, check } from '../characters/checks.ts';
import { DICE, fighter, fighters, type Item, NOWHERE, SCENE, scene } from '../characters/fighter.ts';
import { LADDER, showRank } from '../characters/ladder.ts';
import { weaponAt } from '../equipment/weapon.ts';
import { BY_HAND } from './by-hand.ts';
import { facts, SETTABLES } from './facts.ts';
import { impossible, NEEDS } from './impossible.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { sideNames } from './sides.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map(fighters(view).map(({ id, name }) => [id, name]));

/** Things on the ground, named by what they are and where. */
const items: Names = (view) => {
  const all = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, kind } of view.state.entities) {
    if (kind !== 'item') continue;
    const called = itemName(view, id, taken);
    taken.add(called);
    all.set(id, called);
  }
  return all;
};

const names: Names = (view) => new Map([...people(view), [SCENE, 'scene'], [GM, 'gm'], ...items(view)]);

/** "axe in hall", "axe in hall 2". */
function itemName(view: View, id: Id, taken: ReadonlySet<string>): string {
  const { gear, region } = view.state.entities[id] as Item;
  const plain = region < 0 ? `${view.rules.things[gear].id}, taken` : `${view.rules.things[gear].id} in ${scene(view).regions[region]}`;
  let called = plain;
  for (let n = 2; taken.has(called); n++) called = `${plain} ${n}`;
  return called;
}

const regions: Names = (view) => new Map([[NOWHERE, 'none'], ...scene(view).regions.map((called, region): [number, string] => [region, called])]);
const withMark =
  (mark: 'weapon' | 'spell'): Names =>
  (view) =>
    new Map([[NOBODY, 'none'], ...view.rules.things.flatMap((thing, code): [number, string][] => (mark in thing ? [[code, thing.id]] : []))]);
const weapons = withMark('weapon');
const spells = withMark('spell');
const anything: Names = (view) => new Map(view.rules.things.map((thing, code) => [code, thing.id]));
const ranks: Names = () => new Map(RANKS.map((called, rank) => [rank, called]));
const RANKS = LADDER.map((_sides, rank) => showRank(rank));
const fixed =
  (...words: readonly string[]): Names =>
  () =>
    new Map(words.map((word, value) => [value, word]));
const holds: Names = () =>
  new Map([
    [1, 'partial'],
    [2, 'full'],
  ]);

/** The statistic that a roll is usually made with. */
const USUAL_DIE = {
  'turn-order': 'REF',
  escape: 'STR',
  hold: 'STR',
  'first-aid': 'INT',
  survival: 'FOR',
  heal: 'INT',
  illusion: 'INT',
  affliction: 'FOR',
} as const;
const ROLLS = Object.keys(USUAL_DIE) as (keyof typeof USUAL_DIE)[];

const said = z
  .strictObject({
    way: z.enum(['melee', 'ranged', 'unarmed', 'grab', 'spell']),
    weapon: z.int(),
    spell: z.int(),
    distance: z.int().min(-1),
    thrown: z.boolean(),
    defence: z.enum(DEFENCES),
    roll: z.enum(ROLLS),
    die: z.enum(DICE),
    ritual: z.boolean(),
  })
  .partial();

type Said = z.infer<typeof said>;

/** What a number depends on. Of an attack, by default, the weapon in hand and the distance. */
function context(view: View, query: string, who: Id, against: Id, said: Said, report: Report): Attack | Defence | Check | undefined {
  if (said.way === 'spell' && said.spell === undefined) report(['spell'], 'the spell, where the way is "spell"');
  if (query === 'attack die' || query === 'attack advantage') return attackOf(view, who, against, said);
  if (query === 'minimum defence') return attackOf(view, against, who, said);
  if (query === 'defence die' || query === 'defence advantage' || query === 'active defence advantage') return defenceOf(view, who, against, said);
  const { roll = 'turn-order' } = said;
  if (query === 'die' || query === 'advantage') return check(roll, said.die ?? USUAL_DIE[roll], said.ritual ?? false);
  return undefined;
}

function attackOf(view: View, by: Id, at: Id, said: Said): Attack {
  const held = said.weapon ?? (by < 0 ? NOBODY : fighter(view, by).weapon);
  const weapon = weaponAt(view, held);
  const way = said.way ?? (typeof said.spell !== 'number' ? (weapon === null ? 'unarmed' : weapon.melee ? 'melee' : 'ranged') : 'spell');
  return {
    by,
    at,
    way,
    weapon: way === 'melee' || way === 'ranged' ? held : NOBODY,
    distance: said.distance ?? (by < 0 || at < 0 ? 0 : distance(view, by, at)),
    active: true,
    thrown: said.thrown ?? false,
    spell: said.spell ?? NOBODY,
    seen: 0,
  };
}

function defenceOf(view: View, who: Id, against: Id, said: Said): Defence {
  const attack = attackOf(view, against, who, said);
  const by = said.defence ?? 'passive';
  return { attack, by, die: defenceDie(view, attack, by) };
}

/** A pool of dice in the words of the book: "D6 with advantage". */
function dice(pool: string): string {
  const twice = /^2\(d(\d+)\)k([hl])$/.exec(pool);
  if (twice === null) return pool.toUpperCase();
  return `D${twice[1]} with ${twice[2] === 'h' ? 'advantage' : 'disadvantage'}`;
}

/** The acts by which so many minutes pass, the longest spans first; null if no spans add up to them. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  const acts: IntentJson[] = [];
  let left = minutes;
  for (const [span, length] of Object.entries(SPANS).sort((a, b) => b[1] - a[1])) {
    for (; left >= length; left -= length) acts.push({ do: 'pass-time', by: SCENE, with: { span } });
  }
  return left === 0 ? acts : null;
}

/** The language of the table for scenarios. */
export const words = defineWords({
  fighter: givenFighter,
  scene: givenScene,
  begin,
  names,
  gm: SCENE,
  values: {
    at: people,
    by: people,
    enemy: people,
    from: people,
    item: items,
    of: people,
    whom: people,
    arriving: regions,
    left: regions,
    who: people,
    side: sideNames,
    winner: (view) => new Map([[-1, 'none'], ...sideNames(view)]),
    on: people,
    'which-held': people,
    patient: people,
    to: regions,
    along: regions,
    spell: spells,
    weapon: weapons,
    unloaded: weapons,
    unproficient: weapons,
    poisoned: ranks,
    frightened: ranks,
    entangled: ranks,
    grabbed: holds,
    grappling: holds,
    'knocked-out': fixed('nonlethal', 'lethal'),
    weakened: fixed(...DICE),
  },
  preposition: { dead: null, 'knocked-out': null, prone: null, frightened: 'of', prisoner: 'held by', grappling: 'with', mounted: 'on', carrying: '' },
  changes: {
    moved: [names, regions],
    'order-set': [names, names],
    wielded: [names, weapons],
    'gear-taken': [names, anything],
    'gear-lost': [names, anything],
    'side-changed': [names, sideNames],
    'order-changed': [names, names],
    'minimum-stands': [names, ranks],
  },
  byHand: BY_HAND,
  usual: { close: false, type: 'lethal', cause: 'other', how: 'magic', winner: -1 },
  facts,
  settables: SETTABLES,
  stand: (view: View, place: number) => ({ region: scene(view).regions[place] }),
  said,
  context,
  dice,
  pass,
  over: winners,
  needs: NEEDS,
  impossible,
});
