import { type AnyIntentDef, type Explanation, GM, type Id, type IntentJson, type Json, type RollEntry, type View } from '@riposte/kernel';
import { type Arg, type Facts, inSentence, minus, type Names, type RuleSet, thingName } from '@riposte/ruleset';
import { keyOf, type Language, languageOf, plain, said } from './story/language.ts';

/** The language of one rule set over one view: ids and codes become words, and words become ids and codes. */
export interface Speech {
  readonly ruleSet: RuleSet;
  readonly view: View;
  /** English by default. */
  readonly language?: Language;
  /** It tells what can be chosen in this view, and not what was done before it. */
  readonly now?: boolean;
  /** What was made already, and for which view; see `still`. */
  readonly known?: { readonly of: View; readonly made: Map<unknown, unknown> };
}

/** A speech for as long as its view stands still: what is made with `once`, such as the words of one kind, is made once. */
export function still(speech: Speech): Speech {
  return { ...speech, known: { of: speech.view, made: new Map() } };
}

/**
 * Caches a value for a `still` speech; any other speech makes it each time. A cached value is never used for another view, which may hide
 * other fighters.
 * @param key A text with the entity and the language, or an object.
 */
export function once<T>({ view, known }: Speech, key: unknown, make: () => T): T {
  if (known?.of !== view) return make();
  if (!known.made.has(key)) known.made.set(key, make());
  return known.made.get(key) as T;
}

/** The messages in which a speech is made. */
export const languageIn = ({ ruleSet, language }: Speech): Language => language ?? languageOf(ruleSet.tale, 'en');

/** What everybody and everything is called. */
export function namesOf(speech: Speech): ReadonlyMap<number, string> | null {
  const { words } = speech.ruleSet;
  return words === undefined ? null : listed(speech, words.names);
}

/** All words of one kind. */
export const listed = (speech: Speech, names: Names): ReadonlyMap<number, string> => once(speech, names, () => names(speech.view));

/** All facts of an entity. */
export function factsOf(speech: Speech, who: Id): Facts {
  const { ruleSet, view } = speech;
  return once(speech, `facts ${who}`, () => ruleSet.words?.facts(view, who) ?? {});
}

/** The name of an entity. */
export function nameOf(speech: Speech, id: Id): string {
  const { view } = speech;
  if (id === GM) return plain(languageIn(speech).say('thing-the-game-master') ?? ['the game master']);
  if (id < 0 || id >= view.state.entities.length) return 'nobody';
  const name = view.rules.def.name(view, id);
  return view.state.entities[id].kind === 'fighter' ? name : wordIn(languageIn(speech), name);
}

/** A value in words. `called` is the name of its parameter or the id of its request. */
export function valueText(speech: Speech, called: string, value: Json): string {
  if (value === null) return languageIn(speech).term('word', 'nothing');
  if (typeof value === 'boolean') return languageIn(speech).term('word', value ? 'yes' : 'no');
  if (isIntent(value)) return intentText(speech, value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((item: Json) => valueText(speech, called, item)).join(', ');
  if (typeof value === 'number') {
    const word = wordOf(speech, called, value) ?? String(value);
    const besides = speech.now === true ? (speech.ruleSet.words?.suffix?.(speech.view, called, value) ?? '') : '';
    const part = speech.now === true && namesOf(speech)?.get(value) === word ? speech.ruleSet.tale?.part?.(speech.view, value) : null;
    const name = isNameOf(speech, value, word) ? word : bracketed(wordIn(languageIn(speech), word));
    return `${part?.name.text ?? name}${unhyphenate(besides)}`;
  }
  if (typeof value === 'string') return wordIn(languageIn(speech), value);
  const parts = Object.entries(value as { readonly [name: string]: Json });
  const isSpot = parts.length === 2 && 'x' in value && 'y' in value;
  if (isSpot) return `(${String(value.x)},${String(value.y)})`;
  const texts = parts.map(([name, part]) => [name, valueText(speech, name, part as Json)] as const);
  return texts.map(([name, text]) => (NAMELESS.test(text) ? `${name} ${text}` : text)).join(', ');
}

/** A thing or another word of the rules, in the language of who reads it. Names begin with a capital, and stay as they are. */
export function wordIn(language: Language, value: string): string {
  const key = /^[a-z\d]/.test(value) ? [`thing-${keyOf(value)}`, `word-${keyOf(value)}`].find((one) => language.has(one)) : undefined;
  return key === undefined ? unhyphenate(value) : said(language, key);
}

/** A stop on the way, a square as people read it. */
function stopOf(arg: Arg): Arg {
  if (typeof arg === 'string') return bracketed(arg);
  return typeof arg === 'object' && 'text' in arg ? { ...arg, text: bracketed(arg.text) } : arg;
}

/** "7,1" is a square: people read "(7,1)". */
const bracketed = (text: string): string => (/^-?\d+,-?\d+$/.test(text) ? `(${text})` : text);

/** "belt-pouch" is how a file writes it; people read "belt pouch". */
export function unhyphenate(word: string): string {
  return word.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ');
}

/** Values that say nothing without their name. */
const NAMELESS = /^(-?\d+|yes|no|none|nothing)$/;

/** The word for a number, where the language of the table has one. */
export function wordOf(speech: Speech, called: string, value: number): string | undefined {
  return wordsFor(speech, called)?.get(value);
}

/** All words for the values of a parameter or a request; null where the language of the table has none. */
export function wordsFor(speech: Speech, called: string): ReadonlyMap<number, string> | null {
  const values = speech.ruleSet.words?.values ?? {};
  return Object.hasOwn(values, called) ? listed(speech, values[called]) : null;
}

/** Whether a value of a parameter is an entity: its word is the entity's name. Null where there are no words for it. */
export function isEntity(speech: Speech, name: string, value: number): boolean | null {
  const words = wordsFor(speech, name);
  if (words === null) return null;
  return speech.view.state.entities[value] !== undefined && words.get(value) === namesOf(speech)?.get(value);
}

/** Whether a value is an intent: what, by whom, and with what. */
export function isIntent(value: Json): value is IntentJson & { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && 'do' in value && 'by' in value && 'with' in value;
}

/** A value in words, by the name of its parameter or the id of its question. */
export function argOf(speech: Speech, called: string, value: Json): Arg {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isIntent(value)) return inSentence(intentText(speech, value));
  if (Array.isArray(value)) return value.map((item: Json) => argOf(speech, called, item));
  if (typeof value === 'number') return wordFor(speech, wordsFor(speech, called), value) ?? value;
  if (typeof value === 'string') return unhyphenate(value);
  if ('x' in value && 'y' in value && Object.keys(value).length === 2) return `(${String(value.x)},${String(value.y)})`;
  return Object.entries(value).flatMap(([name, part]) => [argOf(speech, name, part as Json)]);
}

/** The word for a number; undefined where there is none. */
export function wordFor(speech: Speech, words: ReadonlyMap<number, string> | null, value: number): Arg | undefined {
  const text = words?.get(value);
  if (text === undefined) return undefined;
  const { things } = speech.view.rules;
  if (value >= 0 && things[value]?.id === text) return thingName(speech.view, value);
  if (speech.view.state.entities[value] !== undefined && [text, unhyphenate(text)].includes(nameOf(speech, value)))
    return { text: nameOf(speech, value), id: value };
  return text === 'none' ? text : { text: unhyphenate(text) };
}

/** The parameters of an act in words, and what the rule set says besides; a path is the place where it leads, with its stops as `NAME-by`. */
export function argsOf(speech: Speech, intent: IntentJson): Record<string, Arg> {
  const { params, paramNames } = speech.view.rules.intent({ ...intent, by: 0 }).def;
  const given: Record<string, Arg> = { ...speech.ruleSet.tale?.also?.(speech.view, intent) };
  for (const [name, value] of Object.entries(intent.with)) {
    const isPath = params[paramNames.indexOf(name)]?.kind === 'path' && Array.isArray(value) && value.length > 0;
    given[name] = argOf(speech, name, isPath ? (value as Json[])[value.length - 1] : value);
    if (isPath)
      given[`${name}-by`] =
        value.length === 1 || value.length > MAX_STOPS + 1 ? 'none' : (value as Json[]).slice(0, -1).map((stop) => stopOf(argOf(speech, name, stop)));
  }
  return given;
}

/** Parameters that are read as part of the sentence; others stand behind it in brackets. */
const INLINE: readonly string[] = ['of', 'at', 'along', 'to', 'from', 'with', 'by', 'using', 'after', 'into', 'on', 'over'];
/** Parameters whose names would only disturb the sentence. */
const UNNAMED: readonly string[] = ['who', 'whom', 'whose'];
const UNSAID: readonly string[] = ['', 'no', 'none', 'nothing'];

/** An act as menus have it: its title, then what the message `act-ID.form` says, else its parameters one by one: "Shoot Ida with the longbow", "Move to 3,1 in 9 steps". */
export function intentText(speech: Speech, intent: IntentJson): string {
  const { def } = speech.view.rules.intent({ ...intent, by: 0 });
  const language = languageIn(speech);
  const form = language.has(`act-${def.id}.form`) ? language.say(`act-${def.id}.form`, argsOf(speech, intent)) : null;
  if (form === null) return `${actTitle(speech, def)}${paramsText(speech, intent, def)}`;
  const text = plain(form);
  return `${actTitle(speech, def)}${text.startsWith(':') ? text : ` ${text}`}`.trimEnd();
}

/** What an act is called: "Strike". */
export const actTitle = (speech: Speech, { id, title }: Pick<AnyIntentDef, 'id' | 'title'>): string => languageIn(speech).term('act', title, id);

/** What goes without saying is left out, and whose a thing is where its owner is named. */
function paramsText(speech: Speech, { by, with: chosen }: IntentJson, { params, paramNames }: AnyIntentDef): string {
  const { usual = {} } = speech.ruleSet.words ?? {};
  const named = [by, ...Object.values(chosen)].flatMap((id) => (typeof id === 'number' && id >= 0 ? [nameOf(speech, id)] : []));
  const inline: string[] = [];
  const aside: string[] = [];
  for (const [name, value] of Object.entries(chosen)) {
    const text = named.reduce((left, owner) => left.replaceAll(` of ${owner}`, '').replaceAll(`${owner}'s `, ''), valueText(speech, name, value));
    if (value === false || value === null || UNSAID.includes(text) || (Object.hasOwn(usual, name) && usual[name] === value)) continue;
    const isPath = params[paramNames.indexOf(name)]?.kind === 'path' && Array.isArray(value);
    if (isPath) inline.push(wayText(speech, name, value));
    else if (INLINE.includes(name)) inline.push(` ${name} ${text}`);
    else if (value === true || text === 'yes') aside.push(unhyphenate(name));
    else if (UNNAMED.includes(name)) aside.push(text);
    else aside.push(/^-?\d+$/.test(text) || isNameOf(speech, value, text) ? `${unhyphenate(name)} ${text}` : text);
  }
  return `${inline.join('')}${aside.length === 0 ? '' : ` (${aside.join(', ')})`}`;
}

/** Stops of a path that are named; of more only the number is given, as they are on the board. */
const MAX_STOPS = 2;

/** Where a path leads. */
function wayText(speech: Speech, name: string, path: readonly Json[]): string {
  const places = path.map((place) => placeText(valueText(speech, name, place)));
  const stops = places.slice(0, -1);
  const by = stops.length > MAX_STOPS ? ` in ${path.length} steps` : ` by way of ${stops.join(', ')}`;
  return ` to ${places[places.length - 1]}${stops.length === 0 ? '' : by}`;
}

/** "4, 3" as people read a place: "(4,3)". */
export const placeText = (value: string): string => (/^-?[\d.]+, ?-?[\d.]+$/.test(value) ? `(${value.replace(' ', '')})` : value);

function isNameOf(speech: Speech, value: Json, text: string): boolean {
  return typeof value === 'number' && speech.view.state.entities[value]?.kind === 'fighter' && text === speech.view.rules.def.name(speech.view, value);
}

/** A value as the rules hold it: where its parameter or request has words, a text becomes the number that it stands for. */
export function parseValue(speech: Speech, called: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => parseValue(speech, called, item));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, parseValue(speech, key, part)]));
  const words = typeof value === 'string' ? wordsFor(speech, called) : null;
  const found = words === null ? undefined : [...words].find(([, word]) => word === value);
  return found === undefined ? value : found[0];
}

/** Whether a number is 0 and nothing was added to it: nobody asks for its parts. */
export function saysNothing({ parts, shown }: Explanation): boolean {
  return shown === '0' && parts.every(({ amount }) => amount === 0);
}

/**
 * "attack die of Ann: D8 = ATT D10 (SS-ATK-002), wet −1 (SS-WET-001)"; whose number it is where that is not clear. Parts that are 0
 * are left out.
 */
export function arithmetic(speech: Speech, { query, who, shown, base, rule, parts }: Explanation, whose = true): string {
  const language = languageIn(speech);
  const named = language.term('query', query);
  const called = whose ? plain(language.say('number-of', { query: named, who: nameOf(speech, who) }) ?? [named]) : named;
  const label = (text: string): string => language.term('label', text);
  const added = parts
    .filter(({ amount }) => amount !== 0)
    .map((part) => `${label(part.label)} ${signed(part.amount)} (${part.rule === '' ? plain(language.say('number-ruled')!) : part.rule})`);
  if (added.length === 0) return `${called}: ${minus(shown)}${shown === '0' ? '' : ` — ${label(base.label)}`} (${rule})`;
  const from = label(base.label);
  // "10 + defence modifier 11" would read as a sum.
  const told = /[+,\d]/.test(from) ? `${minus(base.shown)} (${from}, ${rule})` : `${from} ${minus(base.shown)} (${rule})`;
  const first = base.shown === '0' ? [] : [told];
  return `${called}: ${minus(shown)} = ${[...first, ...added].join(', ')}`;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Dice as the book writes them: "D6 with advantage". */
export function poolText(speech: Speech, pool: string): string {
  const called = (dice: string): string => speech.ruleSet.words?.dice(dice) ?? dice;
  const [, die, kept] = /^2\((d\d+)\)k([hl])$/.exec(pool) ?? [];
  const twice = die === undefined ? null : languageIn(speech).say('dice-twice', { die: called(die), kept });
  return twice === null ? called(pool) : plain(twice);
}

/** "d8 [3] = 3". */
export function diceText(speech: Speech, { pool, faces, total, from }: RollEntry): string {
  const thrown = `${poolText(speech, pool)}${faces === null ? '' : ` [${faces.join(', ')}]`} = ${total}`;
  return from === undefined ? thrown : `${thrown} (${from})`;
}

/** "left ear" for "ear 1": what people call a part of a fighter. */
export function partCalled({ view, ruleSet: { look, tale } }: Speech, who: Id, part: string): string {
  for (const { id } of view.state.entities) {
    const told = look?.part?.(view, id) === part ? tale?.part?.(view, id) : null;
    if (told?.of === who) return told.name.text;
  }
  return part;
}

/** The sentence with a capital letter. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
