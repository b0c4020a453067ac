import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter, isFighter, modifier } from '../fighters/fighter.ts';
import { Blinded } from '../injuries/senses.ts';
import { Stunned } from '../injuries/stunned.ts';
import { Exposed } from '../manoeuvres/grapple.ts';
import { ruled } from '../rulings.ts';
import { Helpless } from '../stamina/helpless.ts';
import { DefenceValue } from './defence-value.ts';

/** Until the first turn begins, and whenever one cannot guard oneself. @rule CE-INI-007 CE-DEF-011 */
export function isOffGuard(view: View, who: Id): boolean {
  if (!isFighter(view, who)) return false;
  return fighter(view, who).turns === 0 || view.has(who, Stunned) || view.has(who, Helpless) || view.has(who, Blinded) || view.has(who, Exposed);
}

/** Of the defence modifier only a bonus is lost, never a penalty. @rule CE-DEF-009 CE-DEF-010 */
export function lostGuard(view: View, who: Id): number {
  const { guard } = fighter(view, who);
  return guard === 'dexterity' || ruled(view).offGuardDropsAny ? -Math.max(0, modifier(view, who, guard)) : 0;
}

/** @rule CE-INI-007 CE-INI-008 */
export const OffGuard = defineCondition('off-guard', {
  rule: 'CE-INI-007',
  title: 'off-guard',
  while: isOffGuard,
  contributes: [adds(DefenceValue, lostGuard, { rule: 'CE-DEF-009', label: 'off-guard' })],
  forbids: [{ tags: ['reaction'], rule: 'CE-INI-008', reason: 'off-guard' }],
});
