import type { Json } from '@riposte/kernel';
import type { Shape } from '../workbench/requests.ts';

/** The kind of field for a value. `other` = no form can show it. */
export type Kind = 'number' | 'numbers' | 'flag' | 'choice' | 'text' | 'list' | 'choices' | 'things' | 'object' | 'other';

/** Whether a value can be empty, such as the armour of an unarmoured fighter. */
export const takesNone = ({ anyOf = [] }: Shape): boolean => anyOf.some(({ type }) => type === 'null');

/** The schema of a value that may be empty, without the empty case. */
function something(shape: Shape): Shape {
  const { anyOf = [], ...rest } = shape;
  const others = anyOf.filter(({ type }) => type !== 'null');
  return others.length === 1 && takesNone(shape) ? { ...others[0], ...rest } : shape;
}

/** The words or numbers to choose from; null = not a choice. */
export function choicesOf(shape: Shape): readonly Json[] | null {
  const { enum: words, anyOf } = something(shape);
  if (words !== undefined) return takesNone(shape) ? [...words, null] : words;
  const constants = anyOf?.flatMap(({ const: one }) => (one === undefined ? [] : [one])) ?? [];
  return constants.length > 0 && constants.length === anyOf?.length ? constants : null;
}

/** How many numbers form a row, such as the three of a range; 0 = not a row. */
export function rowOf(shape: Shape): number {
  const row = something(shape).prefixItems ?? [];
  return row.every(({ type }) => type === 'integer' || type === 'number') ? row.length : 0;
}

/** What each thing of a list has, by key, or by its place where the file writes a row. Rows of numbers are places of a map. */
export function fieldsOf(items: Shape): readonly (readonly [string | number, Shape])[] {
  if (items.properties !== undefined) return Object.entries(items.properties);
  return rowOf(items) > 0 ? [] : (items.prefixItems ?? []).map((shape, nth) => [nth, shape] as const);
}

/** The list that can replace one word, such as a body given part by part. */
export const listIn = ({ anyOf = [] }: Shape): Shape | undefined => anyOf.find((one) => kindOf(one) === 'things');

export function kindOf(shape: Shape): Kind {
  const { type, properties, propertyNames, items, anyOf } = something(shape);
  if (choicesOf(shape) !== null) return 'choice';
  if (rowOf(shape) > 0) return 'numbers';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  if (type === 'string') return 'text';
  if (type === 'array' && typeof items === 'object')
    return items.enum !== undefined ? 'choices' : namesIn(items) ? 'list' : fieldsOf(items).length > 0 ? 'things' : 'other';
  if (type === 'object' && (properties !== undefined || propertyNames !== undefined)) return 'object';
  if (anyOf !== undefined && anyOf.some(({ type: one }) => one === 'integer' || one === 'string')) return 'text';
  return 'other';
}

/** Whether the things of a list can be names. */
const namesIn = ({ type, anyOf = [] }: Shape): boolean => type === 'string' || anyOf.some((one) => one.type === 'string');
