import { type Explanation, GM, type Id, type IntentJson, type Json, type View } from '@riposte/kernel';
import type { Book } from './book.ts';

/** The language of one rule set over one view: ids and codes become words, and words become ids and codes. */
export interface Speech {
  readonly book: Book;
  readonly view: View;
}

/** The name of somebody. */
export function nameOf({ view }: Speech, id: Id): string {
  if (id === GM) return 'the game master';
  return id < 0 || id >= view.state.entities.length ? 'nobody' : view.rules.def.name(view, id);
}

/** A value in words. `called` is the name of its parameter or the id of its request. */
export function said(speech: Speech, called: string, value: Json): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isIntent(value)) return intentText(speech, value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one: Json) => said(speech, called, one)).join(', ');
  if (typeof value === 'number') return wordOf(speech, called, value) ?? String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The word for a number, where the language of the table has one. */
export function wordOf(speech: Speech, called: string, value: number): string | undefined {
  return wordsFor(speech, called)?.get(value);
}

function wordsFor({ book, view }: Speech, called: string): ReadonlyMap<number, string> | null {
  const values = book.words?.values ?? {};
  return Object.hasOwn(values, called) ? values[called](view) : null;
}

function isIntent(value: Json): value is IntentJson & { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && 'do' in value && 'by' in value && 'with' in value;
}

/** "Strike at Egil". */
export function intentText(speech: Speech, { do: called, with: chosen }: IntentJson): string {
  const { title } = speech.view.rules.intent({ do: called, by: 0, with: chosen }).def;
  const parts = Object.entries(chosen).flatMap(([name, value]) => {
    if (value === false) return [];
    return value === true ? [name] : [`${name} ${said(speech, name, value)}`];
  });
  return [title, ...parts].join(' ');
}

/** A value as the rules hold it: where its parameter or request has words, a text becomes the number that it stands for. */
export function meant(speech: Speech, called: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => meant(speech, called, one));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, meant(speech, key, one)]));
  const words = typeof value === 'string' ? wordsFor(speech, called) : null;
  const found = words === null ? undefined : [...words].find(([, word]) => word === value);
  return found === undefined ? value : found[0];
}

/** "attack die of Ann: D8 = D10 from ATT (SS-ATK-002), wet -1 (SS-WET-001)"; whose number it is where that is not clear. */
export function arithmetic(speech: Speech, number: Explanation, whose = true): string {
  const parts = number.parts.map(({ label, amount, rule }) => `${label} ${amount < 0 ? '' : '+'}${amount} (${rule})`);
  const called = whose ? `${number.query} of ${nameOf(speech, number.who)}` : number.query;
  if (parts.length === 0) return `${called} ${number.shown}: ${number.base.label} (${number.rule})`;
  return `${called} ${number.shown} = ${[`${number.base.shown} from ${number.base.label} (${number.rule})`, ...parts].join(', ')}`;
}

/** The sentence with a capital letter. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
