import { GM, type Id, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { defineWords, type Report, winners } from '@riposte/ruleset';
import * as z from 'zod';
import { spellAt } from '../catalogue/spells.ts';
import { AILMENTS } from '../health/ailments.ts';
import { LEVELS } from '../health/wound-levels.ts';
import { type Attack, weaponAttack } from '../rolls/attack.ts';
import { CHECK_NAMES, type CheckName } from '../rolls/checks.ts';
import type { Guard } from '../rolls/defence.ts';
import { COVER } from '../rolls/modifiers.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { SCENE, scene } from '../state/scene.ts';
import { BY_HAND } from './by-hand.ts';
import { DEFENCES, facts, placeName } from './facts.ts';
import { impossible, NEEDS, skillNames } from './impossible.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { settables } from './settables.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map(fighters(view).map((fighter) => [fighter.id, fighter.name]));
const names: Names = (view) => new Map([...people(view), [SCENE, 'scene'], [GM, 'gm']]);

/** Each side by the first who is on it. */
const sides = (view: View): Map<number, string> =>
  fighters(view).reduce((known, { side, name }) => (known.has(side) ? known : known.set(side, name)), new Map<number, string>());
const sidesOrNobody: Names = (view) => new Map([...sides(view), [NOBODY, 'nobody']]);
const sidesOrOwn: Names = (view) => new Map([...sides(view), [Math.max(...sides(view).keys()) + 1, 'its own']]);

/** Every place of the board as "column,row". */
const places: Names = (view) => {
  const { board } = scene(view);
  const all = 'height' in board ? board.width * board.height : 0;
  return new Map([[NOBODY, 'none'], ...Array.from({ length: all }, (_, at): [number, string] => [at, placeName(view, at)])]);
};

const withMark =
  (...marks: readonly string[]): Names =>
  (view) =>
    new Map([
      [NOBODY, 'none'],
      ...view.rules.things.flatMap((thing, code): [number, string][] => (marks.some((mark) => mark in thing) ? [[code, thing.id]] : [])),
    ]);

const things = withMark('weapon', 'item');
const spells = withMark('spell');
const levels: Names = () => new Map(LEVELS.map((level, i) => [i + 1, level]));
const covers: Names = () => new Map(COVER.map((level, i) => [i, level]));
const ailments: Names = () => AILMENTS;

/** What an attack is, where it is not one with the weapon in hand over the distance between the two. */
const saidAttack = z
  .strictObject({
    way: z.enum(['melee', 'ranged', 'spell']),
    act: z.string(),
    weapon: z.int(),
    spell: z.int(),
    targets: z.enum(DEFENCES),
    distance: z.int().min(0),
  })
  .partial();

const saidGuard = z.strictObject({ kind: z.enum(DEFENCES), defence: z.enum(DEFENCES), braced: z.boolean() }).partial();
const saidCheck = z.strictObject({ check: z.enum(CHECK_NAMES) });
const saidLevel = z.strictObject({ level: z.int().min(1).max(5) }).partial();
const saidAct = z.strictObject({ act: z.string() }).partial();
const nothing = z.strictObject({});

/** Each query reads what it depends on itself. */
const said = z.record(z.string(), z.unknown());

type Said = z.infer<typeof said>;

const ATTACK_QUERIES = ['attack', 'damage'];
const AGAINST_QUERIES = ['toughness', 'base toughness', 'wound steps'];

/** What a number depends on. By default an attack is one with the weapon in hand over the distance between the two. */
function context(view: View, query: string, who: Id, against: Id, said: Said, report: Report): Attack | Guard | CheckName | number | string | undefined {
  const read = <T>(shape: z.ZodType<T>): T => {
    const { success, data, error } = shape.safeParse(said);
    if (success) return data;
    const [issue] = error.issues;
    return issue.code === 'unrecognized_keys' ? report([issue.keys[0]], `nothing that "${query}" depends on`) : report(issue.path as string[], issue.message);
  };
  if (ATTACK_QUERIES.includes(query)) return attackOf(view, who, against, read(saidAttack));
  if (AGAINST_QUERIES.includes(query)) return attackOf(view, against, who, read(saidAttack));
  if (query === 'extra AP' || query === 'least AP') return read(saidAct).act ?? 'attack';
  if (query === 'check') return read(saidCheck).check;
  if (query === 'wound slots') return read(saidLevel).level ?? 1;
  if (query !== 'defence') return read(nothing) && undefined;
  const { kind, defence, braced = false } = read(saidGuard);
  return { kind: kind ?? defence ?? 'melee', braced };
}

function attackOf(view: View, by: Id, at: Id, said: z.infer<typeof saidAttack>): Attack {
  const spell = said.spell === undefined ? null : spellAt(view, said.spell);
  const maker = by < 0 ? at : by;
  const target = at < 0 ? maker : at;
  const plain = weaponAttack(view, maker, target, said.act ?? 'attack', 0, said.weapon ?? fighter(view, maker).weapon);
  const way = said.way ?? (spell === null ? plain.way : 'spell');
  return {
    ...plain,
    by: maker,
    at: target,
    way,
    school: spell?.school ?? '',
    damage: spell?.damage ?? plain.damage,
    piercing: spell?.piercing ?? plain.piercing,
    targets: said.targets ?? spell?.targets ?? (way === 'melee' ? 'melee' : 'ranged'),
    distance: said.distance ?? plain.distance,
    element: spell === null || spell.element === 'cold' ? '' : spell.element,
  };
}

/** A pool of dice as the book says it. */
function dice(pool: string): string {
  if (pool === 'less 6(d12)') return 'd12 - 6';
  return pool.startsWith('open(') ? 'd6 - d6, open-ended' : pool === 'd6-d6' ? 'd6 - d6' : pool;
}

/** Minutes pass out of combat. */
const pass = (view: View, minutes: number): readonly IntentJson[] | null => (scene(view).peace ? [{ do: 'pass-time', by: SCENE, with: { minutes } }] : null);

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
    whose: people,
    on: people,
    who: people,
    whom: people,
    side: sidesOrOwn,
    winner: sidesOrNobody,
    of: people,
    from: people,
    to: places,
    along: places,
    patient: people,
    flight: places,
    place: places,
    'ignore-flank': people,
    spell: spells,
    weapon: things,
    what: things,
    item: things,
    level: levels,
    'choose-level': levels,
    'choose-recovery': levels,
    cover: covers,
    bleeding: ailments,
    burning: ailments,
    poisoned: ailments,
    'item-effect': things,
  },
  usual: { winner: NOBODY, tuck: false, toughness: 'full', cause: 'blow', yards: 0, stamina: 0 },
  preposition: {
    mounted: 'on',
    captive: 'of',
    ignoring: '',
    grappling: 'with',
    sharing: 'with',
    dead: null,
    unconscious: null,
    helpless: null,
    prone: null,
    bleeding: null,
  },
  changes: {
    moved: [names, places],
    sat: [names, places],
    dragged: [names, places],
    'pushed-in': [names, places],
    attacked: [names, names],
    'wound-taken': [names, levels],
    'wound-healed': [names, levels],
    wielded: [names, things],
    'lots-drawn': [names, names],
    'order-fixed': [names, names],
  },
  facts,
  settables: settables(skillNames, placeName),
  byHand: BY_HAND,
  stand: (view: View, place: number) => ({ at: placeName(view, place) }),
  said,
  context,
  dice,
  pass,
  over: winners,
  needs: NEEDS,
  impossible,
  skills: skillNames,
});
