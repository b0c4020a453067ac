import { type ConditionDef, carried, defineRoll, definitionOf, end, give, type Id, type Play } from '@riposte/kernel';
import { check, checkDice, successes } from '../characters/checks.ts';
import type { Die } from '../characters/fighter.ts';
import type { Rank } from '../characters/ladder.ts';
import { ruled } from '../rulings.ts';
import { awake } from '../taking-damage/knocked-out.ts';

export const ResistanceRoll = defineRoll('resist', { rule: 'R-AFFLICTIONS', title: 'resistance' });
export const AfflictionRoll = defineRoll('affliction', { rule: 'R-AFFLICTIONS', title: 'affliction' });

/** A fighter resists an affliction: the successes of its die against the affliction's, a rank. */
export function resist(play: Play, who: Id, die: Die, affliction: Rank): number {
  const roll = play.roll(ResistanceRoll, who, checkDice(play, who, who, check('affliction', die)));
  return successes(play, roll, play.roll(AfflictionRoll, who, ruled(play).dice(affliction, 0)));
}

/** Gives an affliction with a die of this rank. One that is there already stays if its die is as strong, and yields to a stronger one. */
export function giveStronger(play: Play, by: Id, at: Id, def: ConditionDef, rank: Rank): void {
  for (const { id, value } of carried(play, at, def)) if (value < rank) end(play, at, id);
  give(play, at, def, { source: by, value: rank });
}

/** What a fighter's conditions do at the start of its turn, the oldest first, as long as it is awake. */
export function suffer(play: Play, who: Id): void {
  for (const condition of play.state.entities[who].conditions) {
    if (!awake(play, who)) return;
    definitionOf(play, condition).each?.(play, who, condition);
  }
}
