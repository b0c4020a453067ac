import { text } from '../language.ts';
import { inWords } from '../text.ts';
import { listInWords } from './gear.ts';

export const PACK = 'packs+=';

/** What the fields of a fighter are called, by their paths. */
type Called = Readonly<Record<string, string>>;

const fieldInWords = (path: readonly string[], called: Called): string =>
  capital(Object.hasOwn(called, path.join('.')) ? called[path.join('.')] : path.map(inWords).join(' '));

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "Ann: Defence" for "Ann.dice.DEF". */
export function placeInWords(place: string, called: Called): string {
  const [name, ...path] = place.split('.');
  return text('lab-place', { name, what: fieldInWords(path, called) });
}

/** A value of an option: "yes", "dexterity then roll off". */
export const valueInWords = (value: unknown): string => text('lab-value', { value: inWords(String(value)) });

/** A change as people read it: "Ann.dice.DEF=D10" is "Ann: Defence D10". */
export function changeInWords(change: string, called: Called): string {
  const more = /^\+(.+?)(?:\*(\d{1,3}))?$/.exec(change);
  if (more !== null) return text('lab-change-more', { count: Number(more[2] ?? 1), name: more[1] });
  if (/^[-−]/.test(change)) return text('lab-change-without', { name: change.slice(1) });
  if (change.startsWith(PACK)) return text('lab-change-pack', { name: change.slice(PACK.length) });
  const at = change.indexOf('=');
  if (at < 0) return change;
  const [first, ...path] = change.slice(0, at).split('.');
  const value = change.slice(at + 1);
  return first === 'options'
    ? text('lab-change-option', { what: path.map(inWords).join(' '), value: valueInWords(value) })
    : text('lab-change-number', { name: first, what: fieldInWords(path, called), value: listInWords(value) ?? value });
}

const DICE = [4, 6, 8, 10, 12, 20];

/** What may stand in place of a value; null = any number. */
export function valuesFor(now: unknown): readonly string[] | null {
  const die = /^([dD])\d+$/.exec(String(now));
  return die === null ? null : DICE.map((sides) => `${die[1]}${sides}`);
}
