import type { AnyChange } from './change.ts';
import type { ConditionDef } from './condition.ts';
import type { Pool } from './dice.ts';
import { nextIndex } from './index-of.ts';
import type { AnyIntent, AnyIntentDef, Ask, Intent, Result } from './intent.ts';
import type { Refusal } from './param.ts';
import type { Explanation, Query, Shift } from './query.ts';
import { wordFrom } from './random.ts';
import type { Ruleset } from './ruleset.ts';
import type { Id, State, Store } from './state.ts';
import type { AnyWindow, Window } from './window.ts';

/** One purpose for which dice are thrown. */
export interface Roll {
  readonly index: number;
  readonly id: string;
  readonly rule: string;
  /** For people: "attack". */
  readonly title: string;
  readonly key: number;
}

const counter = nextIndex();

/** A purpose for which dice are thrown. */
export function defineRoll(id: string, options: { readonly rule: string; readonly title: string }): Roll {
  return { index: counter(), id, rule: options.rule, title: options.title, key: wordFrom(id) };
}

/** A window that is open, with what it is about. */
export interface Offering {
  readonly window: AnyWindow;
  readonly about: unknown;
  /** Who acts meanwhile. */
  readonly by: Id;
}

/** A function that takes a `View` may look and compute, but not roll, ask or change. */
export interface View {
  readonly rules: Ruleset;
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
  /** The intents of one definition that its parameters allow to list, legal or not. */
  candidates(def: AnyIntentDef, by: Id): readonly AnyIntent[];
}

/** A function that takes a `Play` may also roll, ask and change; each of these may suspend the command. */
export interface Play extends View {
  /** Throws dice as a whole; `see` turns the total into what matters, purely, so that equal outcomes can be merged. */
  roll(roll: Roll, who: Id, pool: Pool): number;
  roll(roll: Roll, who: Id, pool: Pool, see: (total: number) => number): number;
  ask<C, A>(ask: Ask<C, A>, who: Id, about: C): A;
  /** Asks several at once; answers stay secret until all are in and come back in the order of `whos`. */
  askAll<C, A>(ask: Ask<C, A>, whos: readonly Id[], about: C): readonly A[];
  /** Opens a window; returns the last result of what was done in it, undefined when nobody did anything. */
  offer<C>(window: Window<C>, about: C): Result | undefined;
  /** Who acted in the window that closed last, in that order. */
  readonly acted: readonly Id[];
  /** Where changes are made; for the changes themselves. */
  readonly store: Store;
  /** Notes that a change was made: for listeners and checkpoints. Called by the change itself. */
  changed(change: AnyChange, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown, f?: unknown, g?: unknown, h?: unknown): void;
  /** Performs an intent inside the running one; false = it did not take place. */
  perform<P>(intent: Intent<P>): Result;
  /** Runs automatic consequences now; they also run at the end of every intent. */
  settle(): void;
}

export interface CheckpointOptions {
  readonly rule: string;
  readonly watches: readonly AnyChange[];
  /** Runs for the entity (first value) of each watched change. */
  readonly settle: (play: Play, who: Id) => void;
}

/** What happens on becoming so: drops, falls, dies. */
export interface Checkpoint extends CheckpointOptions {
  readonly id: string;
}

/** What happens by itself when one of the watched changes was made. */
export function defineCheckpoint(id: string, options: CheckpointOptions): Checkpoint {
  return { id, rule: options.rule, watches: options.watches, settle: options.settle };
}
