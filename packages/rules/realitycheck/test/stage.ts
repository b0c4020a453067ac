import {
  type Condition,
  defineRuleset,
  die,
  type Entity,
  type Fight,
  type Id,
  makeRuleset,
  NOBODY,
  type Options,
  type Ruleset,
  type State,
} from '@riposte/kernel';
import type { Passage, Step } from '@riposte/kernel/passage';
import { armour, type Fighter, fighter, realitycheck, type Scene, weapon } from '../src/index.ts';

/** The rule set with the gear of the worked examples. */
const withExampleGear = defineRuleset({
  ...realitycheck,
  features: [
    ...realitycheck.features,
    weapon('sword', { reach: 1, damage: die(8), attack: 1 }),
    weapon('keen-sword', { reach: 1, damage: die(8), attack: 1, precise: 1 }),
    armour('3-at-10', { rating: 3, coverage: 10 }),
    armour('4-at-25', { rating: 4, coverage: 25 }),
  ],
});

export const rulesWith = (options: Options = {}): Ruleset => makeRuleset(withExampleGear, { options });

export const rules = rulesWith();

/** AV 18, 1d8+2, Evasion 9. */
export function someone(
  id: Id,
  name: string,
  side: number,
  more: Partial<Fighter> & { readonly wields?: string; readonly wears?: string; readonly bears?: readonly string[] } = {},
): Fighter {
  const { wields = 'sword', wears, bears = [], ...fields } = more;
  const code = rules.codeNamed(wields);
  const conditions: Condition[] = [];
  for (const one of bears) bear(conditions, id, one, NOBODY);
  return {
    id,
    kind: 'fighter',
    conditions,
    features: wears === undefined ? [code] : [code, rules.codeNamed(wears)],
    payment: null,
    name,
    side,
    x: id,
    y: 1,
    level: 1,
    size: 'medium',
    speed: 6,
    str: 14,
    dex: 12,
    con: 10,
    initiative: 4,
    maxAura: 24,
    aura: 24,
    stamina: 10,
    energy: 5,
    agility: 3,
    weapon: code,
    swift: false,
    rolled: false,
    pushed: false,
    waits: false,
    moved: 0,
    nimble: 0,
    ...fields,
  };
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
  const def = rules.def.conditions.find((one) => one.id === name)!;
  for (const child of def.carries()) bear(conditions, on, child.id, id);
}

export function stage(...fighters: Fighter[]): State {
  const scene: Scene = { id: 0, kind: 'scene', conditions: [], features: [], payment: null, width: 12, height: 8, round: 1 };
  return { serial: 10_000, ignored: [], entities: [scene as Entity, ...fighters] };
}

export const passage = (state: State, steps: readonly Step[], expect: (fight: Fight) => void, made: Ruleset = rules): Passage => ({
  rules: made,
  state,
  steps,
  expect,
});

export const roll = (name: string, who: Id, total: number): Step => ({ force: { roll: name, who, total } });
export const faces = (name: string, who: Id, ...shown: number[]): Step => ({ force: { roll: name, who, faces: shown } });
export const submit = (by: Id, what: string, chosen: { readonly [name: string]: unknown } = {}): Step => ({ submit: { do: what, by, with: chosen as never } });
export const attack = (by: Id, at: Id): Step => submit(by, 'melee-attack', { at, pay: 'energy' });
/** A question that is answered with nothing. */
export const no = (who: Id, ask: 'challenge' | 'interrupt'): Step => ({ answer: null, who, ask });
export const does = (who: Id, ask: 'challenge' | 'interrupt', what: string, chosen: { readonly [name: string]: unknown }): Step => ({
  answer: { do: what, by: who, with: chosen as never },
  who,
  ask,
});
export const gmRules = (order: readonly number[]): Step => ({ answer: order, who: -2, ask: 'rule-order' });

export const at = (fight: Fight, who: Id): Fighter => fighter(fight.view, who);
export const bearing = (fight: Fight, who: Id): string[] => at(fight, who).conditions.map((one) => fight.rules.things[one.kind].id);
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
    return line.in === 'done' ? line.events.filter((one) => one[0] === id).map((one) => one.slice(1)) : [];
  });
