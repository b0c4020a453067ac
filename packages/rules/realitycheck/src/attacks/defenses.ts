import { defineQuery, defineRoll, type Play, plainSum } from '@riposte/kernel';
import { halved, thirdOfLevel } from '../fighters/abilities.ts';
import { advantage } from './advantage.ts';
import type { Attack } from './attack.ts';
import { defenceDie } from './dice.ts';
import { Evasion, UnarmedEvasion } from './evasion.ts';
import { atBest } from './meanwhile.ts';

const INHERENT = 10;

/** @rule RC-DEF-025 RC-DEF-026 RC-DEF-027 */
export const Fortitude = defineQuery('fortitude', {
  rule: 'RC-DEF-026',
  from: 'inherent, level, constitution and strength',
  base: (view, who) => INHERENT + thirdOfLevel(view, who) + halved(view, who, 'con') + halved(view, who, 'str'),
  combine: plainSum,
});

/** @rule RC-DEF-029 RC-DEF-030 RC-DEF-031 */
export const Will = defineQuery('will', {
  rule: 'RC-DEF-030',
  from: 'inherent, level, charisma and wisdom',
  base: (view, who) => INHERENT + thirdOfLevel(view, who) + halved(view, who, 'cha') + halved(view, who, 'wis'),
  combine: plainSum,
});

export const EvasionRoll = defineRoll('evasion', { rule: 'RC-DEF-006', title: 'Evasion' });
export const FortitudeRoll = defineRoll('fortitude', { rule: 'RC-DEF-025', title: 'Fortitude' });
export const WillRoll = defineRoll('will', { rule: 'RC-DEF-029', title: 'Will' });

/** Whether a Defense roll of the target reaches a bar. @rule RC-DEF-006 RC-DEF-014 RC-DEF-015 RC-DEF-024 RC-DEF-029 */
export function defends(play: Play, attack: Attack, bar: number, by: 'evasion' | 'fortitude' | 'will'): boolean {
  const { at } = attack;
  const value = atBest(play, attack, -1, (view) =>
    by === 'fortitude' ? Fortitude(view, at) : by === 'will' ? Will(view, at) : (attack.behind ? UnarmedEvasion : Evasion)(view, at, attack.by, attack),
  );
  const needed = bar - value;
  const die = defenceDie(atBest(play, attack, -1, (view) => advantage(view, at, attack.by, { roll: by, attack, skill: null })));
  return play.roll(by === 'evasion' ? EvasionRoll : by === 'fortitude' ? FortitudeRoll : WillRoll, at, die, (roll) => (roll >= needed ? 1 : 0)) === 1;
}
