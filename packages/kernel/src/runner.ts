import { bears } from './condition.ts';
import { Consequences, due } from './consequences.ts';
import { type Pool, type Roll, totalOf } from './dice.ts';
import { fail, RiposteError, unlisted } from './errors.ts';
import type { Explanation, Shift } from './explanation.ts';
import { heedAgain, heeding, heedingAnswers, isOff } from './gm.ts';
import { intentJson, isActOf } from './intent.ts';
import { brief, type Json, sameJson } from './json.ts';
import { asksItself, complete, explain, MAX_ASKING, queryId, shifted } from './query.ts';
import type { FaceSource } from './random.ts';
import { type Entity, type Id, type IntentJson, NOBODY, type State } from './state.ts';
import { Store } from './store.ts';
import { asking, HIDDEN, sightOf } from './visibility.ts';
import type {
  AnyAsk,
  AnyChange,
  AnyIntent,
  AnyIntentDef,
  AnyQuery,
  Ask,
  ChangeJson,
  Checkpoint,
  CompiledQuery,
  ConditionDef,
  Offering,
  Play,
  Refusal,
  Refuse,
  Result,
  Rules,
  View,
  Window,
} from './vocabulary.ts';
import { NO_ONE } from './window.ts';

/** A roll that was made. `faces` is null when only the total was forced. */
export interface RollEntry {
  readonly in: 'roll';
  readonly roll: string;
  readonly who: Id;
  readonly pool: string;
  readonly faces: readonly number[] | null;
  readonly total: number;
  readonly from?: 'forced' | 'typed' | 'kept' | 'amended';
}

/** An answer that was given. `about` must be what the question is about when it is asked again. */
export interface AnswerEntry {
  readonly in: 'answer';
  readonly ask: string;
  readonly who: Id;
  readonly about: Json;
  readonly value: Json;
  readonly from?: 'order' | 'gm' | 'deadline' | 'policy' | 'dial';
}

/** An outcome chosen by an enumeration, already classified. */
export interface OutcomeEntry {
  readonly in: 'outcome';
  readonly roll: string;
  readonly who: Id;
  readonly outcome: number;
}

export type Entry = RollEntry | AnswerEntry | OutcomeEntry;

/** What a command waits for. */
export type Pending =
  | { readonly kind: 'answer'; readonly ask: AnyAsk; readonly whos: readonly Id[]; readonly about: Json }
  | { readonly kind: 'roll'; readonly roll: Roll; readonly who: Id; readonly pool: Pool };

/** Supplies what is not on the tape yet; null = unknown now, so the command waits. */
export interface Supply {
  roll(roll: Roll, who: Id, pool: Pool, see: ((total: number) => number) | undefined, tape: readonly Entry[]): RollEntry | OutcomeEntry | null;
  answer(ask: AnyAsk, who: Id, about: Json, runner: Runner): AnswerEntry | null;
}

/** Answers requests in simulations, where nothing is recorded. */
export type Choose = (view: View, ask: AnyAsk, who: Id, about: Json) => Json;

/** One thing that happened while a command ran, for people and explanations. */
export type Trace =
  | { readonly kind: 'intent'; readonly intent: IntentJson; readonly depth: number }
  | { readonly kind: 'value'; readonly explanation: Explanation }
  | { readonly kind: 'roll'; readonly roll: Roll; readonly pool: Pool; readonly entry: RollEntry | OutcomeEntry; readonly outcome: number }
  | { readonly kind: 'answer'; readonly entry: AnswerEntry }
  | { readonly kind: 'change'; readonly change: ChangeJson }
  /** An intent has come to its end; what follows belongs to the one around it. */
  | { readonly kind: 'end'; readonly depth: number; readonly result: Result };

/** Thrown to leave rule code when an answer is not at hand. A plain frozen object: four times cheaper than an Error. */
const SUSPENDED = Object.freeze({ suspended: true });

/**
 * Counts reasons where only yes or no matters. One for all runners, since a check never waits: a closure for each
 * runner costs more than the runner.
 */
const counted = { refusals: 0 };
const count: Refuse = () => {
  counted.refusals++;
};

const NONE: readonly Shift[] = [];

const MAX_DEPTH = 40;
const MAX_SETTLING = 100_000;
const MAX_CANDIDATES = 5000;

/**
 * Runs rule code: live, replaying, enumerating or simulating, depending on what supplies dice and answers. Code that runs for every number and
 * change is short, and rarer code has its own method, because V8 inlines only short functions.
 */
export class Runner implements Play {
  readonly rules: Rules;
  readonly store: Store;
  state: State;
  asking = 0;
  doing: AnyIntent[] = [];
  offering: Offering[] = [];
  shifts: readonly Shift[] = NONE;
  acted: readonly Id[] = NO_ONE;
  /** Changes of the running command; null = nobody listens, so none is recorded. */
  events: ChangeJson[] | null;
  trace: Trace[] | null = null;
  pending: Pending | null = null;
  tape: Entry[] = [];
  readonly #supply: Supply | null;
  readonly #random: FaceSource | null;
  readonly #choose: Choose | null;
  #at = 0;
  #dirty: Checkpoint[] = [];
  #dirtyWho: Id[] = [];
  #settling = false;

  private constructor(rules: Rules, store: Store, supply: Supply | null, random: FaceSource | null, choose: Choose | null) {
    this.rules = rules;
    this.store = store;
    this.state = store.state;
    this.#supply = supply;
    this.#random = random;
    this.#choose = choose;
    this.events = supply === null ? null : [];
  }

  /** Live, replaying or enumerating: entities are copied at their first change, everything is on a tape. */
  static recording(rules: Rules, state: State, supply: Supply): Runner {
    return new Runner(rules, new Store(state, rules, false), supply, null, null);
  }

  /** A state to look at and to try things on, which stays as it is itself. Whatever asks or rolls waits. */
  static still(rules: Rules, { serial, ignored, entities }: State): Runner {
    return Runner.recording(rules, { serial, ignored, entities: entities.slice() }, { roll: () => null, answer: () => null });
  }

  /** Simulating: changed in place, nothing recorded. `state` is consumed. */
  static simulating(rules: Rules, state: State, random: FaceSource, choose: Choose): Runner {
    return new Runner(rules, new Store(state, rules, true), null, random, choose);
  }

  completed(query: number, who: Id, against: Id, context: unknown, base: number): number {
    const compiled = this.rules.compiled[query] ?? unlisted(this.rules, 'queries', queryId(query));
    if (this.trace !== null) this.#traceValue(compiled, who, against, context);
    const value = complete(compiled, this, who, against, context, base);
    return this.shifts === NONE ? value : shifted(compiled, this.shifts, who, value);
  }

  #traceValue(compiled: CompiledQuery, who: Id, against: Id, context: unknown): void {
    if (this.doing.length > 0) this.trace!.push({ kind: 'value', explanation: explain(compiled, this, who, against, context) });
  }

  explain(query: AnyQuery, who: Id, against: Id = NOBODY, context?: unknown): Explanation {
    const { asking } = this;
    try {
      return explain(this.#compiled(query), this, who, against, context);
    } finally {
      // A question that throws would stay open, and after some such every number would seem to ask itself.
      this.asking = asking;
    }
  }

  #compiled(query: AnyQuery): CompiledQuery {
    return this.rules.compiled[query.index] ?? unlisted(this.rules, 'queries', query.id);
  }

  has(on: Id, condition: ConditionDef): boolean {
    return bears(this, on, condition);
  }

  legal(intent: AnyIntent): boolean {
    const before = counted.refusals;
    this.#check(intent, count);
    const good = counted.refusals === before;
    counted.refusals = before;
    return good;
  }

  refusals(intent: AnyIntent): Refusal[] {
    const reasons: Refusal[] = [];
    this.#check(intent, (rule, reason, facts) => {
      counted.refusals++;
      reasons.push({ rule, reason, facts });
    });
    counted.refusals -= reasons.length;
    return reasons.map((refusal) => (refusal.reason === 'not-open' ? { ...refusal, facts: { ...refusal.facts, of: this.#shut(intent, refusal) } } : refusal));
  }

  against(def: AnyIntentDef, by: Id): Refusal[] {
    const reasons: Refusal[] = [];
    const refuse: Refuse = (rule, reason, facts) => reasons.push({ rule, reason, facts });
    this.#checkOpen(def, by, refuse, heeding(this.state.ignored, by, refuse));
    return reasons;
  }

  /** The parameter whose value is not open; what it is called says what that value stands for. */
  #shut(intent: AnyIntent, { facts }: Refusal): string {
    const { params, paramNames } = intent.def;
    const before = counted.refusals;
    const nth = params.findIndex((param, i) => {
      const value = intent.with[paramNames[i]];
      counted.refusals = before;
      param.check(this, intent, value, count);
      return counted.refusals > before && (brief(value) === facts?.value || Array.isArray(value));
    });
    counted.refusals = before;
    return paramNames[nth] ?? '';
  }

  #check(intent: AnyIntent, refuse: Refuse): void {
    const { def, by } = intent;
    const entity: Entity | undefined = this.state.entities[by];
    if (entity === undefined || !isActOf(def, entity.kind)) return refuse(def.rule, 'not-of-this-kind', { kind: entity?.kind ?? 'nobody' });
    if (++this.asking > MAX_ASKING) asksItself(this, def.id, by);
    const heeded = this.state.ignored.length === 0 ? refuse : heeding(this.state.ignored, by, refuse);
    this.#checkOpen(def, by, refuse, heeded);
    const before = counted.refusals;
    const names = def.paramNames;
    // A check may rely on the parameters before it: even if a rule is ignored, the chosen entity must exist.
    for (let i = 0; i < names.length && counted.refusals === before; i++) {
      const value = intent.with[names[i]];
      const param = def.params[i];
      param.check(this, intent, value, this.#isThere(value) ? heeded : param.kind === 'some of' ? heedingAnswers(this, by, refuse) : refuse);
    }
    if (def.check !== null && counted.refusals === before) def.check(this, by, intent.with, heeded);
    this.asking--;
  }

  /** What is against an act whatever its parameters; `heeded` leaves out what is ignored. */
  #checkOpen(def: AnyIntentDef, by: Id, refuse: Refuse, heeded: Refuse): void {
    const bits = this.rules.tagBits[def.index];
    if (bits !== 0) this.#checkForbidden(def, by, bits, heeded);
    if (def.needs !== null) def.needs(this, by, refuse);
    if (def.available !== null) def.available(this, by, heeded);
  }

  #isThere(value: unknown): boolean {
    return typeof value === 'number' && (this.state.entities[value]?.kind ?? HIDDEN) !== HIDDEN;
  }

  #checkForbidden(def: AnyIntentDef, by: Id, bits: number, refuse: Refuse): void {
    const conditions = this.state.entities[by].conditions;
    for (let i = 0; i < conditions.length; i++) {
      const kind = conditions[i].kind;
      if ((this.rules.forbidBits[kind] & bits) !== 0) refuseForbidden(this, by, this.rules.things[kind] as ConditionDef, def, refuse);
    }
    const following = this.rules.following;
    for (let i = 0; i < following.length; i++) {
      const one = following[i];
      if ((one.bits & bits) !== 0 && one.condition.while!(this, by)) refuseForbidden(this, by, one.condition, def, refuse);
    }
  }

  candidates(def: AnyIntentDef, by: Id): AnyIntent[] {
    if (!isActOf(def, this.state.entities[by].kind)) return [];
    let partial: Record<string, Json>[] = [{}];
    for (const [i, name] of def.paramNames.entries()) {
      const longer: Record<string, Json>[] = [];
      for (const chosen of partial) for (const value of def.params[i].candidates(this, { by, with: chosen })) longer.push({ ...chosen, [name]: value });
      if (longer.length > MAX_CANDIDATES) longer.length = MAX_CANDIDATES;
      partial = longer;
    }
    return partial.map((chosen) => def.of(by, chosen));
  }

  withEntities(entities: Entity[], keeps: (by: Id) => boolean): View {
    const { serial, ignored } = this.state;
    const view = Runner.simulating(this.rules, { serial, ignored, entities }, { face: mustNot }, mustNot);
    view.offering = this.offering.filter(({ by }) => keeps(by));
    view.doing = this.doing.filter(({ by }) => keeps(by));
    view.shifts = this.shifts;
    return view;
  }

  roll(roll: Roll, who: Id, pool: Pool, see?: (total: number) => number): number {
    if (this.pending !== null) this.#swallowed();
    const random = this.#random;
    if (random === null) return this.#recorded(roll, who, pool, see);
    const total = pool.sides > 0 ? random.face(pool.sides) : pool.total(random);
    return see === undefined ? total : see(total);
  }

  /** Apart from `roll`, so that V8 inlines `roll`. */
  #recorded(roll: Roll, who: Id, pool: Pool, see: ((total: number) => number) | undefined): number {
    if (typeof pool?.total !== 'function') fail('bad-definition', `the roll "${roll.id}" is given ${brief(pool)} in place of dice, such as die(6)`);
    if (!this.rules.def.rolls.includes(roll)) unlisted(this.rules, 'rolls', roll.id);
    const given = this.#next();
    const entry = given ?? this.#supplied(this.#supply!.roll(roll, who, pool, see, this.tape));
    if (entry === null) return this.#wait({ kind: 'roll', roll, who, pool });
    if (entry.in === 'answer' || entry.roll !== roll.id || entry.who !== who) return this.#stale(entry, `${roll.id} rolled by ${who}`);
    let outcome: number;
    if (entry.in === 'outcome') outcome = entry.outcome;
    else {
      if (entry.pool !== pool.id) return this.#stale(entry, `${roll.id} with ${pool.id}`);
      // What was just drawn needs no second look at its faces.
      if (given !== null && entry.faces !== null && totalOf(pool, entry.faces) !== entry.total)
        fail('impossible-roll', `${pool.id} does not total ${entry.total} with ${entry.faces.join(', ')}`);
      outcome = see === undefined ? entry.total : see(entry.total);
    }
    if (this.trace !== null) this.trace.push({ kind: 'roll', roll, pool, entry, outcome });
    return outcome;
  }

  ask<C, A>(ask: Ask<C, A>, who: Id, about: C): A {
    if (this.pending !== null) this.#swallowed();
    return this.#choose === null ? this.#asked(ask, who, about) : this.#chosen(ask, who, about);
  }

  #asked<C, A>(ask: Ask<C, A>, who: Id, about: C): A {
    // The asked fighter's own view decides whether there is a choice.
    const seen = this.#asking(who);
    if (isClosed(seen, ask, who, about)) return ask.fallback(seen, who, about);
    this.#mustList(ask);
    const entry = this.#next() ?? this.#supplied(this.#supply!.answer(ask, who, about as Json, this));
    if (entry === null) return this.#wait({ kind: 'answer', ask, whos: [who], about: about as Json });
    return this.#answered(ask, who, about, entry);
  }

  /** A log names what was asked: anything unlisted could not be replayed. */
  #mustList(ask: AnyAsk): void {
    const { asks, windows } = this.rules.def;
    if (!asks.includes(ask) && !windows.some((window) => window.ask === ask)) unlisted(this.rules, 'asks or windows', ask.id);
  }

  #asking(who: Id): View {
    return asking(this, { gm: who < 0, controls: [who] });
  }

  askAll<C, A>(ask: Ask<C, A>, whos: readonly Id[], about: C): readonly A[] {
    if (this.pending !== null) this.#swallowed();
    if (this.#choose !== null) return whos.map((who) => this.#chosen(ask, who, about));
    const open = new Set(whos.filter((who) => !isClosed(this.#asking(who), ask, who, about)));
    const answers = new Map<Id, A>();
    for (const who of whos) if (!open.has(who)) answers.set(who, ask.fallback(this.#asking(who), who, about));
    if (open.size > 0) this.#mustList(ask);
    // The tape has answers in their order of arrival.
    while (open.size > 0 && this.#at < this.tape.length) {
      const entry = this.tape[this.#at++];
      if (entry.in !== 'answer' || !open.has(entry.who)) return this.#stale(entry, `${ask.id} asked of ${[...open].join(', ')}`);
      answers.set(entry.who, this.#answered(ask, entry.who, about, entry));
      open.delete(entry.who);
    }
    for (const who of whos) {
      if (!open.has(who)) continue;
      const entry = this.#supplied(this.#supply!.answer(ask, who, about as Json, this));
      if (entry === null) continue;
      answers.set(who, this.#answered(ask, who, about, entry));
      open.delete(who);
    }
    if (open.size > 0) return this.#wait({ kind: 'answer', ask, whos: [...open], about: about as Json });
    return whos.map((who) => answers.get(who)!);
  }

  /** A policy's answer. If it is the default, it does not matter whether there was a choice. */
  #chosen<C, A>(ask: Ask<C, A>, who: Id, about: C): A {
    const answer = this.#choose!(this, ask, who, about as Json) as A;
    const seen = this.#asking(who);
    const usual = ask.fallback(seen, who, about);
    if (answer === usual) return usual;
    if (isClosed(seen, ask, who, about)) return usual;
    return this.#checked(ask, who, about, answer);
  }

  #answered<C, A>(ask: Ask<C, A>, who: Id, about: C, entry: Entry): A {
    if (entry.in !== 'answer' || entry.ask !== ask.id || entry.who !== who || !sameJson(entry.about, about))
      return this.#stale(entry, `${ask.id} asked of ${who}`);
    if (this.trace !== null) this.trace.push({ kind: 'answer', entry });
    return this.#checked(ask, who, about, entry.value as A);
  }

  #checked<C, A>(ask: Ask<C, A>, who: Id, about: C, value: A): A {
    if (!this.mayAnswer(ask, who, about, value))
      fail(
        'illegal-answer',
        `${brief(value)} is no answer to ${ask.id}: ${this.whyNot(ask, who, about, value)
          .map((refusal) => refusal.reason)
          .join('; ')}`,
        { ask: ask.id, who, value },
      );
    return value;
  }

  /** Whether nothing is against an answer, as things are or as who answers sees them. */
  mayAnswer(ask: AnyAsk, who: Id, about: unknown, value: unknown): boolean {
    if (isAnswer(this, ask, who, about, value)) return true;
    const seen = sightOf(this, who);
    return seen !== this && isAnswer(seen, ask, who, about, value);
  }

  /** Every reason against an answer, as who answers sees it. */
  whyNot(ask: AnyAsk, who: Id, about: unknown, value: unknown): Refusal[] {
    const reasons: Refusal[] = [];
    const seen = sightOf(this, who);
    ask.answer.check(
      seen,
      { who, about },
      value,
      heedingAnswers(seen, who, (rule, reason, facts) => reasons.push({ rule, reason, facts })),
    );
    return reasons;
  }

  offer<C>(window: Window<C>, about: C): Result | undefined {
    if (this.pending !== null) this.#swallowed();
    const whos = window.who(this, about);
    this.acted = NO_ONE;
    if (whos.length === 0) return undefined;
    this.offering.push({ window, about, by: this.doing[this.doing.length - 1].by });
    const acted: Id[] = [];
    const result = this.#offered(window, about, whos, acted);
    this.offering.pop();
    this.acted = acted;
    return result;
  }

  #offered<C>(window: Window<C>, about: C, whos: readonly Id[], acted: Id[]): Result | undefined {
    let result: Result | undefined;
    if (window.together === null) {
      for (const who of whos) {
        // What came before may have felled him.
        if (acted.length > 0 && !window.who(this, about).includes(who)) continue;
        const answer = this.ask(window.ask, who, about) as IntentJson | null;
        if (answer === null) continue;
        result = this.perform(this.rules.intent(answer));
        acted.push(who);
      }
      return result;
    }
    const intents = (this.askAll(window.ask, whos, about) as (IntentJson | null)[]).flatMap((answer) => (answer === null ? [] : [this.rules.intent(answer)]));
    for (const intent of intents.length > 1 ? window.together(this, about, intents) : intents) {
      // What came before may have felled him or made it impossible.
      if (acted.length > 0 && !window.who(this, about).includes(intent.by)) continue;
      if (!this.mayAnswer(window.ask, intent.by, about, intentJson(intent))) continue;
      result = this.perform(intent);
      acted.push(intent.by);
    }
    return result;
  }

  changed(change: AnyChange, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown, f?: unknown, g?: unknown, h?: unknown): void {
    if (this.pending !== null) this.#swallowed();
    const watchers = this.rules.watchers[change.index];
    if (watchers !== null) this.#watched(watchers ?? unlisted(this.rules, 'changes', change.id), a as Id);
    if (this.events !== null) this.#noted(asJson(change.id, a, b, c, d, e, f, g, h), this.events);
  }

  #watched(watchers: readonly Checkpoint[], who: Id): void {
    for (let i = 0; i < watchers.length; i++) {
      this.#dirty.push(watchers[i]);
      this.#dirtyWho.push(who);
    }
  }

  #noted(event: ChangeJson, events: ChangeJson[]): void {
    events.push(event);
    if (this.trace !== null) this.trace.push({ kind: 'change', change: event });
  }

  perform(intent: AnyIntent): Result {
    if (this.pending !== null) this.#swallowed();
    if (this.doing.length >= MAX_DEPTH) this.#tooDeep(intent);
    this.doing.push(intent);
    if (this.trace !== null) this.trace.push({ kind: 'intent', intent: intentJson(intent), depth: this.doing.length });
    const result = this.rules.def.perform(this, intent);
    if (this.#dirty.length > 0) this.settle();
    if (this.trace !== null) this.trace.push({ kind: 'end', depth: this.doing.length, result });
    this.doing.pop();
    return result;
  }

  /** Settles what a decree set off. */
  #follow(intent: AnyIntent): Result {
    if (this.trace !== null) this.trace.push({ kind: 'intent', intent: intentJson(intent), depth: 1 });
    this.doing.push(intent);
    for (const [checkpoint, who] of due(this.rules, intent)) this.#watched([checkpoint], who);
    this.settle();
    this.doing.pop();
    return true;
  }

  #tooDeep({ def }: AnyIntent): never {
    return fail('too-deep', `${def.id} is the ${MAX_DEPTH + 1}th intent inside another`, { doing: this.doing.map((doing) => doing.def.id) });
  }

  settle(): void {
    if (this.#settling) return;
    this.#settling = true;
    for (let i = 0; i < this.#dirty.length; i++) {
      if (i >= MAX_SETTLING) fail('unsettled', `automatic consequences do not settle: ${this.#dirty[i].id}`, { checkpoint: this.#dirty[i].id });
      if (!isOff(this, this.#dirty[i].rule, this.#dirtyWho[i])) this.#dirty[i].settle(this, this.#dirtyWho[i]);
    }
    this.#dirty = [];
    this.#dirtyWho = [];
    this.#settling = false;
  }

  /**
   * Executes one command from the state before it. Returns the result, or null when it waits: `pending` then says for
   * what, and the state is the working copy at the pause. On a fault the state before the command is put back.
   */
  execute(intent: AnyIntent, tape: Entry[]): Result | null {
    this.#begin(tape);
    this.shifts = intent.shifts ?? NONE;
    let result: Result;
    try {
      result = intent.def === Consequences ? this.#follow(intent) : this.perform(intent);
      if (this.state.ignored.length > 0 && intent.def.actor === 'fighter' && !intent.def.automatic) heedAgain(this);
    } catch (thrown) {
      const waits = this.pending !== null;
      if (thrown === SUSPENDED && waits) return null;
      this.abandon();
      // Another fault behind a suspension that was caught: it is what the rules did without their answer.
      if (waits) this.#swallowed();
      if (!(thrown instanceof RiposteError)) this.#mustNotMiss(intent);
      throw thrown;
    }
    if (this.pending !== null) {
      this.abandon();
      this.#swallowed();
    }
    if (this.#at < this.tape.length) {
      const unused = this.tape[this.#at];
      this.abandon();
      fail('unused-script', `${describe(unused)} was given but never asked for`, { unused });
    }
    this.shifts = NONE;
    return result;
  }

  /** What a rule sees to may be missing where it is ignored; then what needs it cannot be done. */
  #mustNotMiss({ def }: AnyIntent): void {
    const { ignored } = this.state;
    if (ignored.length > 0) fail('illegal-intent', `${def.title} cannot be done while ${ignored.join(', ')} is ignored`, { reasons: [] });
  }

  /** Goes on from another state. */
  restart(state: State): void {
    this.store.state = state;
    this.state = state;
    this.#begin(this.tape.length === 0 ? this.tape : []);
  }

  /** Puts the state before the command back. */
  abandon(): void {
    this.store.rollback();
    this.#begin(this.tape.length === 0 ? this.tape : []);
  }

  #begin(tape: Entry[]): void {
    this.store.begin();
    this.tape = tape;
    this.#at = 0;
    this.asking = 0;
    this.pending = null;
    if (this.doing.length > 0) this.doing = [];
    if (this.offering.length > 0) this.offering = [];
    this.acted = NO_ONE;
    this.shifts = NONE;
    if (this.#dirty.length > 0) {
      this.#dirty = [];
      this.#dirtyWho = [];
    }
    this.#settling = false;
    if (this.events !== null) this.events = [];
    if (this.trace !== null) this.trace = [];
  }

  #next(): Entry | null {
    return this.#at < this.tape.length ? this.tape[this.#at++] : null;
  }

  #supplied(entry: Entry | null): Entry | null {
    if (entry === null) return null;
    this.tape.push(entry);
    this.#at++;
    return entry;
  }

  #wait(pending: Pending): never {
    this.pending = pending;
    throw SUSPENDED;
  }

  #swallowed(): never {
    return fail('swallowed-suspension', 'rule code caught the signal that a command must wait; rules must not use try');
  }

  #stale(entry: Entry, now: string): never {
    return fail('stale-answer', `${describe(entry)} does not belong to what is asked now: ${now}`, { entry, now });
  }
}

/** Whether there is nothing to choose, or the rule that asks is ignored. */
const isClosed = (view: View, ask: AnyAsk, who: Id, about: unknown): boolean =>
  (ask.open !== null && !ask.open(view, who, about)) || isOff(view, ask.rule, who);

function mustNot(): never {
  throw new Error('a view can neither roll nor ask');
}

function isAnswer(view: View, ask: AnyAsk, who: Id, about: unknown, value: unknown): boolean {
  const before = counted.refusals;
  ask.answer.check(view, { who, about }, value, heedingAnswers(view, who, count));
  const good = counted.refusals === before;
  counted.refusals = before;
  return good;
}

function describe(entry: Entry): string {
  if (entry.in === 'answer') return `the answer ${brief(entry.value)} of ${entry.who} to ${entry.ask}`;
  return `the roll ${entry.roll} of ${entry.who}`;
}

function refuseForbidden(view: View, by: Id, condition: ConditionDef, def: AnyIntentDef, refuse: Refuse): void {
  if (isOff(view, condition.rule, by)) return;
  for (const one of condition.forbids) {
    if (one.tags.some((tag) => def.tags.includes(tag)) && (one.when === undefined || one.when(view, by))) refuse(one.rule, one.reason, one.facts);
  }
}

/** Without trailing `undefined`. Literals for the usual lengths: a rest parameter and slices cost 250 ns an event. */
function asJson(id: string, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown, f: unknown, g: unknown, h: unknown): ChangeJson {
  if (e === undefined && f === undefined && g === undefined && h === undefined) {
    if (d !== undefined) return [id, a, b, c, d];
    if (c !== undefined) return [id, a, b, c];
    if (b !== undefined) return [id, a, b];
    return a === undefined ? [id] : [id, a];
  }
  const event: [string, ...unknown[]] = [id, a, b, c, d, e, f, g, h];
  while (event[event.length - 1] === undefined) event.pop();
  return event;
}
