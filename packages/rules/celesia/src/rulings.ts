import type { View } from '@riposte/kernel';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  /** Whether higher Dexterity settles ties of initiative before a roll-off. */
  readonly dexterityBreaksTies: boolean;
  /** Highest net advantage or disadvantage that counts. */
  readonly mostAdvantage: number;
  /** Points to a degree of success. */
  readonly degreeStep: number;
  /** Whether size and natural 1 count before it is judged if a parry deflects. */
  readonly parryAfterSize: boolean;
  /** What a natural 1 takes from the degrees and from the severity that they reach. */
  readonly naturalOne: { readonly degrees: number; readonly reach: number };
  /** Whether a natural 1 locks the natural weapon even when the total is not below the DV. */
  readonly anyNaturalOneLocks: boolean;
  /** Degrees that count for strain, of the final and the rolled ones. */
  readonly strainDegrees: (final: number, rolled: number) => number;
  /** What each doubling step of size is worth; `steps` is at least 1. */
  readonly sizeValue: (steps: number) => number;
  readonly attachedPartsLost: boolean;
  readonly injuryEffectsStack: boolean;
  readonly standUpIncreasesAdd: boolean;
  /** Whether a head with these injuries counts as having the same number as asked for. */
  readonly sameHeadInjuries: (has: number, asked: number) => boolean;
  /** Whether injuries force the Constitution save while conscious, too. */
  readonly alwaysSaves: boolean;
  readonly saveBase: number;
  readonly newInjuryCounts: boolean;
  /** Whether a save succeeds critically. */
  readonly criticalSave: (face: number, beatenBy: number) => boolean;
  readonly reactions: (bonus: number) => number;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
