import { languageOf, plain } from '@riposte/files';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { type StoryOptions, storyWith } from './story.ts';

/** A fight whose story is written to a terminal. */
interface ToldTable {
  readonly table: Parameters<typeof storyWith>[0];
  readonly story: StoryOptions;
}

/** What the terminal table says itself, beside what rules and narrator say. */
export function saidAt<K extends keyof Messages>({ table, story }: ToldTable, key: K, args: Messages[K]): string {
  const { lang } = storyWith(table, story).tongue.language;
  return plain(languageOf(OWN, lang).say(key, args) ?? [key]);
}

/** The same of no fight in particular. */
export const saidIn = <K extends keyof Messages>(lang: string | undefined, key: K, args: Messages[K]): string =>
  plain(languageOf(OWN, lang ?? 'en').say(key, args) ?? [key]);

/** What a word does that can be typed: `save!` is `help-save-again`. */
export const helpOf = (told: ToldTable, word: string, args: Messages['help-gm']): string =>
  saidAt(told, `help-${word.replace('!', '-again')}` as keyof Messages, args as Messages[keyof Messages]);

const OWN = { messages: MESSAGES };
