import { defineCondition, type Id, type View } from '@riposte/kernel';
import { ALL_ACTS } from '../actions-in-combat/action-points.ts';
import { fighter, isFighter } from '../characters/fighter.ts';
import { ruled } from '../rulings.ts';
import { isExhausted } from './fatigued.ts';

/** At 0 health, or exhausted. @rule RS-HLT-001 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RS-HLT-001',
  title: 'unconscious',
  while: (view, on) => isFighter(view, on) && (fighter(view, on).health <= ruled(view).unconsciousAt || isExhausted(view, on)),
  forbids: [{ tags: ALL_ACTS, rule: 'RS-HLT-001', reason: 'unconscious' }],
});

/** Whether this is a fighter, and not unconscious. */
export const awake = (view: View, who: Id): boolean => isFighter(view, who) && !view.has(who, Unconscious);
