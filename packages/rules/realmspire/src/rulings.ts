import type { Pool, View } from '@riposte/kernel';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  /** The dice of a test with a boon (1), a bane (-1) or neither; their total is the Successes, 0 for a fail. */
  readonly dice: (target: number, boon: number) => Pool;
  /** What a blocked physical blow is reduced by, of armour and shield. */
  readonly blockedBy: (armour: number, block: number) => number;
  /** Whether an opportunity attack is one of the two attacks of a round. */
  readonly opportunityCounts: boolean;
  /** Whether a step into reach provokes too. */
  readonly enteringProvokes: boolean;
  /** Whether Disengage also covers standing up and casting. */
  readonly disengageCoversAll: boolean;
  /** Health at or below which one is unconscious. */
  readonly unconsciousAt: number;
  /** What untrained armour costs: a bane, 2 points of the target number, or both. */
  readonly untrainedArmour: { readonly bane: number; readonly points: number };
  readonly feintTestedAtOnce: boolean;
  /** Whether each of those who might notice rolls, or one for the whole side. */
  readonly eachObserverRolls: boolean;
  readonly bothFailSurprises: boolean;
  readonly savedTurnStays: boolean;
  readonly thrownCanBeParried: boolean;
  readonly locationMatters: boolean;
  readonly coverAgainstSpells: boolean;
  /** Whether cover eases dodging any attack, not only those made beyond reach. */
  readonly coverAlwaysDodges: boolean;
  readonly unarmedAlwaysTrained: boolean;
  /** Whether a wall that gives full cover stops blows and hands too. */
  readonly wallsStopAll: boolean;
  /** Whether who wins by a shot may push, trip, disarm and bash beyond reach. */
  readonly manoeuvresBeyondReach: boolean;
  /** Whether luck rolls any test of one's own again, not only one that failed. */
  readonly luckRollsAny: boolean;
  /** Whether who is attacked may answer with a ward. */
  readonly wardsAnswer: boolean;
  /** Whether any edge of the stage is a way out, or only an exit. */
  readonly edgesAreOpen: boolean;
  /** Whether who surrenders is a prisoner only when a foe accepts. */
  readonly surrenderIsAccepted: boolean;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
