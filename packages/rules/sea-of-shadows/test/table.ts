import { type Entity, Fight, type Id, type Json, makeRules, type Query, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { expect } from 'vitest';
import type * as z from 'zod';
import { fighterSchema } from '../src/contract/encounter.ts';
import { type Fighter, ruleSet, type Scene, seaOfShadows } from '../src/index.ts';

type Spec = Omit<z.input<typeof fighterSchema>, 'name' | 'side' | 'at'> & { readonly side?: number; readonly at?: string; readonly has?: readonly Bearing[] };
/** A condition with its value and the name of its source. */
type Bearing = string | readonly [condition: string, value: number, source?: string];

interface Given {
  readonly options?: Record<string, Json>;
  readonly regions?: readonly string[];
  readonly paths?: readonly (readonly [string, string])[];
  readonly hard?: readonly string[];
  readonly aftermath?: boolean;
  /** Turn order; default: as named. "roll" = by REF. */
  readonly order?: readonly string[] | 'roll';
}

interface How {
  readonly dice?: readonly (readonly [who: string, roll: string, total: number])[];
  readonly choose?: readonly (readonly [who: string, ask: string, answer: Json])[];
}

const USUAL = { dice: { ATT: 'D8', DEF: 'D6', STR: 'D8', REF: 'D6', INT: 'D6', PRE: 'D6', FOR: 'D6' }, hp: 4, mp: 3, ap: 2, gear: ['sword'] } as const;

/**
 * A fight in the language of the table. Fighters have names. By default each has D8 in ATT and STR, D6 in the others, 4 HP,
 * 3 MP, 2 AP and a sword. Dice and choices that go unused fail; questions without a choice get their default.
 */
export function table(fighters: Record<string, Spec>, given: Given = {}) {
  const rules = makeRules(seaOfShadows, { options: given.options ?? {} });
  const names = Object.keys(fighters);
  const regions = [...(given.regions ?? ['here'])];
  const specs = names.map((name, i) => {
    const { has: _has, side = i, at = regions[0], ...more } = fighters[name];
    return fighterSchema.parse({ ...USUAL, ...more, dice: { ...USUAL.dice, ...more.dice }, name, side: `side ${side}`, at });
  });
  const board = {
    regions,
    paths: (given.paths ?? []).map(([a, b]): [string, string] => [a, b]),
    hard: [...(given.hard ?? [])],
    exits: [],
    aftermath: given.aftermath ?? false,
  };
  const sides = names.map((_name, i) => `side ${i}`);
  const state: State = valueOf(ruleSet.setUp(rules, { board, sides, fighters: specs }));
  const id = (name: string): Id => (name === 'GM' ? -2 : name === 'scene' ? 0 : 1 + names.indexOf(name));
  names.forEach((name) => {
    for (const one of fighters[name].has ?? []) {
      const [kind, value, source] = typeof one === 'string' ? [one, 0, undefined] : one;
      state.serial++;
      const condition = {
        id: state.serial,
        kind: rules.codeNamed(kind),
        source: source === undefined ? -1 : id(source),
        value,
        since: state.serial,
        parent: -1,
        clock: -1,
        of: -1,
        at: 0,
      };
      state.entities[id(name)].conditions = [...state.entities[id(name)].conditions, condition];
    }
  });
  if (given.order !== 'roll') Object.assign(state.entities[0], { order: (given.order ?? names).map(id), round: 1 } satisfies Partial<Scene>);
  const fight = Fight.open(rules, state, { seed: 'table', strict: true });
  const fighter = (name: string): Fighter => fight.state.entities[id(name)] as Fighter;
  const named = (value: Json): Json =>
    typeof value === 'string' && (names.includes(value) || value === 'nobody')
      ? id(value)
      : typeof value === 'string' && regions.includes(value)
        ? regions.indexOf(value)
        : Array.isArray(value)
          ? value.map(named)
          : typeof value === 'string' && rules.codes.things.includes(value)
            ? rules.codeNamed(value)
            : value;
  const withIds = (chosen: Record<string, Json>): Record<string, Json> =>
    Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, key === 'span' ? value : named(value)]));

  const answerAll = (how: How): void => {
    const choices = [...(how.choose ?? [])];
    while (fight.pending !== null) {
      const { pending } = fight;
      if (pending.kind !== 'answer') throw new Error('a roll is waited for');
      const at = choices.findIndex(([who, ask]) => id(who) === pending.whos[0] && ask === pending.ask.id);
      if (at < 0) fight.passDeadline();
      else {
        const [[, , answer]] = choices.splice(at, 1);
        fight.answer(
          pending.ask.id === 'provoked' && answer === 'strike'
            ? { do: 'opportunity-attack', by: pending.whos[0], with: { at: (pending.about as { by: Id }).by } }
            : answer,
        );
      }
    }
    expect(choices, 'choices that nobody asked for').toEqual([]);
  };

  const it = {
    fight,
    rules,
    fighter,
    id,
    /** A fighter declares an act; the dice fall as given. */
    when(who: string, act: string, chosen: Record<string, Json> = {}, how: How = {}) {
      const start = fight.lines.length;
      for (const [roller, roll, total] of how.dice ?? []) fight.force({ roll, who: id(roller), faces: null, total, reason: 'told' });
      fight.submit({ do: act, by: id(who), with: withIds(chosen) });
      answerAll(how);
      const forced = fight.lines.slice(start).filter((line) => line.in === 'roll' && line.from === 'forced').length;
      expect(forced, 'dice that fell as told').toBe(how.dice?.length ?? 0);
      return it;
    },
    /** Ends the turn of the one who acts. */
    endTurn(how: How = {}) {
      return it.when(names[fight.declarers[0] - 1], 'end-turn', {}, how);
    },
    /** Rules by which an act is refused; none = it is open. */
    refusals: (who: string, act: string, chosen: Record<string, Json> = {}): string[] =>
      fight.view.refusals(rules.intent({ do: act, by: id(who), with: withIds(chosen) })).map((refusal) => refusal.rule),
    /** Pools rolled since the fight began: "defence 2(d6)kh". */
    rolled: (roll: string): string[] =>
      fight.path().flatMap((n) => {
        const line = fight.lines[n];
        return line.in === 'roll' && line.roll === roll ? [line.pool] : [];
      }),
    /** Who was asked, by question. */
    asked: (ask: string): string[] =>
      fight.path().flatMap((n) => {
        const line = fight.lines[n];
        return line.in === 'answer' && line.ask === ask ? [line.who < 0 ? 'GM' : names[line.who - 1]] : [];
      }),
    hp: (name: string): number => fighter(name).hp,
    ap: (name: string): number => fighter(name).ap,
    region: (name: string): string => regions[fighter(name).region],
    acting: (): string => (fight.declarers.length === 1 && fight.declarers[0] > 0 ? names[fight.declarers[0] - 1] : ''),
    /** Conditions, given and following. */
    is: (name: string, condition: string): boolean => fight.view.has(id(name), rules.things[rules.codeNamed(condition)] as never),
    number: <C>(query: Query<C>, name: string, against = 'nobody', context?: C): number =>
      query(fight.view, id(name), against === 'nobody' ? -1 : id(against), context),
    why: <C>(query: Query<C>, name: string, against: string, context: C) => fight.view.explain(query, id(name), id(against), context),
    entity: (n: Id): Entity => fight.state.entities[n],
  };
  return it;
}
