import { defineChange, defineCondition, type Id, type View } from '@riposte/kernel';
import { type Fighter } from '../fighters/fighter.ts';
import { partsOf, soundParts } from '../injuries/body.ts';

/** In the air; the height is a fact. */
export const Flying = defineCondition('flying', {
  rule: 'CE-WNG-005',
  title: 'flying',
  forbids: [{ tags: ['on-foot'], rule: 'CE-WNG-005', reason: 'flying' }],
});

export const Landed = defineChange('landed', (store, who: Id, height: number): boolean => {
  if ((store.state.entities[who] as Fighter).height === height) return false;
  (store.edit(who) as Fighter).height = height;
  return true;
});

/** One uninjured wing or none: no flying. @rule CE-WNG-005 */
export const isGrounded = (view: View, who: Id): boolean => partsOf(view, who, 'wing').length > 0 && soundParts(view, who, 'wing') <= 1;
