import type { Pool, View } from '@riposte/kernel';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  /** A whole number from a fraction. */
  readonly part: (amount: number, of: number) => number;
  /** -1, 0 or 1 from so many Advantages and Disadvantages. */
  readonly advantage: (advantages: number, disadvantages: number) => number;
  readonly energyOf: (stamina: number) => number;
  readonly energyFollowsStamina: boolean;
  readonly maximumStamina: (constitution: number, level: number) => number;
  /** Agility before bonuses. */
  readonly baseAgility: (speed: number) => number;
  readonly auraStrength: (modifier: number, level: number) => number;
  /** Metres that a weapon of this Reach covers. */
  readonly metresOfReach: (reach: number) => number;
  readonly unarmedReach: number;
  readonly rangedEnergy: number;
  readonly rangedSwiftEnergy: (normal: number) => number;
  readonly singleStrikeEnergy: number;
  readonly asksStrikeEnergy: boolean;
  readonly pickUpEnergy: number;
  readonly quickRuns: boolean;
  readonly sprintsOnStamina: boolean;
  /** Metres of a Run lost by a turn of so many degrees. */
  readonly turnCost: (degrees: number) => number;
  /** Energy for a part of a Run, unrounded thirds of Speed. */
  readonly runThirds: (thirds: number) => number;
  /** Energy beyond the usual price of a Jump, for thirds of Speed beyond two. */
  readonly jumpSurcharge: (thirdsBeyond: number) => number;
  readonly asksForFlight: boolean;
  /** The price of a breath from what is left and what the round began with; null = cannot be paid. */
  readonly breathPrice: (left: number, pool: number) => number | null;
  /** Whether Agile Moves stay open when the action that earned them is over. */
  readonly keepsNimbleness: boolean;
  readonly staminaIsNimble: boolean;
  readonly defendWinsRangedTies: boolean;
  readonly defendWinsFortitudeTies: boolean;
  readonly defendEndsWithRound: boolean;
  /** When a collapsed fighter rolls to wake: before the reset at the start of a round, or at its end. */
  readonly wakesAtEnd: boolean;
  readonly savesAfterResets: boolean;
  readonly responds: boolean;
  readonly initiativeDice: (bonus: number, advantage: number) => Pool;
  readonly winsInitiative: (challenger: number, other: number) => boolean;
  /** Least Energy that a broken-off action costs. */
  readonly leastEnergy: number;
  /** Whether Stamina and Agility of a broken-off action are spent although it had no effect. */
  readonly brokenOffSpendsAll: boolean;
  readonly defenceFirst: boolean;
  /** Rounds at whose end an exposure without a stated length ends: 1 this one, 2 the next. */
  readonly exposedRounds: number;
  readonly armourHindersRangedEvasion: boolean;
  readonly missBySize: { readonly [size: string]: number };
  readonly wholeRoundMotion: boolean;
  /** Whether a ranged roll strikes armour of this coverage. */
  readonly rangedStrikesArmour: (roll: number, coverage: number) => boolean;
  readonly shotsBeyondRange: boolean;
  /** How many numbers of a negative range trio bear its sign. */
  readonly negativeNumbers: 1 | 3;
  /** Highest draw weight row without any martial proficiency. */
  readonly rowOfNovices: number;
  readonly thrownAddsStrength: boolean;
  readonly overflowHarms: boolean;
  readonly restrainedCannotEvade: boolean;
  readonly shotsHitHelpless: boolean;
  readonly oneMissesHelpless: boolean;
  /** Factor of damage from doublings and halvings: [twos, halves] that count. */
  readonly multipliers: (doubles: number, halves: number) => readonly [doubles: number, halves: number];
  readonly criticalsEverywhere: boolean;
  readonly rearRangedUsesUnarmed: boolean;
  readonly turnsInResponse: boolean;
  /** Whether a step from one distance to another passes through a maximum reach. */
  readonly passesReach: (from: number, to: number, maximum: number) => boolean;
  readonly pushesProvoke: boolean;
  readonly agileMovesProvoke: boolean;
  /** Energy of the exhausted. */
  readonly exhaustedEnergy: (energy: number) => number;
  readonly nonLethalExhausts: boolean;
  readonly nonLethalShakes: boolean;
  readonly nonLethalMissSign: 1 | -1;
  readonly nonLethalKnocksOut: boolean;
  readonly gmPenalisesArmour: boolean;
  readonly clumsyEverywhere: boolean;
  readonly unarmedDamageIsAttackBonus: boolean;
  readonly maneuverPrice: (normal: number) => number;
  readonly unguardsAfter: boolean;
  readonly heldIsRestrained: boolean;
  readonly escapes: (escape: number, hold: number) => boolean;
  readonly missedPushUnguards: boolean;
  readonly sprintPushEnergy: number;
  readonly restEndsAtFirstBlock: boolean;
  readonly unconsciousFallsProne: boolean;
  readonly deadLetGo: boolean;
  readonly hindersCombatRolls: boolean;
  readonly proneCannotRun: boolean;
  readonly tracksSources: boolean;
  readonly fourth: string;
  /** Whether one runs through the places of friends. */
  readonly alliesLetPass: boolean;
  /** Whether a board without exits can be left at its edge. */
  readonly edgesAreOpen: boolean;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
