import { type Id, type View } from '@riposte/kernel';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { PARTS } from './body-parts.ts';

/** Speaking takes an uninjured mouth. @rule CE-MTH-001 */
export function canSpeak(view: View, who: Id): boolean {
  return fighter(view, who).parts.some((id) => bodyPart(view, id).part === 'mouth' && soundEnough(view, id, 0));
}

/** Eating and drinking, potions too, take a mouth with at most one injury. @rule CE-MTH-004 */
export function canDrink(view: View, who: Id): boolean {
  return fighter(view, who).parts.some((id) => bodyPart(view, id).part === 'mouth' && soundEnough(view, id, 1));
}

function soundEnough(view: View, part: Id, most: number): boolean {
  const { injuries, prosthetic, on } = bodyPart(view, part);
  const head = on >= 0 ? bodyPart(view, on) : null;
  return (injuries <= most || prosthetic >= 0) && (head === null || head.injuries < PARTS.head.destroyed);
}
