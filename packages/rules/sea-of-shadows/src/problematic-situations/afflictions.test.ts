import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const D4 = 2;
const D6 = 3;
/** Bea's turn begins with the dice as told. */
const turn = (has: readonly (readonly [string, number])[], dice: readonly (readonly [string, string, number])[], bea: object = {}) =>
  table({ Ann: {}, Bea: { has, ...bea } }).endTurn({ dice });

describe('afflictions', () => {
  it('poison: FOR each turn or a point of damage, two successes end it', () => {
    const t = (resist: number, strength: number) =>
      turn(
        [['poisoned', D6]],
        [
          ['Bea', 'resist', resist],
          ['Bea', 'affliction', strength],
        ],
        { dice: { FOR: 'D8' } },
      );
    expect([t(1, 2).hp('Bea'), t(2, 2).hp('Bea'), t(2, 2).is('Bea', 'poisoned'), t(4, 2).is('Bea', 'poisoned')]).toEqual([3, 4, true, false]);
    expect([t(1, 2).rolled('resist'), t(1, 2).rolled('affliction')]).toEqual([['d8'], ['d6']]);
  });
  it('poison comes from fangs, and not to the undead', () => {
    const bite = (traits: string[]) =>
      table({ Ann: { gear: ['venom-fangs'] }, Bea: { traits } })
        .when(
          'Ann',
          'strike',
          { at: 'Bea' },
          {
            dice: [
              ['Ann', 'attack', 2],
              ['Bea', 'defence', 2],
            ],
          },
        )
        .is('Bea', 'poisoned');
    expect([bite([]), bite(['undead'])]).toEqual([true, false]);
  });
  it('fire: a D4 against DEF each turn; a minor action puts it out', () => {
    const t = turn(
      [['burning', 0]],
      [
        ['Bea', 'affliction', 4],
        ['Bea', 'resist', 2],
      ],
    );
    expect([t.hp('Bea'), t.rolled('affliction')]).toEqual([2, ['d4']]);
    t.when('Bea', 'put-out');
    expect([t.is('Bea', 'burning'), t.ap('Bea'), t.acting()]).toEqual([false, 1, 'Bea']);
    const lit = table({ Ann: { gear: ['torch'] }, Bea: {} }).when(
      'Ann',
      'strike',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 4],
          ['Bea', 'defence', 2],
        ],
      },
    );
    expect(lit.is('Bea', 'burning')).toBe(true);
  });
  it('fright: PRE each turn, or flight', () => {
    const t = (resist: number) =>
      turn(
        [['frightened', D4]],
        [
          ['Bea', 'resist', resist],
          ['Bea', 'affliction', 3],
        ],
      );
    expect([t(2).is('Bea', 'fleeing'), t(2).refusals('Bea', 'strike', { at: 'Ann' }), t(3).is('Bea', 'frightened')]).toEqual([true, ['R-AFFLICTIONS'], false]);
  });
  it('nets and webs: STR each turn, or no physical act', () => {
    const t = (resist: number) =>
      turn(
        [['entangled', D6]],
        [
          ['Bea', 'resist', resist],
          ['Bea', 'affliction', 3],
        ],
      );
    expect([
      t(2).refusals('Bea', 'strike', { at: 'Ann' }),
      t(3).refusals('Bea', 'strike', { at: 'Ann' }),
      t(3).is('Bea', 'entangled'),
      t(6).is('Bea', 'entangled'),
    ]).toEqual([['R-AFFLICTIONS'], [], true, false]);
    const web = table({ Ann: { gear: ['web'] }, Bea: {} }).when(
      'Ann',
      'shoot',
      { at: 'Bea', close: true },
      {
        dice: [
          ['Ann', 'attack', 4],
          ['Bea', 'defence', 2],
        ],
      },
    );
    expect([web.is('Bea', 'entangled'), web.hp('Bea')]).toEqual([true, 4]);
  });
  it('blindness: ATT, REF and DEF disadvantaged', () => {
    const t = table({ Ann: { has: ['blinded'] }, Bea: {} })
      .when('Ann', 'strike', { at: 'Bea' })
      .when('Bea', 'strike', { at: 'Ann' }, { choose: [['Ann', 'choose-defence', 'dodge']] });
    expect([t.rolled('attack')[0], t.rolled('defence')[1]]).toEqual(['2(d8)kl', '2(d6)kl']);
    const order = table({ Ann: { has: ['blinded'] }, Bea: {} }, { order: 'roll' });
    expect(order.rolled('turn-order')).toEqual(['2(d6)kl', 'd6']);
    const sand = table({ Ann: { gear: ['sand-pouch'] }, Bea: {} }).when(
      'Ann',
      'strike',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 4],
          ['Bea', 'defence', 2],
        ],
      },
    );
    expect([sand.is('Bea', 'blinded'), sand.endTurn().is('Bea', 'blinded')]).toEqual([true, false]);
  });
  it('slowness: a region is a major action, and nobody runs', () => {
    const yard = { regions: ['yard', 'hall'], paths: [['yard', 'hall']] as const };
    const t = table({ Ann: { has: ['slowed'] }, Bea: {} }, yard);
    expect(t.refusals('Ann', 'run', { along: ['hall'] })).toContain('R-AFFLICTIONS');
    expect(t.when('Ann', 'move', { to: 'hall' }).acting()).toBe('Bea');
    const chilled = table({ Ann: { gear: ['chill-touch'] }, Bea: {} }).when(
      'Ann',
      'strike',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 2],
          ['Bea', 'defence', 2],
        ],
      },
    );
    expect(chilled.is('Bea', 'slowed')).toBe(true);
  });
  it('a bite with two successes brings down', () => {
    const t = (attack: number) =>
      table({ Ann: { gear: ['bite'] }, Bea: {} })
        .when(
          'Ann',
          'strike',
          { at: 'Bea' },
          {
            dice: [
              ['Ann', 'attack', attack],
              ['Bea', 'defence', 2],
            ],
          },
        )
        .is('Bea', 'prone');
    expect([t(3), t(4)]).toEqual([false, true]);
  });
});
