import { carried, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { mountOf } from './mounted.ts';

/** Is carried by its source, and goes where that goes. R-CARRY */
export const Carried = defineCondition('carried', {
  rule: 'R-CARRY',
  title: 'carried',
  forbids: [{ tags: ['movement', 'attack', 'cast', 'breath', 'jump'], rule: 'R-CARRY', reason: 'carried' }],
});

/** Who carries a fighter, or -1. */
export const carrierOf = (view: View, who: Id): Id => carried(view, who, Carried)[0]?.source ?? -1;

/** On whose legs a fighter goes: its carrier's, its mount's, else its own. R-CARRY R-MOUNT */
export function moverOf(view: View, who: Id): Id {
  if (view.state.entities[who].conditions.length === 0) return who;
  const carrier = carrierOf(view, who);
  const mount = carrier < 0 ? mountOf(view, who) : carrier;
  return mount < 0 ? who : mount;
}

/** Where the step began that a fighter takes, or that takes it along; -1 = none. R-CARRY R-MOUNT */
export const cameFrom = (view: View, who: Id): number => fighter(view, moverOf(view, who)).cameFrom;
