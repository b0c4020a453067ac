import { type AnyIntent, type Play, type Result } from '@riposte/kernel';
import { stirEverybody } from './actions.ts';
import { OUT_OF_REACH } from './attack.ts';
import { beginNimbly, Energy, earnByInterrupt, endNimbly } from './energy.ts';
import { contest, UNCONTESTED } from './initiative.ts';
import { ruled } from './rulings.ts';
import { carriesOn, type Disturbed, interrupted } from './windows.ts';

/**
 * The one way in which an intent takes place: actions can be answered, interrupts and the round itself cannot.
 * @rule RC-INI-001 RC-INI-003 RC-INI-004 RC-INT-002
 */
export function perform(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  if (def.tags.includes('action')) return stirring(play, act(play, intent));
  const result = def.perform(play, by, intent.with);
  if (!def.tags.includes('interrupt')) return result;
  earnByInterrupt(play, intent);
  return stirring(play, result);
}

/** Whoever waited may think again after each declared act. */
function stirring(play: Play, result: Result): Result {
  if (play.doing.length === 1) stirEverybody(play);
  return result;
}

/**
 * An action: declared, challenged by Initiative, interrupted, then paid and resolved. Nothing is paid before that; who
 * breaks off, or can no longer go on, pays the least that an interrupted action costs.
 * @rule RC-INI-003 RC-INI-004 RC-INI-007 RC-INC-002 RC-INC-003
 */
function act(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  beginNimbly(play, intent);
  // Who wins Initiative acts at the same time as the challenged: that action is no longer open to challenge.
  const contested = play.doing.length === 1 ? contest(play, intent) : UNCONTESTED;
  const disturbed = interrupted(play, by, def.id) || contested.preceded;
  const goesOn = !disturbed || carriesOn(play, by, def.id, disturbance(play, intent));
  const unpaid = goesOn ? 0 : breakOff(play, intent);
  const result = goesOn && def.perform(play, by, intent.with);
  endNimbly(play, by, unpaid);
  for (const later of contested.after) if (play.legal(later)) play.perform(later);
  return result;
}

/** @rule RC-INC-006 */
function disturbance(play: Play, intent: AnyIntent): Disturbed['why'] {
  const reasons = play.refusals(intent);
  if (reasons.length === 0) return 'interrupted';
  return reasons.every((one) => one.rule === OUT_OF_REACH) ? 'out of reach' : 'blocked';
}

/** Returns the Energy saved. @rule RC-INC-003 RC-INC-006 */
function breakOff(play: Play, { def, by, with: chosen }: AnyIntent): number {
  const energy = def.price?.(play, by, chosen).find((one) => one.resource === Energy);
  if (energy === undefined) return 0;
  const least = Math.min(energy.amount, ruled(play).leastEnergy);
  Energy.spend(play, by, least);
  return energy.amount - least;
}
