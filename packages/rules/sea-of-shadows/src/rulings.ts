import type { Id, Play, Pool, View } from '@riposte/kernel';

/** What the options swap. Rule code reads these and never an option. */
export interface Rulings {
  /** Whether the knocked out count as helpless. */
  readonly knockedOutIsHelpless: boolean;
  /** Most successes of one roll. */
  readonly maxSuccesses: number;
  /** The dice for a rank under advantage (1), disadvantage (-1) or neither (0). */
  readonly dice: (rank: number, advantage: number) => Pool;
  /** Whether block, parry and dodge are chosen with the attack roll on the table. */
  readonly defenceSeesRoll: boolean;
  /** Whether every shot gives an opening, or aiming alone. */
  readonly shotsProvoke: boolean;
  /** Whether magical healing in combat saves the mortally wounded from lasting injury. */
  readonly combatHealingPreventsInjury: boolean;
  /** Whether an unskilled rider halves the AP of the pair, or only its own. */
  readonly unskilledHalvesPair: boolean;
  /** Whether opportunity attacks have the effects of natural weapons. */
  readonly openingsHaveEffects: boolean;
  /** Whether targets are unaware of an attack from hiding. */
  readonly hidingIsUnseen: boolean;
  /** Whether one can leave from every region, or by the exits where the board has some. */
  readonly leaveAnywhere: boolean;
  readonly payInterrupt: (play: Play, who: Id) => void;
  readonly majorEndsTurn: boolean;
  /** Hit points that instant death is measured by. */
  readonly deathHp: (view: View, who: Id) => number;
  /** Lowest grab value (1 partial, 2 full) that costs the grappler defence. */
  readonly holdPenaltyFrom: number;
  /** Whether a throw has advantage, given hard ground or not. */
  readonly throwAdvantage: (hardGround: boolean) => boolean;
  readonly failedEscapeIsMajor: boolean;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
