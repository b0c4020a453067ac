import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const parry = { choose: [['Bea', 'choose-defence', 'parry']] as const };
const yard = { regions: ['yard', 'hall'], paths: [['yard', 'hall']] as const };

describe('action points', () => {
  it('are full at the start of a turn; what is left lapses', () => {
    const t = table({ Ann: {}, Bea: {} }).endTurn().endTurn();
    expect([t.acting(), t.ap('Ann')]).toEqual(['Ann', 2]);
  });

  it('are borrowed from the next turn by interrupts', () => {
    const t = table({ Ann: {}, Bea: {} }).when('Ann', 'strike', { at: 'Bea' }, parry);
    expect([t.acting(), t.ap('Bea'), t.fighter('Bea').borrowed]).toEqual(['Bea', 1, 0]);
  });

  it('come from the current turn first under that option', () => {
    const t = table({ Ann: { gear: [] }, Bea: {} }, { options: { interruptPaidFrom: 'currentThenNext' } });
    t.when(
      'Ann',
      'unarmed-strike',
      { at: 'Bea' },
      {
        choose: [
          ['Bea', 'provoked', 'strike'],
          ['Ann', 'choose-defence', 'parry'],
        ],
        dice: [
          ['Bea', 'attack', 1],
          ['Ann', 'defence', 5],
        ],
      },
    );
    expect([t.ap('Ann'), t.fighter('Ann').borrowed]).toEqual([0, 0]);
    const usual = table({ Ann: { gear: [] }, Bea: {} }).when(
      'Ann',
      'unarmed-strike',
      { at: 'Bea' },
      {
        choose: [
          ['Bea', 'provoked', 'strike'],
          ['Ann', 'choose-defence', 'parry'],
        ],
        dice: [
          ['Bea', 'attack', 1],
          ['Ann', 'defence', 5],
        ],
      },
    );
    expect([usual.ap('Ann'), usual.fighter('Ann').borrowed]).toEqual([1, 1]);
  });

  it('limit interrupts to what the next turn has', () => {
    const t = table({ Ann: { side: 0 }, Cid: { side: 0 }, Bea: { side: 1, ap: 1 } })
      .when('Ann', 'strike', { at: 'Bea' }, parry)
      .when('Cid', 'strike', { at: 'Bea' });
    expect(t.asked('choose-defence')).toEqual(['Bea']);
    expect([t.acting(), t.ap('Bea'), t.refusals('Bea', 'strike', { at: 'Ann' }), t.refusals('Bea', 'end-turn')]).toEqual(['Bea', 0, ['SS-APS-005'], []]);
  });

  it('are halved, rounded down, for the badly wounded', () => {
    const ap = (total: number) => table({ Ann: { hp: 4, ap: total, has: ['badly-wounded'] }, Bea: {} }).ap('Ann');
    expect([ap(1), ap(3), ap(4)]).toEqual([0, 1, 2]);
  });

  it('are halved before borrowed ones are taken off', () => {
    const t = table({ Bea: { ap: 4 }, Ann: { has: [] } });
    t.endTurn().when('Ann', 'strike', { at: 'Bea' }, parry);
    expect(t.ap('Bea')).toBe(3);
  });
});

describe('an exclusive action', () => {
  it('is the only one of its turn', () => {
    const t = table({ Ann: { gear: ['bow'] }, Bea: { at: 'hall' } }, yard).when('Ann', 'aim');
    expect(t.refusals('Ann', 'run', { along: ['hall'] })).toContain('SS-APS-003');
  });

  it('is a run, of two regions at most', () => {
    const far = {
      regions: ['yard', 'hall', 'cellar', 'well'],
      paths: [
        ['yard', 'hall'],
        ['hall', 'cellar'],
        ['cellar', 'well'],
      ] as const,
    };
    const t = table({ Ann: {}, Bea: { at: 'well' } }, far);
    expect(t.refusals('Ann', 'run', { along: ['hall', 'cellar', 'well'] })).toContain('SS-OPP-005');
    t.when('Ann', 'run', { along: ['hall', 'cellar'] });
    expect([t.region('Ann'), t.ap('Ann'), t.acting()]).toEqual(['cellar', 0, 'Bea']);
  });

  it('a move is not: a minor action leaves the rest of the turn', () => {
    const t = table({ Ann: {}, Bea: { at: 'hall' } }, yard).when('Ann', 'move', { to: 'hall' });
    expect([t.ap('Ann'), t.acting(), t.refusals('Ann', 'strike', { at: 'Bea' })]).toEqual([1, 'Ann', []]);
  });

  it('needs one AP and uses up all', () => {
    const t = table({ Bea: { has: ['prone'] }, Ann: {} }, yard)
      .endTurn()
      .when('Ann', 'strike', { at: 'Bea' }, parry);
    expect(t.ap('Bea')).toBe(1);
    t.when('Bea', 'crawl', { to: 'hall' });
    expect([t.ap('Bea'), t.acting(), t.region('Bea')]).toEqual([0, 'Ann', 'hall']);
  });
});

describe('turn order', () => {
  it('follows REF rolls, highest first', () => {
    const t = table({ Ann: { side: 0 }, Bea: { side: 1 }, Cid: { side: 1 } }, { order: 'roll' });
    const rolls = t.fight.lines.flatMap((line) => (line.in === 'roll' && line.roll === 'turn-order' ? [[line.who, line.total] as const] : []));
    const best = [...rolls].sort((a, b) => b[1] - a[1]);
    expect(t.rolled('turn-order')).toEqual(['d6', 'd6', 'd6']);
    expect(t.id(t.acting())).toBe(best[0][0]);
  });

  it('is rolled with disadvantage by the surprised, who mostly have no weapon ready', () => {
    const t = table({ Ann: { surprised: true }, Bea: {} }, { order: 'roll' });
    expect([t.rolled('turn-order'), t.fight.pending?.kind]).toEqual([['2(d6)kl'], 'answer']);
    t.fight.answer(false);
    expect([t.fighter('Ann').weapon, t.rolled('turn-order'), t.fighter('Bea').weapon >= 0]).toEqual([-1, ['2(d6)kl', 'd6'], true]);
  });

  it('lets the game master say that the surprised are armed', () => {
    const t = table({ Ann: { surprised: true }, Bea: {} }, { order: 'roll' });
    t.fight.answer(true);
    expect(t.fighter('Ann').weapon).toBeGreaterThanOrEqual(0);
  });
});

describe('the surprised', () => {
  it('defend passively with disadvantage until their first turn, and may block, parry and dodge', () => {
    const t = table({ Ann: {}, Bea: { surprised: true } }).when('Ann', 'strike', { at: 'Bea' });
    expect([t.rolled('defence'), t.asked('choose-defence'), t.acting(), t.is('Bea', 'surprised')]).toEqual([['2(d6)kl'], ['Bea'], 'Bea', false]);
    const active = table({ Ann: {}, Bea: { surprised: true } }).when('Ann', 'strike', { at: 'Bea' }, parry);
    expect(active.rolled('defence')).toEqual(['d8']);
  });
});
