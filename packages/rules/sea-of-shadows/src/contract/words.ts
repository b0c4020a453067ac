import { type ChangeJson, ConditionGiven, GM, type Id, type IntentJson, type Json, NOBODY, type Ruleset, type State, type View } from '@riposte/kernel';
import { ActionPoints } from '../actions/action-points.ts';
import { SPANS } from '../after-the-encounter/end-of-encounter.ts';
import { BY_HAND } from './by-hand.ts';
import { sortOf } from '../equipment/catalogue.ts';
import { awake, KnockedOut } from '../problematic-situations/helpless.ts';
import { Hurt, MagicPoints } from '../taking-damage/damage.ts';
import type { Report } from './encounter.ts';
import { DICE, type Die, dieOf, type Fighter, fighter, fighters, type Item, SCENE, scene } from '../characters/fighter.ts';
import { Healed } from '../taking-damage/magical-healing.ts';
import { impossible, NEEDS } from './impossible.ts';
import { LADDER, showRank } from '../characters/ladder.ts';
import { Moved } from '../actions/movement.ts';
import { type Attack, type Check, check, type Defence, type DefenceBy } from '../characters/checks.ts';
import { distance } from '../actions/regions.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { spellAt } from '../magic/spell.ts';
import { weaponAt } from '../equipment/weapon.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map(fighters(view).map((one) => [one.id, one.name]));

/** Things on the ground, by what and where they are. */
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

const regions: Names = (view) => new Map(scene(view).regions.map((called, region) => [region, called]));
const withMark =
  (mark: 'weapon' | 'spell'): Names =>
  (view) =>
    new Map([[NOBODY, 'none'], ...view.rules.things.flatMap((one, code): [number, string][] => (mark in one ? [[code, one.id]] : []))]);
const weapons = withMark('weapon');
const spells = withMark('spell');
const anything: Names = (view) => new Map(view.rules.things.map((one, code) => [code, one.id]));
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

/** All facts of a fighter, a thing on the ground or the scene. */
function facts(view: View, who: Id): { readonly [fact: string]: Json } {
  const entity = view.state.entities[who];
  if (entity.kind === 'scene') return sceneFacts(view);
  if (entity.kind === 'item') return { region: scene(view).regions[(entity as Item).region] ?? 'none' };
  const f = fighter(view, who);
  return {
    hp: f.hp,
    maxHp: f.maxHp,
    mp: f.mp,
    maxMp: f.maxMp,
    ap: f.apTotal,
    apLeft: f.ap,
    borrowed: f.borrowed,
    extraMoves: f.extraMoves,
    acted: f.acted,
    turns: f.turns,
    region: scene(view).regions[f.region],
    weapon: f.weapon < 0 ? 'none' : view.rules.things[f.weapon].id,
    ...borne(view, f),
    dice: Object.fromEntries(DICE.map((die) => [die, showRank(dieOf(f, die))])),
    size: f.size,
    minor: f.minor,
    room: f.room,
  };
}

/** What a fighter bears, by sort. */
function borne(view: View, { features }: Fighter): { readonly gear: string[]; readonly traits: string[]; readonly spells: string[] } {
  const all = { gear: [] as string[], traits: [] as string[], spells: [] as string[] };
  for (const code of features) {
    const thing = view.rules.things[code];
    all[sortOf(thing)].push(thing.id);
  }
  return all;
}

function sceneFacts(view: View): { readonly [fact: string]: Json } {
  const { round, acting, order, minutes } = scene(view);
  return { round, turn: acting < 0 ? 'none' : fighter(view, acting).name, order: order.map((id) => fighter(view, id).name), minutes };
}

/** Changes for what the game master may set: place, HP, MP, AP in hand. */
function decree(view: View, who: Id, fact: string, value: Json): readonly ChangeJson[] | null {
  if (view.state.entities[who]?.kind !== 'fighter') return null;
  const { hp, maxHp } = fighter(view, who);
  if (fact === 'region') {
    const to = scene(view).regions.indexOf(String(value));
    return to < 0 ? null : [[Moved.id, who, to]];
  }
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return null;
  if (fact === 'hp')
    return value > maxHp ? null : value >= hp ? [[Healed.id, who, value - hp]] : [[Hurt.id, who, hp - value, true], ...(value === 0 ? outNow(view, who) : [])];
  const resource = fact === 'mp' ? MagicPoints : fact === 'apLeft' ? ActionPoints : null;
  return resource === null ? null : [['resource-set', who, view.rules.resourceCodes[resource.index], value]];
}

/** Out of HP, out of the fight. @rule SS-KNO-001 SS-KNO-003 */
function outNow(view: View, who: Id): readonly ChangeJson[] {
  if (!awake(view, who)) return [];
  return [
    [ConditionGiven.id, who, view.rules.codeOf(KnockedOut), NOBODY, 1, NOBODY, NOBODY, NOBODY, 0],
    ['resource-set', who, view.rules.resourceCodes[MagicPoints.index], 0],
  ];
}

interface Said {
  readonly way?: Attack['way'];
  readonly weapon?: number;
  readonly spell?: number;
  readonly distance?: number;
  readonly thrown?: boolean;
  readonly defence?: DefenceBy;
  readonly roll?: Check['roll'];
  readonly die?: Die;
  readonly ritual?: boolean;
}

/** What a number depends on: of an attack the weapon in hand and the distance, unless said otherwise. */
function context(view: View, query: string, who: Id, against: Id, said: Said, report: Report): Attack | Defence | Check | undefined {
  if (said.way === 'spell' && said.spell === undefined) report(['spell'], 'the spell, where the way is "spell"');
  if (query === 'attack die' || query === 'attack advantage') return attackOf(view, who, against, said);
  if (query === 'minimum defence') return attackOf(view, against, who, said);
  if (query === 'defence die' || query === 'defence advantage' || query === 'active defence advantage') return defenceOf(view, who, against, said);
  if (query === 'die' || query === 'advantage') return check(said.roll ?? 'turn-order', said.die ?? 'REF', said.ritual ?? false);
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
  const resisted = attack.way === 'spell' ? (spellAt(view, attack.spell).defence ?? 'DEF') : attack.way === 'grab' ? 'STR' : 'DEF';
  const die: Die = by === 'parry' ? 'ATT' : by === 'block' ? 'DEF' : by === 'passive' ? resisted : 'REF';
  return { attack, by, die };
}

/** "d6" and what is made of it, as the book says it. */
function dice(pool: string): string {
  const twice = /^2\(d(\d+)\)k([hl])$/.exec(pool);
  if (twice === null) return pool.toUpperCase();
  return `D${twice[1]} with ${twice[2] === 'h' ? 'advantage' : 'disadvantage'}`;
}

/** The acts by which so many minutes pass, longest spans first; null for what no spans add up to. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  const acts: IntentJson[] = [];
  let left = minutes;
  for (const [span, length] of Object.entries(SPANS).sort((a, b) => b[1] - a[1])) {
    for (; left >= length; left -= length) acts.push({ do: 'pass-time', by: SCENE, with: { span } });
  }
  return left === 0 ? acts : null;
}

/** Who won: all fighters of the side; nobody when none is left standing. */
function over(view: View, end: Json): Json {
  const { winner } = end as { readonly winner: number };
  return { winner: fighters(view).flatMap((one) => (one.side === winner ? [one.name] : [])) };
}

/** The language of the table for scenarios. */
export const words = {
  fighter: givenFighter,
  scene: givenScene,
  begin: begin as (rules: Ruleset, given: never, report: Report) => State,
  names,
  gm: SCENE,
  values: {
    at: people,
    by: people,
    enemy: people,
    from: people,
    item: items,
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
  turns: {
    survived: ['has rolled for survival', 'may roll for survival again'],
    'spear-used': ['no longer has the spear set', 'has the spear set again'],
    'after-encounter': ['is through with the encounter', 'is back in the encounter'],
    'cannot-run': ['cannot run any more', 'can run again'],
    'lost-eye': ['has lost an eye', 'has both eyes again'],
    'lost-hand': ['has lost a hand', 'has both hands again'],
  } as const,
  changes: {
    moved: [names, regions],
    'order-set': [names, names],
    wielded: [names, weapons],
    'gear-taken': [names, anything],
    'gear-lost': [names, anything],
    'minimum-stands': [names, ranks],
  },
  byHand: BY_HAND,
  facts,
  decree,
  stand: (view: View, place: number) => ({ region: scene(view).regions[place] }),
  context: context as (view: View, query: string, who: Id, against: Id, said: { readonly [key: string]: Json }, report: Report) => unknown,
  dice,
  pass,
  over,
  needs: NEEDS,
  impossible,
};
