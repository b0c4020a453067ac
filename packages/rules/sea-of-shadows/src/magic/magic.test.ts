import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const ALL = ['bolt', 'fire-burst', 'hold', 'sleep', 'weaken', 'heal', 'ward', 'terror', 'haste', 'illusion', 'riddle'];
const mage = { spells: ALL, mp: 6, dice: { PRE: 'D10', INT: 'D12' } };
const cast = (spell: string, attack: number, defence: number, bea: object = {}) =>
  table({ Ann: mage, Bea: { hp: 8, dice: { FOR: 'D12', PRE: 'D12', INT: 'D4', DEF: 'D12' }, ...bea } }).when(
    'Ann',
    'cast',
    { spell, at: 'Bea' },
    {
      dice: [
        ['Ann', 'attack', attack],
        ['Bea', 'defence', defence],
      ],
    },
  );

describe('a spell', () => {
  it.each([
    ['bolt', 'd10', 'd12', 1],
    ['hold', 'd10', 'd12', 2],
    ['weaken', 'd10', 'd12', 1],
    ['riddle', 'd12', 'd4', 1],
  ])('%s rolls %s against %s and costs %i MP', (spell, attack, defence, mp) => {
    const t = cast(spell, 2, 2);
    expect([t.rolled('attack'), t.rolled('defence'), t.fighter('Ann').mp]).toEqual([[attack], [defence], 6 - mp]);
  });
  it('needs its MP, the knowledge and an awake mind', () => {
    const t = table({ Ann: { spells: ['hold'], mp: 1 }, Bea: {} });
    expect([t.refusals('Ann', 'cast', { spell: 'hold', at: 'Bea' }), t.refusals('Ann', 'cast', { spell: 'bolt', at: 'Bea' })[0]]).toEqual([
      ['R-MAGIC'],
      'R-MAGIC',
    ]);
    expect(table({ Ann: { ...mage, has: [['knocked-out', 1]] }, Bea: {}, Cid: { side: 0 } }).refusals('Ann', 'cast', { spell: 'bolt', at: 'Bea' })).toContain(
      'SS-KNO-001',
    );
  });
  it('bolt hurts by successes', () => expect(cast('bolt', 6, 3).hp('Bea')).toBe(6));
  it('hold makes helpless for a turn per success', () => {
    const t = cast('hold', 4, 2);
    expect(t.is('Bea', 'helpless')).toBe(true);
    expect(t.endTurn().endTurn().is('Bea', 'helpless')).toBe(true);
    expect(t.endTurn().is('Bea', 'helpless')).toBe(false);
  });
  it('sleep stuns, on a double success knocks out without harm; the undead do not sleep', () => {
    expect([cast('sleep', 2, 2).is('Bea', 'stunned'), cast('sleep', 2, 2).is('Bea', 'knocked-out')]).toEqual([true, false]);
    const asleep = cast('sleep', 4, 2);
    expect([asleep.is('Bea', 'knocked-out'), asleep.hp('Bea')]).toEqual([true, 8]);
    expect(cast('sleep', 4, 2, { traits: ['undead'] }).is('Bea', 'knocked-out')).toBe(false);
  });
  it('weaken lowers one die a rank per success', () => {
    const t = table({ Ann: mage, Bea: { dice: { FOR: 'D12' } } }).when(
      'Ann',
      'cast',
      { spell: 'weaken', at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 4],
          ['Bea', 'defence', 2],
        ],
        choose: [['Ann', 'weaken-which', 'ATT']],
      },
    );
    expect(t.when('Bea', 'strike', { at: 'Ann' }).rolled('attack').at(-1)).toBe('d4');
    const weak = (die: number) => table({ Ann: {}, Bea: { gear: [], has: [['weakened', die]] } });
    expect(weak(1).when('Ann', 'strike', { at: 'Bea' }).rolled('defence')).toEqual(['d4']);
    const held = table({
      Ann: { gear: [], has: [['grappling', 1, 'Bea']] },
      Bea: {
        gear: [],
        has: [
          ['weakened', 2],
          ['grabbed', 1, 'Ann'],
        ],
      },
    }).endTurn();
    expect(held.when('Bea', 'escape', { from: 'Ann' }).rolled('escape')).toEqual(['d6']);
  });
  it('fire burst hits all in the region, each with REF', () => {
    const t = table(
      { Ann: { ...mage, side: 0 }, Bea: { side: 1, at: 'there' }, Cid: { side: 1, at: 'there', dice: { REF: 'D12' } }, Dan: { side: 1 } },
      { regions: ['here', 'there'], paths: [['here', 'there']] },
    );
    t.when('Ann', 'cast', { spell: 'fire-burst', at: 'Bea' });
    expect([t.rolled('defence'), t.rolled('attack').length, t.fighter('Ann').mp]).toEqual([['d6', 'd12'], 2, 3]);
  });
  it('ward, a minor action, raises DEF a rank until the next turn', () => {
    const t = table({ Ann: mage, Bea: {} }).when('Ann', 'cast', { spell: 'ward', at: 'Ann' });
    expect([t.acting(), t.ap('Ann')]).toEqual(['Ann', 1]);
    expect(t.endTurn().when('Bea', 'strike', { at: 'Ann' }).rolled('defence')).toEqual(['d8']);
    expect(t.is('Ann', 'warded')).toBe(false);
  });
  it('terror makes flee: neither attack nor magic for a turn', () => {
    const t = cast('terror', 2, 2);
    expect([t.refusals('Bea', 'strike', { at: 'Ann' }), t.endTurn().is('Bea', 'fleeing')]).toEqual([['R-AFFLICTIONS'], false]);
    expect(cast('terror', 2, 2, { traits: ['undead'] }).is('Bea', 'fleeing')).toBe(false);
  });
  it('haste gives an AP for two turns', () => {
    const t = table({ Ann: mage, Bea: {} }).when('Ann', 'cast', { spell: 'haste', at: 'Ann' }).endTurn();
    const first = t.ap('Ann');
    const second = t.endTurn().endTurn().ap('Ann');
    expect([first, second, t.endTurn().endTurn().ap('Ann')]).toEqual([3, 3, 2]);
  });
  it('illusion is INT against a die that the game master names', () => {
    const t = table({ Ann: mage, Bea: {} }).when('Ann', 'cast', { spell: 'illusion', at: 'Ann' }, { choose: [['GM', 'illusion-difficulty', 'D10']] });
    expect([t.rolled('illusion'), t.rolled('spell-difficulty')]).toEqual([['d12'], ['d10']]);
  });
});

describe('magic points', () => {
  it('come back by focus, one per turn, up to the full', () => {
    const t = table({ Ann: mage, Bea: { hp: 9 } });
    expect(t.refusals('Ann', 'focus')).toContain('R-MAGIC');
    t.when('Ann', 'cast', { spell: 'hold', at: 'Bea' }).endTurn().when('Ann', 'focus');
    expect([t.fighter('Ann').mp, t.refusals('Ann', 'focus')]).toEqual([5, ['R-MAGIC']]);
  });
});
