import { defineChange, type Id, type View } from '@riposte/kernel';
import { bodyPart, fighter, type Part } from '../fighters/fighter.ts';
import { ruled } from '../rulings.ts';
import { PARTS, type PartKind } from './body-parts.ts';

export const Injured = defineChange('injured', (store, part: Id, to: number): void => {
  (store.edit(part) as Part).injuries = to;
});

/** What stands in for a part; -1 = nothing. */
export const Fitted = defineChange('fitted', (store, part: Id, gear: number): boolean => {
  if ((store.state.entities[part] as Part).prosthetic === gear) return false;
  (store.edit(part) as Part).prosthetic = gear;
  return true;
});

/** Place in SEVERITIES of one part; -1 while the game master has not rated it. */
export function severityOf(view: View, id: Id): number {
  const { part, rated } = bodyPart(view, id);
  return part === 'other' ? rated : PARTS[part].severity;
}

/** Whether it counts as a part of this kind; a limb that walks and holds counts as two. @rule CE-ARM-001 CE-LEG-001 CE-HND-001 CE-FOT-001 */
export function counts(view: View, id: Id, kind: PartKind): boolean {
  const { part, also } = bodyPart(view, id);
  return part === kind || also === kind;
}

/** The last line of each part in the table. @because eight parts end by the same line @rule CE-EAR-002 CE-TAL-003 CE-WNG-004 CE-EYE-003 CE-HND-007 CE-FOT-006 CE-HRN-002 CE-MTH-006 */
export function isBeyond(view: View, id: Id): boolean {
  const { part, injuries } = bodyPart(view, id);
  const { destroyed } = PARTS[part];
  return destroyed > 0 && injuries >= destroyed;
}

/** Destroyed, or lost with the part that it sits on. @rule CE-ARM-008 CE-LEG-006 CE-HED-011 CE-HRT-005 */
export function isDestroyed(view: View, id: Id): boolean {
  if (isBeyond(view, id)) return true;
  const { on } = bodyPart(view, id);
  return on >= 0 && ruled(view).attachedPartsLost && isDestroyed(view, on);
}

/** Whether something stands in for it, or for the limb that it sat on. @rule CE-INJ-019 */
export function isReplaced(view: View, id: Id): boolean {
  const { prosthetic, on } = bodyPart(view, id);
  return prosthetic >= 0 || (on >= 0 && isReplaced(view, on));
}

/** Too badly hurt to hold or strike, itself or the limb that it sits on. @rule CE-HND-006 CE-ARM-007 CE-FOT-005 CE-LEG-005 CE-MTH-005 */
export function isUseless(view: View, id: Id): boolean {
  if (isReplaced(view, id)) return false;
  const { part, injuries, on } = bodyPart(view, id);
  const { useless } = PARTS[part];
  return (useless > 0 && injuries >= useless) || isDestroyed(view, id) || (on >= 0 && isUseless(view, on));
}

/** Neither injured nor gone. */
export const isSound = (view: View, id: Id): boolean => isReplaced(view, id) || (bodyPart(view, id).injuries === 0 && !isDestroyed(view, id));

/** Whether every part of a kind is injured or lost; false for a body without any. @rule CE-EAR-003 CE-NOS-002 CE-EYE-004 CE-FOT-007 CE-LEG-007 */
export function allInjured(view: View, who: Id, kind: PartKind): boolean {
  let any = false;
  for (const id of fighter(view, who).parts) {
    if (!counts(view, id, kind)) continue;
    if (isSound(view, id)) return false;
    any = true;
  }
  return any;
}

/** Whether every part of a kind is destroyed; false for a body without any. @rule CE-HED-014 CE-HRT-006 */
export function allDestroyed(view: View, who: Id, kind: 'head' | 'heart'): boolean {
  let any = false;
  for (const id of fighter(view, who).parts) {
    if (bodyPart(view, id).part !== kind) continue;
    if (!isDestroyed(view, id)) return false;
    any = true;
  }
  return any;
}

/** Sum over the parts of one kind with at least so many injuries; without stacking only one of them counts. */
export function perInjured(view: View, who: Id, kind: PartKind, least: number, each: number): number {
  let total = 0;
  for (const id of fighter(view, who).parts) {
    if (bodyPart(view, id).injuries >= least && counts(view, id, kind) && !isReplaced(view, id)) total += each;
  }
  return ruled(view).injuryEffectsStack || total === 0 ? total : each;
}

/** Parts of one kind without an injury. */
export function soundParts(view: View, who: Id, kind: PartKind): number {
  return fighter(view, who).parts.filter((id) => counts(view, id, kind) && isSound(view, id)).length;
}

/** All injuries of a body, each worth its severity level, 1 to 5. @rule CE-UNC-004 */
export function valueOfInjuries(view: View, who: Id): number {
  let total = 0;
  for (const id of fighter(view, who).parts) total += bodyPart(view, id).injuries * (severityOf(view, id) + 1);
  return total;
}

/** How many injuries a fighter bears, on all body parts together. */
export function countInjuries(view: View, who: Id): number {
  let total = 0;
  for (const id of fighter(view, who).parts) total += bodyPart(view, id).injuries;
  return total;
}

/** The body parts of a fighter of one kind that count. */
export function partsOf(view: View, who: Id, kind: PartKind): Id[] {
  return fighter(view, who).parts.filter((id) => counts(view, id, kind));
}
