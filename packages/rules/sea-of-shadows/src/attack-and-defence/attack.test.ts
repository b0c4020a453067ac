import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const pair = (more: object = {}, options: Record<string, string | boolean> = {}) => table({ Ann: {}, Bea: { hp: 12, ...more } }, { options });
const hit = (attack: number, defence: number) => ({
  dice: [
    ['Ann', 'attack', attack],
    ['Bea', 'defence', defence],
  ] as const,
});

describe('an attack', () => {
  it.each([
    [6, 3, 10],
    [6, 2, 9],
    [5, 1, 7],
    [3, 3, 11],
    [2, 3, 12],
  ])('of %i against %i leaves %i of 12 HP', (attack, defence, left) => {
    expect(pair().when('Ann', 'strike', { at: 'Bea' }, hit(attack, defence)).hp('Bea')).toBe(left);
  });

  it('rolls ATT against DEF, whatever the other dice are', () => {
    const t = table({ Ann: { dice: { ATT: 'D12' } }, Bea: { dice: { DEF: 'D10' } } }).when('Ann', 'strike', { at: 'Bea' });
    expect([t.rolled('attack'), t.rolled('defence')]).toEqual([['d12'], ['d10']]);
  });

  it('is a major action: an AP, and the turn is over', () => {
    const t = pair().when('Ann', 'strike', { at: 'Bea' }, hit(1, 6));
    expect([t.ap('Ann'), t.acting()]).toEqual([1, 'Bea']);
  });

  it('may be followed by more where major actions do not end the turn', () => {
    expect(pair({}, { majorEndsTurn: false }).when('Ann', 'strike', { at: 'Bea' }, hit(1, 6)).acting()).toBe('Ann');
  });

  it('has at most four successes under that option', () => {
    expect(pair({}, { successCap: 'four' }).when('Ann', 'strike', { at: 'Bea' }, hit(8, 1)).hp('Bea')).toBe(8);
  });

  it('reaches the same region only, and the rider apart from the mount', () => {
    const far = table({ Ann: {}, Bea: { at: 'there' } }, { regions: ['here', 'there'], paths: [['here', 'there']] });
    expect(far.refusals('Ann', 'strike', { at: 'Bea' })).toContain('SS-OPP-001');
    const near = table({ Ann: {}, Bea: { rides: 'Sturm', side: 1 }, Sturm: { creature: 'warhorse', side: 1 } }, { order: ['Ann', 'Bea', 'Sturm'] });
    expect([near.refusals('Ann', 'strike', { at: 'Bea' }), near.refusals('Ann', 'strike', { at: 'Sturm' })]).toEqual([[], []]);
  });

  it('costs the target nothing to bear, even knocked out and helpless', () => {
    const t = table({ Ann: {}, Bea: { hp: 9, has: [['knocked-out', 1]] }, Cid: { side: 1 } }).when('Ann', 'strike', { at: 'Bea' });
    expect([t.rolled('defence'), t.fighter('Bea').borrowed]).toEqual([['2(d2)kl'], 0]);
  });

  it('meets the own DEF of the knocked out where they are not helpless', () => {
    const t = table({ Ann: {}, Bea: { has: [['knocked-out', 1]] }, Cid: { side: 1 } }, { options: { knockedOutIsHelpless: false } });
    expect(t.when('Ann', 'strike', { at: 'Bea' }).rolled('defence')).toEqual(['d6']);
  });

  it('does more with an axe on a double success', () => {
    const t = table({ Ann: { gear: ['axe'] }, Bea: { hp: 12 } });
    expect(t.when('Ann', 'strike', { at: 'Bea' }, hit(6, 3)).hp('Bea')).toBe(9);
  });

  it('does something else with a whip: a partial grab, no damage', () => {
    const t = table({ Ann: { gear: ['whip'] }, Bea: {} }).when('Ann', 'strike', { at: 'Bea' }, hit(8, 1));
    expect([t.hp('Bea'), t.is('Bea', 'grabbed'), t.fighter('Bea').conditions[0].value]).toEqual([4, true, 1]);
  });
});
