import type { AnyChange, ChangeJson } from './change.ts';
import { type Clock, type ConditionDef, ConditionEnded, ConditionExtended, ConditionGiven, type FeatureDef } from './condition.ts';
import { fail } from './errors.ts';
import { Entered, RuleIgnored } from './gm.ts';
import type { AnyAsk, AnyIntent, AnyIntentDef, Result } from './intent.ts';
import { brief, type Json } from './json.ts';
import type { CommandLine } from './log.ts';
import { type Checkpoint, type Play, type Roll, type View } from './play.ts';
import { type AnyContribution, type AnyQuery, type Bearer, bearersByQuery, type CompiledQuery, compileQuery } from './query.ts';
import { DebtSet, PaymentSet, type Resource, ResourceSet } from './resource.ts';
import type { Entity, Id, IntentJson } from './state.ts';
import type { AnyWindow } from './window.ts';

/** What happens between commands. Exactly one field is set. */
export interface Next {
  /** Who may declare now; several where there are no turns, in the order in which policies are asked. */
  readonly declare: readonly Id[] | null;
  /** An automatic intent to run: round start, upkeep, expiry. */
  readonly run: AnyIntent | null;
  /** The end, as the rule set describes it. */
  readonly over: Json;
}

/** Next: these may declare. */
export const declare = (who: readonly Id[]): Next => ({ declare: who, run: null, over: null });
/** Next: an automatic intent. */
export const run = (intent: AnyIntent): Next => ({ declare: null, run: intent, over: null });
/** Next: nothing; the fight has ended like this. */
export const over = (result: Json): Next => ({ declare: null, run: null, over: result });

/** A seat that looks: the game master, a player with fighters, a spectator with none. */
export interface Viewer {
  readonly gm: boolean;
  readonly controls: readonly Id[];
}

export type Sees = 'all' | 'shown' | 'hidden';

export interface RuleOption {
  readonly rule: string;
  readonly values: readonly Json[];
  readonly default: Json;
}

export type Options = { readonly [name: string]: Json };

export interface RulesetDef<R = unknown> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly options: { readonly [name: string]: RuleOption };
  /** Values and functions that options swap; made once per rule set, so that rule code holds no `if (option)`. */
  readonly rulings: (options: Options) => R;
  readonly intents: readonly AnyIntentDef[];
  readonly asks: readonly AnyAsk[];
  readonly windows: readonly AnyWindow[];
  readonly rolls: readonly Roll[];
  readonly changes: readonly AnyChange[];
  readonly queries: readonly AnyQuery[];
  readonly conditions: readonly ConditionDef[];
  readonly features: readonly FeatureDef[];
  readonly resources: readonly Resource[];
  readonly clocks: readonly Clock[];
  readonly checkpoints: readonly Checkpoint[];
  /** Contributions of the book itself, borne by everybody. */
  readonly always: readonly AnyContribution[];
  /** Named tests for standing orders of the kind "when". */
  readonly predicates?: { readonly [name: string]: (view: View, who: Id, about: Json) => boolean };
  /** A copy field by field; arrays that are replaced and never changed may be shared. */
  readonly copy: (entity: Entity) => Entity;
  readonly next: (view: View) => Next;
  /** The one way in which an intent takes place: declare, window, pay, resolve, window. */
  readonly perform: (play: Play, intent: AnyIntent) => Result;
  readonly sees: (view: View, viewer: Viewer, id: Id) => Sees;
  /** In this book nobody can hide, so that `sees` never says so and whoever looks sees the whole view. */
  readonly hidesNobody?: true;
  /** The condition of those whom `sees` calls hidden: while nobody bears it, whoever looks sees the whole view. */
  readonly hides?: ConditionDef;
  /** What those see who see an entity but not all of it. */
  readonly shown: (view: View, id: Id) => Json;
  readonly name: (view: View, id: Id) => string;
  /** Tag of acts that anybody may declare between commands, whoever's turn it is; nobody out of turn is asked for them. */
  readonly anytime?: string;
  /** Judges a command made on an older version; default: stale. */
  readonly judge?: (view: View, intent: AnyIntent, since: readonly ChangeJson[]) => 'stands' | 'clash' | 'stale';
}

/** Names in the order of their codes. The log's header keeps them, so that codes hold for ever. */
export interface Codes {
  readonly things: readonly string[];
  readonly resources: readonly string[];
  readonly clocks: readonly string[];
}

export interface MakeOptions {
  readonly options?: Options;
  /** Codes of an older log: its names keep their places, new names come behind. */
  readonly codes?: Codes;
}

/** A following condition that forbids something, with the bits of the tags. */
export interface Forbidding {
  readonly condition: ConditionDef;
  readonly bits: number;
}

/** A rule set made ready: options applied, definitions numbered, queries compiled. */
export interface Ruleset<R = unknown> {
  readonly def: RulesetDef<R>;
  readonly id: string;
  readonly options: Options;
  readonly rulings: R;
  readonly codes: Codes;
  readonly resources: readonly Resource[];
  /** By index of the resource: its code. */
  readonly resourceCodes: readonly number[];
  readonly clocks: readonly Clock[];
  readonly things: readonly (ConditionDef | FeatureDef)[];
  /** By index of the change: what it sets off. */
  readonly watchers: readonly (readonly Checkpoint[] | null)[];
  /** By index of the query. */
  readonly compiled: readonly (CompiledQuery | null)[];
  /** By index of the intent: bits of its tags. */
  readonly tagBits: readonly number[];
  /** By code of a condition: bits of the tags it forbids. */
  readonly forbidBits: readonly number[];
  readonly following: readonly Forbidding[];
  codeOf(def: ConditionDef | FeatureDef): number;
  codeOfClock(clock: Clock): number;
  /** Code of a condition or feature by name. @throws RiposteError `unknown-name` */
  codeNamed(name: string): number;
  intent(json: IntentJson): AnyIntent;
  /** What a line of a log declared, with the numbers that were amended in it. */
  commanded(line: CommandLine): AnyIntent;
  change(id: string): AnyChange;
  ask(id: string): AnyAsk;
}

/** A rule set as a value; `makeRuleset` makes it ready to run. */
export function defineRuleset<R>(def: RulesetDef<R>): RulesetDef<R> {
  return def;
}

/**
 * Makes a rule set ready to run.
 * @throws RiposteError `unknown-name` for an option or value that does not exist, `bad-definition` for names used twice.
 */
export function makeRuleset<R>(def: RulesetDef<R>, more: MakeOptions = {}): Ruleset<R> {
  const options = completeOptions(def, more.options ?? {});
  const thingsByName = byName<ConditionDef | FeatureDef>([...def.conditions, ...def.features], 'condition or feature');
  const resourcesByName = byName(def.resources, 'resource');
  const clocksByName = byName(def.clocks, 'clock');
  const codes: Codes = {
    things: order(more.codes?.things, [...thingsByName.keys()]),
    resources: order(more.codes?.resources, [...resourcesByName.keys()]),
    clocks: order(more.codes?.clocks, [...clocksByName.keys()]),
  };
  const things = codes.things.map((name) => thingsByName.get(name) ?? unknown('condition or feature', name, thingsByName));
  const resources = codes.resources.map((name) => resourcesByName.get(name) ?? unknown('resource', name, resourcesByName));
  const clocks = codes.clocks.map((name) => clocksByName.get(name) ?? unknown('clock', name, clocksByName));
  const thingCodes = new Map<ConditionDef | FeatureDef, number>(things.map((thing, code) => [thing, code]));
  const conditionCodes: number[] = [];
  for (const condition of def.conditions) conditionCodes[condition.index] = thingCodes.get(condition)!;
  const resourceCodes: number[] = [];
  for (const [code, resource] of resources.entries()) resourceCodes[resource.index] = code;
  const clockCodes: number[] = [];
  for (const [code, clock] of clocks.entries()) clockCodes[clock.index] = code;

  const intents = byName(def.intents, 'intent');
  const asks = byName([...def.asks, ...def.windows.map((window) => window.ask)], 'request');
  const changes = byName<AnyChange>([...kernelChanges, ...def.changes], 'change');

  const bearers: Bearer[] = [
    { code: -1, contributions: def.always, holds: null },
    ...things.map((thing, code) => ({ code, contributions: thing.contributes ?? [], holds: isCondition(thing) ? thing.while : null })),
  ];
  mustBeKnown(bearers, def.queries);
  const concerned = bearersByQuery(bearers);
  const compiled: (CompiledQuery | null)[] = sparse(
    def.queries,
    (query) => query.index,
    (query) => compileQuery(query, concerned.get(query.index) ?? [], things.length),
  );

  const tags = [...new Set(def.intents.flatMap((intent) => intent.tags))];
  if (tags.length > 31) fail('bad-definition', 'at most 31 tags');
  const bits = (names: readonly string[]): number => names.reduce((all, name) => (tags.includes(name) ? all | (1 << tags.indexOf(name)) : all), 0);
  const forbidden = (thing: ConditionDef | FeatureDef): number => (isCondition(thing) ? bits(thing.forbids.flatMap((one) => one.tags)) : 0);

  return {
    def,
    id: def.id,
    options,
    rulings: def.rulings(options),
    codes,
    resources,
    clocks,
    things,
    watchers: sparse(
      [...changes.values()],
      (change) => change.index,
      (change) => {
        const list = def.checkpoints.filter((checkpoint) => checkpoint.watches.includes(change));
        return list.length > 0 ? list : null;
      },
    ),
    compiled,
    tagBits: sparse(
      def.intents,
      (intent) => intent.index,
      (intent) => bits(intent.tags),
    ).map((one) => one ?? 0),
    forbidBits: things.map((thing) => (isCondition(thing) && thing.while ? 0 : forbidden(thing))),
    following: def.conditions.flatMap((condition) => (condition.while && forbidden(condition) !== 0 ? [{ condition, bits: forbidden(condition) }] : [])),
    codeOf: (thing) => (isCondition(thing) ? conditionCodes[thing.index] : thingCodes.get(thing)) ?? unknown('condition or feature', thing.id, thingsByName),
    resourceCodes,
    codeOfClock: (clock) => clockCodes[clock.index],
    codeNamed(name) {
      const code = codes.things.indexOf(name);
      return code >= 0 ? code : unknown('condition or feature', name, thingsByName);
    },
    intent(json) {
      if (typeof json !== 'object' || json === null || typeof json.with !== 'object' || json.with === null) {
        return fail('illegal-intent', 'an intent says do, by and with', { reasons: [] });
      }
      const intent = intents.get(json.do) ?? unknown('intent', json.do, intents);
      const surplus = Object.keys(json.with).find((name) => !intent.paramNames.includes(name));
      if (surplus !== undefined)
        fail('illegal-intent', `${json.do} takes no ${brief(surplus)}, but ${intent.paramNames.join(', ') || 'nothing'}`, { reasons: [] });
      return intent.of(json.by, json.with);
    },
    commanded(line) {
      const intent = this.intent(line);
      return line.shifts === undefined ? intent : { ...intent, shifts: line.shifts };
    },
    change: (id) => changes.get(id) ?? unknown('change', id, changes),
    ask: (id) => asks.get(id) ?? unknown('request', id, asks),
  };
}

const kernelChanges: readonly AnyChange[] = [ConditionGiven, ConditionEnded, ConditionExtended, ResourceSet, DebtSet, PaymentSet, Entered, RuleIgnored];

function completeOptions<R>(def: RulesetDef<R>, given: Options): Options {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(def.options, name)) unknown('option', name, new Map(Object.entries(def.options)));
    const known = def.options[name];
    if (!known.values.includes(value)) fail('unknown-name', `option ${name} is one of ${known.values.join(', ')}, not ${String(value)}`, { name, value });
  }
  const all: Record<string, Json> = {};
  for (const [name, option] of Object.entries(def.options)) all[name] = Object.hasOwn(given, name) ? given[name] : option.default;
  return all;
}

function byName<T extends { readonly id: string }>(list: readonly T[], what: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const one of list) {
    if (map.has(one.id)) fail('bad-definition', `two definitions of ${what} ${one.id}`);
    map.set(one.id, one);
  }
  return map;
}

function isCondition(thing: ConditionDef | FeatureDef): thing is ConditionDef {
  // Not `in`: that is a call into the runtime at a place that sees many shapes, 60 ns.
  return (thing as ConditionDef).index !== undefined;
}

function order(first: readonly string[] | undefined, all: readonly string[]): string[] {
  return [...(first ?? []), ...all.filter((name) => !first?.includes(name))];
}

function unknown(what: string, name: string, known: ReadonlyMap<string, unknown>): never {
  return fail('unknown-name', `no ${what} is called ${brief(name)}; known: ${[...known.keys()].join(', ')}`, { what, name });
}

function sparse<T, U>(list: readonly T[], index: (one: T) => number, make: (one: T) => U): (U | null)[] {
  const table: (U | null)[] = [];
  const top = list.reduce((most, one) => Math.max(most, index(one)), -1);
  for (let i = 0; i <= top; i++) table.push(null);
  for (const one of list) table[index(one)] = make(one);
  return table;
}

function mustBeKnown(bearers: readonly Bearer[], queries: readonly AnyQuery[]): void {
  for (const bearer of bearers) {
    for (const one of bearer.contributions) {
      if (bearer.code < 0 && one.as === 'against') fail('bad-definition', `"${one.label}" is borne by everybody, so it cannot be against its bearer`);
      if (!queries.includes(one.to)) fail('bad-definition', `"${one.label}" adds to ${one.to.id}, which the rule set does not list`);
      if (one.stage !== null && !one.to.later.some((later) => later.stage === one.stage)) fail('bad-definition', `${one.to.id} has no stage ${one.stage}`);
    }
  }
}
