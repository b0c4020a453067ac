import { adds, type Condition, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { TargetNumber } from '../characters/target-number.ts';

/** Levels of fatigue as the value: -2 on all tests each (R-CONDITIONS). */
export const Fatigued = defineCondition('fatigued', {
  rule: 'R-CONDITIONS',
  title: 'fatigued',
  contributes: [adds(TargetNumber, (_view, _who, _against, _asked, level) => -2 * level!.value, { rule: 'R-CONDITIONS', label: 'fatigued' })],
});

/** Levels of fatigue of a fighter, 0 for none. */
export function fatigueOf(view: View, who: Id): number {
  const { conditions } = fighter(view, who);
  if (conditions.length === 0) return 0;
  const kind = view.rules.codeOf(Fatigued);
  return conditions.find((condition: Condition) => condition.kind === kind)?.value ?? 0;
}

/** Levels of fatigue that knock out (R-CONDITIONS). */
export const EXHAUSTED = 3;

/** Whether fatigue knocks a fighter out (R-CONDITIONS). */
export const isExhausted = (view: View, who: Id): boolean => fatigueOf(view, who) >= EXHAUSTED;
