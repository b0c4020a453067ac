/** A number down to its sources. */
export interface ShownNumber {
  /** Its name in the rules, by which it is corrected. */
  readonly query: string;
  readonly title: string;
  readonly of: string;
  readonly shown: string;
  readonly rule: string;
  readonly base: { readonly label: string; readonly shown: string };
  readonly parts: readonly { readonly label: string; readonly amount: number; readonly rule: string }[];
  readonly without: readonly { readonly label: string; readonly rule: string; readonly why: string }[];
}

export interface ShownRoll {
  /** Number of the roll in its entry, for amendments. */
  readonly nth: number;
  readonly text: string;
  readonly rule: string;
  readonly total: number;
  readonly faces: readonly number[] | null;
  readonly numbers: readonly ShownNumber[];
}

/** One command as this seat saw it. */
export interface Entry {
  readonly parts: readonly {
    /** A heading, the headline of an act, or a line below it. */
    readonly kind: 'heading' | 'head' | 'line';
    readonly depth: number;
    readonly text: string;
    readonly rule: string;
    readonly rolls: readonly ShownRoll[];
    /** What the rolls come to in short: what was rolled, its sum, and what that had to reach; null where that is not one thing. */
    readonly sum: { readonly title: string; readonly values: readonly number[] } | null;
    /** What was rolled, in a word or two: "Initiative"; null where nothing was, or too much for that. */
    readonly rolled: string | null;
  }[];
  /** Names of the fighters of whom it tells. */
  readonly who: readonly string[];
  /** A fighter whom the seat sees is worse off after it. */
  readonly hurt: boolean;
  /** It still waits for an answer. */
  readonly open: boolean;
}
