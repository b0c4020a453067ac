import type { Json } from '@riposte/kernel';
import { inWords } from '../text.ts';
import type { Shape } from '../workbench/requests.ts';
import { called } from './called.ts';
import { fightersOf } from './changes.ts';
import { valueAt } from './document.ts';
import type { Editing } from './editing.ts';

export interface Numbered {
  /** The name of the fighter. */
  readonly of: string;
  /** "Ann.scores.strength" */
  readonly place: string;
  /** "strength" */
  readonly title: string;
  readonly value: number;
}

/** Whether a fight may depend on this number; one that is 0 decides nothing. */
export const mayDecide = ({ value }: Pick<Numbered, 'value'>): boolean => value !== 0;

/** The numbers of a fighter that its file may say, with what they are now. */
export function numbersOf({ draft, book, opened }: Pick<Editing, 'draft' | 'book' | 'opened'>, of: string): Numbered[] {
  const nth = fightersOf(draft).findIndex((fighter) => fighter.name === of);
  const { facts = {} } = opened.standing.find((one) => one.nth === nth) ?? {};
  const given = (fightersOf(draft)[nth] ?? {}) as { readonly [key: string]: Json };
  const below = (path: readonly string[], title: string, shape: Shape): Numbered[] => {
    const value = valueAt(given, path) ?? valueAt(facts as Json, path);
    if (shape.type === 'integer' && typeof value === 'number') return [{ of, place: [of, ...path].join('.'), title, value }];
    if (path.length > 1) return [];
    // A number with its own name does not need the name of the whole: "Strength", but "ranks dodge".
    return Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => below([...path, key], inner.title ?? `${title} ${inWords(key)}`, inner));
  };
  return Object.entries(book.fighter.properties ?? {}).flatMap(([key, shape]) => below([key], called(shape, key), shape));
}
