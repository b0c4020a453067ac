import { type Id, NOBODY, type View } from '@riposte/kernel';
import type { Name } from '@riposte/ruleset';
import { bodyPart, fighter, type Part } from '../fighters/fighter.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (nth: number): string => ORDINALS[nth] ?? `${nth + 1}th`;
const side = (nth: number): string => (nth % 2 === 0 ? 'left' : 'right');

/** Of four legs and four feet, the first two are in front. */
const FORE: { readonly [called: string]: string } = { leg: 'foreleg', foot: 'forefoot', paw: 'forepaw', hoof: 'fore hoof' };

/** "left ear", "right hind leg", "third head", "left eye of the third head". */
function partText(view: View, { id, called, nth, on, of }: Part): string {
  const alike = fighter(view, of).parts.filter((other) => bodyPart(view, other).called === called);
  if (alike.length === 1) return called;
  if (alike.length === 2) return `${side(nth)} ${called}`;
  if (alike.length === 4 && called in FORE) return `${side(nth)} ${nth < 2 ? FORE[called] : `hind ${called}`}`;
  const beside = alike.filter((other) => bodyPart(view, other).on === on);
  if (on !== NOBODY && beside.length === 2) return `${side(beside.indexOf(id))} ${called} of the ${partText(view, bodyPart(view, on))}`;
  return `${ordinal(nth)} ${called}`;
}

/** A body part by its name, as a thing that a language may know: `thing-part-left-ear`. */
export function namedPart(view: View, id: Id): Name {
  const text = partText(view, bodyPart(view, id));
  return { text, id, thing: `part-${text.replaceAll(' ', '-')}` };
}
