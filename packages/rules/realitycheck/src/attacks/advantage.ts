import { defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import type { Skill } from '../fighters/skills.ts';
import { ruled } from '../rulings.ts';
import type { Attack } from './attack.ts';

/** One roll to which Advantage or Disadvantage may come. */
export interface Rolling {
  readonly roll: 'combat' | 'hit' | 'evasion' | 'ranged-evasion' | 'fortitude' | 'will' | 'check' | 'cast';
  readonly attack: Attack | null;
  readonly skill: Skill | null;
}

/** How many Advantages, and Disadvantages, a roll has. */
export const Advantages = defineQuery<Rolling>('advantages', { rule: 'RC-WKR-004', from: 'none', base: () => 0, combine: plainSum });

/** @rule RC-WKR-004 */
export const Disadvantages = defineQuery<Rolling>('disadvantages', { rule: 'RC-WKR-004', from: 'none', base: () => 0, combine: plainSum });

/** -1, 0 or 1. @rule RC-WKR-004 RC-WKR-006 */
export function advantage(view: View, who: Id, against: Id, rolling: Rolling): number {
  return ruled(view).advantage(Advantages(view, who, against, rolling), Disadvantages(view, who, against, rolling));
}
