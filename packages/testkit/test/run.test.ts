import { RULE_SETS } from '@riposte/rule-sets';
import { runScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { type Failure, FileError, readScenarios } from '../../files/src/index.ts';
import { TOY, toyScenario } from '../../files/test/toy-rule-set.ts';

const run = (given: object, steps: readonly object[], more: object = {}) => runScenario(readScenarios(toyScenario(given, steps, more), 'toy.json', [TOY])[0]);
const passes = (given: object, ...steps: object[]): void => expect(run(given, steps).failures).toEqual([]);
const fails = (given: object, ...steps: object[]): Failure => {
  const { ok, failures } = run(given, steps);
  expect([ok, failures.length]).toEqual([false, 1]);
  return failures[0];
};
const refusal = (given: object, steps: readonly object[], more: object = {}): string => {
  try {
    run(given, steps, more);
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.message;
    throw thrown;
  }
  return 'nothing';
};

const blow = { as: 'Ann', do: 'blow', with: { at: 'Bea' } };
const five = { purpose: 'blow', total: 5 };
const rich = { fighters: [{ name: 'Ann' }, { name: 'Bea', coins: 4 }] };

describe('a step', () => {
  it('acts, rolls and looks', () => {
    passes(
      {},
      { ...blow, dice: [five], expect: { Bea: { points: 4 }, result: true, events: [['hit', 'Bea', 5]], 'no events': ['known'], asked: null, over: null } },
    );
  });

  it('takes faces, totals and outcomes, in the order of their purpose', () => {
    passes(rich, {
      ...blow,
      choose: [
        { who: 'Bea', choice: null },
        { who: 'Bea', choice: 'high' },
      ],
      dice: [
        { purpose: 'save', who: 'Bea', outcome: 2, pool: 'D4' },
        { purpose: 'blow', who: 'Ann', faces: [6], pool: 'D6' },
      ],
      expect: { Bea: { points: 5 } },
    });
  });

  it('lets a parameter with one open value out', () => passes({}, { as: 'Ann', do: 'blow', dice: [five], expect: { Bea: { points: 4 } } }));

  it('takes the usual value for a parameter left out where several are open', () => {
    const three = { fighters: [{ name: 'Ann' }, { name: 'Bea' }, { name: 'Cid' }] };
    const step = { as: 'Ann', do: 'blow', dice: [five], expect: { Cid: { points: 4 } } };
    expect(fails(three, step)).toMatchObject({ path: 'steps[0].with.at', expected: 'one of "Bea", "Cid"' });
    const ruleSet = { ...TOY, words: { ...TOY.words!, usual: { at: 3 } } };
    expect(runScenario(readScenarios(toyScenario(three, [step]), 'toy.json', [ruleSet])[0]).failures).toEqual([]);
  });

  it('says that a number needs somebody whom it is against', () => {
    const rider = { name: 'Ann', gear: ['sword'], rides: 'Bay', traits: ['riding'], side: 'red' };
    const scenario = {
      format: 'riposte/scenario/1',
      ruleset: 'sea-of-shadows',
      title: 'from above',
      given: { fighters: [rider, { name: 'Bay', gear: ['hooves'], size: 1, side: 'red' }] },
      steps: [{ ask: [{ query: 'attack advantage', of: 'Ann', with: { way: 'melee' }, is: 0 }] }],
    };
    const [failure] = runScenario(readScenarios(JSON.stringify(scenario), 'rider.json', RULE_SETS)[0]).failures;
    expect(failure).toMatchObject({ path: 'steps[0].ask[0].against', expected: 'the name of an opponent: this number depends on one' });
  });

  it('finds nothing expected where something is', () => {
    const scenario = {
      format: 'riposte/scenario/1',
      ruleset: 'celesia',
      title: 'empty hands',
      given: { fighters: [{ name: 'Ann', holds: ['dagger'] }, { name: 'Bea' }] },
      steps: [{ expect: { Ann: { holds: {} }, Bea: { holds: {} } } }],
    };
    const { failures } = runScenario(readScenarios(JSON.stringify(scenario), 'hands.json', RULE_SETS)[0]);
    expect(failures).toEqual([{ path: 'steps[0].expect.Ann.holds', expected: {}, got: { 'hand 1': 'dagger' } }]);
  });

  it('says that the fight is over', () => {
    const beaten = { fighters: [{ name: 'Ann' }, { name: 'Bea', points: 1 }] };
    expect(fails(beaten, { ...blow, dice: [five] }, { as: 'Ann', do: 'rest' })).toMatchObject({ path: 'steps[1].do', got: 'the fight is over' });
  });

  it('answers by request, by value or by default', () => {
    passes(rich, {
      ...blow,
      choose: [{ who: 'Bea', ask: 'choose-guard', choice: 'low' }, 'defaults'],
      dice: [five, { purpose: 'save', total: 4 }],
      expect: { Bea: { points: 8 } },
    });
    passes(rich, { ...blow, choose: 'defaults', dice: [five], expect: { Bea: { points: 4 } } });
    passes(rich, { ...blow, choose: [{ who: 'Bea', choice: 'dodge' }], expect: { result: false, Bea: { points: 9, coins: 2 } } });
  });

  it('stops at a question that it expects, and the next one goes on', () => {
    passes(
      rich,
      { ...blow, expect: { asked: { ask: 'struck', who: ['Bea'], rule: 'T-17', choices: [null, 'dodge'] }, Bea: { points: 9 } } },
      { choose: [{ who: 'Bea', choice: null }], expect: { asked: { ask: 'choose-guard', who: ['Bea'], choices: ['none', 'low', 'high'] } } },
      { choose: [{ who: 'Bea', choice: 'none' }], dice: [five], expect: { asked: null, Bea: { points: 4 }, result: true } },
    );
  });

  it('names the question alone where that is enough', () => {
    passes(rich, { ...blow, expect: { asked: { ask: 'struck' } } }, { choose: 'defaults', dice: [five] });
  });

  it('asks several at once', () => {
    passes(
      {
        fighters: [
          { name: 'Ann', coins: 3 },
          { name: 'Bea', coins: 4 },
        ],
      },
      {
        as: 'Ann',
        do: 'auction',
        choose: [
          { who: 'Bea', choice: 4 },
          { who: 'Ann', choice: 4, refused: ['T-15'] },
          { who: 'Ann', choice: 2 },
        ],
        expect: { Bea: { coins: 0, hits: 1 } },
      },
    );
  });

  it('is refused for the rules it names', () => {
    const weak = { fighters: [{ name: 'Ann', conditions: ['weak'] }, { name: 'Bea' }] };
    passes(weak, { ...blow, refused: ['T-5'] }, { ...blow, refused: true });
    expect(fails(weak, { ...blow, refused: ['T-1'] })).toEqual({ path: 'steps[0].refused', expected: ['T-1'], got: ['T-5'] });
    expect(fails({}, { ...blow, refused: true })).toMatchObject({ path: 'steps[0].refused', got: 'it took place' });
    passes({ fighters: [{ name: 'Ann', points: 0 }, { name: 'Bea' }, { name: 'Cid' }] }, { ...blow, refused: ['not now'] });
  });

  it('is refused on the turn of another also for the rules against acting then', () => {
    const scenario = (refused: readonly string[]) => ({
      format: 'riposte/scenario/1',
      ruleset: 'realmspire',
      title: 'a strike out of turn',
      given: { fighters: [{ name: 'Ann' }, { name: 'Bea' }] },
      steps: [{ as: 'Bea', do: 'strike', with: { at: 'Ann', attribute: 'strength' }, refused }],
    });
    const failures = (refused: readonly string[]) => runScenario(readScenarios(JSON.stringify(scenario(refused)), 'turn.json', RULE_SETS)[0]).failures;
    expect([failures(['not now']), failures(['RS-ACT-003'])]).toEqual([[], []]);
    expect(failures(['RS-ACT-001'])).toMatchObject([{ expected: ['RS-ACT-001'], got: ['RS-ACT-003'] }]);
  });

  it('is refused by the rule of a parameter that must be said, if the scenario names the rule', () => {
    const scenario = (step: object) => ({
      format: 'riposte/scenario/1',
      ruleset: 'realmspire',
      title: 'a turn saved without naming anybody',
      given: { fighters: [{ name: 'Ann' }, { name: 'Bea' }, { name: 'Cid' }] },
      steps: [step],
    });
    const failures = (step: object) => runScenario(readScenarios(JSON.stringify(scenario(step)), 'save.json', RULE_SETS)[0]).failures;
    expect(failures({ as: 'Ann', do: 'save-turn', refused: ['RS-SAV-002'] })).toEqual([]);
    expect(failures({ ask: [{ 'why not': { as: 'Ann', do: 'save-turn' }, is: ['RS-SAV-002'] }] })).toEqual([]);
    expect(failures({ as: 'Ann', do: 'save-turn', refused: ['RS-SAV-001'] })).toMatchObject([{ expected: ['RS-SAV-001'], got: ['RS-SAV-002'] }]);
    expect(failures({ as: 'Ann', do: 'save-turn', refused: true })).toMatchObject([{ path: 'steps[0].with.after', expected: 'one of "Bea", "Cid"' }]);
  });

  it('is refused without parameters where there is nothing to choose', () => {
    const scenario = (refused: readonly string[]) => ({
      format: 'riposte/scenario/1',
      ruleset: 'sea-of-shadows',
      title: 'no spells',
      given: { fighters: [{ name: 'Ann', gear: ['sword'] }, { name: 'Bea' }] },
      steps: [{ as: 'Ann', do: 'cast', refused }],
    });
    const failures = (refused: readonly string[]) => runScenario(readScenarios(JSON.stringify(scenario(refused)), 'x.json', RULE_SETS)[0]).failures;
    expect(failures(['R-MAGIC'])).toEqual([]);
    expect(failures(['SS-ATK-001'])).toMatchObject([{ path: 'steps[0].refused', got: ['R-MAGIC'] }]);
  });

  it('asks numbers, legal acts and reasons', () => {
    const axe = { fighters: [{ name: 'Ann', axe: true, conditions: ['weak', 'ill'] }, { name: 'Bea' }] };
    passes(axe, {
      ask: [
        { query: 'strength', of: 'Ann', is: '<4>', rules: ['T-9', 'T-4'] },
        { query: 'strength', of: 'Bea', against: 'Ann', is: 1 },
        { legal: 'Ann', is: ['auction', 'monument', 'rest'] },
        { legal: 'Bea', includes: [{ do: 'blow', with: { at: 'Ann' } }], excludes: ['dodge'] },
        { 'why not': { as: 'Ann', do: 'blow', with: { at: 'Bea' } }, is: ['T-5'] },
        { 'why not': { as: 'Bea', do: 'rest' }, is: [] },
      ],
    });
    expect(fails(axe, { ask: [{ query: 'strength', of: 'Ann', is: '<9>' }] })).toEqual({ path: 'steps[0].ask[0].is', expected: '<9>', got: '<4>' });
    expect(fails(axe, { ask: [{ legal: 'Ann', is: ['rest'] }] })).toMatchObject({ path: 'steps[0].ask[0].is', expected: ['rest'] });
    expect(fails(axe, { ask: [{ legal: 'Ann', excludes: ['rest'] }] })).toMatchObject({ path: 'steps[0].ask[0].excludes' });
  });

  it('knows what the game master decrees', () => {
    passes(
      {},
      {
        as: 'gm',
        do: 'give',
        with: { to: 'Ann', condition: 'cursed', by: 'Bea', value: 3, until: { clock: 'rounds', of: 'scene', in: 2 } },
        expect: { Ann: { conditions: [{ condition: 'cursed', by: 'Bea', value: 3 }] } },
      },
      { as: 'gm', do: 'end', with: { of: 'Ann', condition: 'cursed' }, expect: { Ann: { conditions: [] } } },
      { as: 'gm', do: 'set', with: { of: 'Ann', hits: 1, reason: 'it is late' }, expect: { Ann: { hits: 1 } } },
      { as: 'gm', do: 'ignore', with: { rule: 'T-9' } },
    );
    expect(fails({}, { as: 'gm', do: 'set', with: { of: 'Ann', points: 1 } })).toMatchObject({ path: 'steps[0].with.points', got: 1 });
    expect(fails({}, { as: 'gm', do: 'give', with: { to: 'Ann', condition: 'weak', odd: 1 } }).path).toBe('steps[0].with');
  });

  it('gives and ends with a condition what it carries', () => {
    passes(
      {},
      { as: 'gm', do: 'give', with: { to: 'Ann', condition: 'ill' }, expect: { Ann: { conditions: ['ill', 'weak'] } } },
      { as: 'gm', do: 'end', with: { of: 'Ann', condition: 'ill' }, expect: { Ann: { conditions: [] } } },
    );
  });

  it('names what is wrong with what is given, and what stood there', () => {
    const given = { fighters: [{ name: 'Ann', gear: ['swrod'] }] };
    const scenario = { format: 'riposte/scenario/1', ruleset: 'sea-of-shadows', title: 'a typo', given, steps: [] };
    const [failure] = runScenario(readScenarios(JSON.stringify(scenario), 'x.json', RULE_SETS)[0]).failures;
    expect(failure).toMatchObject({ path: 'given.fighters[0].gear[0]', got: 'swrod' });
  });

  it('states decrees that are refused, and that an act in the middle of which one comes falls away', () => {
    const given = {
      fighters: [
        { name: 'Ann', gear: ['sword'], ap: 2 },
        { name: 'Bea', gear: ['sword'] },
      ],
    };
    const scenario = (...steps: object[]) =>
      runScenario(
        readScenarios(JSON.stringify({ format: 'riposte/scenario/1', ruleset: 'sea-of-shadows', title: 'decrees', given, steps }), 'x.json', RULE_SETS)[0],
      ).failures;
    const tooMuch = { as: 'gm', do: 'set', with: { of: 'Bea', hp: 99 } };
    expect(scenario({ ...tooMuch, refused: true })).toEqual([]);
    expect(scenario({ ...tooMuch, with: { of: 'Bea', hp: 1 }, refused: true })).toMatchObject([{ path: 'steps[0].refused', got: 'it took place' }]);
    expect(scenario({ ...tooMuch, refused: ['R-MAGIC'] })).toMatchObject([{ path: 'steps[0].refused', expected: 'true, for a decree' }]);
    const strike = { as: 'Ann', do: 'strike', with: { at: 'Bea' }, expect: { asked: { ask: 'choose-defence' } } };
    const kill = { as: 'gm', do: 'kill', with: { who: 'Bea' } };
    expect(scenario(strike, { ...kill, expect: { stopped: true, asked: null } })).toEqual([]);
    // The fight ends with it, and the act with the fight.
    expect(scenario(strike, { ...kill, expect: { asked: null } })).toEqual([]);
    expect(scenario(strike, { ...kill, expect: { stopped: false } })).toMatchObject([{ path: 'steps[1].with', got: 'the fight is over' }]);
    const stun = { as: 'gm', do: 'give', with: { to: 'Ann', condition: 'stunned' } };
    const expected = 'a decree after which the open act goes on, or "stopped": true in "expect", for one that it ends';
    expect(scenario(strike, stun)).toMatchObject([{ path: 'steps[1].with', expected, got: expect.stringMatching(/^Strike: .*\(SS-HEA-006\)$/) }]);
    expect(scenario(strike, { ...stun, expect: { stopped: true } })).toEqual([]);
    expect(scenario({ ...kill, expect: { stopped: true } })).toMatchObject([{ path: 'steps[0].expect.stopped' }]);
  });

  it('needs no steps, and has a note for people', () => expect(run({}, [], { note: 'A state to ask for odds.' }).ok).toBe(true));

  it('sees the end', () => passes({ fighters: [{ name: 'Ann' }, { name: 'Bea', points: 2 }] }, { ...blow, dice: [five], expect: { over: { winner: 'Ann' } } }));

  it('waits at the beginning where the rules do something first', () => passes({ payday: 'due' }, { expect: { Ann: { coins: 4 }, scene: { hits: 1 } } }));
});

describe('nothing is forgiven', () => {
  it.each([
    ['a wrong fact', { ...blow, dice: [five], expect: { Bea: { points: 5 } } }, { path: 'steps[0].expect.Bea.points', expected: 5, got: 4 }],
    ['a die too few', blow, { path: 'steps[0].dice', expected: 'dice for blow of Ann (D6)', got: null }],
    ['a die too many', { ...blow, dice: [five, five] }, { path: 'steps[0].dice[1]', expected: 'a roll for blow', got: 'none came' }],
    ['a die of somebody else', { ...blow, dice: [{ ...five, who: 'Bea' }] }, { path: 'steps[0].dice' }],
    ['a total out of reach', { ...blow, dice: [{ purpose: 'blow', total: 7 }] }, { path: 'steps[0].dice[0]', expected: 'what D6 can show', got: 7 }],
    ['faces that no die has', { ...blow, dice: [{ purpose: 'blow', faces: [6, 6] }] }, { path: 'steps[0].dice[0]' }],
    ['another pool', { ...blow, dice: [{ ...five, pool: 'D8' }] }, { path: 'steps[0].dice[0].pool', expected: 'D8', got: 'D6' }],
    ['an unknown purpose', { ...blow, dice: [{ purpose: 'luck', total: 1 }] }, { path: 'steps[0].dice[0].purpose', got: 'luck' }],
    ['a choice too many', { ...blow, dice: [five], choose: [{ who: 'Bea', choice: 'none' }] }, { path: 'steps[0].choose[0]', got: 'none came' }],
    ['an unknown fighter', { ...blow, with: { at: 'Bob' } }, { path: 'steps[0].with.at', got: 'Bob' }],
    ['an integer id', { ...blow, with: { at: 2 } }, { path: 'steps[0].with.at', got: 2 }],
    ['an unknown act', { as: 'Ann', do: 'sing' }, { path: 'steps[0].do', got: 'sing' }],
    ['an unknown parameter', { as: 'Ann', do: 'rest', with: { for: 'ever' } }, { path: 'steps[0].with.for' }],
    ['an act nobody declares', { as: 'Ann', do: 'dodge' }, { path: 'steps[0].do' }],
    ['an unknown fact', { expect: { Ann: { luck: 1 } } }, { path: 'steps[0].expect.Ann.luck', got: 'luck' }],
    ['an unknown bearer', { expect: { Bob: { points: 1 } } }, { path: 'steps[0].expect.Bob', got: 'Bob' }],
    ['an unknown event', { expect: { events: [['sung']] } }, { path: 'steps[0].expect.events[0]', got: 'sung' }],
    ['an event that did not come', { ...blow, dice: [five], expect: { events: [['hit', 'Ann']] } }, { path: 'steps[0].expect.events[0]' }],
    ['an event that came', { ...blow, dice: [five], expect: { 'no events': ['hit'] } }, { path: 'steps[0].expect.no events[0]' }],
    ['a condition too many', { expect: { Ann: { conditions: ['weak'] } } }, { path: 'steps[0].expect.Ann.conditions', got: [] }],
    ['an unknown condition', { expect: { Ann: { is: { drunk: true } } } }, { path: 'steps[0].expect.Ann.is.drunk' }],
    ['a question that is not open', { expect: { asked: { ask: 'struck', who: ['Bea'] } } }, { path: 'steps[0].expect.asked', got: null }],
    ['an unknown number', { ask: [{ query: 'wit', of: 'Ann', is: 1 }] }, { path: 'steps[0].ask[0].query', got: 'wit' }],
  ])('%s', (_what, step, failure) => expect(fails({}, step)).toMatchObject(failure));

  it('a question without an answer', () => {
    expect(fails(rich, blow)).toEqual({ path: 'steps[0].choose', expected: 'an answer of Bea to struck, one of null, "dodge"', got: null });
    expect(fails(rich, { ...blow, choose: [{ who: 'Bea', choice: 'none' }] }).path).toBe('steps[0].choose[0].choice.do');
    expect(fails(rich, { ...blow, choose: [{ who: 'Bea', choice: { do: 'dodge', at: 'Ann' } }] })).toMatchObject({
      path: 'steps[0].choose[0].choice.at',
      got: 'at',
    });
  });

  it('an optional die may be left over', () => passes({}, { ...blow, dice: [five, { purpose: 'save', total: 1, optional: true }] }));

  it('names that mean something else, twice the same name, options nobody knows', () => {
    expect(fails({ fighters: [{ name: 'gm' }] }, {})).toMatchObject({ path: 'given.fighters[0].name' });
    expect(fails({ fighters: [{ name: 'Ann' }, { name: 'Ann' }] }, {})).toMatchObject({ path: 'given.fighters[1].name' });
    expect(run({}, [{}], { options: { points: 6 } }).failures).toMatchObject([{ path: 'options.points', expected: 'one of 5, 9' }]);
    expect(fails({ fighters: [{ name: 'Ann', conditions: ['hurt'] }] }, {})).toMatchObject({ path: 'given.fighters[0].conditions[0]' });
  });

  it.each([
    ['an unknown key of a step', [{ odd: 1 }], {}, 'toy.json: steps[0]: expected no key "odd"'],
    ['do without as', [{ do: 'rest' }], {}, 'toy.json: steps[0]: expected "as" and "do" together'],
    ['two results of one die', [{ ...blow, dice: [{ purpose: 'blow', total: 1, faces: [1] }] }], {}, 'toy.json: steps[0].dice[0]: expected exactly one of'],
    ['dice for what is refused', [{ ...blow, dice: [five], refused: true }], {}, 'toy.json: steps[0]: expected no dice'],
    ['steps that are no list', [], { steps: 3 }, 'toy.json: steps: expected'],
    ['another rule set', [{}], { ruleset: 'chess' }, 'toy.json: ruleset: expected a rule set: toy'],
    ['another format', [{}], { format: 'riposte/scenario/2' }, 'toy.json: format: expected "riposte/scenario/1", found "riposte/scenario/2"'],
    ['packs that nobody loads', [{}], { packs: ['a.json'] }, 'toy.json: packs[0]: expected no packs here'],
  ])('%s', (_what, steps, more, message) => expect(refusal({}, steps, more)).toContain(message));
});

describe('a file of several scenarios', () => {
  const one = JSON.parse(toyScenario({}, [{ expect: { Ann: { points: 8 } } }])) as object;
  it('names the place of each', () => {
    const all = readScenarios(JSON.stringify([one, one]), 'two.json', [TOY]).map((scenario) => runScenario(scenario));
    expect(all.map((result) => result.failures[0].path)).toEqual(['[0].steps[0].expect.Ann.points', '[1].steps[0].expect.Ann.points']);
    expect(all[0]).toMatchObject({ file: 'two.json', title: 'toy', ok: false, rules: [] });
  });
  it('is not empty', () => expect(() => readScenarios('[]', 'none.json', [TOY])).toThrow('none.json: expected 1 to 1000 scenarios'));
});
