import { defineQuery, plainSum } from '@riposte/kernel';
import { fighter, modifier } from '../fighters/fighter.ts';

/** What an attack has to overcome: everything, or only a touch; and what stands in its way. */
export interface Contact {
  readonly touch: boolean;
  /** Added by creatures in the path of a projectile. */
  readonly screen: number;
}
export const ARMED: Contact = { touch: false, screen: 0 };
export const TOUCH: Contact = { touch: true, screen: 0 };

/** Ten, the modifier of one attribute, and what armour and conditions give. @rule CE-DEF-002 CE-DEF-003 CE-DEF-005 */
export const DefenceValue = defineQuery<Contact>('defence value', {
  rule: 'CE-DEF-005',
  from: '10 + defence modifier',
  base: (view, who) => 10 + modifier(view, who, fighter(view, who).guard),
  combine: plainSum,
});
