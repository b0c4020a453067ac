import type { Id, View } from '@riposte/kernel';
import { bodyPart, fighter } from './fighter.ts';
import { ruled } from './rulings.ts';

/** The worst head injury; the fourth destroys and is never passed on to the whole creature. */
const LAST_PASSED_ON = 3;

/** Whether more than half of the heads have this many injuries. @rule CE-HED-013 */
export function mostHeadsHave(view: View, who: Id, injuries: number): boolean {
  const same = ruled(view).sameHeadInjuries;
  let heads = 0;
  let having = 0;
  for (const id of fighter(view, who).parts) {
    const one = bodyPart(view, id);
    if (one.part !== 'head') continue;
    heads++;
    if (same(one.injuries, injuries)) having++;
  }
  return having * 2 > heads;
}

/** Whether a lasting head effect of this injury or a later one holds for the whole creature. @rule CE-HED-012 CE-HED-013 */
export function wholeHas(view: View, who: Id, injury: number): boolean {
  for (let n = injury; n <= LAST_PASSED_ON; n++) if (mostHeadsHave(view, who, n)) return true;
  return false;
}

/** Whether each head suffers for itself. @rule CE-HED-012 */
export function hasSeveralHeads(view: View, who: Id): boolean {
  let heads = 0;
  for (const id of fighter(view, who).parts) if (bodyPart(view, id).part === 'head') heads++;
  return heads > 1;
}

/** The head that a part sits on, or -1. */
export function headUnder(view: View, part: Id): Id {
  const { on } = bodyPart(view, part);
  return on >= 0 && bodyPart(view, on).part === 'head' ? on : -1;
}
