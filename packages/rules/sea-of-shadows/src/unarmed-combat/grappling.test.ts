import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const bare = { gear: [], dice: { STR: 'D10' } };
const grabbed = (value: number, more: { ann?: object; bea?: object } = {}, given: Parameters<typeof table>[1] = {}) =>
  table(
    {
      Ann: { ...bare, side: 0, has: [['grappling', value, 'Bea']], ...more.ann },
      Bea: { gear: [], side: 1, has: [['grabbed', value, 'Ann']], ...more.bea },
      Cid: { side: 1, gear: [] },
    },
    given,
  );
const yard = { regions: ['yard', 'hall'], paths: [['yard', 'hall']] as const };
const value = (t: ReturnType<typeof table>) => t.fighter('Bea').conditions.find((condition) => condition.kind === t.rules.codeNamed('grabbed'))?.value ?? 0;

describe('an unarmed strike', () => {
  it.each([
    ['D4', 'd2'],
    ['D10', 'd6'],
    ['D20', 'd12'],
    ['D2', 'd2'],
  ])('with STR %s rolls %s', (STR, pool) =>
    expect(
      table({ Ann: { gear: [], dice: { STR } }, Bea: { gear: [] } })
        .when('Ann', 'unarmed-strike', { at: 'Bea' })
        .rolled('attack'),
    ).toEqual([pool]),
  );
  it('is lethal to the unconscious only', () => {
    const strike = (has: readonly ['knocked-out', number][]) =>
      table({ Ann: bare, Bea: { hp: 1, gear: [], has }, Cid: { side: 1 } })
        .when(
          'Ann',
          'unarmed-strike',
          { at: 'Bea' },
          {
            dice: [
              ['Ann', 'attack', 6],
              ['Bea', 'defence', 1],
            ],
          },
        )
        .is('Bea', 'dead');
    expect([strike([]), strike([['knocked-out', 1]])]).toEqual([false, true]);
  });
  it('does not happen when the opening ends it', () => {
    const t = table({ Ann: { ...bare, hp: 1, side: 0 }, Bea: { side: 1 }, Cid: { side: 0 } });
    t.when(
      'Ann',
      'unarmed-strike',
      { at: 'Bea' },
      {
        choose: [['Bea', 'provoked', 'strike']],
        dice: [
          ['Bea', 'attack', 2],
          ['Ann', 'defence', 2],
        ],
      },
    );
    expect(t.rolled('attack').length).toBe(1);
  });
});

describe('a grab', () => {
  it.each([
    [2, 3, 0],
    [3, 2, 1],
    [6, 2, 2],
  ])('of %i against %i holds %i', (attack, defence, then) => {
    const t = table({ Ann: bare, Bea: { gear: [], dice: { STR: 'D8', DEF: 'D2' } } }).when(
      'Ann',
      'grab',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', attack],
          ['Bea', 'defence', defence],
        ],
      },
    );
    expect([value(t), t.hp('Bea'), t.rolled('attack'), t.rolled('defence')]).toEqual([then, 4, ['d6'], ['d8']]);
  });
  it('that is tried again can become a full hold, never less', () => {
    const again = (attack: number) =>
      grabbed(1).when(
        'Ann',
        'grab',
        { at: 'Bea' },
        {
          dice: [
            ['Ann', 'attack', attack],
            ['Bea', 'defence', 2],
          ],
        },
      );
    expect([value(again(4)), value(again(2)), again(4).fighter('Bea').conditions.length, again(4).ap('Ann'), again(4).acting()]).toEqual([2, 1, 1, 1, 'Bea']);
  });
  it('may be dodged instead', () => {
    const t = table({ Ann: bare, Bea: { gear: [], dice: { REF: 'D12' } } }).when(
      'Ann',
      'grab',
      { at: 'Bea' },
      { choose: [['Bea', 'choose-defence', 'dodge']] },
    );
    expect(t.rolled('defence')).toEqual(['d12']);
  });
  it('keeps both in place, unless the grappler lets go or is much larger, and then drags along', () => {
    const t = grabbed(1, {}, yard);
    expect([t.refusals('Bea', 'move', { to: 'hall' })[0], t.refusals('Ann', 'move', { to: 'hall' })]).toEqual(['SS-GRP-006', ['SS-GRP-007']]);
    const free = grabbed(1, {}, yard).when('Ann', 'release-grab').when('Ann', 'move', { to: 'hall' });
    expect([free.region('Ann'), value(free)]).toEqual(['hall', 0]);
    const giant = grabbed(1, { ann: { size: 2 } }, yard).when('Ann', 'move', { to: 'hall' });
    expect([giant.region('Ann'), giant.region('Bea')]).toEqual(['hall', 'hall']);
  });
  it('makes attacks on anybody else worse, for both', () => {
    const attack = (who: string, at: string) => {
      const t = grabbed(1, { ann: { gear: ['sword'] }, bea: { gear: ['sword'], side: 1 } }, {});
      if (who === 'Bea') t.endTurn();
      return t.when(who, 'strike', { at }).rolled('attack');
    };
    expect([attack('Ann', 'Bea'), attack('Ann', 'Cid'), attack('Bea', 'Ann'), attack('Bea', 'Cid')]).toEqual([['d8'], ['2(d8)kl'], ['d8'], ['2(d8)kl']]);
  });
  it('ends with the grappler’s next turn unless sustained', () => {
    const start = () =>
      table({ Ann: bare, Bea: { gear: [] } })
        .when(
          'Ann',
          'grab',
          { at: 'Bea' },
          {
            dice: [
              ['Ann', 'attack', 3],
              ['Bea', 'defence', 2],
            ],
          },
        )
        .endTurn();
    const lost = start().endTurn();
    const kept = start().when('Ann', 'sustain-grab');
    expect([value(lost), kept.ap('Ann')]).toEqual([0, 1]);
    expect(value(kept.endTurn())).toBe(1);
  });
});

describe('a full hold', () => {
  it('makes what the target does with its body worse', () => {
    expect(grabbed(2).endTurn().when('Bea', 'unarmed-strike', { at: 'Ann' }).rolled('attack')).toEqual(['2(d4)kl']);
    expect(
      grabbed(2, { ann: { gear: ['sword'] } })
        .when('Ann', 'strike', { at: 'Bea' })
        .rolled('defence'),
    ).toEqual(['2(d6)kl']);
  });
  it('makes the grappler’s defences worse, except against the one it holds', () => {
    const t = grabbed(2).endTurn();
    t.when('Bea', 'unarmed-strike', { at: 'Ann' }).when('Cid', 'unarmed-strike', { at: 'Ann' });
    expect(t.rolled('defence')).toEqual(['2(d6)kh', '2(d6)kl']);
  });
  it('costs defence from a partial grab on under that option', () => {
    const defence = (options: object) =>
      grabbed(1, {}, { options: { ...options } })
        .endTurn()
        .endTurn()
        .when('Cid', 'unarmed-strike', { at: 'Ann' })
        .rolled('defence');
    expect([defence({}), defence({ holdPenaltyScope: 'anyGrab' })]).toEqual([['d6'], ['2(d6)kl']]);
  });
  it('crushes without active defence', () => {
    const t = grabbed(2).when('Ann', 'crush');
    expect([t.rolled('attack'), t.rolled('defence'), t.asked('choose-defence'), t.acting()]).toEqual([['d6'], ['2(d6)kl'], [], 'Bea']);
    expect(grabbed(1).refusals('Ann', 'crush')).toContain('SS-GRP-018');
  });
  it('throws down: advantage, prone, the hold ends, lethal where the ground is hard', () => {
    const t = grabbed(2, {}, { hard: ['here'] }).when(
      'Ann',
      'throw-down',
      {},
      {
        dice: [
          ['Ann', 'attack', 6],
          ['Bea', 'defence', 1],
        ],
      },
    );
    expect([t.rolled('attack'), t.is('Bea', 'prone'), value(t), t.asked('hard-ground'), t.ap('Ann'), t.acting()]).toEqual([
      ['2(d6)kh'],
      true,
      0,
      ['GM'],
      1,
      'Cid',
    ]);
    const out = (answer: boolean) =>
      grabbed(2, { bea: { hp: 1 } })
        .when(
          'Ann',
          'throw-down',
          {},
          {
            choose: [['GM', 'hard-ground', answer]],
            dice: [
              ['Ann', 'attack', 6],
              ['Bea', 'defence', 1],
            ],
          },
        )
        .is('Bea', 'dead');
    expect([out(true), out(false)]).toEqual([true, false]);
    expect(grabbed(1).refusals('Ann', 'throw-down')).toContain('SS-GRP-022');
  });
  it('throws with advantage on hard ground only under that option', () => {
    const roll = (hard: string[]) =>
      grabbed(2, {}, { hard, options: { throwAdvantage: 'hardGroundOnly' } })
        .when('Ann', 'throw-down')
        .rolled('attack');
    expect([roll([]), roll(['here'])]).toEqual([['d6'], ['2(d6)kh']]);
  });
  it('drags one region: exclusive, both move, provokes', () => {
    const t = table(
      { Ann: { ...bare, has: [['grappling', 2, 'Bea']] }, Bea: { gear: [], side: 1, has: [['grabbed', 2, 'Ann']] }, Cid: { side: 1 } },
      yard,
    ).when('Ann', 'drag', { to: 'hall' });
    expect([t.region('Ann'), t.region('Bea'), t.region('Cid'), t.ap('Ann'), t.asked('provoked')]).toEqual(['hall', 'hall', 'yard', 0, ['Cid']]);
    expect(grabbed(1, {}, yard).refusals('Ann', 'drag', { to: 'hall' })).toContain('SS-GRP-020');
  });
  it.each([1, 2])('or a grab, %i: forces down for a minor action', (held) => {
    const t = grabbed(held).when('Ann', 'force-down');
    expect([t.is('Bea', 'prone'), t.ap('Ann'), t.acting()]).toEqual([true, 1, 'Ann']);
  });
});

describe('an escape', () => {
  const tries = (roll: number, hold: number, held = 1, options: object = {}) =>
    grabbed(held, {}, { options: { ...options } })
      .endTurn()
      .when(
        'Bea',
        'escape',
        { from: 'Ann' },
        {
          dice: [
            ['Bea', 'escape', roll],
            ['Ann', 'hold', hold],
          ],
        },
      );
  it.each([
    [4, 3, 0, 1, 'Cid'],
    [4, 4, 0, 1, 'Cid'],
    [6, 3, 0, 1, 'Bea'],
    [7, 2, 0, 2, 'Bea'],
    [2, 3, 1, 1, 'Cid'],
  ])('of %i against %i leaves a grab of %i and %i AP; %s acts', (roll, hold, held, ap, acting) => {
    const t = tries(roll, hold);
    expect([value(t), t.ap('Bea'), t.acting()]).toEqual([held, ap, acting]);
  });
  it('is STR against STR two ranks down, disadvantaged in a full hold', () => {
    expect([tries(4, 3).rolled('escape'), tries(4, 3).rolled('hold'), tries(4, 3, 2).rolled('escape')]).toEqual([['d8'], ['d6'], ['2(d8)kl']]);
  });
  it('is held with disadvantage by a grappler who is fully held, too', () => {
    const ring = table({
      Ann: {
        ...bare,
        side: 0,
        has: [
          ['grappling', 1, 'Bea'],
          ['grabbed', 2, 'Cid'],
        ],
      },
      Bea: { gear: [], side: 1, has: [['grabbed', 1, 'Ann']] },
      Cid: { side: 1, gear: [], has: [['grappling', 2, 'Ann']] },
    });
    expect(ring.endTurn().when('Bea', 'escape', { from: 'Ann' }).rolled('hold')).toEqual(['2(d6)kl']);
  });
  it('that fails is a minor action under that option', () => expect(tries(2, 3, 1, { failedEscapeCost: 'minor' }).acting()).toBe('Bea'));
});
