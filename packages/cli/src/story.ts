import { type Language, type Layout, languages, PSEUDO, plain, type Tongue, tongueOf } from '@riposte/files';
import type { Args, RuleSet } from '@riposte/ruleset';
import { unknown } from './unknown.ts';

/** How people want a fight told. */
export interface StoryOptions {
  /** Language of the story; default English. */
  readonly lang?: string;
  /** Whether the ids of rules stand behind the lines; default: they do. */
  readonly rules?: boolean;
}

/** The language and layout of a story. @throws InputError for a language that there is not. */
export function storyWith(ruleSet: RuleSet, { lang = 'en', rules = true }: StoryOptions = {}): { readonly tongue: Tongue; readonly layout: Layout } {
  const known = languages().filter((language) => language === 'en' || language === PSEUDO || Object.hasOwn(ruleSet.tale?.messages ?? {}, language));
  if (!known.includes(lang)) throw unknown('language', lang, known);
  return { tongue: tongueOf({ ruleSet }, lang), layout: rules ? { rule: (id) => id } : {} };
}

/** A message as plain text. */
export const saidIn = (language: Language, key: string, args: Args = {}): string => plain(language.say(key, args) ?? [key]);
