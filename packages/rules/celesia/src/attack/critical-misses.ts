import { defineCondition, type Play } from '@riposte/kernel';
import { weaponAt } from '../gear/in-hand.ts';
import { endOfNextTurn, giveUntil } from '../rounds/clocks.ts';
import { type Attack } from './attack-roll.ts';

/** A natural weapon after a natural 1, on its part, until the end of the next turn. @rule CE-CRT-011 */
export const Locked = defineCondition('locked', { rule: 'CE-CRT-011', title: 'disabled' });

/** Locks the natural weapon of an attack. @rule CE-CRT-011 */
export function lock(play: Play, { by, part, weapon }: Attack): void {
  if (weaponAt(play, weapon)?.natural) giveUntil(play, part, Locked, endOfNextTurn(play, by));
}
