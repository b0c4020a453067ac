import { RULE_SETS } from '@riposte/rule-sets';
import { runScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { readScenarios } from '../src/index.ts';

function failuresOf(ruleset: string, fighters: readonly object[], steps: readonly object[]): readonly { readonly path: string; readonly expected: unknown }[] {
  const [one] = readScenarios(JSON.stringify({ format: 'riposte/scenario/1', ruleset, title: 'by hand', given: { fighters }, steps }), 'x.json', RULE_SETS);
  return runScenario(one).failures;
}

const two = [{ name: 'Ann' }, { name: 'Bea' }];
const gm = (act: string, given: object, expected: object) => ({ as: 'gm', do: act, with: given, expect: expected });

it('what the rules wait for at the beginning is named', () => {
  const out = [two[0], { name: 'Bea', hp: 0, maxHp: 2 }];
  const given = { board: { aftermath: true }, fighters: out };
  const act = { as: 'Ann', do: 'end-turn' };
  const [one] = readScenarios(
    JSON.stringify({ format: 'riposte/scenario/1', ruleset: 'sea-of-shadows', title: 'out', given, steps: [act] }),
    'x.json',
    RULE_SETS,
  );
  expect(runScenario(one).failures).toEqual([
    { path: 'steps[0].do', expected: 'a step before this one, without "do", for the dice of survival', got: 'end-turn' },
  ]);
});

describe('conditions that are given by hand', () => {
  it('need whoever they are nothing without', () => {
    expect(failuresOf('sea-of-shadows', [two[0], { name: 'Bea', conditions: ['grabbed'] }], [{}])).toEqual([
      { path: 'given.fighters[1].conditions[0].by', expected: 'the other fighter', got: 'grabbed' },
    ]);
    expect(failuresOf('sea-of-shadows', two, [gm('give', { to: 'Bea', condition: 'mounted', by: 'Bea' }, {})])).toMatchObject([
      { path: 'steps[0].with.by', expected: 'the other fighter' },
    ]);
  });

  it('are given once if they do not stack', () => {
    const prone = gm('give', { to: 'Bea', condition: 'prone' }, { Bea: { conditions: ['prone'] } });
    expect(failuresOf('sea-of-shadows', two, [prone, prone])).toEqual([]);
  });

  it('are given in the middle of a command as from its beginning', () => {
    const armed = two.map((one) => ({ ...one, gear: ['sword'] }));
    const steps = [
      { as: 'Ann', do: 'strike', with: { at: 'Bea' }, expect: { asked: { ask: 'choose-defence', who: ['Bea'] } } },
      gm('give', { to: 'Bea', condition: 'prone' }, { asked: { ask: 'choose-defence', who: ['Bea'] }, Bea: { is: { prone: true } } }),
      {
        choose: 'defaults',
        dice: [
          { purpose: 'attack', total: 1 },
          { purpose: 'defence', faces: [2, 3], pool: 'D4 with disadvantage' },
        ],
      },
    ];
    expect(failuresOf('sea-of-shadows', armed, steps)).toEqual([]);
  });
});
