import { type View } from '@riposte/kernel';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  /** Whether higher Dexterity settles ties of initiative before a roll-off. */
  readonly dexterityBreaksTies: boolean;
  /** Highest net advantage or disadvantage that counts. */
  readonly maxAdvantage: number;
  /** Points to a degree of success. */
  readonly degreeStep: number;
  /** Whether the off-guarded lose the bonus of any attribute in their DV, or of Dexterity alone. */
  readonly offGuardDropsAny: boolean;
  /** Lowest that current Stamina goes; what is beyond comes out of the Exhaustion pool. */
  readonly minStamina: number;
  /** Whether size and natural 1 count before it is judged if a parry deflects. */
  readonly parryAfterSize: boolean;
  /** What a natural 1 takes from the degrees and from the severity that they reach. */
  readonly naturalOne: { readonly degrees: number; readonly reach: number };
  /** Whether a natural 1 locks the natural weapon even when the total is not below the DV. */
  readonly anyNaturalOneLocks: boolean;
  /** Whether a threat other than a natural 20 is a critical hit only after a second roll. */
  readonly threatsAreConfirmed: boolean;
  /** Degrees that count for strain, of the final and the rolled ones. */
  readonly strainDegrees: (final: number, rolled: number) => number;
  /** What each doubling step of size is worth; `steps` is at least 1. */
  readonly sizeValue: (steps: number) => number;
  readonly attachedPartsLost: boolean;
  readonly injuryEffectsStack: boolean;
  readonly standUpIncreasesAdd: boolean;
  /** Whether a head with these injuries counts as having the same number as asked for. */
  readonly sameHeadInjuries: (has: number, asked: number) => boolean;
  /** Daily checks for so many untreated injuries of one part. */
  readonly worseningChecks: (untreated: number) => number;
  /** Whether injuries force the Constitution save while conscious, too. */
  readonly alwaysSaves: boolean;
  readonly saveBase: number;
  readonly newInjuryCounts: boolean;
  /** Whether a save succeeds critically. */
  readonly criticalSave: (face: number, beatenBy: number) => boolean;
  readonly reactions: (bonus: number) => number;
  readonly skillDisadvantagesHinderManeuvers: boolean;
  readonly maneuverAddsAttribute: boolean;
  readonly maneuverIsMelee: boolean;
  readonly maneuverStrains: boolean;
  /** Whether a free action by this name is open after those done this turn. */
  readonly freeIsOpen: (done: readonly string[], name: string) => boolean;
  /** Whether a Cleave rolls anew. */
  readonly cleaveRolls: boolean;
  readonly naturalWeaponsCount: boolean;
  /** Attack actions that a volley of so many rolls counts for, with several weapons or of shots. */
  readonly multiweaponActions: (rolls: number) => number;
  readonly rapidShotActions: (rolls: number) => number;
  /** Disadvantage of the n-th of several shots, from 0. */
  readonly rapidShotPenalty: (shots: number, nth: number) => number;
  /** Whether Reckless degrees are paid when declared, or only on a hit. */
  readonly recklessPaidOnDeclaration: boolean;
  /** Whole increments in a distance, both in feet. */
  readonly increments: (feet: number, increment: number) => number;
  /** Whether the shooter's size is compared, or that of the ally engaged. */
  readonly screenComparesShooter: boolean;
  readonly strengthExtendsThrownTrait: boolean;
  /** Squares clockwise from the nearest that a roll of 1 to 8 means. */
  readonly scatterTurn: (roll: number) => number;
  readonly stopsBeforeObstacle: boolean;
  /** Whether one may pass the places of allies and of the unconscious. */
  readonly passesAllies: boolean;
  /** Whether walls that leave no way stop shots, throws and spells, too. */
  readonly wallsStopShots: boolean;
  /** Whether a surrender counts only when a foe has accepted it. */
  readonly surrenderIsAccepted: boolean;
  /** Whether the dead drop what they hold. */
  readonly deadLetGo: boolean;
  /** AP that a round action takes of so many. */
  readonly roundActionCost: (ap: number) => number;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
