import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const struck = (
  bea: object,
  attack: number,
  defence: number,
  options: Record<string, string | boolean> = {},
  choose: readonly (readonly [string, string, boolean])[] = [],
) =>
  table({ Ann: { side: 0 }, Bea: { side: 1, ...bea }, Cid: { side: 1 } }, { options }).when(
    'Ann',
    'strike',
    { at: 'Bea' },
    {
      dice: [
        ['Ann', 'attack', attack],
        ['Bea', 'defence', defence],
      ],
      choose,
    },
  );
const state = (t: ReturnType<typeof table>) => (t.is('Bea', 'dead') ? 'dead' : t.is('Bea', 'knocked-out') ? 'out' : 'up');

describe('zero HP', () => {
  it('is knocked out, without MP, never below zero', () => {
    const t = struck({ hp: 2 }, 6, 2);
    expect([state(t), t.hp('Bea'), t.fighter('Bea').mp]).toEqual(['out', 0, 0]);
    expect(t.refusals('Bea', 'end-turn')).toContain('SS-KNO-001');
  });
  it('ends the fight when nobody of a side is left', () => {
    const t = table({ Ann: {}, Bea: { hp: 1 } }).when(
      'Ann',
      'strike',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 4],
          ['Bea', 'defence', 4],
        ],
      },
    );
    expect(t.fight.over).toEqual({ winner: 0 });
  });
});

describe('instant death', () => {
  it.each([
    [{ hp: 3 }, 5, 1, 'out'],
    [{ hp: 3 }, 6, 1, 'dead'],
    [{ hp: 3, has: [['knocked-out', 1] as const] }, 2, 1, 'out'],
    [{ hp: 3, has: [['knocked-out', 1] as const] }, 3, 1, 'dead'],
    [{ hp: 0 }, 1, 1, 'dead'],
  ])('of %j by %i against %i: %s', (bea, attack, defence, then) => expect(state(struck(bea, attack, defence))).toBe(then));

  it('is the end of acting', () => {
    const t = struck({ hp: 2 }, 8, 1);
    expect([t.refusals('Bea', 'end-turn'), t.refusals('Bea', 'strike', { at: 'Ann' })[0], t.refusals('Ann', 'strike', { at: 'Bea' })]).toEqual([
      ['SS-IDT-001'],
      'SS-IDT-001',
      ['SS-ATK-001'],
    ]);
  });

  it('counts current HP under that option', () => {
    const hurt = (options: Record<string, string>) => {
      const t = table({ Ann: { side: 0 }, Bea: { side: 1, hp: 6 }, Cid: { side: 1 } }, { options });
      t.when(
        'Ann',
        'strike',
        { at: 'Bea' },
        {
          dice: [
            ['Ann', 'attack', 4],
            ['Bea', 'defence', 1],
          ],
        },
      )
        .endTurn()
        .endTurn();
      return state(
        t.when(
          'Ann',
          'strike',
          { at: 'Bea' },
          {
            dice: [
              ['Ann', 'attack', 5],
              ['Bea', 'defence', 1],
            ],
          },
        ),
      );
    };
    expect([hurt({}), hurt({ instantDeathHp: 'current' })]).toEqual(['out', 'dead']);
  });

  it('is the end of minor characters who are knocked out, unless the game master spares them', () => {
    expect(state(struck({ hp: 2, minor: true }, 4, 2))).toBe('dead');
    expect(state(struck({ hp: 2, minor: true }, 4, 2, {}, [['GM', 'spare', true]]))).toBe('out');
    expect(state(struck({ hp: 2, minor: true }, 2, 2))).toBe('up');
  });

  it('does not follow from nonlethal blows', () => {
    const t = table({ Ann: { gear: [], side: 0, dice: { STR: 'D20' } }, Bea: { side: 1, hp: 1, minor: true }, Cid: { side: 1 } });
    t.when(
      'Ann',
      'unarmed-strike',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 12],
          ['Bea', 'defence', 1],
        ],
      },
    );
    expect([state(t), t.fighter('Bea').conditions[0].value]).toEqual(['out', 0]);
  });
});

describe('the conditions of harm', () => {
  it('wounded: below full HP, no penalty', () => {
    const t = struck({ hp: 4 }, 6, 3);
    expect([t.is('Bea', 'wounded'), t.acting()]).toEqual([true, 'Bea']);
    expect(t.when('Bea', 'strike', { at: 'Ann' }).rolled('attack')).toEqual(['d8', 'd8']);
  });
  it('badly wounded: every roll disadvantaged, no magic', () => {
    const t = table({ Ann: { has: ['badly-wounded'], spells: ['bolt'] }, Bea: {} });
    expect(t.refusals('Ann', 'cast', { spell: 'bolt', at: 'Bea' })).toContain('SS-BAD-006');
    expect(t.refusals('Ann', 'focus')).toContain('SS-BAD-006');
    expect(t.when('Ann', 'strike', { at: 'Bea' }).rolled('attack')).toEqual(['2(d8)kl']);
    expect(t.when('Bea', 'strike', { at: 'Ann' }).rolled('defence').at(-1)).toBe('2(d6)kl');
  });
  it('badly wounded: other rolls too, and the share of a rider', () => {
    const order = table({ Ann: { has: ['badly-wounded'] }, Bea: {} }, { order: 'roll' });
    expect(order.rolled('turn-order')).toEqual(['2(d6)kl', 'd6']);
    const rider = table({ Ann: { side: 0, rides: 'Mab', traits: ['riding'], ap: 2, has: ['badly-wounded'] }, Mab: { side: 0, ap: 2 }, Bea: {} });
    expect([rider.ap('Ann'), rider.fighter('Ann').extraMoves]).toEqual([1, 1]);
  });
  it('stunned: no actions, every roll disadvantaged', () => {
    const t = table({ Ann: { has: ['stunned'] }, Bea: {} });
    expect(t.refusals('Ann', 'strike', { at: 'Bea' })).toContain('SS-HEA-006');
    expect(t.endTurn().when('Bea', 'strike', { at: 'Ann' }).rolled('defence')).toEqual(['2(d6)kl']);
  });
  it('prone: crawls, strikes and defends badly, but not with crossbows nor against shots', () => {
    const yard = { regions: ['yard', 'hall'], paths: [['yard', 'hall']] as const };
    const prone = (gear: string[]) => table({ Ann: { has: ['prone'], gear }, Bea: { gear: ['bow'] } }, yard);
    expect([prone(['sword']).refusals('Ann', 'move', { to: 'hall' }), prone(['sword']).refusals('Ann', 'run', { along: ['hall'] })]).toEqual([
      ['SS-PRN-001'],
      ['SS-PRN-001'],
    ]);
    expect(prone(['sword']).when('Ann', 'strike', { at: 'Bea' }).rolled('attack')).toEqual(['2(d8)kl']);
    expect(prone(['crossbow']).when('Ann', 'shoot', { at: 'Bea', close: false }).rolled('attack')).toEqual(['d10']);
    expect(prone(['bow']).when('Ann', 'shoot', { at: 'Bea', close: false }).rolled('attack')).toEqual(['2(d8)kl']);
    expect(prone(['sword']).endTurn().when('Bea', 'shoot', { at: 'Ann', close: true }).rolled('defence')).toEqual(['d6']);
    const up = prone(['sword']).when('Ann', 'stand-up');
    expect([up.is('Ann', 'prone'), up.ap('Ann'), up.acting()]).toEqual([false, 1, 'Bea']);
    expect(
      table({ Ann: { has: ['prone'] }, Bea: {} })
        .endTurn()
        .when('Bea', 'strike', { at: 'Ann' })
        .rolled('defence'),
    ).toEqual(['2(d6)kl']);
  });
  it('helpless: no physical action, DEF is a D2 with disadvantage; the mind is free', () => {
    const t = table({ Ann: { has: ['helpless'], spells: ['hold'], gear: ['sword', 'heavy-armour'] }, Bea: {} });
    expect(t.refusals('Ann', 'strike', { at: 'Bea' })).toContain('SS-HLP-001');
    expect(t.refusals('Ann', 'cast', { spell: 'hold', at: 'Bea' })).toEqual([]);
    const hit = t.endTurn().when('Bea', 'strike', { at: 'Ann' });
    expect([hit.rolled('defence'), hit.asked('choose-defence')]).toEqual([['2(d2)kl'], []]);
  });
});
