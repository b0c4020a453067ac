import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const line = {
  regions: ['a', 'b', 'c'],
  paths: [
    ['a', 'b'],
    ['b', 'c'],
  ] as const,
};

describe('shooting and throwing', () => {
  it('aiming is a minor action and gives the next shot advantage', () => {
    const t = table({ Ann: { gear: ['bow'] }, Bea: { at: 'b', hp: 20 } }, line).when('Ann', 'aim');
    expect([t.ap('Ann'), t.acting()]).toEqual([1, 'Ann']);
    t.when('Ann', 'shoot', { at: 'Bea', close: false });
    expect([t.rolled('attack'), t.is('Ann', 'aiming')]).toEqual([['2(d8)kh'], false]);
  });
  it.each([
    ['bow', 'minor', 'Ann'],
    ['crossbow', 'major', 'Bea'],
  ])('a %s is reloaded by a %s action', (weapon, _action, acting) => {
    const t = table({ Ann: { gear: [weapon] }, Bea: { at: 'b', hp: 20 } }, line)
      .when('Ann', 'shoot', { at: 'Bea', close: false })
      .endTurn();
    expect(t.refusals('Ann', 'shoot', { at: 'Bea', close: false })).toContain('R-GEAR');
    t.when('Ann', 'reload');
    expect([t.acting(), t.is('Ann', 'unloaded')]).toEqual([acting, false]);
  });
  it('need a weapon for it', () => {
    const sword = table({ Ann: {}, Bea: {} });
    expect([
      sword.refusals('Ann', 'shoot', { at: 'Bea', close: true })[0],
      sword.refusals('Ann', 'throw', { at: 'Bea', close: true }),
      sword.refusals('Ann', 'aim'),
      sword.refusals('Ann', 'reload'),
    ]).toEqual(['SS-ATK-002', ['R-GEAR'], ['SS-OPP-003'], ['R-GEAR']]);
    expect(table({ Ann: { gear: ['bow'] }, Bea: {} }).refusals('Ann', 'strike', { at: 'Bea' })).toEqual(['SS-ATK-002']);
    const aiming = table({ Ann: { gear: ['bow'] }, Bea: {} }).when('Ann', 'aim');
    expect(aiming.refusals('Ann', 'aim')).toEqual(['SS-OPP-003']);
  });
  it('a shot is a major action', () => {
    const t = table({ Ann: { gear: ['bow'] }, Bea: { at: 'b', hp: 20 } }, line).when('Ann', 'shoot', { at: 'Bea', close: false });
    expect([t.ap('Ann'), t.acting()]).toEqual([1, 'Bea']);
  });
  it('shots reach as far as the weapon does', () => {
    const t = table({ Ann: { gear: ['dagger'] }, Bea: { at: 'c' } }, line);
    expect(t.refusals('Ann', 'throw', { at: 'Bea', close: false })).toContain('SS-MIN-004');
  });
  it('a thrown weapon lies where the target is, to be picked up', () => {
    const t = table({ Ann: { gear: ['spear'] }, Bea: { at: 'b', hp: 20 } }, line).when('Ann', 'throw', { at: 'Bea', close: false });
    expect([t.rolled('defence'), t.fighter('Ann').weapon, t.fighter('Ann').features, t.ap('Ann'), t.acting()]).toEqual([['d6'], -1, [], 1, 'Bea']);
    t.endTurn().when('Ann', 'move', { to: 'b' });
    t.when('Ann', 'pick-up', { item: 3 });
    expect([t.fighter('Ann').weapon, t.ap('Ann')]).toEqual([t.rules.codeNamed('spear'), 0]);
    expect(t.refusals('Ann', 'pick-up', { item: 3 })).not.toEqual([]);
  });
  it('a large shield helps against shots only', () => {
    const t = table({ Ann: { gear: ['bow'] }, Bea: { gear: ['sword', 'large-shield'] } }).when('Ann', 'shoot', { at: 'Bea', close: false });
    expect(t.rolled('defence')).toEqual(['d8']);
    expect(
      table({ Ann: {}, Bea: { gear: ['sword', 'large-shield'] } })
        .when('Ann', 'strike', { at: 'Bea' })
        .rolled('defence'),
    ).toEqual(['d6']);
  });
});

describe('weapons in hand', () => {
  it('are drawn and put away for a minor action, dropped for nothing', () => {
    const t = table({ Ann: { gear: ['sword', 'axe'] }, Bea: {} }).when('Ann', 'draw', { weapon: 'axe' });
    expect([t.fighter('Ann').weapon, t.ap('Ann')]).toEqual([t.rules.codeNamed('axe'), 1]);
    t.when('Ann', 'drop');
    expect([t.fighter('Ann').weapon, t.ap('Ann'), t.fighter('Ann').features]).toEqual([-1, 1, [t.rules.codeNamed('sword')]]);
    const away = table({ Ann: {}, Bea: {} }).when('Ann', 'stow');
    expect([away.fighter('Ann').weapon, away.ap('Ann')]).toEqual([-1, 1]);
  });
  it('that one is not trained with are a rank worse, in a parry too', () => {
    const t = table({ Ann: { unproficient: ['sword'] }, Bea: {} });
    t.when('Ann', 'strike', { at: 'Bea' }).when('Bea', 'strike', { at: 'Ann' }, { choose: [['Ann', 'choose-defence', 'parry']] });
    expect([t.rolled('attack'), t.rolled('defence')[1]]).toEqual([['d6', 'd8'], 'd6']);
  });
  it('a dagger is worse against the armed and better in a clinch', () => {
    const dagger = (bea: object) =>
      table({ Ann: { gear: ['dagger'] }, Bea: bea, Cid: { side: 1 } })
        .when('Ann', 'strike', { at: 'Bea' })
        .rolled('attack');
    expect([dagger({}), dagger({ gear: [] }), dagger({ gear: [], has: [['grabbed', 1, 'Cid']] })]).toEqual([['d6'], ['d8'], ['d10']]);
  });
});
