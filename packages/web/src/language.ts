import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Refusal } from '@riposte/server/protocol';
import { type Arg, ENGLISH, type Messages, OTHERS } from './messages.gen.ts';

export type Key = keyof Messages;
type Args = { readonly [name: string]: Arg };

/** A text, or the argument that stands there. */
export type Piece = { readonly text: string } | { readonly arg: string };

/** The arguments of a message; none for one that takes none. */
type Given<K extends Key> = keyof Messages[K] extends never ? [] : [args: Messages[K]];

/** The language whose every letter is strange: what stays plain in it is not in the catalogue. */
export const PSEUDO = 'en-XA';

/** The text of a message in the page's language. */
export const text = <K extends Key>(key: K, ...[args]: Given<K>): string => page.text(key, args);

/** A refusal in the page's language; the server's own words if the page has no message for it. */
export function refusedText({ text: said, say }: Pick<Refusal, 'text' | 'say'>): string {
  const key = `refused-${say?.key}`;
  const own = say === undefined ? key : page.text(key as Key, say.with);
  return own === key ? inOwnWords.fault(said) : own;
}

/** Says in the page's language what a file or an order should have had, and a whole message about a file. English: as they come. */
interface InOwnWords {
  readonly expected: (said: string) => string;
  readonly fault: (said: string) => string;
}

let inOwnWords: InOwnWords = { expected: (said) => said, fault: (said) => said };

/** Called by the texts of another language once they are loaded. */
export function sayExpected(words: InOwnWords): void {
  inOwnWords = words;
}

/** What was expected at a place of a file, in the page's language. */
export const expectedText = (said: string): string => inOwnWords.expected(said);

/** The same cut into pieces: texts, and the names of the arguments `apart`. */
export const pieces = <K extends Key>(key: K, args: Messages[K], apart: readonly string[]): readonly Piece[] => page.pieces(key, args as Args, apart);

/** The language in which the page speaks. */
export const lang = (): string => page.lang;

/** "Ann, Bert and Cora" in the page's language. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(page.lang === 'en' ? 'en-GB' : page.lang).format(names);

/** Changes the language of the page from now on; English if the texts cannot be loaded. */
export async function speak(language: string): Promise<void> {
  if (isCatalogued(language)) await load(language).catch(() => undefined);
  page = languageOf(language);
}

/** Texts of other languages that are here. */
const loaded = new Map<string, string>();

/** Fetches the texts of the page in another language than English. */
export async function load(language: keyof typeof OTHERS): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await OTHERS[language]());
}

/** English texts of parts of the page that were loaded later. */
const later: string[] = [];

/** Adds the English texts that a part of the page brought along. */
export function learn(text: string): void {
  later.push(text);
  page = languageOf(page.lang);
}

export interface PageLanguage {
  readonly lang: string;
  text(key: Key, args?: Args): string;
  pieces(key: Key, args: Args, apart: readonly string[]): readonly Piece[];
}

/** A language that was loaded, English for what it does not say. */
export function languageOf(language: string): PageLanguage {
  const bundle = (of: string, texts: readonly string[], transform?: (part: string) => string): FluentBundle => {
    const made = new FluentBundle(of, { useIsolating: false, ...(transform && { transform }) });
    for (const text of texts) made.addResource(new FluentResource(text));
    return made;
  };
  const english = bundle('en', [ENGLISH, ...later], language === PSEUDO ? strange : undefined);
  const own = loaded.get(language);
  const bundles = own === undefined ? [english] : [bundle(language, [own]), english];
  const say = (key: Key, args: Args = {}): string => {
    for (const one of bundles) {
      const pattern = one.getMessage(key)?.value;
      const errors: Error[] = [];
      const said = pattern ? one.formatPattern(pattern, args as Record<string, FluentVariable>, errors) : '';
      if (pattern && errors.length === 0) return said;
    }
    return key;
  };
  return {
    lang: language === PSEUDO ? PSEUDO : bundles[0].locales[0],
    text: say,
    pieces(key, args, apart) {
      const given = Object.entries(args).map(([name, arg]): [string, Arg] => [
        name,
        apart.includes(name) ? `${OPEN}${name}${CLOSE}` : typeof arg === 'string' ? arg.replaceAll(MARKS, '') : arg,
      ]);
      return say(key, Object.fromEntries(given))
        .split(MARK)
        .map((part, n) => (n % 2 === 1 ? { arg: part } : { text: part }));
    },
  };
}

/** Characters that no text contains; they stand around the name of an argument. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const MARK = /\ue000(\w+)\ue001/;
const MARKS = /[\ue000\ue001]/g;

/** Whether the page has texts in a language beside English. */
function isCatalogued(language: string): language is keyof typeof OTHERS {
  return Object.hasOwn(OTHERS, language);
}

/** The first wanted language that the catalogue has: "de" for "de-AT". */
export function chosenFrom(wanted: readonly string[]): string {
  for (const one of wanted) {
    const known = [one, one.split('-')[0]].find((tag) => tag === PSEUDO || tag === 'en' || isCatalogued(tag));
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The text with an accent on every letter. */
function strange(part: string): string {
  return part.replaceAll(/[a-zA-Z]/g, (letter) => `${letter}\u0301`);
}

let page: PageLanguage = languageOf('en');
