import type { AnyIntent, Id, View } from '@riposte/kernel';

/** A rest that people take between two fights of a day, and the care that goes with it. */
export interface Rest {
  /** `rest` is a short one, `long-rest` a night's. */
  readonly id: 'rest' | 'long-rest';
  /** For reports: "a Short Rest of 30 minutes". */
  readonly title: string;
  /** What is declared, step by step; each step sees what the one before left, and what is refused by then is left out. */
  readonly steps: readonly ((view: View) => readonly AnyIntent[])[];
}

/** What comes after a fight whose board says `aftermath`, as computer players do it. */
export interface Afterwards {
  /** The id of the act that closes the scene. */
  readonly closing: string;
  readonly rests: readonly Rest[];
  /** Ids of the conditions that outlast a fight and its rests; facts that do are those of the character. */
  readonly lasting: readonly string[];
  /** Whether a fighter is alive, however hurt. */
  readonly alive: (view: View, who: Id) => boolean;
  /**
   * Whether the fight is over and its scene still open, where acts cost nothing: then players who act at random do what the policy does, since
   * they would never let it close. Default: never.
   */
  readonly isNow?: (view: View) => boolean;
}
