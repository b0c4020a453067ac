import { type Id, type View } from '@riposte/kernel';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { isUseless } from '../injuries/body.ts';
import { isCarrying } from '../positioning/carried.ts';
import { type Shield } from './armour.ts';
import { type Weapon } from './weapons.ts';

/** The weapon with this code; null for what is none. */
export function weaponAt(view: View, code: number): Weapon | null {
  // Most parts of a body hold nothing, and to look for a negative place in a list is slow.
  if (code < 0) return null;
  const gear = view.rules.things[code];
  return gear !== undefined && 'weapon' in gear ? (gear as Weapon) : null;
}

/** Code of the weapon that a part holds or is; -1 for none. */
export function weaponCode(view: View, part: Id): number {
  const { holds, natural } = bodyPart(view, part);
  const code = holds >= 0 ? holds : natural;
  return weaponAt(view, code) === null ? -1 : code;
}

/** The weapon that a part holds or is; null for none. */
export const weaponOf = (view: View, part: Id): Weapon | null => weaponAt(view, weaponCode(view, part));

/** The shield that a part holds; null for none. */
export function shieldOf(view: View, part: Id): Shield | null {
  const gear = view.rules.things[bodyPart(view, part).holds];
  return gear !== undefined && 'shield' in gear ? (gear as Shield) : null;
}

/** A hand, or a tentacle that holds: whatever can hold things. */
export const grips = (view: View, who: Id): Id[] =>
  fighter(view, who).parts.filter((id) => bodyPart(view, id).part === 'hand' || bodyPart(view, id).called === 'tentacle');

/** Whether a hand can make gestures, empty or full. @rule CE-HND-004 CE-ARM-005 */
export const isGesturing = (view: View, part: Id): boolean => grips(view, bodyPart(view, part).of).includes(part) && !isUseless(view, part);

/** Whether any hand can make gestures. @rule CE-HND-004 CE-ARM-005 */
export const canGesture = (view: View, who: Id): boolean => grips(view, who).some((hand) => !isUseless(view, hand));

/** Hands that are empty and can hold; one of them is taken by a fighter who is carried (R-CARRY). @rule CE-HND-006 */
export function freeGrips(view: View, who: Id): Id[] {
  const empty = grips(view, who).filter((id) => bodyPart(view, id).holds < 0 && !isUseless(view, id));
  return empty.length > 0 && isCarrying(view, who) ? empty.slice(0, -1) : empty;
}

/** Whether a second hand helps to hold what this part holds. @rule CE-HND-003 */
export const inTwoHands = (view: View, part: Id): boolean => freeGrips(view, bodyPart(view, part).of).some((other) => other !== part);

/** Hands with something in them. */
export const laden = (view: View, who: Id): Id[] => grips(view, who).filter((part) => bodyPart(view, part).holds >= 0 && !isUseless(view, part));
