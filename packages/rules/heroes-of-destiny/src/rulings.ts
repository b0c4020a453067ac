import type { Id, Play, Pool, View } from '@riposte/kernel';
import type { Attack } from './rolls/attack.ts';
import type { WildRoll } from './rolls/dice.ts';
import type { Rest } from './state/fighter.ts';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  readonly wild: WildRoll;
  /** Dice of hindrances. */
  readonly hinder: Pool;
  /** Whether acts of this fighter may be interrupted by those above. */
  readonly interruptible: (view: View, by: Id) => boolean;
  /** The level at which a wound is recorded, given the level read from the damage and the steps that change it. */
  readonly recordedAt: (view: View, who: Id, level: number, steps: number) => number;
  /** What a fatal wound brings in addition to unconsciousness. */
  readonly doom: (play: Play, who: Id) => void;
  readonly baseToughness: (view: View, who: Id, against: Id, attack: Attack) => number;
  /** Current mana that comes back with retrieved mana. */
  readonly restored: (mana: number) => number;
  /** Whether a long rest that helped at one minute counts against one that ends at another. */
  readonly countsWith: (then: number, now: number) => boolean;
  /** Minutes of sleep that count together, of all the stretches of a day. */
  readonly sleep: (stretches: readonly number[]) => number;
  readonly exhaustedShortRest: boolean;
  /** The level of the highest wound that counts for a long rest. */
  readonly woundForRest: (rest: Rest, now: number) => number;
  readonly relieve: (play: Play, who: Id) => void;
  readonly penaltiesOnRecovery: boolean;
  /** Whether a long rest goes on after short rests were taken from it. */
  readonly resumesAfterPart: boolean;
  /** Whether weapon checks take the modifiers and critical results of attacks. */
  readonly checksAreAttacks: boolean;
  /** Who has the next turn, among those who still have one; null = by initiative as it stands. */
  readonly fixedOrder: boolean;
  readonly surprisedGain: boolean;
  /** Yards that so many more AP buy, at a rate and after so many AP. */
  readonly yardsBought: (rate: number, before: number, ap: number) => number;
  /** Whether the game master says what an action costs whose price is lost. */
  readonly asksCosts: boolean;
  /** What a readied action costs when it is taken, given its usual cost. */
  readonly readiedCost: (ap: number) => number;
  /** What the check of a second dash adds to the doubled rate, by its full threes. */
  readonly dashBonus: (threes: number) => number;
  readonly failureTires: boolean;
  /** Whether one leaves the fight over any edge of a board that names no exits. */
  readonly leavesByEdges: boolean;
  /** Whether a surrender waits for an answer. */
  readonly surrenderIsOffered: boolean;
  /** Whether allies let one through their space. */
  readonly passesAllies: boolean;
  /** The bonus of calming a mount, by earlier attempts in a row. */
  readonly calming: (earlier: number) => number;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
