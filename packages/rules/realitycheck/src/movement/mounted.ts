import { carried, defineCondition, type Id, type View } from '@riposte/kernel';

/** Sits on its source, and goes where that goes. R-MOUNT */
export const Mounted = defineCondition('mounted', {
  rule: 'R-MOUNT',
  title: 'mounted',
  forbids: [{ tags: ['movement', 'jump'], rule: 'R-MOUNT', reason: 'mounted' }],
});

/** Bears a rider, its source. R-MOUNT */
export const Ridden = defineCondition('ridden', { rule: 'R-MOUNT', title: 'ridden' });

/** The mount that a fighter sits on, or -1. */
export const mountOf = (view: View, who: Id): Id => (view.state.entities[who].conditions.length === 0 ? -1 : (carried(view, who, Mounted)[0]?.source ?? -1));

/** The rider of a mount, or -1. */
export const riderOf = (view: View, who: Id): Id => carried(view, who, Ridden)[0]?.source ?? -1;
