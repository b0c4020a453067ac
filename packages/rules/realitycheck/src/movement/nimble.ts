import { type AnyIntent, defineChange, type Id, type Play, type View } from '@riposte/kernel';
import { Energy } from '../actions/energy.ts';
import type { Pay } from '../actions/payment.ts';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { takesPart } from '../harm/unconscious.ts';
import { ruled } from '../rulings.ts';

export const NimbleSet = defineChange('nimble-set', (store, who: Id, to: number): boolean => {
  if ((store.state.entities[who] as Fighter).nimble === to) return false;
  (store.edit(who) as Fighter).nimble = to;
  return true;
});

/** Agile Moves that an action allows: one for each Energy, none for movement nor while hands are full with loading. @rule RC-ENE-024 */
function nimbleness(view: View, { def, by, with: chosen }: AnyIntent): number {
  if (def.price === null || def.tags.includes('movement') || def.tags.includes('loading')) return 0;
  const pay = (chosen as { readonly pay?: Pay }).pay;
  let points = 0;
  for (const { resource, amount } of def.price(view, by, chosen)) if (resource === Energy) points += amount;
  return points + (pay === 'stamina' && ruled(view).staminaIsNimble ? 1 : 0);
}

/** An action under way allows Agile Moves, before it is paid too. @rule RC-ENE-024 RC-ENE-026 */
export function beginNimbly(play: Play, intent: AnyIntent): void {
  NimbleSet(play, intent.by, fighter(play, intent.by).nimble + nimbleness(play, intent));
}

/** It is over: they lapse, or stay open for the rest of the round as far as they were paid for. @rule RC-ENE-026 */
export function endNimbly(play: Play, who: Id, unpaid: number): void {
  NimbleSet(play, who, ruled(play).keepsNimbleness ? Math.max(0, fighter(play, who).nimble - unpaid) : 0);
}

/** The Energy of an interrupt allows Agile Moves only after it: nothing comes in between. @rule RC-ENE-024 RC-ENE-026 RC-INT-002 */
export function earnByInterrupt(play: Play, intent: AnyIntent): void {
  if (ruled(play).keepsNimbleness) beginNimbly(play, intent);
}

export function mayMoveNimbly(view: View, who: Id): boolean {
  const { nimble, agility } = fighter(view, who);
  return nimble > 0 && agility > 0 && takesPart(view, who);
}
