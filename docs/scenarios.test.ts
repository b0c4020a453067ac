import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounter, readPack, readScenarios } from '@riposte/files';
import { runScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../packages/files/test/rule-sets.ts';

/** The samples of a page that are marked with a word, as text. */
function samples(page: string, mark: string, language: 'json' | 'yaml' = 'json'): string[] {
  const text = readFileSync(join(import.meta.dirname, page), 'utf8');
  return [...text.matchAll(/```(\w+) (\w+)\n([\s\S]*?)```/g)].filter((one) => one[1] === language && one[2] === mark).map((one) => one[3]);
}

const someone = (name: string) => ({ name, ap: 2, gear: ['sword'] });
const usual = { format: 'riposte/scenario/1', ruleset: 'sea-of-shadows', title: 'sample', given: { fighters: [someone('Ann'), someone('Bea')] } };

describe('docs/scenarios.md and the pages of words: every sample runs', () => {
  const pages = ['scenarios.md', ...RULE_SETS.map((ruleSet) => `scenarios/${ruleSet.rules.id}.md`)];
  const whole = pages.flatMap((page) => samples(page, 'scenario'));
  const parts = pages.flatMap((page) => samples(page, 'steps')).map((one) => JSON.stringify({ ...usual, ...(JSON.parse(one) as object) }));
  it('files in YAML', () => {
    const texts = samples('scenarios.md', 'scenarios', 'yaml');
    const results = texts.flatMap((text) => readScenarios(text, 'sample.yaml', RULE_SETS)).map(runScenario);
    expect(results.map((one) => one.failures)).toEqual([[], []]);
  });
  it.each([...whole, ...parts].map((one, i) => [i, one] as const))('sample %i', (_i, content) => {
    for (const scenario of readScenarios(content, 'scenarios.md', RULE_SETS)) expect(runScenario(scenario).failures).toEqual([]);
  });
});

it('scenarios stay short: 600 lines a file, 75,000 in all; each file is named by what its scenarios have in common', () => {
  const folder = join(import.meta.dirname, '../scenarios');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const lengths = names.map((name) => readFileSync(join(folder, name), 'utf8').split('\n').length - 1);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(75_000);
  expect([names.filter((_, i) => (lengths[i] ?? 0) > 600), names.filter((name) => /edges|other|retold|various/.test(name))]).toEqual([[], []]);
});

describe('docs/files.md: every sample is read', () => {
  const [pack] = samples('files.md', 'pack');
  it('pack', () => expect(readPack(pack, 'files.md', RULE_SETS).mark.id).toBe('hill-people'));
  it('encounter', () => {
    const [encounter] = samples('files.md', 'encounter');
    const { seats, state } = readEncounter(encounter, 'files.md', RULE_SETS, () => pack);
    expect([seats, state.entities.length]).toEqual([[{ name: 'Mia', plays: ['Ilse'] }], 3]);
  });
});
