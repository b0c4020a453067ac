import { type Layout, languages, PSEUDO, type StoryMeaning, type Tongue, tongueOf } from '@riposte/files';
import type { View } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { sideOf } from '@riposte/sim';
import { type Meaning, means, ofSide } from './meaning.ts';
import { InputError } from './outcome.ts';
import { unknown } from './unknown.ts';

/** How people want a fight told. */
export interface StoryOptions {
  /** Language of the story; default English. */
  readonly lang?: string;
  /** Whether the ids of rules stand behind the lines; default: they do. */
  readonly rules?: boolean;
}

/** What the pieces of a story mean; a headline is plain. */
const MEANINGS: { readonly [piece in StoryMeaning]: Meaning | null } = {
  heading: 'heading',
  headline: null,
  detail: 'aside',
  harm: 'harm',
  cost: 'cost',
  rule: 'aside',
};

const piece = (kind: StoryMeaning, text: string): string => (MEANINGS[kind] === null ? text : means(MEANINGS[kind], text));

/** The name of a fighter, by its side. */
export const nameWith = (view: View, who: number, text: string): string => ofSide(sideOf(view, who), text);

/** The language and layout of a story. @throws InputError for a language that there is not. */
export function storyWith(
  { ruleSet, fight }: { readonly ruleSet: RuleSet; readonly fight: { readonly view: View } },
  { lang = 'en', rules = true }: StoryOptions = {},
): { readonly tongue: Tongue; readonly layout: Layout } {
  const known = languages().filter((language) => language === 'en' || language === PSEUDO || Object.hasOwn(ruleSet.tale?.messages ?? {}, language));
  if (!known.includes(lang)) {
    const told = known.filter((language) => language !== PSEUDO);
    if (languages().includes(lang)) throw new InputError(`${ruleSet.rules.title} is not told in "${lang}". Choose one of ${told.join(', ')}.`);
    throw unknown('language', lang, told);
  }
  return {
    tongue: tongueOf({ ruleSet }, lang),
    layout: { piece, name: ({ id = -1, text }) => nameWith(fight.view, id, text), ...(rules && { rule: (id: string) => id }) },
  };
}
