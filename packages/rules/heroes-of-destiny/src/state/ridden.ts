import { carried, defineCondition, type Id, type Refuse, type View } from '@riposte/kernel';
import { type Fighter, fighter, isFighter } from './fighter.ts';

/** Carries its source. */
export const Ridden = defineCondition('ridden', { rule: 'HD-MNT-004', title: 'ridden' });

/** Bears its source on the back: free for nothing else but to walk. */
export const Carrying = defineCondition('carrying', {
  rule: 'R-LEAVING',
  title: 'carrying another',
  forbids: [{ tags: ['action', 'lasting', 'reaction', 'reacting'], rule: 'R-LEAVING', reason: 'carrying' }],
});

/** Is borne by its source: does nothing but get down. */
export const Carried = defineCondition('carried', {
  rule: 'R-LEAVING',
  title: 'carried',
  forbids: [{ tags: ['movement', 'moving', 'leaving', 'action'], rule: 'R-LEAVING', reason: 'carried' }],
});

/** Refuses what is neither movement nor an action to who is carried. */
export function notCarried(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Carried)) refuse('R-LEAVING', 'carried');
}

/** Whose space a fighter is in: that of the mount below it, or its own. @rule HD-MNT-008 */
export function seatOf(view: View, f: Fighter): Fighter {
  for (const { source } of f.conditions) {
    if (source < 0 || source === f.id || !isFighter(view, source)) continue;
    if (carried(view, source, Ridden).some((condition) => condition.source === f.id)) return fighter(view, source);
  }
  return f;
}
