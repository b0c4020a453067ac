import { ConditionEnded, ConditionExtended, ConditionGiven } from './condition.ts';
import { Consequences } from './consequences.ts';
import { fail, unlisted } from './errors.ts';
import { Entered, RuleIgnored } from './gm.ts';
import { brief, type Json } from './json.ts';
import { type Bearer, bearersByQuery, compileQuery } from './query.ts';
import { DebtSet, PaymentSet, ResourceSet } from './resource.ts';
import type { Id } from './state.ts';
import type {
  AnyChange,
  AnyIntent,
  AnyIntentDef,
  AnyQuery,
  Codes,
  CompiledQuery,
  ConditionDef,
  FeatureDef,
  Next,
  Options,
  Rules,
  RulesDef,
} from './vocabulary.ts';

/** Next: these may declare. @throws RiposteError for what is no list */
export function declare(who: readonly Id[]): Next {
  if (!Array.isArray(who)) fail('bad-definition', `declare takes the list of those who may act, not ${brief(who)}`);
  return { declare: who, run: null, over: null };
}
/** Next: an automatic intent. @throws RiposteError for what is no intent */
export function run(intent: AnyIntent): Next {
  if (intent?.with === undefined) fail('bad-definition', `run takes an act with who does it and what is chosen, such as run(PassTime.of(0, {}))`);
  return { declare: null, run: intent, over: null };
}
/** Next: nothing; the fight has ended like this. */
export const over = (result: Json): Next => ({ declare: null, run: null, over: result });

export interface MakeOptions {
  readonly options?: Options;
  /** Codes of an older log: its names keep their places, new names come behind. */
  readonly codes?: Codes;
}

/** What a rule set may leave out: it has none of it, or does the usual. */
const USUAL = {
  options: {},
  rulings: (): null => null,
  intents: [],
  asks: [],
  windows: [],
  rolls: [],
  changes: [],
  queries: [],
  conditions: [],
  features: [],
  resources: [],
  clocks: [],
  checkpoints: [],
  always: [],
  copy: (entity) => ({ ...entity }),
  perform: (play, intent) => intent.def.perform(play, intent.by, intent.with),
} satisfies Partial<RulesDef<null>>;

/** A rule set as it is written. */
export type RulesParts<R = null> = Omit<RulesDef<R>, keyof typeof USUAL> & Partial<Pick<RulesDef<R>, keyof typeof USUAL>>;

/**
 * A rule set as a value; `makeRules` makes it ready to run. Lists that are left out are empty, no `options` and no `rulings` are none, `copy` copies
 * every field of an entity, and `perform` does what the definition of the act says.
 */
export function defineRules<R = null>(parts: RulesParts<R>): RulesDef<R> {
  return { ...(USUAL as unknown as Pick<RulesDef<R>, keyof typeof USUAL>), ...parts };
}

/**
 * Makes a rule set ready to run.
 * @throws RiposteError `unknown-name` for an option or value that does not exist, `bad-definition` for duplicate names and for an unlisted act
 * of a window.
 */
export function makeRules<R>(def: RulesDef<R>, more: MakeOptions = {}): Rules<R> {
  const options = completeOptions(def, more.options ?? {});
  const numbered = numberedOf(def, more.codes);
  const { codes, things } = numbered;
  const intents = byName<AnyIntentDef>([...def.intents, Consequences], 'intent');
  for (const intent of def.windows.flatMap((window) => window.intents())) if (!def.intents.includes(intent)) unlisted(def, 'intents', intent.id);
  const asks = byName([...def.asks, ...def.windows.map((window) => window.ask)], 'request');
  const changes = byName<AnyChange>([...kernelChanges, ...def.changes], 'change');
  return {
    def,
    id: def.id,
    options,
    rulings: def.rulings(options),
    ...numbered,
    ...tagsOf(def, things),
    watchers: sparse(
      [...changes.values()],
      (change) => change.index,
      (change) => {
        const list = def.checkpoints.filter((checkpoint) => checkpoint.watches.includes(change));
        return list.length > 0 ? list : null;
      },
    ),
    compiled: compiledOf(def, things),
    codeNamed(name) {
      const code = codes.things.indexOf(name);
      return code >= 0 ? code : unknown('condition or feature', name, new Map(things.map((thing) => [thing.id, thing])));
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

type Numbered = Pick<Rules, 'codes' | 'things' | 'resources' | 'clocks' | 'resourceCodes' | 'codeOf' | 'codeOfClock'>;

/** Conditions, features, resources and clocks with their codes; those of an older log keep theirs. */
function numberedOf(def: RulesDef, given: Codes | undefined): Numbered {
  const thingsByName = byName<ConditionDef | FeatureDef>([...def.conditions, ...def.features], 'condition or feature');
  const resourcesByName = byName(def.resources, 'resource');
  const clocksByName = byName(def.clocks, 'clock');
  const codes: Codes = {
    things: order(given?.things, [...thingsByName.keys()]),
    resources: order(given?.resources, [...resourcesByName.keys()]),
    clocks: order(given?.clocks, [...clocksByName.keys()]),
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
  return {
    codes,
    things,
    resources,
    clocks,
    resourceCodes,
    codeOf: (thing) => (isCondition(thing) ? conditionCodes[thing.index] : thingCodes.get(thing)) ?? unknown('condition or feature', thing.id, thingsByName),
    codeOfClock: (clock) => clockCodes[clock.index] ?? unknown('clock', clock.id, clocksByName),
  };
}

/** Every query with all that may add to it. */
function compiledOf(def: RulesDef, things: Rules['things']): readonly (CompiledQuery | undefined)[] {
  const bearers: Bearer[] = [
    { code: -1, contributions: def.always, holds: null, rule: '' },
    ...things.map((thing, code) => ({
      code,
      contributions: thing.contributes ?? [],
      holds: isCondition(thing) ? thing.while : null,
      rule: isCondition(thing) ? thing.rule : '',
    })),
  ];
  mustBeKnown(bearers, def.queries);
  const concerned = bearersByQuery(bearers);
  return sparse(
    def.queries,
    (query) => query.index,
    (query) => compileQuery(query, concerned.get(query.index) ?? [], things.length),
  );
}

/** Tags of intents as bits, and what forbids them. */
function tagsOf(def: RulesDef, things: Rules['things']): Pick<Rules, 'tagBits' | 'forbidBits' | 'following'> {
  const tags = [...new Set(def.intents.flatMap((intent) => intent.tags))];
  if (tags.length > 31) fail('bad-definition', 'at most 31 tags');
  const bits = (names: readonly string[]): number => names.reduce((all, name) => (tags.includes(name) ? all | (1 << tags.indexOf(name)) : all), 0);
  const forbidden = (thing: ConditionDef | FeatureDef): number => (isCondition(thing) ? bits(thing.forbids.flatMap((forbid) => forbid.tags)) : 0);
  return {
    tagBits: sparse(
      def.intents,
      (intent) => intent.index,
      (intent) => bits(intent.tags),
    ).map((bits) => bits ?? 0),
    forbidBits: things.map((thing) => (isCondition(thing) && thing.while ? 0 : forbidden(thing))),
    following: def.conditions.flatMap((condition) => (condition.while && forbidden(condition) !== 0 ? [{ condition, bits: forbidden(condition) }] : [])),
  };
}

const kernelChanges: readonly AnyChange[] = [ConditionGiven, ConditionEnded, ConditionExtended, ResourceSet, DebtSet, PaymentSet, Entered, RuleIgnored];

function completeOptions<R>(def: RulesDef<R>, given: Options): Options {
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

/** A table by index; undefined = not listed. */
function sparse<T, U>(list: readonly T[], index: (item: T) => number, make: (item: T) => U): (U | undefined)[] {
  const table: (U | undefined)[] = [];
  const top = list.reduce((most, item) => Math.max(most, index(item)), -1);
  for (let i = 0; i <= top; i++) table.push(undefined);
  for (const one of list) table[index(one)] = make(one);
  return table;
}

function mustBeKnown(bearers: readonly Bearer[], queries: readonly AnyQuery[]): void {
  for (const bearer of bearers) {
    for (const one of bearer.contributions) {
      if (bearer.code < 0 && one.as === 'against') fail('bad-definition', `"${one.label}" is held by everybody, so it cannot be against its bearer`);
      if (!queries.includes(one.to)) fail('bad-definition', `"${one.label}" adds to ${one.to.id}, which the rule set does not list`);
      if (one.stage !== null && !one.to.later.some((later) => later.stage === one.stage)) fail('bad-definition', `${one.to.id} has no stage ${one.stage}`);
    }
  }
}
