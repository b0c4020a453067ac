import { defineCondition, type Id, type View } from '@riposte/kernel';

const FIGHTING = ['action', 'lasting', 'reaction', 'reacting', 'movement', 'dragging', 'command', 'escape', 'leaving'];

/** Has offered to surrender: out of the fight until a foe answers, and no prisoner yet. */
export const Surrendering = defineCondition('surrendering', {
  rule: 'R-SURRENDER',
  title: 'surrendering',
  forbids: [{ tags: FIGHTING, rule: 'R-SURRENDER', reason: 'surrender-offered' }],
});

/** The prisoner of its source. */
export const Captive = defineCondition('captive', {
  rule: 'R-SURRENDER',
  title: 'a prisoner',
  forbids: [{ tags: ['reaction', 'reacting', 'movement', 'dragging', 'command', 'escape', 'leaving'], rule: 'R-SURRENDER', reason: 'prisoner' }],
});

/** Whether a fighter has laid down the fight. */
export const hasYielded = (view: View, who: Id): boolean =>
  view.state.entities[who].conditions.length > 0 && (view.has(who, Surrendering) || view.has(who, Captive));
