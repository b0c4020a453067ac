import type { RuleInBook } from '@riposte/server/protocol';

/** The sections in the order of the book, each with its rules. */
export function sectionsOf(rules: readonly RuleInBook[]): readonly { readonly title: string; readonly rules: readonly RuleInBook[] }[] {
  const sections = new Map<string, RuleInBook[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([title, list]) => ({ title, rules: list }));
}
