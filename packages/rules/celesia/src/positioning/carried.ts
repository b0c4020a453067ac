import { carried, defineCondition, type Id, type View } from '@riposte/kernel';
import { scene } from '../fighters/fighter.ts';

/** Borne by its source, in whose place it is: it takes up no place itself (R-CARRY). */
export const Carried = defineCondition('carried', {
  rule: 'R-CARRY',
  title: 'carried',
  forbids: [{ tags: ['movement'], rule: 'R-CARRY', reason: 'carried' }],
});

/** Who carries a fighter; -1 for nobody. */
export const carrierOf = (view: View, who: Id): Id => carried(view, who, Carried)[0]?.source ?? -1;

/** Whether a fighter carries another. */
export const isCarrying = (view: View, who: Id): boolean => scene(view).order.some((id) => carrierOf(view, id) === who);
