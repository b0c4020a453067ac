import type { Change } from '@riposte/kernel';
import {
  adds,
  declare,
  defineAsk,
  defineChange,
  defineCondition,
  defineIntent,
  defineQuery,
  defineRoll,
  defineRules,
  die,
  type Entity,
  type Id,
  type Json,
  oneOf,
  oneWord,
  over,
  path,
  plainSum,
  type State,
  type View,
} from '@riposte/kernel';
import { defineTale, type Facts, type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';

const WIDTH = 6;
const HEIGHT = 4;

/** A game of the tests' own: lanterns in a yard, some of them dark. No other package knows it. */
interface Lantern extends Entity {
  name: string;
  side: number;
  place: number;
  oil: number;
  dark: boolean;
  turn: number;
}

const lantern = (view: { readonly state: State }, id: Id): Lantern => view.state.entities[id] as Lantern;
const lanterns = (view: { readonly state: State }): Lantern[] =>
  view.state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [entity as Lantern] : []));
const lit = (view: { readonly state: State }): Lantern[] => lanterns(view).filter((lantern) => lantern.oil > 0);

const Went: Change<[who: Id, place: number]> = defineChange('went', (store, who: Id, place: number): void => void ((store.edit(who) as Lantern).place = place));
const Spilt: Change<[who: Id, oil: number]> = defineChange(
  'spilt',
  (store, who: Id, oil: number): boolean => {
    (store.edit(who) as Lantern).oil -= oil;
    return oil > 0;
  },
  { secret: true },
);
const Darkened: Change<[who: Id, dark: boolean]> = defineChange('darkened', (store, who: Id, dark: boolean): boolean => {
  const mine = store.edit(who) as Lantern;
  if (mine.dark === dark) return false;
  mine.dark = dark;
  return true;
});
const Passed: Change<[scene: Id, to: Id]> = defineChange('passed', (store, scene: Id, to: Id): void => void ((store.edit(scene) as Lantern).turn = to));

const Glow = defineQuery<undefined>('glow', { rule: 'L-1', from: 'the wick', base: () => 2, combine: plainSum });
const Sooty = defineCondition('sooty', { rule: 'L-2', title: 'sooty', contributes: [adds(Glow, -1, { rule: 'L-2', label: 'soot' })] });
const PourRoll = defineRoll('pour', { rule: 'L-3', title: 'pour' });

const Shield = defineAsk<{ readonly by: Id }, 'open' | 'shut'>('shutter', {
  rule: 'L-4',
  answer: oneWord('L-4', () => ['open', 'shut']),
  fallback: () => 'open',
});

const passOn = (view: View, by: Id): Id => {
  const all = lit(view).map((one) => one.id);
  return all.find((id) => id > by) ?? all[0];
};

const Throw = defineIntent<{ readonly at: Id }>('throw', {
  rule: 'L-3',
  title: 'Throw oil',
  params: {
    at: oneOf({ rule: 'L-3', candidates: (view, { by }) => lit(view).flatMap((one) => (one.side !== lantern(view, by).side && !one.dark ? [one.id] : [])) }),
  },
  perform(play, by, { at }) {
    Darkened(play, by, false);
    const answer = play.ask(Shield, at, { by });
    const poured = play.roll(PourRoll, by, die(6));
    Spilt(play, at, poured + Glow(play, by) >= (answer === 'shut' ? 6 : 4) ? 1 : 0);
    Passed(play, 0, passOn(play, by));
    return true;
  },
});

const Walk = defineIntent<{ readonly along: readonly number[] }>('walk', {
  rule: 'L-5',
  title: 'Walk',
  params: {
    along: path({
      rule: 'L-5',
      next: (view, { by }, soFar) =>
        beside(soFar[soFar.length - 1] ?? lantern(view, by).place).filter((place) => !lit(view).some((one) => one.place === place && one.id !== by)),
      most: () => 3,
    }),
  },
  perform(play, by, { along }) {
    for (const place of along) {
      // Whom nobody saw is met.
      const there = lit(play).filter((one) => one.place === place && one.id !== by);
      for (const { id } of there) Darkened(play, id, false);
      if (there.length > 0) break;
      Went(play, by, place);
    }
    Passed(play, 0, passOn(play, by));
    return true;
  },
});

const Snuff = defineIntent('snuff', {
  rule: 'L-6',
  title: 'Snuff out',
  available: (view, by, refuse) => {
    if (lantern(view, by).dark) refuse('L-6', 'dark-already');
  },
  perform(play, by) {
    Darkened(play, by, true);
    Passed(play, 0, passOn(play, by));
    return true;
  },
});

function beside(place: number): number[] {
  const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)];
  const near = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return near.flatMap(([column, row]) => (column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT ? [] : [row * WIDTH + column]));
}

const names = (view: View): ReadonlyMap<number, string> =>
  new Map([
    [-2, 'gm'],
    ...view.state.entities.map((entity): [number, string] => [entity.id, entity.kind === 'scene' ? 'scene' : lantern(view, entity.id).name]),
  ]);

const blank = { conditions: [], features: [], payment: null };

interface Given {
  readonly sides: readonly string[];
  readonly fighters: readonly { readonly name: string; readonly side: string; readonly at: number; readonly oil: number; readonly dark: boolean }[];
}

export const LANTERNS: RuleSet = {
  rules: defineRules({
    id: 'lanterns',
    version: '1.0.0',
    title: 'Lanterns',
    options: {},
    rulings: () => ({}),
    intents: [Throw, Walk, Snuff],
    asks: [Shield],
    windows: [],
    rolls: [PourRoll],
    changes: [Went, Spilt, Darkened, Passed],
    queries: [Glow],
    conditions: [Sooty],
    features: [],
    resources: [],
    clocks: [],
    checkpoints: [],
    always: [],
    copy: (entity) => ({ ...entity }),
    next(view) {
      const sides = [...new Set(lit(view).map((one) => one.side))];
      return sides.length < 2
        ? over({ winner: sides[0] ?? -1 })
        : declare([lit(view).some((one) => one.id === lantern(view, 0).turn) ? lantern(view, 0).turn : lit(view)[0].id]);
    },
    perform: (play, intent) => intent.def.perform(play, intent.by, intent.with),
    sees(view, viewer, id) {
      const one = lantern(view, id);
      if (one.kind !== 'fighter') return 'all';
      const isMine = viewer.controls.some((mine) => lantern(view, mine).side === one.side);
      return isMine ? 'all' : one.dark ? 'hidden' : 'shown';
    },
    shown: (view, id) => ({ side: lantern(view, id).side, burns: lantern(view, id).oil > 1 ? 'bright' : 'low' }),
    name: (view, id) => names(view).get(id) ?? 'nobody',
  }),
  board: z.strictObject({ picture: z.unknown().optional() }),
  fighter: z.strictObject({
    name: z.string(),
    side: z.string(),
    creature: z.string().optional(),
    at: z.int(),
    oil: z.int().default(2),
    dark: z.boolean().default(false),
  }),
  setUp: (_rules, given) => {
    const { sides, fighters } = given as Given;
    const scene = { id: 0, kind: 'scene', ...blank, name: 'scene', side: -1, place: -1, oil: 0, dark: false, turn: 1 };
    const all = fighters.map((fighter, i) => ({
      id: i + 1,
      kind: 'fighter',
      ...blank,
      name: fighter.name,
      side: sides.indexOf(fighter.side),
      place: fighter.at,
      oil: fighter.oil,
      dark: fighter.dark,
      turn: 0,
    }));
    return { ok: true, value: { serial: 0, ignored: [], entities: [scene, ...all] as Entity[] } };
  },
  policy: {
    declare(view, who) {
      const [throwing] = view.candidates(Throw, who).filter((candidate) => view.legal(candidate));
      return throwing ?? view.candidates(Walk, who).find((candidate) => view.legal(candidate)) ?? null;
    },
    answer: (view, ask, who, about) => ask.fallback(view, who, about) as Json,
  },
  tale: defineTale<object>({
    messages: { en: 'change-went = goes to { $place }\nchange-spilt = spills { $oil }\nprompt-shutter = { $by } throws oil at { $who }\n' },
    prompts: [['shutter', (view, who, { by }: { readonly by: Id }) => ({ by: lantern(view, by).name, who: lantern(view, who).name })]],
    tellers: {},
    changes: { went: { fields: ['who', 'place'] }, spilt: { fields: ['who', 'oil'] } },
    fates: [],
    quiet: { changes: [Darkened, Passed] },
  }),
  words: {
    fighter: z.strictObject({ name: z.string() }),
    scene: z.strictObject({}),
    begin: () => ({ ok: true, value: { serial: 0, ignored: [], entities: [] } }),
    names,
    gm: 0,
    values: { at: names },
    changes: {},
    facts: (view, who): Facts => {
      const { kind, oil, turn, place } = lantern(view, who);
      return kind === 'scene' ? { turn: names(view).get(turn) ?? 'none', order: lit(view).map((one) => one.name) } : { oil, most: 2, place };
    },
    settables: { place: { range: () => ({ kind: 'number', least: 0, most: WIDTH * HEIGHT - 1 }), changes: (_view, who, value) => [[Went.id, who, value]] } },
    stand: (_view, place) => ({ place }),
    context: () => ({ ok: true, value: undefined }),
    dice: (pool) => pool.toUpperCase(),
    over: (_view, end) => end,
  },
  look: {
    gauges: [{ fact: 'oil', title: 'Oil', as: 'pips', most: 'most' }],
    ground: () => ({ kind: 'square', width: WIDTH, height: HEIGHT, unit: '1 step', marks: [{ title: 'wet', places: [2, 8] }] }),
    threatens: (view, id) => beside(lantern(view, id).place),
    line: (view, from, to) => `${Math.abs(lantern(view, from).place - lantern(view, to).place)} apart`,
    flank: (view, by, of) => {
      const other = lit(view).find((one) => one.side === lantern(view, by).side && one.id !== by && beside(one.place).includes(lantern(view, of).place));
      return other === undefined ? null : `with ${other.name}, who stands beside`;
    },
    tokens: (view) => lanterns(view).map(({ id, place }) => ({ id, places: [place], facing: 90 })),
  },
};

export const CANARY = 'SECRET-SHADE';

/** Two against two; the last of the second side is dark from the beginning. */
export const YARD = JSON.stringify({
  format: 'riposte/encounter/1',
  title: 'The yard',
  ruleset: 'lanterns',
  sides: ['Wicks', 'Moths'],
  board: {},
  fighters: [
    { name: 'Alba', side: 'Wicks', at: 0 },
    { name: CANARY, side: 'Moths', at: 10, dark: true },
    { name: 'Brand', side: 'Wicks', at: 12 },
    { name: 'Murk', side: 'Moths', at: 17 },
  ],
});
