import { languageFor, languageOf, plain } from '@riposte/files';
import { makeRules } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import type { Terms } from './protocol.ts';

/** How a text is looked up: in small letters, without blanks. */
export const termKey = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/**
 * A sentence for each word of a rule set that a table shows: resources and abbreviations by the messages `term-…` of the rule set,
 * conditions, gear, spells and creatures by its catalogue. Nothing in it is of any fight.
 */
export function termsOf(ruleSet: RuleSet, wanted: string): Terms {
  const { rules, tale, look, catalogue } = ruleSet;
  const language = languageOf(tale, languageFor(tale, [wanted]));
  const terms = new Map<string, string>();
  for (const { name, id, summary } of catalogue?.(makeRules(rules)) ?? []) {
    for (const called of [name, id]) terms.set(termKey(called), summary);
  }
  for (const { id, title } of rules.conditions) {
    const summary = terms.get(termKey(id));
    if (summary !== undefined) for (const called of [title, language.term('condition', title, id)]) terms.set(termKey(called), summary);
  }
  const resources = rules.resources.map(({ id, title }) => [title, language.term('resource', title, id)]);
  const gauges = (look?.gauges ?? []).map(({ title }) => [title, language.term('resource', title)]);
  const said = [...resources, ...gauges, ...(look?.terms ?? []).map((term) => [term])];
  for (const names of said) {
    const sentence = language.say(`term-${termKey(names[0])}`);
    if (sentence !== null) for (const name of names) terms.set(termKey(name), plain(sentence));
  }
  return Object.fromEntries(terms);
}
