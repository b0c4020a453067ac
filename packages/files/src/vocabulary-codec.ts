import {
  type AnyAsk,
  type AnyIntentDef,
  after,
  type ChangeJson,
  type ConditionDef,
  ConditionEnded,
  ConditionExtended,
  ConditionGiven,
  DebtSet,
  type Until as EndOfCondition,
  Entered,
  GM,
  type Id,
  type IntentJson,
  type Json,
  NOBODY,
  PaymentSet,
  type Refusal,
  ResourceSet,
  RuleIgnored,
  type Rules,
  sameJson,
  type View,
} from '@riposte/kernel';
import { type Facts, listText, type Names, oneOfText, type Path, type RuleSet, type Words } from '@riposte/ruleset';

import type { FileError } from './error.ts';
import { isObject } from './json.ts';
import { wordsOf } from './rule-set.ts';
import type { Intention, Until } from './scenario.ts';
import { reasonText } from './sentences.ts';
import { fightersOf } from './sheet.ts';
import { shutBy } from './shut.ts';

/** Reports what was expected and found at a path. Never returns. */
export type Complain = (path: Path, expected: Json, got: Json, impossible?: FileError['impossible']) => never;

const KERNEL_CHANGES = [ConditionGiven, ConditionEnded, ConditionExtended, ResourceSet, DebtSet, PaymentSet, Entered, RuleIgnored];

/** Parameters that name a side. */
const SIDES: readonly string[] = ['side', 'winner'];

/** A parameter that is left out though none or several of its values are open. */
interface Lacking {
  readonly name: string;
  readonly open: readonly Json[];
}

/** A rule set's language over one view: from words to ids and back. */
export class Codec {
  readonly ruleSet: RuleSet;
  readonly words: Words;
  readonly view: View;
  readonly #complain: Complain;

  /** Names of the sides in their order, as the file gives them. */
  readonly #sides: readonly string[];

  /** @throws FileError, about `file`, for a rule set without words */
  constructor(ruleSet: RuleSet, view: View, complain: Complain, file = '', sides: readonly string[] = []) {
    this.#sides = sides;
    this.ruleSet = ruleSet;
    this.words = wordsOf(ruleSet, file);
    this.view = view;
    this.#complain = complain;
  }

  /** Names of the sides in their order; empty where nothing names them. */
  get sides(): readonly string[] {
    return this.#sides;
  }

  get rules(): Rules {
    return this.view.rules;
  }

  /** Ids of all changes that a fight can record. */
  get changes(): readonly string[] {
    return [...KERNEL_CHANGES, ...this.rules.def.changes].map((change) => change.id);
  }

  /** The id of a named entity. */
  id(name: string, path: Path): Id {
    return this.#number(this.words.names, name, path);
  }

  name(id: Id): string {
    return this.words.names(this.view).get(id) ?? (id === GM ? 'gm' : 'nobody');
  }

  #number(names: Names, word: string, path: Path): number {
    const known = names(this.view);
    for (const [value, one] of known) if (one === word) return value;
    return this.#complain(path, oneOfText([...known.values()], word), word);
  }

  /** A side by its word, by its name in the file, or by one who is on it: as its number, or where rules name it by a fighter, as the first who is on it. */
  #side(names: Names, word: string, path: Path): number {
    const known = names(this.view);
    for (const [value, one] of known) if (one === word) return value;
    const people = fightersOf(this.view).map((id) => this.view.state.entities[id] as unknown as { readonly id: Id; readonly side: number });
    const side = people.find(({ id }) => this.name(id) === word)?.side ?? this.#sides.indexOf(word);
    // No fighter has the number 0, which every list of sides has.
    const value = known.has(0) ? side : people.find((person) => person.side === side)?.id;
    return side >= 0 && value !== undefined && known.has(value) ? value : this.#number(names, word, path);
  }

  /** A value in words as the rules hold it. `called` is the name of its parameter or the id of its request. */
  value(called: string, said: Json, path: Path): Json {
    const names = Object.hasOwn(this.words.values, called) ? this.words.values[called] : null;
    if (Array.isArray(said)) return said.map((item, i) => this.value(called, item, [...path, i]));
    if (isNamed(said) && names === null) return this.values(said, path);
    if (names === null || said === null) return said;
    if (SIDES.includes(called) && typeof said === 'string') return this.#side(names, said, path);
    if (SIDES.includes(called) && typeof said === 'number' && names(this.view).has(0)) return said;
    return typeof said === 'string' ? this.#number(names, said, path) : this.#complain(path, oneOfText([...names(this.view).values()], said), said);
  }

  values(said: Facts, path: Path): Facts {
    return Object.fromEntries(Object.entries(said).map(([key, item]) => [key, this.value(key, item, [...path, key])]));
  }

  say(called: string, value: Json): Json {
    return this.#said(Object.hasOwn(this.words.values, called) ? this.words.values[called] : null, value);
  }

  #said(names: Names | null, value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => this.#said(names, item));
    if (isNamed(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.say(key, part)]));
    return names === null || typeof value !== 'number' ? value : (names(this.view).get(value) ?? value);
  }

  /**
   * An intent in words as the rules take it. A parameter that has only one open value, or a usual one, may be left out.
   */
  intent(by: Id, said: Intention, path: Path): IntentJson {
    const { do: called, with: given = {} } = typeof said === 'string' ? { do: said } : said;
    const { intents } = this.rules.def;
    const def = intents.find((intent) => intent.id === called) ?? this.#complain([...path, 'do'], oneOfText(intents, called), called);
    for (const key of Object.keys(given)) {
      if (!def.paramNames.includes(key))
        this.#complain([...path, 'with', key], `a parameter of ${def.id}: ${listText(def.paramNames, key) || 'it has none'}`, key);
    }
    const { chosen, lacking } = this.#filled(def, by, given, [...path, 'with']);
    if (lacking === null) return { do: def.id, by, with: chosen };
    const { name, open } = lacking;
    const texts = open.map((value) => JSON.stringify(this.say(name, value)));
    const why = this.#reasons(def, by).map((refusal) => reasonText(this, refusal));
    return this.#complain([...path, 'with', name], open.length === 0 ? `a value for ${name}; ${def.title}: ${why.join('; ')}` : oneOfText(texts, null), null);
  }

  /**
   * Why an act has no form at all: a parameter is left out for which nothing is open. With `mustBeSaid` also what the rules say where several
   * values are open and none is said. Null = it has a form, or something else is wrong with it.
   */
  formless(by: Id, called: string, given: Facts, mustBeSaid: boolean): readonly Refusal[] | null {
    const def = this.rules.def.intents.find((intent) => intent.id === called);
    if (def === undefined) return null;
    const { chosen, lacking } = this.#filled(def, by, given, []);
    if (lacking === null) return null;
    if (lacking.open.length === 0) return this.#reasons(def, by);
    return mustBeSaid ? this.#unsaid(def, by, chosen, lacking.name) : null;
  }

  /** What the rules say against leaving a parameter open; null where they say nothing. */
  #unsaid(def: AnyIntentDef, by: Id, chosen: Record<string, Json>, name: string): readonly Refusal[] | null {
    const refusals: Refusal[] = [];
    const param = def.params[def.paramNames.indexOf(name)];
    param.check(this.view, { by, with: chosen }, null as never, (rule, reason, facts) => refusals.push({ rule, reason, facts }));
    return refusals.length > 0 ? refusals : null;
  }

  /** The values of an act's parameters; what is left out is its only open value, else its usual one, else it is `lacking`, and what stands behind it is not looked at. */
  #filled(def: AnyIntentDef, by: Id, given: Facts, path: Path): { readonly chosen: Record<string, Json>; readonly lacking: Lacking | null } {
    const { usual = {} } = this.words;
    const chosen: Record<string, Json> = {};
    for (const [i, name] of def.paramNames.entries()) {
      if (Object.hasOwn(given, name)) {
        const said = given[name];
        chosen[name] = isAct(said) ? (this.#act(by, said, [...path, name]) as unknown as Json) : this.value(name, said, [...path, name]);
        continue;
      }
      const open = def.params[i].candidates(this.view, { by, with: { ...chosen } }) as readonly Json[];
      if (open.length !== 1 && !Object.hasOwn(usual, name)) return { chosen, lacking: { name, open } };
      chosen[name] = open.length === 1 ? open[0] : usual[name];
    }
    return { chosen, lacking: null };
  }

  /** What the rules say against an act of which nothing can be chosen. */
  #reasons(def: AnyIntentDef, by: Id): readonly Refusal[] {
    const refusals = shutBy(this.view, def, by);
    return refusals.length > 0 ? refusals : [{ rule: def.rule, reason: 'no-object' }];
  }

  sayIntent({ do: called, with: chosen }: IntentJson): Json {
    const said = Object.entries(chosen).map(([name, value]) => [name, this.say(name, value)]);
    return said.length === 0 ? called : { do: called, with: Object.fromEntries(said) };
  }

  /** An answer in words as the rules take it: an intent (by default of the one who answers), or `null` for doing nothing. */
  answer(ask: AnyAsk, who: Id, said: Json, path: Path): Json {
    if (this.#isWindow(ask) && typeof said === 'string') return this.intent(who, said, path) as unknown as Json;
    return isAct(said) ? (this.#act(who, said, path) as unknown as Json) : this.value(ask.id, said, path);
  }

  /** An act that stands in an answer or in another act, `by` its doer unless it names another. */
  #act(who: Id, { by, ...act }: Facts, path: Path): IntentJson {
    if (by === undefined && who === GM) return this.#complain([...path, 'by'], 'the fighter who acts', null);
    const whose = by === undefined ? who : this.id(String(by), [...path, 'by']);
    return this.intent(whose, this.#intention(act, path), path);
  }

  #intention({ do: called, with: given = {}, ...more }: Facts, path: Path): Intention {
    const [odd] = Object.keys(more);
    if (odd !== undefined) this.#complain([...path, odd], 'do and with only', odd);
    if (!isNamed(given)) return this.#complain([...path, 'with'], 'parameters by name', given);
    return { do: String(called), with: given as Record<string, never> };
  }

  sayAnswer(ask: AnyAsk, value: Json): Json {
    return isNamed(value) && typeof value.do === 'string' ? this.sayIntent(value as unknown as IntentJson) : this.say(ask.id, value);
  }

  /** What a question offers a fighter, in words. */
  choices(ask: AnyAsk, who: Id, about: Json): Json[] {
    const candidates = ask.answer.candidates(this.view, { who, about }) as readonly Json[];
    return candidates.map((candidate) => this.sayAnswer(ask, candidate));
  }

  #isWindow(ask: AnyAsk): boolean {
    return this.rules.def.windows.some((window) => window.ask === ask);
  }

  /** A change in words: its id, then its values. */
  sayChange([id, ...values]: ChangeJson): readonly Json[] {
    const { rules } = this;
    const who = this.name(values[0] as Id);
    if (id === ConditionGiven.id) return [id, who, rules.things[values[1] as number].id];
    if (id === ConditionEnded.id || id === ConditionExtended.id) return [id, who];
    if (id === ResourceSet.id || id === DebtSet.id) return [id, who, rules.resources[values[1] as number].id, values[2] as Json];
    const kinds = this.words.changes[id] ?? rules.change(id).names.reduce<(Names | null)[]>((list, at) => ((list[at] = this.words.names), list), []);
    return [id, ...values.map((value, i) => this.#said(kinds[i] ?? null, value as Json))];
  }

  /** The conditions given to a fighter, each with its source and value. */
  conditions(on: Id): readonly Facts[] {
    return this.view.state.entities[on].conditions.map((held) => {
      const condition = this.rules.things[held.kind].id;
      return { condition, ...(held.source === NOBODY ? {} : { by: this.name(held.source) }), value: this.say(condition, held.value) };
    });
  }

  conditionValue(condition: string, said: number | string, path: Path): number {
    const value = this.value(condition, said, path);
    return typeof value === 'number' ? value : this.#complain(path, `a number: ${condition} needs one`, said);
  }

  condition(id: string, path: Path): ConditionDef {
    const { conditions } = this.rules.def;
    return conditions.find((condition) => condition.id === id) ?? this.#complain(path, `a condition, ${oneOfText(conditions, id)}`, id);
  }

  /** When a condition ends that lasts so many ticks from now. */
  until(said: Until, path: Path): EndOfCondition {
    const { clocks } = this.rules.def;
    const clock =
      clocks.find((known) => known.id === said.clock) ?? this.#complain([...path, 'clock'], `a clock, ${oneOfText(clocks, said.clock)}`, said.clock);
    return after(this.view, clock, this.id(said.of, [...path, 'of']), said.in);
  }

  complain(path: Path, expected: Json, got: Json, impossible?: FileError['impossible']): never {
    return this.#complain(path, expected, got, impossible);
  }
}

/** Whether what was expected is found: of objects every key named, of lists every entry in order. */
export function fits(expected: Json, got: Json): boolean {
  if (Array.isArray(expected)) return Array.isArray(got) && got.length === expected.length && expected.every((item, i) => fits(item, got[i]));
  if (isNamed(expected)) return isNamed(got) && Object.entries(expected).every(([key, part]) => Object.hasOwn(got, key) && fits(part, got[key]));
  return sameJson(expected, got);
}

/** A JSON value with names, as against a list or a single value. */
export function isNamed(value: Json): value is Facts {
  return isObject(value);
}

/** Whether a value is an act in words. */
const isAct = (value: Json): value is Facts => isNamed(value) && typeof value.do === 'string';
