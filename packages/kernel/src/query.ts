import { fail, mustHave } from './errors.ts';
import type { ExplainedPart, Explanation, Shift, Unused } from './explanation.ts';
import { isIgnored, isOff } from './gm.ts';
import { nextIndex } from './index-of.ts';
import { type Condition, type Id, NOBODY } from './state.ts';
import type { AnyContribution, AnyQuery, Combiner, CompiledQuery, CompiledStage, ConditionDef, Following, Query, View } from './vocabulary.ts';

const SUM = 0;
const HIGHEST = 1;
const LOWEST = 2;
const DIVISIONS = 3;
const SET = 4;
// From here on the end of a stage changes its sum or its base.
const ANY_CANCELS = 5;
const PAIRWISE = 6;
const WITHIN = 7;

/** Base plus all amounts. */
export const plainSum: Combiner = { code: SUM, least: 0, most: 0 };
/** The highest of base and amounts only. */
export const highest: Combiner = { code: HIGHEST, least: 0, most: 0 };
/** The lowest of base and amounts only. */
export const lowest: Combiner = { code: LOWEST, least: 0, most: 0 };
/**
 * The last amount replaces the base. Order: the book, features, conditions as given, conditions that follow. An explanation lists the others
 * as not applied.
 */
export const set: Combiner = { code: SET, least: 0, most: 0 };
/** Each amount is a divisor; rounds down after each. */
export const divisions: Combiner = { code: DIVISIONS, least: 0, most: 0 };
/** Any advantage with any disadvantage cancels, several count once: -1, 0 or 1. */
export const anyCancels: Combiner = { code: ANY_CANCELS, least: -1, most: 1 };
/** Advantages and disadvantages cancel one for one, what is left counts once: -1, 0 or 1. */
export const pairwiseCancels: Combiner = { code: PAIRWISE, least: -1, most: 1 };
/** Net count of advantages, at most `cap` either way. */
export const counted = (cap: number): Combiner => ({ code: WITHIN, least: -cap, most: cap });
/** Steps on a ladder whose rungs are 0 to `top`; never off its ends. */
export const ladder = (top: number): Combiner => ({ code: WITHIN, least: 0, most: top });

function start(code: number, base: number): number {
  return code === ANY_CANCELS ? (base > 0 ? 1 : base < 0 ? 2 : 0) : base;
}

function add(code: number, soFar: number, amount: number): number {
  if (code === SUM || code >= PAIRWISE) return soFar + amount;
  if (code === HIGHEST) return amount > soFar ? amount : soFar;
  if (code === LOWEST) return amount < soFar ? amount : soFar;
  if (code === SET) return amount;
  if (code === DIVISIONS) return Math.floor(soFar / amount);
  return soFar | (amount > 0 ? 1 : amount < 0 ? 2 : 0);
}

function end(combine: Combiner, soFar: number): number {
  if (combine.code < ANY_CANCELS) return soFar;
  if (combine.code === ANY_CANCELS) return soFar === 1 ? 1 : soFar === 2 ? -1 : 0;
  if (combine.code === PAIRWISE) return soFar > 0 ? 1 : soFar < 0 ? -1 : 0;
  return soFar > combine.most ? combine.most : soFar < combine.least ? combine.least : soFar;
}

export interface QueryOptions<C> {
  readonly rule: string;
  /** What the base is, for people: "ATT die". */
  readonly from: string;
  readonly base: (view: View, who: Id, against: Id, context: C) => number;
  readonly combine: Combiner;
  /** Later stages work on the result of earlier ones, each with its own combiner. */
  readonly later?: readonly { readonly stage: string; readonly combine: Combiner }[];
  /** Turns the number into words: rank 6 into "D8". */
  readonly show?: (value: number) => string;
}

const counter = nextIndex();
/** By index, to name a query that a rule set does not list. */
const ids: string[] = [];

/** Most queries inside one another before one is taken to ask itself. */
export const MAX_ASKING = 40;

/**
 * A derived number. The query is a function: `Reach(view, who, against, context)` gives the number now.
 * @throws RiposteError where `combine` is missing; the query itself, where it asks itself.
 */
export function defineQuery<C = undefined>(id: string, options: QueryOptions<C>): Query<C> {
  mustHave('query', id, options, 'base');
  if (options.combine === undefined) fail('bad-definition', `the query "${id}" does not say how its parts are joined: combine: plainSum`);
  const index = counter();
  ids[index] = id;
  const { rule, from, base, combine } = options;
  const ask = (view: View, who: Id, against: Id = NOBODY, context?: C): number => {
    if (++view.asking > MAX_ASKING) asksItself(view, id, who);
    const value = view.completed(index, who, against, context, base(view, who, against, context as C));
    view.asking--;
    return value;
  };
  return Object.assign(ask, { index, id, rule, from, base, combine, later: options.later ?? [], show: options.show ?? null });
}

/** The id of a query by its index. */
export const queryId = (index: number): string => ids[index];

/** A query, a condition that follows or whether an act is legal cannot be answered without its own answer. */
export function asksItself(view: View, id: string, who: Id): never {
  view.asking = 0;
  return fail('query-asks-itself', `${id} asks itself`, { query: id, who });
}

interface Labelled {
  readonly rule: string;
  readonly label: string;
  readonly as?: 'own' | 'against';
  readonly stage?: string;
}

interface Limited<C> {
  readonly when: (view: View, who: Id, against: Id, context: C, condition: Condition | null) => boolean;
  /** The same in words: what it counts for, "in melee". `explain` says so where it does not apply. */
  readonly only: string;
}

/** A contribution counts always, or only when something holds, which is said in words. */
export type ContributionOptions<C> = Labelled & (Limited<C> | { readonly when?: undefined; readonly only?: undefined });

/** A contribution of a fixed amount or of an amount computed when asked. */
export function adds<C>(
  to: Query<C>,
  amount: number | ((view: View, who: Id, against: Id, context: C, condition: Condition | null) => number),
  options: ContributionOptions<C>,
): AnyContribution {
  const fixed = typeof amount === 'number';
  return {
    to,
    rule: options.rule,
    label: options.label,
    as: options.as ?? 'own',
    stage: options.stage ?? null,
    when: options.when ?? null,
    only: options.only ?? '',
    amount: fixed ? amount : 0,
    gives: fixed ? null : amount,
  } as AnyContribution;
}

/** A bearer's contributions: of a condition, a feature, or of the book itself (`code` -1). */
export interface Bearer {
  readonly code: number;
  readonly contributions: readonly AnyContribution[];
  readonly holds: ((view: View, on: Id) => boolean) | null;
  /** Of a condition: while it is ignored nothing is contributed. */
  readonly rule: string;
}

/** By index of the query: those who contribute to it, each with these contributions only. */
export function bearersByQuery(bearers: readonly Bearer[]): Map<number, Bearer[]> {
  const all = new Map<number, Bearer[]>();
  for (const bearer of bearers) {
    for (const index of new Set(bearer.contributions.map((contribution) => contribution.to.index))) {
      const contributions = bearer.contributions.filter((contribution) => contribution.to.index === index);
      all.set(index, [...(all.get(index) ?? []), { ...bearer, contributions }]);
    }
  }
  return all;
}

/** Sorts the contributions to one query into arrays by code. */
export function compileQuery(query: AnyQuery, bearers: readonly Bearer[], codes: number): CompiledQuery {
  const names = [null, ...query.later.map((later) => later.stage)];
  const compiled = names.map((name, nth): CompiledStage => {
    const mine = (bearer: Bearer, as: 'own' | 'against'): AnyContribution[] =>
      bearer.contributions.filter((contribution) => contribution.as === as && contribution.stage === name);
    const table = (as: 'own' | 'against'): (AnyContribution[] | null)[] => {
      const rows = Array<AnyContribution[] | null>(codes).fill(null);
      for (const bearer of bearers) {
        const list = bearer.code < 0 || bearer.holds ? [] : mine(bearer, as);
        if (list.length > 0) rows[bearer.code] = list;
      }
      return rows;
    };
    const following = (as: 'own' | 'against'): Following[] =>
      bearers.flatMap((bearer) => {
        const list = bearer.holds ? mine(bearer, as) : [];
        return bearer.holds && list.length > 0 ? [{ holds: bearer.holds, contributions: list, rule: bearer.rule }] : [];
      });
    const own = table('own');
    const against = table('against');
    const ownFollowing = following('own');
    const againstFollowing = following('against');
    return {
      name,
      combine: nth === 0 ? query.combine : query.later[nth - 1].combine,
      always: bearers.filter((bearer) => bearer.code < 0).flatMap((bearer) => mine(bearer, 'own')),
      own,
      against,
      ownFollowing,
      againstFollowing,
      anyOwn: own.some((row) => row !== null),
      anyAgainst: against.some((row) => row !== null),
      anyFollowing: ownFollowing.length + againstFollowing.length > 0,
    };
  });
  // A stage that nothing adds to and that changes no base costs nothing.
  const idle = (stage: CompiledStage): boolean =>
    stage.combine.code < ANY_CANCELS && !stage.anyOwn && !stage.anyAgainst && !stage.anyFollowing && stage.always.length === 0;
  const stages = compiled.filter((stage) => !idle(stage));
  const bounds = stages.filter((stage) => stage.combine.code >= ANY_CANCELS).map((stage) => stage.combine);
  const some = (as: 'own' | 'against'): boolean[] => {
    const any = Array<boolean>(codes).fill(false);
    for (const stage of stages) for (const [code, row] of stage[as].entries()) if (row !== null) any[code] = true;
    return any;
  };
  const clamp = (value: number): number => bounds.reduce((soFar, bound) => Math.min(bound.most, Math.max(bound.least, soFar)), value);
  return {
    query,
    stages,
    always: stages.some((stage) => stage.always.length > 0 || stage.anyFollowing),
    own: some('own'),
    against: some('against'),
    anyOwn: stages.some((stage) => stage.anyOwn),
    anyAgainst: stages.some((stage) => stage.anyAgainst),
    bounded: bounds.length > 0,
    least: clamp(-SMALL_INTEGER),
    most: clamp(SMALL_INTEGER),
  };
}

/** Still without a box in V8. */
const SMALL_INTEGER = 2 ** 30;

/** The number, from its base. Hot: no allocation, no look-up by text unless a rule was switched off. */
export function complete(compiled: CompiledQuery, view: View, who: Id, against: Id, context: unknown, base: number): number {
  // Most numbers have no contribution: two short loops without a call find that out, at a third of the cost.
  if (
    compiled.always ||
    (compiled.anyOwn && who >= 0 && bearsAny(compiled.own, view, who)) ||
    (compiled.anyAgainst && against >= 0 && bearsAny(compiled.against, view, against))
  ) {
    return contributed(compiled, view, who, against, context, base);
  }
  if (!compiled.bounded) return base;
  return base > compiled.most ? compiled.most : base < compiled.least ? compiled.least : base;
}

/** The number with what the game master adds to it, within its own bounds. Not hot: few commands have been amended. */
export function shifted({ query, least, most, bounded }: CompiledQuery, shifts: readonly Shift[], who: Id, value: number): number {
  const sum = shiftsOf(query, shifts, who).reduce((soFar, shift) => soFar + shift.amount, value);
  return bounded ? Math.min(most, Math.max(least, sum)) : sum;
}

const shiftsOf = (query: AnyQuery, shifts: readonly Shift[], who: Id): Shift[] => shifts.filter((shift) => shift.query === query.id && shift.who === who);

function bearsAny(codes: readonly boolean[], view: View, bearer: Id): boolean {
  const { features, conditions } = view.state.entities[bearer];
  for (let i = 0; i < features.length; i++) if (codes[features[i]]) return true;
  for (let i = 0; i < conditions.length; i++) if (codes[conditions[i].kind]) return true;
  return false;
}

function contributed(compiled: CompiledQuery, view: View, who: Id, against: Id, context: unknown, base: number): number {
  let value = base;
  const stages = compiled.stages;
  for (let i = 0; i < stages.length; i++) {
    const stage = stages[i];
    const { code } = stage.combine;
    let soFar = start(code, value);
    if (stage.always.length > 0) soFar = addAll(stage.always, code, soFar, view, who, against, context, null);
    if (stage.anyOwn && who >= 0) soFar = addBorne(stage.own, who, code, soFar, view, who, against, context);
    if (stage.anyAgainst && against >= 0) soFar = addBorne(stage.against, against, code, soFar, view, who, against, context);
    if (stage.anyFollowing) soFar = addFollowing(stage, code, soFar, view, who, against, context);
    value = end(stage.combine, soFar);
  }
  return value;
}

function addFollowing(stage: CompiledStage, code: number, before: number, view: View, who: Id, against: Id, context: unknown): number {
  let soFar = before;
  for (const one of stage.ownFollowing) if (counts(one, view, who)) soFar = addAll(one.contributions, code, soFar, view, who, against, context, null);
  for (const one of stage.againstFollowing) if (counts(one, view, against)) soFar = addAll(one.contributions, code, soFar, view, who, against, context, null);
  return soFar;
}

const counts = ({ holds, rule }: Following, view: View, bearer: Id): boolean => bearer >= 0 && !isOff(view, rule, bearer) && holds(view, bearer);

type Table = readonly (readonly AnyContribution[] | null)[];

function addBorne(table: Table, bearer: Id, code: number, before: number, view: View, who: Id, against: Id, context: unknown): number {
  const entity = view.state.entities[bearer];
  let soFar = before;
  const features = entity.features;
  for (let i = 0; i < features.length; i++) {
    const list = table[features[i]];
    if (list !== null) soFar = addAll(list, code, soFar, view, who, against, context, null);
  }
  const conditions = entity.conditions;
  for (let i = 0; i < conditions.length; i++) {
    const list = table[conditions[i].kind];
    if (list !== null && !isOff(view, ruleOf(view, conditions[i]), bearer)) soFar = addAll(list, code, soFar, view, who, against, context, conditions[i]);
  }
  return soFar;
}

const ruleOf = ({ rules }: View, { kind }: Condition): string => (rules.things[kind] as ConditionDef).rule;

function addAll(
  list: readonly AnyContribution[],
  code: number,
  before: number,
  view: View,
  who: Id,
  against: Id,
  context: unknown,
  condition: Condition | null,
): number {
  let soFar = before;
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    if (one.when !== null && !one.when(view, who, against, context, condition)) continue;
    if (view.state.ignored.length > 0 && isIgnored(view.state.ignored, one.rule, who)) continue;
    soFar = add(code, soFar, one.gives === null ? one.amount : one.gives(view, who, against, context, condition));
  }
  return soFar;
}

/** Runs the same contributors with a recorder. */
export function explain(compiled: CompiledQuery, view: View, who: Id, against: Id, context: unknown): Explanation {
  const query = compiled.query;
  const base = query.base(view, who, against, context);
  const parts: ExplainedPart[] = [];
  const without: Unused[] = [];
  let value = base;
  for (const stage of compiled.stages) {
    const combine = stage.combine;
    let soFar = start(combine.code, value);
    const take = (list: readonly AnyContribution[], condition: Condition | null, bearer = who): void => {
      const isWholeOff = condition !== null && isOff(view, ruleOf(view, condition), bearer);
      for (const one of list) {
        const off = isWholeOff || isIgnored(view.state.ignored, one.rule, who);
        if (off || (one.when !== null && !one.when(view, who, against, context, condition))) {
          without.push({ rule: one.rule, label: one.label, why: off ? 'rule switched off' : `only ${one.only}` });
          continue;
        }
        const amount = one.gives === null ? one.amount : one.gives(view, who, against, context, condition);
        soFar = add(combine.code, soFar, amount);
        const before = parts[parts.length - 1];
        if (combine.code === SET && before?.stage === stage.name) {
          without.push({ rule: before.rule, label: before.label, why: 'overruled' });
          parts.pop();
        }
        parts.push({ rule: one.rule, label: one.label, amount, stage: stage.name });
      }
    };
    const takeAll = (table: readonly (readonly AnyContribution[] | null)[], bearer: Id): void => {
      const entity = view.state.entities[bearer];
      if (!entity) return;
      for (const code of entity.features) take(table[code] ?? [], null);
      for (const condition of entity.conditions) take(table[condition.kind] ?? [], condition, bearer);
    };
    take(stage.always, null);
    takeAll(stage.own, who);
    takeAll(stage.against, against);
    for (const one of stage.ownFollowing) if (counts(one, view, who)) take(one.contributions, null);
    for (const one of stage.againstFollowing) if (counts(one, view, against)) take(one.contributions, null);
    value = end(combine, soFar);
  }
  for (const { reason, amount } of shiftsOf(query, view.shifts, who)) parts.push({ rule: '', label: reason, amount, stage: null });
  value = shifted(compiled, view.shifts, who, value);
  const show = query.show ?? String;
  return {
    query: query.id,
    rule: query.rule,
    who,
    against,
    value,
    shown: show(value),
    base: { label: query.from, amount: base, shown: show(base) },
    parts,
    without,
  };
}
