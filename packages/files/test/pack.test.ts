import { Fight, writeLog } from '@riposte/kernel';
import { runScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { FileError, headerWithPacks, openLog, readEncounter, readPack, readScenarios } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';
import { TOY, toyScenario } from './toy-rule-set.ts';

const pack = (more: object) => JSON.stringify({ format: 'riposte/pack/1', id: 'house', title: 'House rules', ruleset: 'toy', ...more });
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.message;
    throw thrown;
  }
  return 'nothing';
};

const HOUSE = pack({
  options: { points: 9 },
  conditions: [
    { id: 'dizzy', title: 'dizzy', adds: [{ to: 'strength', amount: -2 }], forbids: [{ tags: ['big'], reason: 'all is turning' }] },
    { id: 'weak', title: 'weak', adds: [{ to: 'strength', amount: -5 }] },
  ],
  gear: [{ id: 'charm', title: 'charm', adds: [{ to: 'luck', amount: 1 }] }],
  creatures: [{ id: 'brute', title: 'Brute', points: 20, coins: 1 }],
});
const load = (): string => HOUSE;

describe('a pack', () => {
  it('adds to numbers only while the bearer or the other has a condition', () => {
    const own = {
      conditions: [
        { id: 'keen', title: 'keen', adds: [{ to: 'attack value', amount: 3, when: { other: 'exposed' } }] },
        { id: 'wild', title: 'wild', adds: [{ to: 'attack value', amount: 5, when: { self: 'prone' } }] },
        { id: 'tempting', title: 'tempting', adds: [{ to: 'attack value', amount: 7, as: 'against', when: { self: 'exposed' } }] },
      ],
    };
    const valueOf = (ann: readonly string[], bea: readonly string[]): number => {
      const fighters = [
        { name: 'Ann', conditions: ann },
        { name: 'Bea', conditions: bea },
      ];
      const steps = [{ ask: [{ query: 'attack value', of: 'Ann', against: 'Bea', is: -99 }] }];
      const scenario = { format: 'riposte/scenario/1', ruleset: 'realitycheck', title: 'keen', own, given: { fighters }, steps };
      const { failures } = runScenario(readScenarios(JSON.stringify(scenario), 'x.json', RULE_SETS)[0]);
      return failures[0].got as number;
    };
    expect(valueOf(['keen', 'wild'], ['tempting'])).toBe(valueOf([], []));
    expect(valueOf(['keen'], ['exposed'])).toBe(valueOf([], ['exposed']) + 3);
    expect(valueOf(['keen'], ['exposed', 'tempting'])).toBe(valueOf([], ['exposed']) + 10);
    expect(valueOf(['wild', 'prone'], [])).toBe(valueOf(['prone'], []) + 5);
  });

  it('adds conditions and overrides those of the book', () => {
    const content = toyScenario(
      {},
      [
        { as: 'gm', do: 'give', with: { to: 'Ann', condition: 'dizzy' } },
        { as: 'gm', do: 'give', with: { to: 'Bea', condition: 'weak' } },
        {
          ask: [
            { query: 'strength', of: 'Ann', is: 0, rules: ['pack:house'] },
            { query: 'strength', of: 'Bea', is: -3 },
            { 'why not': { as: 'Ann', do: 'blow', with: { at: 'Bea' } }, is: ['pack:house'] },
            { 'why not': { as: 'Bea', do: 'blow', with: { at: 'Ann' } }, is: [] },
          ],
        },
      ],
      { packs: ['house.json'] },
    );
    expect(readScenarios(content, 'a.json', [TOY], load).map((scenario) => runScenario(scenario).failures)).toEqual([[]]);
  });

  const encounter = (fighters: readonly object[], more: object = {}) =>
    JSON.stringify({ format: 'riposte/encounter/1', title: 'x', ruleset: 'toy', packs: ['house.json'], sides: ['a'], board: {}, fighters, ...more });

  it('brings creatures that fighters override, options and its hash', () => {
    const read = readEncounter(
      encounter([
        { name: 'Ann', side: 'a', creature: 'brute', coins: 3 },
        { name: 'Bea', side: 'a' },
      ]),
      'e.json',
      [TOY],
      load,
    );
    expect(read.state.entities[1]).toMatchObject({ points: 20, coins: 3 });
    expect(read.rules.options).toEqual({ points: 9 });
    expect(read.packs).toEqual([{ file: 'house.json', id: 'house', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('has a hash that knows no spaces and no order of keys', () => {
    const other = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(HOUSE) as object).reverse()), null, 3);
    expect(readPack(other, 'b.json', [TOY]).mark.hash).toBe(readPack(HOUSE, 'a.json', [TOY]).mark.hash);
    expect(readPack(pack({}), 'a.json', [TOY]).mark.hash).not.toBe(readPack(HOUSE, 'a.json', [TOY]).mark.hash);
  });

  it('stands in the log with its hash, and must be the same when the log is opened', () => {
    const read = readEncounter(
      encounter([
        { name: 'Ann', side: 'a', creature: 'brute' },
        { name: 'Bea', side: 'a' },
      ]),
      'e.json',
      [TOY],
      load,
    );
    const fight = Fight.open(read.rules, read.state, { seed: 'x' });
    const text = writeLog(headerWithPacks(fight.header, read.packs), fight.lines);
    expect(JSON.stringify(openLog(text, 'l.jsonl', [TOY], load).fight.state)).toBe(JSON.stringify(fight.state));
    expect(refusal(() => openLog(text, 'l.jsonl', [TOY], () => pack({ options: { points: 9 } })))).toMatch(
      /^l\.jsonl: line 1\.packs\[0\]: expected the pack house\.json as it was/,
    );
  });

  it.each([
    ['an unknown option', { options: { luck: 1 } }, 'options.luck: expected an option of toy: points'],
    ['an unknown value', { options: { points: 6 } }, 'options.points: expected one of 5, 9'],
    [
      'an unknown number',
      { gear: [{ id: 'x', title: 'x', adds: [{ to: 'wit', amount: 1 }] }] },
      'gear[0].adds[0].to: expected a number: purse, strength, luck',
    ],
    [
      'an unknown condition',
      { gear: [{ id: 'x', title: 'x', adds: [{ to: 'luck', amount: 1, when: { other: 'blue' } }] }] },
      'gear[0].adds[0].when.other: expected one of ',
    ],
    [
      'an unknown stage',
      { gear: [{ id: 'x', title: 'x', adds: [{ to: 'luck', amount: 1, stage: 'later' }] }] },
      'gear[0].adds[0].stage: expected a stage of luck: it has none',
    ],
    [
      'an unknown tag',
      { conditions: [{ id: 'x', title: 'x', forbids: [{ tags: ['small'], reason: 'x' }] }] },
      'conditions[0].forbids[0].tags[0]: expected a tag: big',
    ],
    [
      'an id twice',
      {
        creatures: [
          { id: 'x', title: 'x' },
          { id: 'x', title: 'y' },
        ],
      },
      'creatures[1].id: expected an id that nothing else has',
    ],
    ['gear with the id of a condition', { gear: [{ id: 'weak', title: 'x' }] }, 'gear[0].id: expected an id that nothing else has'],
    ['an id with a space', { gear: [{ id: 'big axe', title: 'x' }] }, 'gear[0].id: expected an id'],
    ['a creature with a name', { creatures: [{ id: 'x', title: 'x', name: 'Ann' }] }, 'creatures[0]: expected no key "name"'],
    ['a section that the rule set has not', { spells: [] }, 'expected no key "spells"'],
  ])('is refused with %s', (_what, more, message) => expect(refusal(() => readPack(pack(more), 'p.json', [TOY]))).toContain(`p.json: ${message}`));
});

const SEA = (more: object) => JSON.stringify({ format: 'riposte/pack/1', id: 'south', title: 'The south', ruleset: 'sea-of-shadows', ...more });

describe('a pack of Sea of Shadows', () => {
  const south = SEA({
    conditions: [{ id: 'snowblind', title: 'snowblind', adds: [{ to: 'attack advantage', amount: -1 }], forbids: [{ tags: ['run'], reason: 'sees nothing' }] }],
    weapons: [{ id: 'sabre', title: 'sabre', like: 'axe', attack: 1, parries: true }],
    spells: [{ id: 'dart', title: 'Dart', like: 'bolt', mp: 0, range: 1 }],
  });

  it('brings conditions that scenarios can give', () => {
    const fighters = [{ name: 'Ann', gear: ['sword'], conditions: ['snowblind'] }, { name: 'Bea' }];
    const ask = [
      { query: 'attack advantage', of: 'Ann', against: 'Bea', is: -1, rules: ['pack:south'] },
      { 'why not': { as: 'Ann', do: 'run', with: { along: ['yard'] } }, is: ['SS-OPP-005', 'pack:south'] },
    ];
    const content = JSON.stringify({
      format: 'riposte/scenario/1',
      ruleset: 'sea-of-shadows',
      packs: ['s.json'],
      title: 'x',
      given: { fighters },
      steps: [{ ask }],
    });
    expect(readScenarios(content, 'a.json', RULE_SETS, () => south).map((scenario) => runScenario(scenario).failures)).toEqual([[]]);
  });

  it('stands in a scenario itself, without its head', () => {
    const own = { weapons: [{ id: 'sabre', title: 'sabre', like: 'axe', parries: true }] };
    const given = { fighters: [{ name: 'Ann', gear: ['sabre'] }, { name: 'Bea' }] };
    const content = { format: 'riposte/scenario/1', ruleset: 'sea-of-shadows', own, title: 'x', given, steps: [{ expect: { Ann: { weapon: 'sabre' } } }] };
    expect(readScenarios(JSON.stringify(content), 'a.json', RULE_SETS).map((scenario) => runScenario(scenario).failures)).toEqual([[]]);
    const wrong = { ...content, own: { weapons: [{ id: 'sabre', title: 'sabre', like: 'axe', parries: 'yes' }] } };
    expect(() => readScenarios(JSON.stringify([wrong]), 'a.json', RULE_SETS)).toThrow(/^a\.json: \[0\]\.own\.weapons\[0\]\.parries: expected/);
  });

  it('makes weapons and spells from those of the book', () => {
    const fighters = [{ name: 'Ann', side: 'a', at: 'yard' }];
    const content = {
      format: 'riposte/encounter/1',
      title: 'x',
      ruleset: 'sea-of-shadows',
      packs: ['s.json'],
      sides: ['a'],
      board: { regions: ['yard'] },
      fighters,
    };
    const { rules } = readEncounter(JSON.stringify(content), 'e.json', RULE_SETS, () => south);
    expect(rules.things[rules.codeNamed('sabre')]).toMatchObject({ id: 'sabre', weapon: true, melee: true, double: 1, parries: true });
    expect(rules.things[rules.codeNamed('dart')]).toMatchObject({ id: 'dart', spell: true, mp: 0, range: 1, attack: 'PRE', defence: 'DEF' });
  });

  it('arms fighters of an encounter with them', () => {
    const fighters = [
      { name: 'Ann', side: 'a', at: 'yard', gear: ['sabre'], spells: ['dart'], unproficient: ['sabre'] },
      { name: 'Bea', side: 'b', at: 'yard', gear: ['sword'] },
    ];
    const given = { board: { regions: ['yard'] }, fighters };
    const ask = [
      { query: 'attack die', of: 'Ann', against: 'Bea', is: 'D4' },
      { legal: 'Ann', includes: ['strike', { do: 'cast', with: { spell: 'dart', at: 'Bea' } }] },
    ];
    const content = {
      format: 'riposte/scenario/1',
      ruleset: 'sea-of-shadows',
      packs: ['s.json'],
      title: 'x',
      given,
      steps: [{ expect: { Ann: { weapon: 'sabre' } }, ask }],
    };
    expect(readScenarios(JSON.stringify(content), 'a.json', RULE_SETS, () => south).map((scenario) => runScenario(scenario).failures)).toEqual([[]]);
    const unknown = { ...content, given: { ...given, fighters: [{ ...fighters[0], gear: ['cutlass'] }, fighters[1]] } };
    expect(readScenarios(JSON.stringify(unknown), 'a.json', RULE_SETS, () => south).map((scenario) => runScenario(scenario).failures[0].expected)).toEqual([
      expect.stringContaining('sabre'),
    ]);
  });

  it('a number that depends on a spell says that it must be named', () => {
    const steps = [{ ask: [{ query: 'attack die', of: 'Ann', against: 'Bea', with: { way: 'spell' }, is: 'D4' }] }];
    const content = { format: 'riposte/scenario/1', ruleset: 'sea-of-shadows', title: 'x', given: { fighters: [{ name: 'Ann' }, { name: 'Bea' }] }, steps };
    const [{ failures }] = readScenarios(JSON.stringify(content), 'a.json', RULE_SETS).map((scenario) => runScenario(scenario));
    expect(failures).toMatchObject([{ path: 'steps[0].ask[0].with.spell' }]);
  });

  it('needs a weapon for a weapon to be like', () => {
    const sabre = { id: 'sabre', title: 'sabre', like: 'shield' };
    expect(refusal(() => readPack(SEA({ weapons: [sabre] }), 'p.json', RULE_SETS))).toMatch(/^p\.json: weapons\[0\]\.like: expected one of .*sword/);
  });
});
