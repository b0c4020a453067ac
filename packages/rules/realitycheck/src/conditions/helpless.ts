import { defineCondition, type Id, type View } from '@riposte/kernel';
import { atBestOf } from '../attacks/meanwhile.ts';
import { fighter } from '../fighters/fighter.ts';
import { Unconscious } from '../harm/unconscious.ts';
import { Restrained } from '../maneuvers/hold.ts';
import { isPrisoner } from '../rounds/presence.ts';
import { ruled } from '../rulings.ts';
import { unguarded } from './exposed.ts';

/** Bound or paralysed: cannot evade at all. @rule RC-DEF-019 */
export const Bound = defineCondition('bound', {
  rule: 'RC-DEF-019',
  title: 'fully restrained',
  stacks: true,
  carries: unguarded,
  forbids: [{ tags: ['movement', 'attack', 'jump', 'cast', 'breath'], rule: 'RC-DEF-019', reason: 'fully-restrained' }],
});

/** Does not defend by its own will. @rule RC-MEL-002 */
export const Unresisting = defineCondition('unresisting', { rule: 'RC-MEL-002', title: 'drops its guard' });

/** Whether a target will not defend itself: it makes no Defense roll at all. R-YIELD R-SURRENDER */
export const yields = (view: View, who: Id): boolean => view.has(who, Unresisting) || isPrisoner(view, who);

/** Whether a target is helpless, or was when a melee attack at it was declared, which the attacker may use. @rule RC-MEL-004 */
export const helplessTo = (view: View, by: Id, at: Id): boolean => atBestOf(view, by, 1, (seen) => (helpless(seen, at) ? 1 : 0)) > 0;

/** Whether a target cannot or does not defend itself: a lifeless thing, the unconscious, the fully restrained, the unresisting, prisoners. @rule RC-DEF-019 RC-UNC-002 RC-CMB-025 RC-MEL-002 */
export function helpless(view: View, who: Id): boolean {
  if (fighter(view, who).inanimate) return true;
  return view.has(who, Unconscious) || view.has(who, Bound) || yields(view, who) || (ruled(view).restrainedCannotEvade && view.has(who, Restrained));
}
