import type { Id } from './state.ts';

/** A number down to its sources, with what did not apply. */
export interface Explanation {
  readonly query: string;
  readonly rule: string;
  readonly who: Id;
  /** The other entity, such as a target; -1 = none. */
  readonly against: Id;
  readonly value: number;
  readonly shown: string;
  readonly base: { readonly label: string; readonly amount: number; readonly shown: string };
  readonly parts: readonly ExplainedPart[];
  readonly without: readonly Unused[];
}

export interface ExplainedPart {
  /** Empty where it is the game master's word. */
  readonly rule: string;
  readonly label: string;
  readonly amount: number;
  /** Result of the stage it belongs to, when there are several. */
  readonly stage: string | null;
}

/** What is not in a number, and why: `only in melee`, `overruled`, `rule switched off`. */
export interface Unused {
  readonly rule: string;
  readonly label: string;
  readonly why: string;
}

/** What the game master adds to a number of one entity during one command. */
export type Shift = {
  /** Id of the query. */
  readonly query: string;
  readonly who: Id;
  readonly amount: number;
  /** For people, as the label of a part. */
  readonly reason: string;
};
