import { defineCondition, type Id, NOBODY, type View } from '@riposte/kernel';

/** Not noticed by its source; without one, by word of the game master, out of the sight of all foes (R-HIDDEN). @rule RC-FAC-007 RC-FAC-008 */
export const Hidden = defineCondition('hidden', { rule: 'RC-FAC-007', title: 'hidden', stacks: true });

/** Whether no foe sees a fighter (R-HIDDEN). */
export function outOfSight(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  if (conditions.length === 0) return false;
  const hidden = view.rules.codeOf(Hidden);
  return conditions.some((condition) => condition.kind === hidden && condition.source === NOBODY);
}

/** Does not know of attacks to come. @rule RC-SWF-005 RC-RNG-007 */
export const Unaware = defineCondition('unaware', { rule: 'RC-SWF-005', title: 'unaware', stacks: true });

/** Whether a fighter does not notice an attack by another at all. @rule RC-SWF-005 RC-FAC-007 */
export function unaware(view: View, who: Id, by: Id): boolean {
  if (view.has(who, Unaware) || outOfSight(view, by)) return true;
  const hidden = view.rules.codeOf(Hidden);
  return view.state.entities[by].conditions.some((condition) => condition.kind === hidden && condition.source === who);
}
