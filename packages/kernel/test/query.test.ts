import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import {
  adds,
  anyCancels,
  type Combiner,
  counted,
  defineCondition,
  defineFeature,
  defineQuery,
  divisions,
  Fight,
  fail,
  highest,
  ladder,
  lowest,
  pairwiseCancels,
  plainSum,
  set,
} from '../src/index.ts';
import { MAX_ASKING } from '../src/testing.ts';
import { Axe, Cursed, type Duellist, duellist, Hurt, Ill, Luck, Purse, Strength, toy, toyDef, toyState, Weak } from './toy.ts';

/** A query of one stage, with a feature for each amount, asked of whoever bears them all. */
function asked(combine: Combiner, base: number, amounts: readonly number[]) {
  const Asked = defineQuery('number', { rule: 'T-0', from: 'base', base: () => base, combine });
  const gear = amounts.map((amount, i) => defineFeature(`gear-${i}`, { title: `${i}`, contributes: [adds(Asked, amount, { rule: 'T-0', label: `${i}` })] }));
  const rules = toy({ queries: [...toyDef().queries, Asked], features: [...toyDef().features, ...gear] });
  const { view } = Fight.open(rules, toyState(2, { features: gear.map((one) => rules.codeOf(one)) }), { seed: 'query' });
  return { value: Asked(view, 1), explained: view.explain(Asked, 1) };
}

const within = (least: number, most: number) => (base: number, amounts: readonly number[]) =>
  Math.min(
    most,
    Math.max(
      least,
      amounts.reduce((a, b) => a + b, base),
    ),
  );

/** Each combiner beside what it says of itself, written the long way. */
const combiners: readonly (readonly [name: string, combine: Combiner, byHand: (base: number, amounts: readonly number[]) => number])[] = [
  ['plainSum', plainSum, within(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)],
  ['highest', highest, (base, amounts) => Math.max(base, ...amounts)],
  ['lowest', lowest, (base, amounts) => Math.min(base, ...amounts)],
  ['set', set, (base, amounts) => amounts.at(-1) ?? base],
  ['counted', counted(2), within(-2, 2)],
  ['ladder', ladder(5), within(0, 5)],
  ['pairwiseCancels', pairwiseCancels, (base, amounts) => Math.sign(amounts.reduce((a, b) => a + b, base))],
  [
    'anyCancels',
    anyCancels,
    (base, amounts) => {
      const all = [base, ...amounts];
      return Number(all.some((one) => one > 0)) - Number(all.some((one) => one < 0));
    },
  ],
];

describe('a query', () => {
  it.each(combiners)('joined by %s is what it says, and explains the same', (_name, combine, byHand) => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 4 }), (base, amounts) => {
        const { value, explained } = asked(combine, base, amounts);
        expect(value).toBe(byHand(base, amounts) + 0);
        expect(explained.value).toBe(value);
        expect(explained.parts.length + explained.without.length).toBe(amounts.length);
      }),
      { numRuns: 60 },
    );
  });

  it('divided rounds down after each divisor', () => {
    expect(asked(divisions, 7, [2, 2]).value).toBe(1);
    expect(asked(divisions, 7, []).value).toBe(7);
  });

  it('that is set names the amount that holds and those that it overrules', () => {
    const { value, explained } = asked(set, 3, [5, 8, 6]);
    expect(value).toBe(6);
    expect(explained.parts).toMatchObject([{ label: '2', amount: 6 }]);
    expect(explained.without.map(({ label, why }) => `${label}, ${why}`)).toEqual(['0, overruled', '1, overruled']);
  });

  it('works stage by stage, each with its own combiner, whoever contributes', () => {
    const Asked = defineQuery('number', { rule: 'T-0', from: 'base', base: () => 5, combine: plainSum, later: [{ stage: 'half', combine: divisions }] });
    const Stone = defineFeature('stone', {
      title: 'stone',
      contributes: [adds(Asked, 2, { rule: 'T-0', label: 'stone', stage: 'half' }), adds(Asked, 4, { rule: 'T-0', label: 'edge' })],
    });
    const Foe = defineCondition('foe', { rule: 'T-0', title: 'foe', contributes: [adds(Asked, 2, { rule: 'T-0', label: 'foe', as: 'against' })] });
    const Low = defineCondition('low', {
      rule: 'T-0',
      title: 'low',
      while: (view, on) => duellist(view, on).points < 3,
      contributes: [adds(Asked, 10, { rule: 'T-0', label: 'low' }), adds(Asked, 100, { rule: 'T-0', label: 'against low', as: 'against' })],
    });
    const rules = toy({
      queries: [...toyDef().queries, Asked],
      features: [Axe, Stone],
      conditions: [...toyDef().conditions, Foe, Low],
      always: [adds(Asked, 1, { rule: 'T-0', label: 'book' })],
    });
    const state = toyState(3);
    state.entities[1].features = [rules.codeOf(Stone)];
    state.entities[2].conditions = [{ id: 1, kind: rules.codeOf(Foe), source: -1, value: 0, since: 1, parent: -1, clock: -1, of: -1, at: 0 }];
    (state.entities[3] as Duellist).points = 2;
    const { view } = Fight.open(rules, state, { seed: 'query' });
    const both = (who: number, against?: number) => [Asked(view, who, against), view.explain(Asked, who, against).value];
    expect(both(1)).toEqual([5, 5]);
    expect(both(1, 2)).toEqual([6, 6]);
    expect(both(2)).toEqual([6, 6]);
    expect(both(3, 2)).toEqual([18, 18]);
    expect(both(1, 3)).toEqual([55, 55]);
    expect(view.explain(Asked, 1).parts).toEqual([
      { rule: 'T-0', label: 'book', amount: 1, stage: null },
      { rule: 'T-0', label: 'edge', amount: 4, stage: null },
      { rule: 'T-0', label: 'stone', amount: 2, stage: 'half' },
    ]);
  });

  it('leaves out what the game master switched off, and says so', () => {
    const rules = toy();
    const fight = Fight.open(rules, toyState(2, { features: [rules.codeOf(Axe)] }), { seed: 'query' });
    expect(Strength(fight.view, 1)).toBe(5);
    fight.fiat('no axes', [['rule-ignored', 'T-9', true]]);
    expect(Strength(fight.view, 1)).toBe(2);
    const { value, shown, without } = fight.view.explain(Strength, 1);
    expect([value, shown, without.map((one) => `${one.label}: ${one.why}`)]).toEqual([
      2,
      '<2>',
      ['axe: rule switched off', 'axe, full moon: only under a full moon'],
    ]);
  });

  it('that throws, however often it is asked, is not taken to ask itself, nor is any other', () => {
    const Broken = defineQuery('broken', { rule: 'T-0', from: 'none', base: () => fail('unknown-name', 'against whom?'), combine: plainSum });
    const Outer = defineQuery('outer', { rule: 'T-0', from: 'broken', base: (view, who) => Broken(view, who), combine: plainSum });
    const { view } = Fight.open(toy({ queries: [...toyDef().queries, Broken, Outer] }), toyState(), { seed: 'query' });
    for (let i = 0; i <= MAX_ASKING; i++) expect(faultOf(() => view.explain(Outer, 1))).toBe('unknown-name');
    expect(faultOf(() => Strength(view, 1))).toBeNull();
  });

  it('is refused when the rule set does not list it, or when the book contributes against its own bearer', () => {
    const Unlisted = defineQuery('unlisted', { rule: 'T-0', from: 'none', base: () => 0, combine: plainSum });
    const { view } = Fight.open(toy(), toyState(), { seed: 'query' });
    expect(faultOf(() => Unlisted(view, 1))).toBe('bad-definition');
    expect(faultOf(() => view.explain(Unlisted, 1))).toBe('bad-definition');
    expect(faultOf(() => toy({ always: [adds(Unlisted, 1, { rule: 'T-0', label: 'x' })] }))).toBe('bad-definition');
    expect(faultOf(() => toy({ always: [adds(Luck, 1, { rule: 'T-0', label: 'x', stage: 'none' })] }))).toBe('bad-definition');
    expect(faultOf(() => toy({ always: [adds(Luck, 1, { rule: 'T-0', label: 'x', as: 'against' })] }))).toBe('bad-definition');
    expect(faultOf(() => toy({ queries: [Purse, Strength, Luck], conditions: [Weak, Ill, Cursed, Hurt] }))).toBeNull();
  });
});
