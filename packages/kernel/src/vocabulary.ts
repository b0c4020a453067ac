import type { Pool, Roll } from './dice.ts';
import type { Explanation, Shift } from './explanation.ts';
import type { Json } from './json.ts';
import type { Condition, Entity, Id, IntentJson, State } from './state.ts';

// The vocabulary of rule code: the types in which a rule set is written. They stand in one file since none of them can be said
// without the others; this file imports none of their makers, and each maker (`defineChange`, `defineQuery`, `defineIntent`,
// `makeRules`) imports its types from here. In this order:
//
//   View, Play       what rules look at and act through
//   Change           how facts change, and what a change sets off
//   Query            derived numbers and what adds to them
//   ConditionDef     conditions, features and the clocks that end them
//   Intent           acts, their parameters and prices
//   Ask, Window      questions to people and places to interrupt
//   RulesDef       all of it together, as a rule set says it
//   Rules          the same made ready, as the kernel runs it

// What rules look at and act through

/** A function that takes a `View` may look and compute, but not roll, ask or change. */
export interface View {
  readonly rules: Rules;
  readonly state: State;
  /** Running intents, the outermost first. */
  readonly doing: readonly AnyIntent[];
  /** Open windows, the outermost first: what an intent declared in one may look at. */
  readonly offering: readonly Offering[];
  /** What the game master adds to numbers in the running command. */
  readonly shifts: readonly Shift[];
  /** How many queries are being asked inside one another. */
  asking: number;
  /** Joins the contributions to the base of a query; called by the query itself. */
  completed(query: number, who: Id, against: Id, context: unknown, base: number): number;
  explain<C>(query: Query<C>, who: Id, against?: Id, context?: C): Explanation;
  has(on: Id, condition: ConditionDef): boolean;
  legal(intent: AnyIntent): boolean;
  /** Every reason against an intent; none = it is legal. */
  refusals(intent: AnyIntent): readonly Refusal[];
  /** Every reason against an act whatever its parameters: what conditions forbid, and what the act itself needs. */
  against(def: AnyIntentDef, by: Id): readonly Refusal[];
  /** The intents of one definition that its parameters allow to list, legal or not. */
  candidates(def: AnyIntentDef, by: Id): readonly AnyIntent[];
  /** The same moment with other entities in place of these, and of what goes on only the acts and windows of whom `keeps` names. */
  withEntities(entities: Entity[], keeps: (by: Id) => boolean): View;
}

/** A function that takes a `Play` may also roll, ask and change; each of these may suspend the command. */
export interface Play extends View {
  /** Throws dice as a whole; `see` turns the total into what matters, purely, so that equal outcomes can be merged. */
  roll(roll: Roll, who: Id, pool: Pool): number;
  roll(roll: Roll, who: Id, pool: Pool, see: (total: number) => number): number;
  ask<C, A>(ask: Ask<C, A>, who: Id, about: C): A;
  /** Asks several at once; answers stay secret until all are in and come back in the order of `whos`. */
  askAll<C, A>(ask: Ask<C, A>, whos: readonly Id[], about: C): readonly A[];
  /** Opens a window; returns the last result of an act in it, undefined if there was none. */
  offer<C>(window: Window<C>, about: C): Result | undefined;
  /** Who acted in the window that closed last, in that order. */
  readonly acted: readonly Id[];
  /** Where changes are made; for the changes themselves. */
  readonly store: Draft;
  /** Notes that a change was made: for listeners and checkpoints. Called by the change itself. */
  changed(change: AnyChange, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown, f?: unknown, g?: unknown, h?: unknown): void;
  /** Performs an intent inside the running one; false = it did not take place. */
  perform<P>(intent: Intent<P>): Result;
  /** Runs automatic consequences now; they also run at the end of every intent. */
  settle(): void;
}

/** A window that is open, with what it is about. */
export interface Offering {
  readonly window: AnyWindow;
  readonly about: unknown;
  /** Who acts meanwhile. */
  readonly by: Id;
}

// Changes of facts

/**
 * One way in which facts change; calling it records it. The reducer sets facts, holds no rule and returns false when
 * nothing changed.
 */
export interface Change<A extends readonly unknown[] = readonly unknown[]> {
  (play: Play, ...values: A): void;
  readonly index: number;
  readonly id: string;
  readonly names: readonly number[];
  readonly secret: boolean;
  readonly reveals: boolean;
  readonly reduce: (store: Draft, ...values: A) => boolean | void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the values differ per change; the two ends of a call agree by type
export type AnyChange = Change<any>;

/** A state that changes are made to. */
export interface Draft {
  readonly state: State;
  readonly rules: Rules;
  /** The entity, ready to be changed by a reducer. */
  edit(id: Id): Entity;
  /** Appends an entity; its id must be the next free one. */
  add(entity: Entity): void;
}

/** A change as data, the way logs hold it: the id, then the values, which are JSON. */
export type ChangeJson = readonly [id: string, ...values: unknown[]];

/** What happens on becoming so: drops, falls, dies. */
export interface Checkpoint extends CheckpointOptions {
  readonly id: string;
}

export interface CheckpointOptions {
  readonly rule: string;
  readonly watches: readonly AnyChange[];
  /** Runs for the entity (first value) of each watched change. */
  readonly settle: (play: Play, who: Id) => void;
}

// Numbers

/** A derived number: never stored, always asked, by calling the query. `against` is whom it is for or against. */
export interface Query<C = undefined> {
  (view: View, who: Id, against?: Id, context?: C): number;
  readonly index: number;
  readonly id: string;
  readonly rule: string;
  readonly from: string;
  readonly base: (view: View, who: Id, against: Id, context: C) => number;
  readonly combine: Combiner;
  readonly later: readonly { readonly stage: string; readonly combine: Combiner }[];
  readonly show: ((value: number) => string) | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the context differs per query; asker and contributor agree by type
export type AnyQuery = Query<any>;

/**
 * How contributions join. A code and bounds instead of functions: a call through a variable costs as much here as all
 * the rest of a query.
 */
export interface Combiner {
  readonly code: number;
  readonly least: number;
  readonly most: number;
}

/** What one condition, feature or standing rule adds to one query. */
export interface Contribution<C = unknown> {
  readonly to: AnyQuery;
  readonly rule: string;
  /** For people: "prone". */
  readonly label: string;
  /** Whose number it changes: the bearer's own, or that of an entity that acts against the bearer. */
  readonly as: 'own' | 'against';
  readonly stage: string | null;
  readonly when: ((view: View, who: Id, against: Id, context: C, condition: Condition | null) => boolean) | null;
  readonly only: string;
  readonly amount: number;
  readonly gives: ((view: View, who: Id, against: Id, context: C, condition: Condition | null) => number) | null;
}

export type AnyContribution = Contribution<unknown>;

// Conditions, features and clocks

/** One kind of condition; its definition says everything it does. */
export interface ConditionDef {
  readonly index: number;
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly contributes: readonly AnyContribution[];
  readonly forbids: readonly Forbids[];
  readonly carries: () => readonly ConditionDef[];
  readonly stacks: boolean;
  readonly while: ((view: View, on: Id) => boolean) | null;
  readonly each: ((play: Play, on: Id, condition: Condition) => void) | undefined;
}

export interface Forbids {
  /** Tags of the intents that are forbidden. */
  readonly tags: readonly string[];
  readonly rule: string;
  readonly reason: Reason;
  readonly facts?: ReasonFacts;
  /** Forbids only while this holds of the bearer. */
  readonly when?: (view: View, on: Id) => boolean;
}

/** Gear, trait, terrain or posture: its definition contributes to its bearer's numbers. */
export interface FeatureDef extends FeatureOptions {
  readonly id: string;
}

export interface FeatureOptions {
  readonly title: string;
  readonly contributes?: readonly AnyContribution[];
}

/** A named counter: rounds begun, turns of a fighter begun, minutes passed. Conditions end when one reads a number. */
export interface Clock {
  readonly index: number;
  readonly id: string;
  readonly reads: (view: View, of: Id) => number;
}

// Acts, their prices and parameters

/** A declared act: its definition, who acts and the chosen parameters. */
export interface Intent<P = unknown> {
  readonly def: AnyIntentDef;
  readonly by: Id;
  readonly with: P;
  /** Of a command that the game master amended. */
  readonly shifts?: readonly Shift[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- see AnyIntentDef
export type AnyIntent = Intent<any>;

export interface IntentDef<P = unknown> {
  readonly index: number;
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly automatic: boolean;
  readonly actor: string;
  readonly paramNames: readonly (keyof P & string)[];
  /** In the order of `paramNames`. */
  readonly params: readonly Param<IntentContext<P>, P[keyof P]>[];
  readonly needs: ((view: View, by: Id, refuse: Refuse) => void) | null;
  readonly available: ((view: View, by: Id, refuse: Refuse) => void) | null;
  readonly check: ((view: View, by: Id, chosen: P, refuse: Refuse) => void) | null;
  readonly price: ((view: View, by: Id, chosen: P) => readonly Price[]) | null;
  readonly perform: (play: Play, by: Id, chosen: P) => Result;
  of(by: Id, chosen: P): Intent<P>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- parameters differ per intent; definition and instance agree by type
export type AnyIntentDef = IntentDef<any>;

/** What a parameter of an intent may look at: who acts, and the parameters before it. */
export interface IntentContext<P> {
  readonly by: Id;
  readonly with: P;
}

export interface Price {
  readonly resource: Resource;
  readonly amount: number;
}

/** What rule code hands back when an intent is done: false = it did not take place. */
export type Result = boolean | number | string;

/** A stock that is spent and refilled: action points, stamina, hit points. */
export interface Resource {
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly read: (entity: Entity) => number;
  readonly write: (entity: Entity, value: number) => void;
  /** Where debts are kept: amounts that the next refill will lack. */
  readonly owed: { readonly read: (entity: Entity) => number; readonly write: (entity: Entity, value: number) => void } | null;
  /** What is left of it. */
  left(view: View, who: Id): number;
  /** What the next refill will lack. */
  owes(view: View, who: Id): number;
  /** Takes an amount away, never below the floor. */
  spend(play: Play, who: Id, amount: number): void;
  /** Adds an amount up to the cap; returns what was lost over it. */
  gain(play: Play, who: Id, amount: number): number;
  /** Borrows from the next refill. */
  borrow(play: Play, who: Id, amount: number): void;
  /** Sets it to an amount, which a rule knows, less what was borrowed, never below the floor; the debt is cleared, what is over the amount too. */
  refill(play: Play, who: Id, amount: number): void;
}

/** A typed parameter of an intent or the answer to a request. `candidates` makes lists, for menus and search only. */
export interface Param<C, T> {
  readonly kind: 'one of' | 'some of' | 'number' | 'path' | 'place' | 'allocation' | 'text';
  check(view: View, context: C, value: T, refuse: Refuse): void;
  candidates(view: View, context: C): readonly T[];
  /** Every text that may be a candidate or part of one, now or later, so that an order can name an answer before it is open. */
  readonly words?: ((view: View, who: Id) => readonly string[]) | undefined;
}

/**
 * The keys of reasons for refusals. A catalogue has a sentence for each, `refuse-KEY`. These are the kernel's own; a rule set adds those of
 * its messages to this interface.
 */
export interface Reasons {
  readonly 'answer-for-yourself': true;
  readonly 'no-answer-here': true;
  readonly 'not-of-this-kind': true;
  readonly 'not-open': true;
  readonly 'not-your-turn': true;
  readonly 'text-length': true;
  readonly 'whole-number': true;
  readonly 'choose-some': true;
  readonly 'named-twice': true;
  readonly 'path-length': true;
  readonly 'step-not-open': true;
  readonly 'spread-over': true;
  readonly 'whole-parts': true;
  readonly 'parts-sum': true;
}

export type Reason = keyof Reasons;

/** What the sentence of a reason is given: numbers, names, words. */
export type ReasonFacts = { readonly [name: string]: string | number | readonly string[] };

/** Says no, by which rule and why. Checks call it as often as they find a reason. */
export type Refuse = (rule: string, reason: Reason, facts?: ReasonFacts) => void;

export interface Refusal {
  readonly rule: string;
  readonly reason: Reason;
  readonly facts?: ReasonFacts | undefined;
}

// Questions and interruptions

/** A request: a choice that a rule needs from a player or from the game master. */
export interface Ask<C, A> {
  readonly index: number;
  readonly id: string;
  readonly rule: string;
  readonly open: ((view: View, who: Id, about: C) => boolean) | null;
  readonly answer: Param<AskContext<C>, A>;
  readonly fallback: (view: View, who: Id, about: C) => A;
}

// oxlint-disable-next-line typescript/no-explicit-any -- context and answer differ per request; asker and answer agree by type
export type AnyAsk = Ask<any, any>;

/** What the answer to a request may look at. */
export interface AskContext<C> {
  readonly who: Id;
  readonly about: C;
}

/** A named place where the book lets others interrupt. */
export interface Window<C> {
  readonly id: string;
  readonly ask: AnyAsk;
  readonly who: (view: View, about: C) => readonly Id[];
  readonly intents: () => readonly AnyIntentDef[];
  readonly together: ((play: Play, about: C, intents: readonly AnyIntent[]) => readonly AnyIntent[]) | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the context differs per window
export type AnyWindow = Window<any>;

// Rule sets

export interface RulesDef<R = unknown> {
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
  /** Contributions of the book itself, to everyone's numbers. */
  readonly always: readonly AnyContribution[];
  /** Named tests for standing orders of the kind "when". */
  readonly predicates?: { readonly [name: string]: (view: View, who: Id, about: Json) => boolean };
  /** A copy field by field; arrays that are replaced and never changed may be shared. */
  readonly copy: (entity: Entity) => Entity;
  readonly next: (view: View) => Next;
  /** The one way in which an intent takes place: declare, window, pay, resolve, window. */
  readonly perform: (play: Play, intent: AnyIntent) => Result;
  readonly sees: (view: View, viewer: Viewer, id: Id) => Sees;
  /** Nobody can hide in this game: `sees` never returns `hidden`, and every viewer gets the whole view. */
  readonly hidesNobody?: true;
  /** The condition of those whom `sees` calls hidden: while nobody has it, every viewer gets the whole view. */
  readonly hides?: ConditionDef;
  /** What a viewer sees of an entity that is `shown`; without a viewer, what everyone may see. */
  readonly shown: (view: View, id: Id, viewer?: Viewer) => Json;
  readonly name: (view: View, id: Id) => string;
  /** Tag of acts that anyone may declare between commands, in any turn; nobody is asked for them out of turn. */
  readonly anytime?: string;
  /** Judges a command made on an older version; default: stale. */
  readonly judge?: (view: View, intent: AnyIntent, since: readonly ChangeJson[]) => 'stands' | 'clash' | 'stale';
}

export interface RuleOption {
  readonly rule: string;
  readonly values: readonly Json[];
  readonly default: Json;
}

export type Options = { readonly [name: string]: Json };

/** What happens between commands. Exactly one field is set. */
export interface Next {
  /** Who may declare now; several where there are no turns, in the order in which policies are asked. */
  readonly declare: readonly Id[] | null;
  /** An automatic intent to run: round start, upkeep, expiry. */
  readonly run: AnyIntent | null;
  /** The end, as the rule set describes it. */
  readonly over: Json;
}

/** A seat that looks: the game master, a player with fighters, a spectator with none. */
export interface Viewer {
  readonly gm: boolean;
  readonly controls: readonly Id[];
}

export type Sees = 'all' | 'shown' | 'hidden';

// A rule set made ready

/** A rule set made ready: options applied, definitions numbered, queries compiled. */
export interface Rules<R = unknown> {
  readonly def: RulesDef<R>;
  readonly id: string;
  readonly options: Options;
  readonly rulings: R;
  readonly codes: Codes;
  readonly resources: readonly Resource[];
  /** By index of the resource: its code. */
  readonly resourceCodes: readonly number[];
  readonly clocks: readonly Clock[];
  readonly things: readonly (ConditionDef | FeatureDef)[];
  /** By index of the change: what it sets off; null = nothing, undefined = the rule set does not list it. */
  readonly watchers: readonly (readonly Checkpoint[] | null | undefined)[];
  /** By index of the query. */
  readonly compiled: readonly (CompiledQuery | undefined)[];
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
  commanded(line: IntentJson & Pick<Intent, 'shifts'>): AnyIntent;
  change(id: string): AnyChange;
  ask(id: string): AnyAsk;
}

/** Names in the order of their codes. The log's header keeps them, so that codes hold for ever. */
export interface Codes {
  readonly things: readonly string[];
  readonly resources: readonly string[];
  readonly clocks: readonly string[];
}

/** A following condition that forbids something, with the bits of the tags. */
export interface Forbidding {
  readonly condition: ConditionDef;
  readonly bits: number;
}

export interface CompiledQuery {
  readonly query: AnyQuery;
  readonly stages: readonly CompiledStage[];
  /** It contributes for every entity. */
  readonly always: boolean;
  /** By code: whether a bearer's own number, or that of who acts against the bearer, may change. */
  readonly own: readonly boolean[];
  readonly against: readonly boolean[];
  readonly anyOwn: boolean;
  readonly anyAgainst: boolean;
  /** Bounds of the base where nothing contributes. */
  readonly bounded: boolean;
  readonly least: number;
  readonly most: number;
}

export interface CompiledStage {
  readonly name: string | null;
  readonly combine: Combiner;
  readonly always: readonly AnyContribution[];
  /** By code of the bearer's condition or feature. */
  readonly own: readonly (readonly AnyContribution[] | null)[];
  readonly against: readonly (readonly AnyContribution[] | null)[];
  readonly ownFollowing: readonly Following[];
  readonly againstFollowing: readonly Following[];
  readonly anyOwn: boolean;
  readonly anyAgainst: boolean;
  readonly anyFollowing: boolean;
}

export interface Following {
  readonly holds: (view: View, on: Id) => boolean;
  readonly rule: string;
  readonly contributions: readonly AnyContribution[];
}
