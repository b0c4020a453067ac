import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { termKey, termsOf } from '../src/terms.ts';

const SELF_EXPLAINED = ['In hand', 'Shield', 'Dice'];

describe.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('the words of %s', (_id, ruleSet) => {
  const terms = termsOf(ruleSet, 'en');

  it('explain themselves: resources, gauges, abbreviations, conditions, creatures, gear', () => {
    const { rules, look, catalogue } = ruleSet;
    const words = [
      ...rules.resources.map(({ title }) => title),
      ...(look?.gauges ?? []).flatMap(({ title }) => (SELF_EXPLAINED.includes(title) ? [] : [title])),
      ...(look?.terms ?? []),
      ...rules.conditions.flatMap(({ id, title }) => [id, title]),
      ...rules.features.map(({ id }) => id),
    ];
    expect(words.filter((word) => !Object.hasOwn(terms, termKey(word)))).toEqual([]);
    expect(catalogue).toBeDefined();
    for (const sentence of Object.values(terms)) expect(sentence).toMatch(/^[A-ZÄÖÜ0-9].{8,}[.!)]$/s);
  });
});

it('German has its own sentences where the rule set says them', () => {
  const [ruleSet] = RULE_SETS;
  expect(termsOf(ruleSet, 'de-AT').hp).toMatch(/^Lebenspunkte/);
  expect(termsOf(ruleSet, 'de').lp).toMatch(/^Lebenspunkte/);
  expect(termsOf(ruleSet, 'xx').hp).toMatch(/^Hit points/);
});
