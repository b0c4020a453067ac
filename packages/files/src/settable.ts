import type { ChangeJson, Id, Json, Play, View } from '@riposte/kernel';
import type { Range, Words } from '@riposte/ruleset';
import { languageIn, type Speech } from './render.ts';
import { type Language, plain } from './story/language.ts';

/** The facts of a fighter that the game master can set now, each with its possible values. */
export function settableFacts({ words, view }: { readonly words: Words; readonly view: View }, who: Id): { readonly [fact: string]: Range } {
  return Object.fromEntries(
    Object.entries(words.settables).flatMap(([fact, settable]) => {
      const range = settable.range(view, who);
      return range === null ? [] : [[fact, range]];
    }),
  );
}

/** Whether a fact can be set to a value; `over`: beyond the maximum by the rules, on purpose. Of what is like an example only the rule set knows. */
export function isWithin(range: Range, value: Json, over: boolean): boolean {
  if (range.kind === 'number') {
    const most = over ? range.most : Math.min(range.cap ?? range.most, range.most);
    return typeof value === 'number' && Number.isInteger(value) && value >= range.least && value <= most;
  }
  if (range.kind === 'word') return typeof value === 'string' && range.words.includes(value);
  return range.kind === 'yes or no' ? typeof value === 'boolean' : true;
}

/** Makes changes as a log holds them. */
export function makeChanges(play: Play, changes: readonly ChangeJson[]): void {
  for (const [id, ...values] of changes) (play.rules.change(id) as unknown as (play: Play, ...values: readonly unknown[]) => void)(play, ...values);
}

/** "a whole number from 0 to 9", for a person. */
export function rangeText(range: Range, value: Json = null): string {
  if (range.kind === 'word') return `one of ${shortText(range)}`;
  if (range.kind === 'yes or no') return 'true or false';
  if (range.kind === 'other') return `something ${shortText(range)}`;
  const { most, cap = most } = range;
  const isOver = typeof value === 'number' && value > cap && value <= most;
  return `a whole number from ${shortText(range)}${isOver ? '; "over": true allows more' : ''}`;
}

/** "a fact that the game master can set: hp (0 to 9), region (hall, yard)". */
export function factsText(ranges: { readonly [fact: string]: Range }): string {
  const text = settableText(linesOf(ranges));
  return text === '' ? 'a fighter with facts that the game master can set' : `a fact that the game master can set: ${text}`;
}

type Line = readonly [fact: string, range: string];

/** What the game master can set of a fighter now: `["hp", "0 to 9"]`. */
export function settableLines(speech: Speech, who: Id): readonly Line[] {
  const { ruleSet, view } = speech;
  const language = languageIn(speech);
  return ruleSet.words === undefined ? [] : linesOf(settableFacts({ words: ruleSet.words, view }, who), (range) => rangeIn(language, range));
}

const linesOf = (ranges: { readonly [fact: string]: Range }, text = shortText): readonly Line[] =>
  Object.entries(ranges).map(([fact, range]) => [fact, text(range)]);

/** The same for who reads another language; words that are typed stay. */
function rangeIn(language: Language, range: Range): string {
  if (range.kind === 'number') return plain(language.say('settable-number', { least: String(range.least), most: String(range.cap ?? range.most) })!);
  return range.kind === 'other' ? plain(language.say('settable-like', { example: { text: JSON.stringify(range.like) } })!) : shortText(range);
}

/** "hp (0 to 9), region (hall, yard)". */
export const settableText = (lines: readonly Line[]): string => lines.map(([fact, range]) => `${fact} (${range})`).join(', ');

/** "0 to 9". */
function shortText(range: Range): string {
  if (range.kind === 'number') return `${range.least} to ${range.cap ?? range.most}`;
  if (range.kind === 'word') return range.words.join(', ');
  return range.kind === 'yes or no' ? 'true, false' : `like ${JSON.stringify(range.like)}`;
}
