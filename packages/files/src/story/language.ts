import { FluentBundle, type FluentFunction, FluentResource, FluentType, type FluentVariable, type Message } from '@fluent/bundle';
import type { Arg, Args, Name, Tale } from '@riposte/ruleset';
import { GENERAL } from './messages.gen.ts';

/** The language whose every letter is strange: what stays plain in it was not put into a message. */
export const PSEUDO = 'en-XA';

/** A text as it is laid out: plain, or the name of something. */
export type Part = string | Name;

/** The messages of one language, English where it has none. */
export interface Language {
  readonly lang: string;
  /** A message, or the attribute behind its dot; null where there is none, or where it names what it was not given. */
  say(key: string, args?: Args): Part[] | null;
  /** Whether there is such a message, or the attribute behind its dot. */
  has(key: string): boolean;
  /** Texts as a list: "Ann, Bea and Cid". */
  list(texts: readonly (readonly Part[])[]): Part[];
  /**
   * What a rule calls itself, in English unless the language has `KIND-TEXT`: the label of a part, the title of a roll. What has an id of its
   * own is called by the title of its message: `act-strike.title`.
   */
  term(kind: 'label' | 'roll' | 'condition' | 'resource' | 'query' | 'word' | 'act', text: string, id?: string): string;
}

const known = new WeakMap<object, Map<string, Language>>();
const NO_TALE: Pick<Tale, 'messages'> = { messages: { en: '' } };

/** The languages in which a fight can be told: those of the narrator, for a rule set has English for what it does not say in others. */
export const languages = (): string[] => [...Object.keys(GENERAL), PSEUDO];

/** The first of a reader's languages in which a whole fight can be told; default: English. "de-AT" is read as "de". */
export function languageFor(tale: Pick<Tale, 'messages'> | undefined, wanted: readonly string[]): string {
  const { messages } = tale ?? NO_TALE;
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return known.find((tag) => Object.hasOwn(GENERAL, tag) && Object.hasOwn(messages, tag)) ?? 'en';
}

/** The messages of a rule set and of the narrator in a language. */
export function languageOf(tale: Pick<Tale, 'messages'> | undefined, lang: string): Language {
  const of = tale ?? NO_TALE;
  const made = known.get(of) ?? new Map<string, Language>();
  known.set(of, made);
  const language = made.get(lang) ?? makeLanguage(of, lang);
  made.set(lang, language);
  return language;
}

/** Characters that nobody writes, around the number of a name. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const MARKS = /[\ue000\ue001]/g;

/** Stands for a name while Fluent makes the sentence; put back as the name itself afterwards. */
class Named extends FluentType<Name> {
  readonly #names: Name[];
  constructor(name: Name, names: Name[]) {
    super(name);
    this.#names = names;
  }
  toString(): string {
    return `${OPEN}${this.#names.push(this.value) - 1}${CLOSE}`;
  }
}

/** A list while Fluent makes the sentence: its names are marked one by one. */
class Several extends FluentType<readonly Part[]> {
  readonly #names: Name[];
  constructor(parts: readonly Part[], names: Name[]) {
    super(parts);
    this.#names = names;
  }
  toString(): string {
    return this.value.map((part) => (typeof part === 'string' ? part : `${OPEN}${this.#names.push(part) - 1}${CLOSE}`)).join('');
  }
}

type Say = (key: string, args?: Args) => Part[] | null;

function makeLanguage({ messages }: Pick<Tale, 'messages'>, lang: string): Language {
  const names: Name[] = [];
  const bundles = bundlesOf(messages, lang, functionsOf(lang, names, say));
  const [main] = bundles;
  const lists = new Intl.ListFormat(lang === 'en' || lang === PSEUDO ? 'en-GB' : main.locales, { type: 'conjunction' });
  /** A name in this language: things have their own, people keep theirs. */
  function called(name: Name): Name {
    const own = name.thing === undefined ? null : say(`thing-${name.thing}`);
    return own === null ? name : { ...name, text: plain(own) };
  }
  function value(arg: Arg): FluentVariable {
    if (Array.isArray(arg))
      return new Several(
        list((arg as readonly Arg[]).map((name) => [typeof name === 'object' && !Array.isArray(name) ? called(name as Name) : textOf(name)])),
        names,
      );
    if (typeof arg === 'object') return new Named(called(arg as Name), names);
    return typeof arg === 'string' ? arg.replaceAll(MARKS, '') : (arg as number);
  }
  function say(key: string, args: Args = {}): Part[] | null {
    for (const one of bundles) {
      const pattern = patternOf(one, key);
      if (pattern === null) continue;
      const errors: Error[] = [];
      const given: Record<string, FluentVariable> = {};
      for (const name of Object.keys(args)) given[name] = value(args[name]);
      const text = one.formatPattern(pattern, given, errors);
      if (errors.length === 0) return partsOf(text, names);
    }
    return null;
  }
  function list(texts: readonly (readonly Part[])[]): Part[] {
    return lists
      .formatToParts(texts.map((_, n) => String(n)))
      .flatMap((part) => (part.type === 'element' ? texts[Number(part.value)] : [lang === PSEUDO ? strange(part.value) : part.value]));
  }
  /** What messages without arguments say, those that were asked for. */
  const terms = new Map<string, string>();
  return {
    lang,
    has: (key) => bundles.some((bundle) => patternOf(bundle, key) !== null),
    say: (key, args) => {
      names.length = 0;
      return say(key, args);
    },
    list,
    term: (kind, text, id) => {
      const key = id === undefined ? `${kind}-${keyOf(text)}` : `${kind}-${id}.title`;
      const before = terms.get(key);
      if (before !== undefined) return before;
      const own = say(key);
      // A text without a message may be anything a user wrote: it is not kept.
      if (own === null) return lang === PSEUDO ? strange(text) : text;
      const term = plain(own);
      terms.set(key, term);
      return term;
    },
  };
}

/** The pattern of a message, or of its attribute: `KEY` or `KEY.ATTRIBUTE`; null where there is none. */
function patternOf(bundle: FluentBundle, key: string): Message['value'] {
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null;
}

/** The messages of a language and behind them those of English: the general ones, and those of the rule set in their place. */
function bundlesOf(messages: Tale['messages'], lang: string, functions: Record<string, FluentFunction>): FluentBundle[] {
  const general: { readonly [language: string]: string } = GENERAL;
  const bundle = (of: string, transform?: (text: string) => string): FluentBundle => {
    const made = new FluentBundle(of, { useIsolating: false, functions, ...(transform && { transform }) });
    for (const text of [general[of], messages[of]]) if (text !== undefined) made.addResource(new FluentResource(text), { allowOverrides: true });
    return made;
  };
  const english = bundle('en', lang === PSEUDO ? strange : undefined);
  return lang === 'en' || lang === PSEUDO || !(Object.hasOwn(general, lang) || Object.hasOwn(messages, lang)) ? [english] : [bundle(lang), english];
}

/** What messages may call: THING, PLACE and WORD. */
function functionsOf(lang: string, names: Name[], say: Say): Record<string, FluentFunction> {
  /** "the axe": as the language has it for this thing, or in general. */
  function thing([what]: Parameters<FluentFunction>[0], { form }: Parameters<FluentFunction>[1]): ReturnType<FluentFunction> {
    if (!(what instanceof Named) || what.value.thing === undefined) return what;
    const wanted = form === undefined ? 'the' : String(form.valueOf());
    const own =
      say(`thing-${what.value.thing}.${wanted}`) ??
      say(`in-general-${wanted}`, { name: what.value.text, vowel: /^[aeiou]/i.test(what.value.text) ? 'yes' : 'no' });
    const text = own === null ? what.value.text : plain(own);
    return new Named({ ...what.value, text }, names);
  }
  /** "the quay": a place that is called by a common word has an article; "Market Square" and "(6,4)" have none. */
  function place([where]: Parameters<FluentFunction>[0]): ReturnType<FluentFunction> {
    if (where instanceof Several)
      return new Several(
        where.value.map((part) => (typeof part === 'string' ? part : placed(part))),
        names,
      );
    return where instanceof Named ? new Named(placed(where.value), names) : where;
  }
  function placed(where: Name): Name {
    const { text } = where;
    if (!/^[a-z]/.test(text) || /^(the|an?) /.test(text)) return where;
    const own = say('in-general-place', { name: text, capital: text.charAt(0).toUpperCase() + text.slice(1) });
    return own === null ? where : { ...where, text: plain(own) };
  }
  /** A value that the rules have as a word: "10 minutes". */
  function word([what]: Parameters<FluentFunction>[0]): ReturnType<FluentFunction> {
    const text = what instanceof Named && what.value.id === undefined ? what.value.text : what;
    if (typeof text !== 'string') return what;
    const own = say(`word-${keyOf(text)}`);
    return own === null ? (lang === PSEUDO ? strange(text) : text) : plain(own);
  }
  return { THING: thing, PLACE: place, WORD: word };
}

/** A text as the key of a message: "light armour" is `light-armour`. */
export const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const textOf = (arg: Arg): string => (Array.isArray(arg) ? arg.map(textOf).join(', ') : typeof arg === 'object' ? (arg as Name).text : String(arg));

/** A message with its names put back, and minus signs as they are printed. */
function partsOf(text: string, names: readonly Name[]): Part[] {
  const signed = text.includes('-') ? text.replaceAll(/(?<![\w.)\ue001])-(?=\d)/g, '−') : text;
  if (!signed.includes(OPEN)) return signed === '' ? [] : [signed];
  return signed.split(/\ue000(\d+)\ue001/).flatMap((part, n): Part[] => (n % 2 === 1 ? [names[Number(part)]] : part === '' ? [] : [part]));
}

/** A text without its names. */
export const plain = (parts: readonly Part[]): string => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A message as plain text; its key where there is none. */
export const said = (language: Language, key: string, args: Args = {}): string => plain(language.say(key, args) ?? [key]);

/** The text with an accent on every letter. */
function strange(text: string): string {
  return text.replaceAll(/[a-zA-Z]/g, (letter) => `${letter}\u0301`);
}
