import { GM, type Id, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { defineWords, winners } from '@riposte/ruleset';
import * as z from 'zod';
import type { Rolling } from '../attacks/advantage.ts';
import { type Attack, attackWith, MANEUVERS } from '../attacks/attack.ts';
import { everybody, fighter, type Item, itemsOf, SCENE, scene } from '../fighters/fighter.ts';
import { SKILL_NAMES } from '../fighters/skills.ts';
import { LOCATIONS } from '../harm/injuries.ts';
import { CAUSES } from '../harm/unconscious.ts';
import { bestAbility } from '../magic/casting.ts';
import { CASTING, SOURCES } from '../magic/spell.ts';
import { HEADING_NAMES } from '../movement/board.ts';
import { SURRENDERS } from '../rounds/presence.ts';
import { sideNames } from '../rounds/sides.ts';
import { BY_HAND } from './by-hand.ts';
import { bare, facts, placeName } from './facts.ts';
import { impossible, NEEDS } from './impossible.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { SETTABLES } from './settables.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map([[NOBODY, 'none'], ...everybody(view).map((id): [number, string] => [id, fighter(view, id).name])]);

const cells: Names = (view) => {
  const { width, height } = scene(view);
  return new Map([[NOBODY, 'none'], ...Array.from({ length: width * height }, (_, place): [number, string] => [place, placeName(view, place)])]);
};

/** Items by name; those of one name also by whose they are or where they lie. */
const items: Names = (view) => {
  const all = view.state.entities.flatMap((entity) => (entity.kind === 'item' ? [entity as Item] : []));
  const alike = new Map<string, number>();
  for (const { name } of all) alike.set(name, (alike.get(name) ?? 0) + 1);
  const taken = new Set(['bare hand']);
  for (const item of all) taken.add(itemName(view, item, alike.get(item.name) === 1, taken));
  return new Map([...taken].map((called, i) => [i === 0 ? NOBODY : all[i - 1].id, called]));
};

function itemName(view: View, { name, holder, place }: Item, isOnly: boolean, taken: ReadonlySet<string>): string {
  const plain = isOnly ? name : holder >= 0 ? `${name} of ${fighter(view, holder).name}` : `${name} at ${placeName(view, place)}`;
  let called = plain;
  for (let n = 2; taken.has(called); n++) called = `${plain} ${n}`;
  return called;
}

const names: Names = (view) => {
  const all = new Map<number, string>(everybody(view).map((id): [number, string] => [id, fighter(view, id).name]));
  all.set(SCENE, 'scene');
  all.set(GM, 'gm');
  for (const [id, called] of items(view)) if (id >= 0) all.set(id, called);
  return all;
};

const headings: Names = (view) => new Map(HEADING_NAMES[scene(view).grid].map((called, heading) => [heading, called]));
const things: Names = (view) => new Map(view.rules.things.map((thing, code) => [code, thing.id]));
const fixed =
  (from: number, ...words: readonly string[]): Names =>
  () =>
    new Map(words.map((word, i) => [from + i, word]));

const spareSteps = fixed(-1, 'no', 'yes', 'one step', 'two steps', 'three steps', 'four steps', 'five steps', 'six steps');

/** What may be said of a number. */
const said = z
  .strictObject({
    weapon: z.int(),
    way: z.enum(['melee', 'unarmed', 'ranged', 'thrown', 'spell']),
    manoeuvre: z.enum(MANEUVERS),
    aim: z.enum(['body', 'shield']),
    spare: z.int(),
    swift: z.boolean(),
    metres: z.number(),
    behind: z.boolean(),
    exposed: z.boolean(),
    roll: z.enum(['combat', 'hit', 'evasion', 'ranged-evasion', 'fortitude', 'will', 'check', 'cast']),
    skill: z.enum(SKILL_NAMES),
    band: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    spell: z.int(),
    ability: z.enum(CASTING),
  })
  .partial();

type Said = z.infer<typeof said>;

const ATTACKS = ['attack value', 'shooter modifier', 'miss chance', 'precision', 'exposing', 'damage bonus', 'doublings', 'halvings'];
const CASTS = ['spell bonus', 'spell cast number', 'spell save number'];
const DEFENCES = ['evasion', 'unarmed evasion', 'ranged evasion'];

/** What a number depends on: of an attack, the first weapon in hand and how they stand, where nothing else is given. */
function context(view: View, query: string, who: Id, against: Id, said: Said): unknown {
  if (ATTACKS.includes(query)) return attackOf(view, who, against, said);
  if (DEFENCES.includes(query)) return against < 0 ? bare(view, who) : attackOf(view, against, who, said);
  if (query === 'bonus dice') return { attack: attackOf(view, who, against, said), exposed: said.exposed ?? false };
  if (query === 'advantages' || query === 'disadvantages') return rollingOf(view, who, against, said);
  if (query === 'skill bonus') return { skill: said.skill ?? 'initiative' };
  if (query === 'range' || query === 'draw weight') return { item: said.weapon ?? firstWeapon(view, who), band: said.band ?? 1, thrown: said.way === 'thrown' };
  if (CASTS.includes(query)) return { spell: said.spell ?? NOBODY, ability: said.ability ?? bestAbility(view, who) };
  return undefined;
}

const firstWeapon = (view: View, who: Id): Id =>
  who < 0 ? NOBODY : (itemsOf(view, who, 'hand').find((weapon) => weapon.stats.sort === 'weapon')?.id ?? NOBODY);

const attackOf = (view: View, by: Id, at: Id, said: Said): Attack =>
  by < 0
    ? bare(view, at)
    : attackWith(view, by, at, said.way === 'unarmed' ? NOBODY : (said.weapon ?? firstWeapon(view, by)), { ...said, maneuver: said.manoeuvre });

function rollingOf(view: View, who: Id, against: Id, said: Said): Rolling {
  const roll = said.roll ?? 'evasion';
  const mine = roll === 'combat' || roll === 'hit';
  const attack = against < 0 ? null : mine ? attackOf(view, who, against, said) : attackOf(view, against, who, said);
  return { roll, attack, skill: said.skill ?? null };
}

/** "d10" and what is made of it, as the book says it. */
function dice(pool: string): string {
  const defence = /^(?:(d\d+)|2\((d\d+)\)k([hl]))!\d+$/.exec(pool);
  const twice = defence ?? /^(?:(d\d+)|2\((d\d+)\)k([hl]))$/.exec(pool);
  if (twice === null) return pool;
  const [, single, pair, kept] = twice;
  return `1${single ?? pair}${defence === null ? '' : '*'}${kept === undefined ? '' : kept === 'h' ? ' with advantage' : ' with disadvantage'}`;
}

const SHORT_REST = 30;
const HOUR = 60;
const NIGHT = 8 * HOUR;
const LONGEST = 24 * HOUR;

/** Whole nights of 8 hours, then Short Rests of up to half an hour. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  if (minutes < 1 || minutes > LONGEST) return null;
  const acts: IntentJson[] = [];
  let left = minutes;
  for (; left >= NIGHT; left -= NIGHT) acts.push({ do: 'long-rest', by: SCENE, with: { hours: NIGHT / HOUR, sleep: 6 } });
  for (; left > 0; left -= SHORT_REST) acts.push({ do: 'short-rest', by: SCENE, with: { minutes: Math.min(left, SHORT_REST) } });
  return acts;
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
    who: people,
    held: people,
    patient: people,
    push: people,
    weapon: items,
    item: items,
    'which-weapon': items,
    to: cells,
    along: cells,
    fling: cells,
    'push-where': cells,
    heading: headings,
    spell: things,
    condition: things,
    enhance: things,
    spare: spareSteps,
    ignoring: things,
    unconscious: fixed(0, ...CAUSES),
    'major-injury': fixed(0, ...LOCATIONS),
    'minor-injury': fixed(0, ...LOCATIONS),
    surrendered: fixed(0, ...SURRENDERS),
    mount: people,
    animal: people,
    conjured: fixed(0, ...SOURCES),
    'which-hold': people,
    'leap-to': people,
    'stray-to': people,
    where: cells,
    side: sideNames,
    winner: (view) => new Map([[NOBODY, 'none'], ...sideNames(view)]),
  },
  usual: {
    pay: 'energy',
    aim: 'body',
    enhance: [],
    ability: 'best',
    type: 'physical',
    cause: 'blow',
    armour: false,
    lethal: true,
    pool: 'aura',
    kind: 'major',
    place: 'arm',
    winner: NOBODY,
  },
  changes: {
    attacked: [names, names],
    moved: [names, cells, cells],
    placed: [names, cells],
    turned: [names, headings],
    'struck-by': [names, people],
    'item-moved': [names, people, null, cells],
    'item-loaded': [names],
    'item-broken': [names],
  },
  byHand: BY_HAND,
  facts,
  settables: SETTABLES,
  stand: (view: View, place: number) => ({ at: placeName(view, place) }),
  said,
  context,
  dice,
  pass,
  over: (view, end) => winners(view, end, (_view, id) => !fighter(view, id).inanimate),
  needs: NEEDS,
  impossible,
});
