import type { Pool, View } from '@riposte/kernel';
import type { Fighter } from './fighter.ts';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  readonly energyOf: (stamina: number) => number;
  readonly maximumStamina: (who: Fighter) => number;
  /** Metres that a weapon of this Reach covers. */
  readonly metresOfReach: (reach: number) => number;
  /** The dice of an Initiative roll. */
  readonly initiativeDice: (bonus: number) => Pool;
  /** Whether a challenger's Initiative wins against the other's. */
  readonly winsInitiative: (challenger: number, other: number) => boolean;
  /** Whether Agile Moves stay open when the action that earned them is over. */
  readonly keepsNimbleness: boolean;
  /** Agile Moves earned by Energy replaced with Stamina. */
  readonly staminaIsNimble: boolean;
  /** Least Energy that a broken-off action costs. */
  readonly leastEnergy: number;
  /** Rounds at whose end an exposure without a stated length ends: 1 this one, 2 the next. */
  readonly exposedRounds: number;
  /** Whether damage beyond the Aura left calls for a Death roll at once. */
  readonly overflowHarms: boolean;
  /** Whether a Combat roll of 1 misses who cannot defend. */
  readonly oneMissesHelpless: boolean;
  readonly unconsciousFallsProne: boolean;
  /** Metres of a Run lost by a turn of so many eighths of a circle. */
  readonly turnCost: (eighths: number) => number;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
