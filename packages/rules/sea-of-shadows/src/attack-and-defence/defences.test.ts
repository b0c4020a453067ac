import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const by = (answer: string, more: Partial<{ dice: [string, string, number][] }> = {}) => ({ choose: [['Bea', 'choose-defence', answer]] as const, ...more });
const strike = (bea: object, answer: string, ann: object = {}) => table({ Ann: ann, Bea: bea }).when('Ann', 'strike', { at: 'Bea' }, by(answer));
const refused =
  (bea: object, answer: string, ann: object = {}) =>
  () =>
    strike(bea, answer, ann);

describe('a block', () => {
  it('is DEF with advantage and takes an AP of the next turn', () => {
    const t = strike({ gear: ['sword', 'shield'] }, 'block');
    expect([t.rolled('defence'), t.ap('Bea')]).toEqual([['2(d6)kh'], 1]);
  });
  it('needs a shield', () => expect(refused({}, 'block')).toThrow(/no-shield/));
  it('needs a hand for it', () => expect(refused({ gear: ['greatsword', 'shield'] }, 'block')).toThrow(/both-hands/));
  it('is a rank up where advantage is', () => {
    const t = table({ Ann: {}, Bea: { gear: ['sword', 'shield'] } }, { options: { advantageMethod: 'rankStep' } });
    expect(t.when('Ann', 'strike', { at: 'Bea' }, by('block')).rolled('defence')).toEqual(['d8']);
  });
  it('is cancelled to a plain roll by a disadvantage', () => {
    expect(strike({ gear: ['sword', 'shield'], has: ['prone'] }, 'block').rolled('defence')).toEqual(['d6']);
  });
  it('stops shots, and spells that are resisted with DEF only', () => {
    const shot = table({ Ann: { gear: ['bow'] }, Bea: { gear: ['sword', 'shield'] } }).when('Ann', 'shoot', { at: 'Bea', close: false }, by('block'));
    expect(shot.rolled('defence')).toEqual(['2(d6)kh']);
    const mage = { spells: ['bolt', 'fire-burst', 'hold'] };
    const cast = (spell: string, answer: string) =>
      table({ Ann: mage, Bea: { gear: ['sword', 'shield'] } }).when('Ann', 'cast', { spell, at: 'Bea' }, by(answer));
    expect(cast('bolt', 'block').rolled('defence')).toEqual(['2(d6)kh']);
    expect(() => cast('fire-burst', 'block')).toThrow(/no-block-spell/);
  });
});

describe('a parry', () => {
  it('is ATT', () => expect(strike({ dice: { ATT: 'D10' } }, 'parry').rolled('defence')).toEqual(['d10']));
  it('is disadvantaged with bare hands against a weapon', () => expect(strike({ gear: [] }, 'parry').rolled('defence')).toEqual(['2(d8)kl']));
  it('is plain with bare hands against bare hands', () => {
    const t = table({ Ann: { gear: [] }, Bea: { gear: [] } }).when('Ann', 'unarmed-strike', { at: 'Bea' }, by('parry'));
    expect(t.rolled('defence')).toEqual(['d8']);
  });
  it('is disadvantaged with a weapon not made for it', () => expect(strike({ gear: ['axe'] }, 'parry').rolled('defence')).toEqual(['2(d8)kl']));
  it('is disadvantaged against a giant, and several disadvantages count once', () => {
    expect(strike({}, 'parry', { size: 2 }).rolled('defence')).toEqual(['2(d8)kl']);
    expect(strike({}, 'parry', { size: 1 }).rolled('defence')).toEqual(['d8']);
    expect(strike({ gear: ['axe'] }, 'parry', { size: 2 }).rolled('defence')).toEqual(['2(d8)kl']);
  });
  it('is advantaged with a staff, impossible with a dagger against both hands', () => {
    expect(strike({ gear: ['staff'] }, 'parry').rolled('defence')).toEqual(['2(d8)kh']);
    expect(refused({ gear: ['dagger'] }, 'parry', { gear: ['greatsword'] })).toThrow(/too-light/);
  });
  it('does not meet shots and spells', () => {
    expect(() => table({ Ann: { gear: ['bow'] }, Bea: {} }).when('Ann', 'shoot', { at: 'Bea', close: false }, by('parry'))).toThrow(/no-parry-ranged/);
    expect(() => table({ Ann: { spells: ['bolt'] }, Bea: {} }).when('Ann', 'cast', { spell: 'bolt', at: 'Bea' }, by('parry'))).toThrow(/no-parry-spell/);
  });
});

describe('a dodge', () => {
  it('is REF, for an AP of the next turn', () => {
    const t = strike({ dice: { REF: 'D10' } }, 'dodge');
    expect([t.rolled('defence'), t.ap('Bea')]).toEqual([['d10'], 1]);
  });
  it('is disadvantaged without room and in heavy armour, which also lowers REF', () => {
    expect(strike({ room: false }, 'dodge').rolled('defence')).toEqual(['2(d6)kl']);
    expect(strike({ gear: ['sword', 'heavy-armour'] }, 'dodge').rolled('defence')).toEqual(['2(d3)kl']);
  });
  it('avoids anything physical, nothing of the mind', () => {
    const cast = (spell: string) => table({ Ann: { spells: [spell] }, Bea: {} }).when('Ann', 'cast', { spell, at: 'Bea' }, by('dodge'));
    expect(cast('bolt').rolled('defence')).toEqual(['d6']);
    expect(() => cast('hold')).toThrow(/nothing-to-dodge/);
  });
});

describe('the choice of a defence', () => {
  it('is one only', () => {
    const t = table({ Ann: {}, Bea: { gear: ['sword', 'shield'] } }).when('Ann', 'strike', { at: 'Bea' }, by('block'));
    expect([t.asked('choose-defence'), t.rolled('defence').length]).toEqual([['Bea'], 1]);
  });
  it('is made before the attack roll, or after it under that option', () => {
    const order = (timing: string) => {
      const t = table({ Ann: {}, Bea: {} }, { options: { activeDefenceTiming: timing } });
      t.when('Ann', 'strike', { at: 'Bea' }, by('parry', { dice: [['Ann', 'attack', 5]] }));
      return t.fight.lines.flatMap((line) => (line.in === 'answer' ? [line.about] : line.in === 'roll' && line.roll === 'attack' ? ['rolled'] : []));
    };
    expect(order('beforeAttackRoll')[1]).toBe('rolled');
    expect(order('afterAttackRoll')).toMatchObject(['rolled', { seen: 5 }]);
  });
  it('is not open to the unaware, whose passive defence is disadvantaged', () => {
    const t = table({ Ann: {}, Bea: { aware: false, gear: ['sword', 'shield'] } }).when('Ann', 'strike', { at: 'Bea' });
    expect([t.asked('choose-defence'), t.rolled('defence')]).toEqual([[], ['2(d6)kl']]);
  });
  it('does not matter to indirect attacks on the unaware', () => {
    const t = table({ Ann: { spells: ['hold'] }, Bea: { aware: false } }).when('Ann', 'cast', { spell: 'hold', at: 'Bea' });
    expect([t.asked('choose-defence'), t.rolled('defence')]).toEqual([[], ['d6']]);
  });
});

describe('the minimum defence', () => {
  const line = {
    regions: ['a', 'b', 'c', 'd'],
    paths: [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ] as const,
  };
  const shot = (bea: object, close = false, ann: object = { gear: ['longbow'] }, act = 'shoot') =>
    table({ Ann: ann, Bea: bea }, line).when('Ann', act, { at: 'Bea', close }).rolled('defence');
  it.each([
    ['a', 'd3'],
    ['b', 'd4'],
    ['c', 'd6'],
    ['d', 'd8'],
  ])('of a shot into region %s is %s', (at, pool) => expect(shot({ at, dice: { DEF: 'D2' } })).toEqual([pool]));
  it('gives way to a better own die', () => expect(shot({ at: 'b', dice: { DEF: 'D8' } })).toEqual(['d8']));
  it('is never disadvantaged', () => expect(shot({ at: 'd', aware: false, dice: { DEF: 'D4' } })).toEqual(['d8']));
  it('protects the helpless, but not at point-blank range', () => {
    expect(shot({ at: 'd', has: ['helpless'] })).toEqual(['d8']);
    expect(shot({ has: ['helpless'] }, true)).toEqual(['2(d2)kl']);
  });
  it('holds for spells with a physical effect only', () => {
    const cast = (spell: string, at: string) =>
      table({ Ann: { spells: [spell] }, Bea: { at, dice: { DEF: 'D2', PRE: 'D2' } } }, line)
        .when('Ann', 'cast', { spell, at: 'Bea' })
        .rolled('defence');
    expect([cast('bolt', 'd'), cast('hold', 'd')]).toEqual([['d8'], ['d2']]);
  });
  it('stands behind the passive roll only, and is explained', () => {
    const t = table({ Ann: { gear: ['longbow'] }, Bea: { at: 'd', dice: { REF: 'D2' } } }, line).when('Ann', 'shoot', { at: 'Bea', close: false }, by('dodge'));
    expect(t.rolled('defence')).toEqual(['d2']);
    const told = table({ Ann: { gear: ['longbow'] }, Bea: { at: 'd', dice: { DEF: 'D4' } } }, line).when('Ann', 'shoot', { at: 'Bea', close: false });
    const trace = told.fight.traceOf(told.fight.lines.findLastIndex((line) => line.in === 'command' && line.do === 'shoot'));
    expect(trace.flatMap((one) => (one.kind === 'value' && one.explanation.rule === 'SS-MIN-004' ? [one.explanation.shown] : []))).toEqual(['D8']);
    expect(trace.some((one) => one.kind === 'change' && one.change[0] === 'minimum-stands')).toBe(true);
  });
});
