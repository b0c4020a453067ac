import { languageOf, plain } from '@riposte/files';
import { MESSAGES, type Messages } from './messages.gen.ts';
import type { Session } from './session.ts';
import { storyWith } from './story.ts';

/** What the terminal table says itself, beside what rules and narrator say. */
export function saidAt<K extends keyof Messages>({ table, story }: Pick<Session, 'table' | 'story'>, key: K, args: Messages[K]): string {
  const { lang } = storyWith(table, story).tongue.language;
  return plain(languageOf(OWN, lang).say(key, args) ?? [key]);
}

/** What a word does that can be typed: `save!` is `help-save-again`. */
export const helpOf = (session: Session, word: string): string =>
  saidAt(session, `help-${word.replace('!', '-again')}` as keyof Messages, {} as Messages[keyof Messages]);

const OWN = { messages: MESSAGES };
