import type { Json } from '@riposte/kernel';
import { text } from '../language.ts';
import { inWords } from '../text.ts';
import type { GearChoice } from '../workbench/requests.ts';

/** A thing that a fighter has, or the place for one more. */
export interface Piece {
  readonly id: string;
  readonly title: string;
  readonly who: string;
  readonly field: string;
  /** Its place in the list of the field; null = the field takes one thing. */
  readonly nth: number | null;
}

/** What a file calls a thing: by its id, or as an object with a name. */
const idOf = (thing: Json): string =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing) && 'name' in thing ? String(thing.name) : String(thing);

/** Everything that can be another: each thing of each fighter, and one more for it. Traits and spells are no gear. */
export function piecesOf({ has, things }: GearChoice): readonly Piece[] {
  const called = new Map(things.map(({ id, title }) => [id, title]));
  return Object.entries(has).flatMap(([who, fields]) =>
    Object.entries(fields).flatMap(([field, value]): Piece[] => {
      const piece = (nth: number | null, what: string): Piece => ({
        id: JSON.stringify([who, field, nth]),
        title: text('lab-place', { name: who, what }),
        who,
        field,
        nth,
      });
      if (!Array.isArray(value))
        return [piece(null, value === null ? text('lab-gear-none', { field: inWords(field) }) : (called.get(idOf(value)) ?? idOf(value)))];
      const own = value.flatMap((thing: Json, nth) => (called.has(idOf(thing)) ? [piece(nth, called.get(idOf(thing))!)] : []));
      return [...own, piece(value.length, text('lab-gear-more', { field: inWords(field) }))];
    }),
  );
}

const NOTHING = '';

/** What a fighter can have in place of a thing. */
export function insteadOf({ has, things }: GearChoice, { who, field, nth }: Piece): readonly { readonly id: string; readonly title: string }[] {
  const value = has[who][field];
  const now = nth === null ? value : (value as readonly Json[])[nth];
  const isThing = now !== undefined && now !== null;
  const fitting = things.filter(({ id, alone }) => alone === (nth === null ? field : null) && !(isThing && id === idOf(now)));
  return isThing ? [...fitting, { id: NOTHING, title: text('lab-gear-nothing') }] : fitting;
}

/** The change as the command writes it: the whole field with another thing in it. */
export function gearChange({ has }: GearChoice, { who, field, nth }: Piece, to: string): string {
  if (nth === null) return `${who}.${field}=${to === NOTHING ? 'null' : to}`;
  const list = has[who][field] as readonly Json[];
  const now = list[nth] as Json | undefined;
  // Where it is stays: in hand, worn or stowed.
  const put = typeof now === 'object' && now !== null && 'slot' in now ? { name: to, like: to, slot: now.slot } : to;
  const changed = [...list.slice(0, nth), ...(to === NOTHING ? [] : [put]), ...list.slice(nth + 1)];
  return `${who}.${field}=${JSON.stringify(changed)}`;
}

/** A list of things as people read it, "axe, shield", or nothing; null = the value is neither. */
export function listInWords(value: string): string | null {
  if (value === 'null') return text('lab-gear-nothing');
  if (!value.startsWith('[')) return null;
  try {
    const list = JSON.parse(value) as readonly Json[];
    return list.length === 0 ? text('lab-gear-nothing') : list.map((thing) => inWords(idOf(thing)).replaceAll('-', ' ')).join(', ');
  } catch {
    return null;
  }
}
