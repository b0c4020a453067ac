import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenarios } from '@riposte/files';
import { describe, expect, it } from 'vitest';
import { RULE_SET_IDS, RULE_SETS, ruleSetsIn } from '../src/index.ts';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly option?: { readonly name: string; readonly values: readonly unknown[]; readonly default: unknown };
}

interface Scenario {
  readonly title: string;
  readonly rules?: readonly string[];
  readonly options?: object;
}

/** Entries of each `rules.json`, so that none is lost unseen: a new rule raises its number here. */
const ENTRIES: { readonly [id: string]: number } = {
  'sea-of-shadows': 180,
  'heroes-of-destiny': 368,
  realmspire: 210,
  celesia: 290,
  realitycheck: 460,
};

const RULE = /\b[A-Z]{2}-[A-Z]+-\d+\b/g;

const root = join(import.meta.dirname, '../../..');
const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');

describe('every game', () => {
  it('says what is special about it, as short as a card', () => {
    for (const { tale, rules } of RULE_SETS) {
      for (const lang of Object.keys(tale!.messages)) {
        const [said] = /(?<=^game-about = ).*$/m.exec(tale!.messages[lang]!) ?? [''];
        expect(said, `the message game-about of ${rules.id} in "${lang}"`).toMatch(/^[^.]{10,60}$/);
      }
    }
  });
});

describe('the rule sets that a file names', () => {
  const loaded = async (text: string): Promise<string[]> => (await ruleSetsIn(text)).map(({ rules }) => rules.id);

  it('are those of the list', async () => {
    expect(RULE_SETS.map(({ rules }) => rules.id)).toEqual(RULE_SET_IDS);
    for (const { rules } of RULE_SETS) expect(await loaded(`{"ruleset": "${rules.id}"}`)).toEqual([rules.id]);
    expect(await loaded('ruleset: celesia\n---\nruleset: realmspire\n')).toEqual(['realmspire', 'celesia']);
  });

  it('are all where none is named, or a name may be hidden behind escapes', async () => {
    expect(await loaded('{"ruleset": "chess"}')).toEqual(RULE_SET_IDS);
    expect(await loaded('{"title": "celesia", "ruleset": "\\u0072ealmspire"}')).toEqual(RULE_SET_IDS);
  });
});

describe.each(RULE_SETS)('the rules text of $rules.id', ({ rules: { id: ruleSet, options: all } }) => {
  // Options of our own rulings, where the book is silent, stand in no entry.
  const options = Object.fromEntries(Object.entries(all).filter(([, { rule }]) => !rule.startsWith('R-')));
  const entries = JSON.parse(read('packages/rules', ruleSet, 'rules.json')) as Entry[];
  const known = new Set(entries.map((entry) => entry.id));
  const sources = readdirSync(join(root, 'packages/rules', ruleSet, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const tagged = sources.flatMap((file) =>
    [...read('packages/rules', ruleSet, 'src', file).matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([text]) =>
      text.includes('@rule') ? [{ file, text, ids: text.match(RULE) ?? [] }] : [],
    ),
  );
  const scenarios = readdirSync(join(root, 'scenarios', ruleSet)).flatMap((file) =>
    parseScenarios(read('scenarios', ruleSet, file), file).scenarios.map((scenario) => scenario.data as Scenario),
  );
  const offered = entries.flatMap(({ id, option }) => (option ? [{ id, ...option }] : []));

  it('has every entry of the book once', () => {
    expect([entries.length, known.size], 'a new rule raises the number in ENTRIES of this test').toEqual([ENTRIES[ruleSet], ENTRIES[ruleSet]]);
  });
  it('says that all mechanics are implemented, the rest is text', () => {
    expect(entries.filter((entry) => entry.status !== (['definition', 'outside'].includes(entry.kind) ? 'text' : 'implemented'))).toEqual([]);
  });
  it('is named at the code and in a scenario, every entry that is implemented', () => {
    const named = new Set(tagged.flatMap((one) => one.ids));
    const shown = new Set(scenarios.flatMap((scenario) => scenario.rules ?? []));
    expect(entries.filter(({ id, status }) => status === 'implemented' && !(named.has(id) && shown.has(id))).map((entry) => entry.id)).toEqual([]);
  });
  it('knows every id that code and scenarios name, at most five in one place of the code without a reason', () => {
    const named = [...tagged.flatMap((one) => one.ids), ...scenarios.flatMap((scenario) => (scenario.rules ?? []).flatMap((rule) => rule.match(RULE) ?? []))];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(tagged.filter(({ ids, text }) => ids.length > 5 && !text.includes('@because')).map((one) => one.file)).toEqual([]);
  });
  it('has an option for each entry that offers one, with its values and default', () => {
    const made = Object.entries(options).map(([name, { values, default: otherwise }]) => [name, { values: [...values], otherwise }]);
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(offered.map((one) => [one.name, { values: [...one.values], otherwise: one.default }])));
    expect(Object.values(options).filter(({ rule }) => !offered.some(({ id }) => id === rule))).toEqual([]);
  });
  it('has scenarios with titles in words, without ids', () => {
    expect(scenarios.filter(({ title }) => /^[a-z]{2}|[A-Z]{2}\d*-\d|[A-Z]{2}-[A-Z]{3}/.test(title)).map((scenario) => scenario.title)).toEqual([]);
  });
  it('has a scenario for each value of an option but the default', () => {
    const used = new Set(scenarios.flatMap((scenario) => Object.entries(scenario.options ?? {}).map(([name, value]) => `${name} ${String(value)}`)));
    const others = Object.entries(all).flatMap(([name, { values, default: otherwise }]) =>
      values.flatMap((value) => (value === otherwise ? [] : [`${name} ${String(value)}`])),
    );
    expect(others.filter((one) => !used.has(one))).toEqual([]);
  });
});
