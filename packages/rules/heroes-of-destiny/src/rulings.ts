import type { Id, Play, View } from '@riposte/kernel';
import type { WildRoll } from './dice.ts';

/** What options swap. Rule code reads these and never an option. */
export interface Rulings {
  readonly wild: WildRoll;
  /** Whether acts of this fighter may be interrupted by those above. */
  readonly interruptible: (view: View, by: Id) => boolean;
  /** The level at which a wound is recorded, given the level read from the damage and the steps that change it. */
  readonly recordedAt: (view: View, who: Id, level: number, steps: number) => number;
  /** What a fatal wound brings besides unconsciousness. */
  readonly doom: (play: Play, who: Id) => void;
}

/** The rulings in force. */
export const ruled = (view: View): Rulings => view.rules.rulings as Rulings;
