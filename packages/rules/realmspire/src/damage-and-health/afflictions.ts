import { type ConditionDef, carried, defineCondition, defineRoll, die, type Id, type Play } from '@riposte/kernel';
import { test } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { bare, takeDamage } from './damage.ts';
import { Bleeding, EnduranceRoll } from './dying.ts';
import { regenerate } from './healing.ts';
import { awake, Dead, takesTurns } from './unconscious.ts';

export const AfflictionRoll = defineRoll('affliction', { rule: 'R-CONDITIONS', title: 'poison or fire' });

/** Poison in the blood (R-CONDITIONS). */
export const Poisoned = defineCondition('poisoned', { rule: 'R-CONDITIONS', title: 'poisoned', each: poison });

const D4 = die(4);

/** An Endurance test at each start of a turn; one that fails costs 1d4 (R-CONDITIONS). */
function poison(play: Play, who: Id): void {
  if (test(play, EnduranceRoll, who, -1, skillTest('endurance')) === 0) takeDamage(play, who, bare(play.roll(AfflictionRoll, who, D4), 'poison'));
}

/** In flames (R-CONDITIONS). */
export const Burning = defineCondition('burning', { rule: 'R-CONDITIONS', title: 'burning', each: burn });

const D6 = die(6);

/** 1d6 fire at each start of a turn (R-CONDITIONS). */
function burn(play: Play, who: Id): void {
  takeDamage(play, who, bare(play.roll(AfflictionRoll, who, D6), 'fire'));
}

/** What harms at the start of a turn, in this order. */
export const AFFLICTIONS: readonly ConditionDef[] = [Poisoned, Burning, Bleeding];

/** At the start of its turn a fighter suffers what ails it, until it falls; then what heals by itself does (R-CONDITIONS). */
export function suffer(play: Play, who: Id): void {
  if (play.state.entities[who].conditions.length > 0) {
    for (const affliction of AFFLICTIONS) {
      const [condition] = carried(play, who, affliction);
      if (condition !== undefined && awake(play, who)) affliction.each?.(play, who, condition);
    }
  }
  regenerate(play, who);
}

/** The unconscious and those who have surrendered have no turn: they suffer what ails them at the start of the round (R-CONDITIONS). */
export function sufferWithoutTurn(play: Play, who: Id): void {
  if (play.state.entities[who].conditions.length === 0 || !isPresent(play, who) || takesTurns(play, who)) return;
  for (const affliction of AFFLICTIONS) {
    const [condition] = carried(play, who, affliction);
    if (condition !== undefined && !play.has(who, Dead)) affliction.each?.(play, who, condition);
  }
}
