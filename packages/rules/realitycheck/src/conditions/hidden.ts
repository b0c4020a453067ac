import { carried, defineCondition, endAll, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';

/** Not noticed by its source; without one, by word of the game master, out of the sight of all foes (R-HIDDEN). @rule RC-FAC-007 RC-FAC-008 */
export const Hidden = defineCondition('hidden', { rule: 'RC-FAC-007', title: 'hidden', stacks: true });

/** Whether no foe sees a fighter (R-HIDDEN). */
export function outOfSight(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  if (conditions.length === 0) return false;
  const hidden = view.rules.codeOf(Hidden);
  return conditions.some((condition) => condition.kind === hidden && condition.source === NOBODY);
}

/** Does not know of attacks to come, by its source alone if it has one. @rule RC-SWF-005 RC-RNG-007 */
export const Unaware = defineCondition('unaware', { rule: 'RC-SWF-005', title: 'unaware', stacks: true });

/** Whether a fighter does not notice an attack by another at all. @rule RC-SWF-005 RC-FAC-007 */
export function unaware(view: View, who: Id, by: Id): boolean {
  if (outOfSight(view, by)) return true;
  if (fighter(view, who).struckBy < 0 && carried(view, who, Unaware).some(({ source }) => source === NOBODY || source === by)) return true;
  const hidden = view.rules.codeOf(Hidden);
  return view.state.entities[by].conditions.some((condition) => condition.kind === hidden && condition.source === who);
}

/** Who has been attacked is no longer unaware, from its next act or the next round on. R-HIDE */
export function notice(play: Play, who: Id): void {
  if (fighter(play, who).struckBy >= 0) endAll(play, who, Unaware);
}
