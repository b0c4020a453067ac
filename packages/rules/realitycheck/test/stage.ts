import { type Condition, type Entity, type Fight, type Id, makeRules, NOBODY, type Options, type Rules, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import type { Passage, Step } from '@riposte/testkit';
import { boardSchema, type Fighter, fighter, fighterSchema, realitycheck, ruleSet } from '../src/index.ts';

export const rulesWith = (options: Options = {}): Rules => makeRules(realitycheck, { options });

export const rules = rulesWith();

const WIDTH = 12;

/** A place by column and row from 0. */
export const spot = (x: number, y: number): number => y * WIDTH + x;

/** One who is on the stage: where, with what, and what a running fight has changed. */
export interface Someone {
  readonly name: string;
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly wields: string | object;
  readonly bears: readonly string[];
  readonly now: Partial<Fighter>;
}

/** AV 18, 1d8+2, Evasion 9. */
export function someone(id: Id, name: string, side: number, more: Partial<Omit<Someone, 'name' | 'side' | 'now'>> & Partial<Fighter> = {}): Someone {
  const { x = id, y = 1, wields = 'sword', bears = [], ...now } = more;
  return { name, side, x, y, wields, bears, now };
}

const SWORD = { name: 'sword', damage: '1d8', attack: 1, reach: 1 };

export function stage(...all: readonly Someone[]): State {
  const fighters = all.map(({ name, side, x, y, wields }) =>
    fighterSchema.parse({
      name,
      side: String(side),
      at: `${x + 1},${y + 1}`,
      abilities: { str: 14, dex: 12 },
      mpl: 5,
      aura: 24,
      stamina: 10,
      skills: { initiative: 4 },
      gear: [wields === 'sword' ? SWORD : wields],
    }),
  );
  const state = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({ width: WIDTH, height: 8 }), sides: ['0', '1'], fighters }));
  const entities = state.entities.map((entity): Entity => {
    if (entity.kind === 'scene') return { ...entity, round: 1 } as Entity;
    return entity.kind === 'fighter'
      ? ({ ...entity, energy: 5, agility: 3, ...all[entity.id - 1].now, conditions: bearing(entity.id, all[entity.id - 1].bears) } as Entity)
      : entity;
  });
  return { ...state, serial: 10_000, entities };
}

function bearing(id: Id, list: readonly string[]): Condition[] {
  const conditions: Condition[] = [];
  for (const one of list) bear(conditions, id, one, NOBODY);
  return conditions;
}

/** A condition with those it carries, without an end unless "(n)" gives the round as which it ends. */
function bear(conditions: Condition[], on: Id, text: string, parent: number): void {
  const [, name, round] = /^([a-z-]+)(?:\((\d+)\))?$/.exec(text)!;
  const id = on * 100 + conditions.length;
  const clock = round === undefined ? NOBODY : rules.codes.clocks.indexOf('rounds');
  conditions.push({
    id,
    kind: rules.codeNamed(name),
    source: NOBODY,
    value: 0,
    since: id,
    parent,
    clock,
    of: round === undefined ? NOBODY : 0,
    at: Number(round ?? 0),
  });
  const def = rules.def.conditions.find((condition) => condition.id === name)!;
  for (const child of def.carries()) bear(conditions, on, child.id, id);
}

export const passage = (state: State, steps: readonly Step[], expect: (fight: Fight) => void, made: Rules = rules): Passage => ({
  rules: made,
  state,
  steps,
  expect,
});

export const roll = (name: string, who: Id, total: number): Step => ({ force: { roll: name, who, total } });
export const submit = (by: Id, what: string, chosen: { readonly [name: string]: unknown } = {}): Step => ({ submit: { do: what, by, with: chosen as never } });
const plainly = { spare: -1, enhance: [], pay: 'energy' } as const;

/** A melee attack; the weapons stand behind the fighters in the state, in their order. */
export const blow = (at: Id, weapon: Id) => ({ weapon, at, aim: 'body', ...plainly });
export const attack = (by: Id, at: Id, weapon: Id): Step => submit(by, 'melee-attack', blow(at, weapon));
export const swiftBlow = (at: Id, weapon: Id) => ({ how: 'strike', weapon, at, ...plainly });

/** A question that is answered with nothing. */
export const no = (who: Id, ask: 'challenge' | 'interrupt'): Step => ({ answer: null, who, ask });
export const does = (who: Id, ask: 'challenge' | 'interrupt', what: string, chosen: { readonly [name: string]: unknown }): Step => ({
  answer: { do: what, by: who, with: chosen as never },
  who,
  ask,
});

export const gmRules = (order: readonly number[]): Step => ({ answer: order, who: -2, ask: 'rule-order' });
export const gmSays = (ask: string, answer: string): Step => ({ answer, who: -2, ask });

/** A fighter with its place as column and row. */
export const at = (fight: Fight, who: Id): Fighter & { readonly x: number; readonly y: number } => {
  const f = fighter(fight.view, who);
  return { ...f, x: f.place % WIDTH, y: Math.floor(f.place / WIDTH) };
};

export const conditionsOf = (fight: Fight, who: Id): string[] => at(fight, who).conditions.map((condition) => fight.rules.things[condition.kind].id);

/** Who was asked what, in order. */
export const asked = (fight: Fight): string[] =>
  fight.path().flatMap((n) => {
    const line = fight.lines[n];
    return line.in === 'answer' ? [`${line.ask} ${line.who}`] : [];
  });

/** Which dice fell. */
export const rolled = (fight: Fight): string[] =>
  fight.path().flatMap((n) => {
    const line = fight.lines[n];
    return line.in === 'roll' ? [`${line.roll} ${line.who}`] : [];
  });

/** Changes of one kind, without the name. */
export const changes = (fight: Fight, id: string): unknown[][] =>
  fight.path().flatMap((n) => {
    const line = fight.lines[n];
    return line.in === 'done' ? line.events.filter((event) => event[0] === id).map((event) => event.slice(1)) : [];
  });
