import { defineRoll, type Id, type Play } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { Initiative } from '../sequence/initiative.ts';

export const AttackRoll = defineRoll('attack', { rule: 'HD-ATK-001', title: 'attack' });

/** A critical roll moves initiative, whether it hits or not. @rule HD-CRT-001 HD-CRT-002 HD-CRT-003 */
export function swing(play: Play, by: Id, at: Id, roll: number): void {
  const { wild } = ruled(play);
  if (roll >= wild.success) {
    Initiative.gain(play, by, 2);
    Initiative.spend(play, at, 2);
  } else if (roll <= wild.failure) Initiative.spend(play, by, 2);
}
