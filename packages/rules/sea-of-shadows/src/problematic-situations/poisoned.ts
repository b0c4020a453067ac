import { defineCondition, end, type Id, type Play } from '@riposte/kernel';
import type { Rank } from '../characters/ladder.ts';
import { isImmune } from '../characters/traits.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { giveStronger, resist } from './afflictions.ts';

/** Each turn FOR against the poison's die, its value, or a point of damage; two successes overcome it. */
export const Poisoned = defineCondition('poisoned', {
  rule: 'R-AFFLICTIONS',
  title: 'poisoned',
  each(play, who, { id, value, source }) {
    const won = resist(play, who, 'FOR', value);
    if (won === 0) takeHit(play, who, 1, true, source);
    else if (won >= 2) end(play, who, id);
  },
});

/** Poisons with a die of this rank, or a stronger one that works already; the immune stay as they are. */
export function poison(play: Play, by: Id, at: Id, die: Rank): void {
  if (!isImmune(play, at, 'poison')) giveStronger(play, by, at, Poisoned, die);
}
