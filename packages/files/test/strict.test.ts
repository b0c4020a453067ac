import { runScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { faultsOfEncounter, readEncounter, readScenarioFile, readScenarios } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const ruleIds = (): readonly string[] => ['HD-WND-001', 'HD-WND-002', 'R-CONDITIONS'];

/** A scenario of a rule set on line 5, and a good neighbour. */
const yaml = (ruleset: string, fighters: string, rules = '') => `format: riposte/scenario/2
ruleset: ${ruleset}
section: Anything
scenarios:
  - { title: a, rules: [${rules}], given: { fighters: [${fighters}] }, steps: [{ note: nothing }] }
  - { title: b, given: { fighters: [{ name: Zed }] }, steps: [{ note: nothing }] }
`;
const faults = (ruleset: string, fighters: string, rules = ''): readonly string[] => {
  const [bad, good] = readScenarioFile(yaml(ruleset, fighters, rules), 'f.yaml', RULE_SETS, { ruleIds });
  expect([bad.scenario, good.faults, good.scenario?.title]).toEqual([null, [], 'b']);
  return bad.faults.map((fault) => fault.message);
};
const GIVEN = 'f.yaml:5: scenarios[0].given.fighters';

describe('in YAML nothing is forgiven', () => {
  it.each([
    ['a skill', '{ name: A, skills: { Meele: 3 } }', `${GIVEN}[0].skills.Meele: expected a skill, perhaps Melee, `],
    ['a specialization', '{ name: A, skills: { Melee/blad: 3 } }', `${GIVEN}[0].skills.Melee/blad: expected a skill, perhaps Melee/blade, `],
    ['bleeding without a value', '{ name: A, conditions: [bleeding] }', `${GIVEN}[0].conditions[0]: expected "value" with bleeding, its value: `],
    ['pinned by nobody', '{ name: A, conditions: [pinned] }', `${GIVEN}[0].conditions[0]: expected "by" with pinned, its source: `],
    ['three fatal wounds', '{ name: A, wounds: { fatal: 3 } }', `${GIVEN}[0].wounds.fatal: expected at most 1`],
    ['50 AP', '{ name: A, ap: 50 }', `${GIVEN}[0].ap: expected at most 18`],
    ['more stamina than there is', '{ name: A, stamina: 99 }', `${GIVEN}[0].stamina: expected at most 10`],
    ['an act that there is not', '{ name: A, readied: atack }', `${GIVEN}[0].readied: expected an act`],
    ['a key', '{ name: A, gaer: [] }', `${GIVEN}[0]: expected no key "gaer" (perhaps gear, `],
    ['gear', '{ name: A, gear: [sowrd] }', `${GIVEN}[0].gear[0]: expected `],
  ])('%s', (_what, fighters, message) => {
    const [first, ...others] = faults('heroes-of-destiny', fighters);
    expect([first.slice(0, message.length), others]).toEqual([message, []]);
  });

  it.each([
    ['an act', 'as: A, do: stirke', 'do: expected one of ', ', found "stirke"'],
    ['an act of the game master', 'as: gm, do: giev', 'do: expected one of ', ', found "giev"'],
    ['a roll', 'note: x, dice: [{ purpose: atack, total: 3 }]', 'dice[0].purpose: expected one of ', ', found "atack"'],
    ['a question', 'note: x, choose: [{ who: A, ask: defnd, choice: x }]', 'choose[0].ask: expected one of ', ', found "defnd"'],
  ])('%s in a step', (_what, step, begins, found) => {
    const stepping = yaml('heroes-of-destiny', '{ name: A }').replace('note: nothing', step);
    const [{ faults: list }] = readScenarioFile(stepping, 'f.yaml', RULE_SETS, { ruleIds });
    expect(list.map(({ message }) => message.startsWith(`f.yaml:5: scenarios[0].steps[0].${begins}`) && message.includes(found))).toEqual([true]);
  });

  it('an option, in its line', () => {
    const [{ faults: list }] = readScenarioFile(
      yaml('heroes-of-destiny', '{ name: A }').replace('title: a,', 'title: a, options: { naem: 1 },'),
      'f.yaml',
      RULE_SETS,
    );
    expect(list.map(({ message }) => message)).toEqual([expect.stringMatching(/^f\.yaml:5: scenarios\[0\]\.options\.naem: expected an option of /)]);
  });

  it('a rule of a game that has none', () => {
    const [{ faults: found }] = readScenarioFile(yaml('heroes-of-destiny', '{ name: A }', 'HD-WND-001'), 'f.yaml', RULE_SETS, { ruleIds: () => [] });
    expect(found.map(({ message }) => message)).toEqual(['f.yaml:5: scenarios[0].rules[0]: expected a rule of the book: rules.json has none']);
  });

  it('a rule that the game master ignores and nobody knows', () => {
    const ignoring = yaml('heroes-of-destiny', '{ name: A }').replace('note: nothing', 'as: gm, do: ignore, with: { rule: HD-WND-003 }');
    const [{ faults: found }] = readScenarioFile(ignoring, 'f.yaml', RULE_SETS, { ruleIds });
    expect(found.map(({ message }) => message)).toEqual([
      'f.yaml:5: scenarios[0].steps[0].with.rule: expected a rule of the book, perhaps HD-WND-001, HD-WND-002 or R-CONDITIONS',
    ]);
  });

  it.each([
    ['heroes-of-destiny', '"3,3"'],
    ['realmspire', '[3, 3]'],
    ['celesia', '[3, 3]'],
    ['realitycheck', '"3,3"'],
  ])('two in one place of %s', (ruleset, at) => {
    const found = faults(ruleset, `{ name: A, at: ${at} }, { name: B, at: ${at} }`);
    expect(found.at(-1)).toMatch(/^f\.yaml:5: scenarios\[0\]\.given\.fighters\[1\]\.at: expected a /);
  });

  it('two in one place, where the book lets them share it', () => {
    const [{ faults: found }] = readScenarioFile(
      yaml('heroes-of-destiny', '{ name: A, at: "3,3", rides: B }, { name: B, at: "3,3", size: 2 }'),
      'f.yaml',
      RULE_SETS,
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['sea-of-shadows', '{ name: A, hp: 5, maxHp: 4 }', 'hp: expected at most 4'],
    ['realmspire', '{ name: A, health: 50, maxHealth: 20 }', 'health: expected at most 20'],
    ['celesia', '{ name: A, stamina: 99 }', 'stamina: expected at most 5'],
    ['realitycheck', '{ name: A, stamina: 99, maxStamina: 10 }', 'stamina: expected at most 10'],
    [
      'realitycheck',
      '{ name: A, gear: [{ name: sword, like: greatsword, slot: hand }, { name: shield, like: heavy-shield, slot: hand }] }',
      'gear: expected what 2 hands can hold, not 3: give a piece the slot "stowed"',
    ],
  ])('more than there can be in %s', (ruleset, fighters, message) => expect(faults(ruleset, fighters)).toEqual([`${GIVEN}[0].${message}`]));

  it('rules that there are not', () => {
    expect(faults('heroes-of-destiny', '{ name: A }', 'HD-WND-001, HD-WMD-002')).toEqual([
      'f.yaml:5: scenarios[0].rules[1]: expected a rule of the book, perhaps HD-WND-002, HD-WND-001 or R-CONDITIONS',
    ]);
  });

  it('conditions that the game master gives in a step', () => {
    const text = yaml('heroes-of-destiny', '{ name: A }').replace('{ note: nothing }', '{ as: gm, do: give, with: { to: A, condition: bleeding } }');
    expect(readScenarioFile(text, 'f.yaml', RULE_SETS)[0].faults.map((fault) => fault.path)).toEqual(['scenarios[0].steps[0].with']);
    expect(() => readScenarios(text, 'f.yaml', RULE_SETS)).toThrow(/^f\.yaml:5: scenarios\[0\]\.steps\[0\]\.with: expected "value" with bleeding/);
  });
});

it('in JSON the same is a warning beside a scenario that runs', () => {
  const fighters = [{ name: 'A', ap: 50, skills: { Meele: 3 } }];
  const text = JSON.stringify({ format: 'riposte/scenario/1', ruleset: 'heroes-of-destiny', title: 'a', rules: ['X-1'], given: { fighters }, steps: [{}] });
  const [{ scenario, faults: warnings }] = readScenarioFile(text, 'f.json', RULE_SETS, { ruleIds });
  expect(warnings.map((warning) => warning.path)).toEqual(['rules[0]', 'given.fighters[0].skills.Meele', 'given.fighters[0].ap']);
  expect([runScenario(scenario!).ok, readScenarios(text, 'f.json', RULE_SETS)]).toEqual([true, [expect.objectContaining({ title: 'a' })]]);
});

describe('an encounter that begins in a state that cannot be can be fought, and its check says what', () => {
  const AT = 'expected a place that no rock and nobody else takes up';

  it.each([
    [{ at: '2,2', skills: { Meele: 3 } }, { at: '5,5' }, ['[0].skills.Meele: expected a skill, perhaps Melee, Melee/axe or Melee/blade']],
    [{ at: '2,2' }, { at: '2,2' }, [`[0].at: ${AT}`, `[1].at: ${AT}`]],
    [{ at: '2,2' }, { at: '3,2' }, []],
  ])('%j %j', (ann, bea, faults) => {
    const fighters = [
      { name: 'Ann', side: 'A', creature: 'soldier', ...ann },
      { name: 'Bea', side: 'B', creature: 'soldier', ...bea },
    ];
    const board = { width: 9, height: 9 };
    const text = JSON.stringify({ format: 'riposte/encounter/1', title: 'a', ruleset: 'heroes-of-destiny', sides: ['A', 'B'], board, fighters });
    const found = faultsOfEncounter(readEncounter(text, 'f.json', RULE_SETS), text, 'f.json');
    expect(found.map(({ message }) => message)).toEqual(faults.map((fault) => `f.json:1: fighters${fault}`));
  });
});
