import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { FileError, parseScenarios, readScenarioFile, readScenarios } from '../src/index.ts';
import { sectionSchema } from '../src/scenario-file.ts';
import { parseYaml } from '../src/yaml.ts';
import { fault, garbled, random } from './fuzz.ts';
import { RULE_SETS } from './rule-sets.ts';
import { inFull, isTurnOf } from './tenth.ts';

const root = join(import.meta.dirname, '../../..');

const file = `format: riposte/scenario/2
ruleset: sea-of-shadows
section: Attack and Defense
cast:
  Ann: { gear: [sword], hp: 4, ap: 2 }
scenarios:
  - title: A blow hits
    rules: [SS-ATK-001]
    given: { fighters: [{ name: Ann, hp: 3 }, { name: Bea }] }
    steps:
      - as: Ann
        do: strike
        choose: defaults
        dice: [{ purpose: attack, total: 1 }, { purpose: defence, total: 1 }]
        expect: { Ann: { hp: 3, maxHp: 3, gear: [sword] }, Bea: { hp: 1 } }

  - title: A blow with the fist
    given: { fighters: [{ name: Bea }, { name: Ann, gear: [] }] }
    steps:
      - ask: [{ query: attack die, of: Ann, against: Bea, is: D2 }]
`;
const read = (text: string) => readScenarios(text, 'f.yaml', RULE_SETS);
const refusal = (text: string): string => {
  try {
    read(text);
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.message;
    throw thrown;
  }
  return 'nothing';
};

describe('scenarios in YAML', () => {
  it('have the header of their file and the fighters of its cast, whose keys give way to their own', () => {
    expect(read(file).map((one) => [one.title, one.at, runScenario(one).failures])).toEqual([
      ['A blow hits', ['scenarios', 0], []],
      ['A blow with the fist', ['scenarios', 1], []],
    ]);
    expect(parseScenarios(file, 'f.yaml').scenarios[1].data).toMatchObject({
      format: 'riposte/scenario/1',
      ruleset: 'sea-of-shadows',
      given: { fighters: [{ name: 'Bea' }, { name: 'Ann', hp: 4, ap: 2, gear: [] }] },
    });
  });

  it('are known by the name of the file, or by how it begins', () => {
    expect(readScenarios(file, '-', RULE_SETS)).toHaveLength(2);
    expect(() => readScenarios(file, 'f.json', RULE_SETS)).toThrow(/^f\.json: expected JSON/);
    expect(() => readScenarios('  ', 'f.yaml', RULE_SETS)).toThrow('f.yaml: expected scenarios, found an empty file');
  });

  it('say the line of what is wrong, in a step, in the cast and in the header', () => {
    expect(refusal(file.replace('do: strike', 'doo: strike'))).toMatch(/^f\.yaml:11: scenarios\[0\]\.steps\[0\]: expected no key "doo"/);
    expect(refusal(file.replace('hp: 4', 'hp: four'))).toMatch(/^f\.yaml:5: scenarios\[1\]\.given\.fighters\[1\]\.hp: expected a number, found a text/);
    expect(refusal(file.replace('ruleset: sea-of-shadows', 'ruleset: chess'))).toMatch(/^f\.yaml:2: ruleset: expected a rule set: sea-of-shadows/);
    expect(refusal(file.replace('cast:\n', 'cast:\n  Zoe: { hp: 1 }\n'))).toBe('f.yaml:5: cast.Zoe: expected a fighter of one of the scenarios');
    expect(refusal(file.replace('    rules: [SS-ATK-001]', '    ruleset: celesia'))).toBe(
      'f.yaml:7: scenarios[0]: expected no "format" and no "ruleset": they stand above',
    );
    expect(read(file.replace('Bea: { hp: 1 }', 'Bea: { hp: 2 }')).map((one) => runScenario(one).failures)[0]).toEqual([
      { path: 'scenarios[0].steps[0].expect.Bea.hp', expected: 2, got: 1, line: 15 },
    ]);
  });

  it('hide none of their neighbours', () => {
    const readings = readScenarioFile(
      file.replace('name: Bea, gear', 'name: Bea, gaer').replace('{ name: Bea }, { name: Ann', '{ nam: Bea }, { name: Ann'),
      'f.yaml',
      RULE_SETS,
    );
    expect(readings.map((reading) => [reading.title, reading.scenario !== null, reading.faults[0]?.line])).toEqual([
      ['A blow hits', true, undefined],
      ['A blow with the fist', false, 18],
    ]);
  });

  it.each([
    ['an alias', 'a: &x 1\nb: *x', 'f.yaml:1: expected no anchor (&x)'],
    ['a tag', 'a: !!binary aa', 'f.yaml:1: expected no tag (tag:yaml.org,2002:binary)'],
    ['an unknown tag', 'a: !js aa', 'f.yaml:1: expected YAML (Unresolved tag: !js)'],
    ['a key twice', 'a: 1\n\na: 2', 'f.yaml:3: expected each key once, found "a" again'],
    ['a key that is no text', '? [a]\n: 1', 'f.yaml:1: expected YAML (With stringKeys, all keys must be strings)'],
    ['no number', 'a: .nan', 'f.yaml:1: expected a number, as JSON has them'],
    ['two documents', 'a: 1\n---\nb: 2', 'f.yaml:2: expected one document'],
    ['the prototype', '{ __proto__: 1 }', 'f.yaml:1: __proto__: expected no key of this name'],
    ['depth', `${'['.repeat(41)}${']'.repeat(41)}`, 'f.yaml:1: expected at most 40 levels of nesting'],
    ['an open bracket', 'a: [1', 'f.yaml:1: expected YAML (Flow sequence in block collection must be sufficiently indented and end with a ])'],
  ])('refuse %s with its line', (_what, text, message) => expect(refusal(text)).toBe(message));

  it('refuse hostile texts, whatever their size and depth', () => {
    const read = (text: string): void => void readScenarios(text, 'f.yaml', RULE_SETS);
    for (const one of ['[', '- ', '{a: ', '? ', '&a ', 'a:\n', '"', '|\n', '*a ', '!a ']) {
      expect(fault(read, one.repeat(Math.floor(100_000 / one.length)))).toBeNull();
    }
    expect(refusal('-'.repeat(1_000_001))).toBe('f.yaml: expected at most 1000000 bytes, found 1000001');
    for (let n = 0; n < 1000; n++) if (isTurnOf(n, 10)) expect(fault(read, garbled(file, random(n)))).toBeNull();
  });
});

it('every file of scenarios is described by the schema, and no longer than people read', () => {
  for (const ruleSet of RULE_SETS) {
    const folder = join(root, 'scenarios', ruleSet.rules.id);
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      if (inFull(name)) expect([name, sectionSchema(ruleSet).safeParse(parseYaml(text, name, '').value).error?.issues[0]]).toEqual([name, undefined]);
      expect([name, text.split('\n').length <= 601]).toEqual([name, true]);
    }
  }
});

it('every folder of scenarios has its tests', () => {
  const tests = readdirSync(join(root, 'packages/testkit/test')).filter((name) => /^scenarios-.*\.test\.ts$/.test(name));
  expect(readdirSync(join(root, 'scenarios')).map((name) => `scenarios-${name}.test.ts`)).toEqual(tests);
});
