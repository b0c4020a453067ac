import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const yard = {
  regions: ['yard', 'hall', 'cellar'],
  paths: [
    ['yard', 'hall'],
    ['hall', 'cellar'],
  ] as const,
};
const strikeBack = (...names: string[]) => ({ choose: names.map((name) => [name, 'provoked', 'strike'] as const) });

describe('an opening', () => {
  it('is given to each enemy in the region left, not to friends nor to enemies elsewhere', () => {
    const t = table({ Ann: { side: 0 }, Bea: { side: 1 }, Cid: { side: 1 }, Dan: { side: 1, at: 'cellar' }, Eve: { side: 0 } }, yard).when('Ann', 'move', {
      to: 'hall',
    });
    expect(t.asked('provoked')).toEqual(['Bea', 'Cid']);
  });

  it('is not given to the unaware, the stunned, the helpless, those without a blade and those without AP', () => {
    const foes = {
      Bea: { side: 1, aware: false },
      Cid: { side: 1, has: ['stunned'] },
      Dan: { side: 1, has: ['helpless'] },
      Eve: { side: 1, gear: ['bow'] },
      Fay: { side: 1, ap: 0 },
      Gus: { side: 1 },
    };
    const t = table({ Ann: { side: 0 }, ...foes }, yard).when('Ann', 'move', { to: 'hall' });
    expect(t.asked('provoked')).toEqual(['Gus']);
  });

  it('is a basic melee attack that borrows an AP of the next turn', () => {
    const t = table({ Ann: {}, Bea: {} }, yard).when('Ann', 'move', { to: 'hall' }, strikeBack('Bea'));
    expect([t.rolled('attack'), t.fighter('Bea').borrowed, t.region('Ann')]).toEqual([['d8'], 1, 'hall']);
  });

  it('stops the act when it knocks out', () => {
    const t = table({ Ann: { hp: 1 }, Bea: {}, Cid: { side: 0 } }, yard);
    t.when(
      'Ann',
      'move',
      { to: 'hall' },
      {
        ...strikeBack('Bea'),
        dice: [
          ['Bea', 'attack', 8],
          ['Ann', 'defence', 1],
        ],
      },
    );
    expect([t.region('Ann'), t.is('Ann', 'knocked-out') || t.is('Ann', 'dead')]).toEqual(['yard', true]);
  });

  it('is given by a run where it starts and in every region entered', () => {
    const t = table({ Ann: { side: 0 }, Bea: { side: 1 }, Cid: { side: 1, at: 'hall' }, Dan: { side: 1, at: 'cellar' } }, yard).when('Ann', 'run', {
      along: ['hall', 'cellar'],
    });
    expect([t.asked('provoked'), t.region('Ann')]).toEqual([['Bea', 'Cid', 'Dan'], 'cellar']);
  });

  it('is met by a spear with advantage, once, when somebody runs in', () => {
    const spears = { Ann: { side: 0 }, Bea: { side: 1, at: 'hall', gear: ['spear'] } };
    const t = table(spears, {
      regions: ['yard', 'hall', 'yard2'],
      paths: [
        ['yard', 'hall'],
        ['hall', 'yard2'],
      ],
    });
    t.when('Ann', 'run', { along: ['hall'] }, strikeBack('Bea'));
    expect([t.rolled('attack'), t.is('Bea', 'spear-used'), t.is('Ann', 'entering')]).toEqual([['2(d8)kh'], true, false]);
  });

  it('is given by aiming and by crawling, not by shooting, striking or standing up', () => {
    const archer = { gear: ['bow'] };
    expect(table({ Ann: archer, Bea: {} }, yard).when('Ann', 'aim').asked('provoked')).toEqual(['Bea']);
    expect(table({ Ann: archer, Bea: {} }, yard).when('Ann', 'shoot', { at: 'Bea', close: false }).asked('provoked')).toEqual([]);
    expect(
      table({ Ann: { has: ['prone'] }, Bea: {} }, yard)
        .when('Ann', 'crawl', { to: 'hall' })
        .asked('provoked'),
    ).toEqual(['Bea']);
    expect(
      table({ Ann: { has: ['prone'] }, Bea: {} }, yard)
        .when('Ann', 'stand-up')
        .asked('provoked'),
    ).toEqual([]);
  });

  it('is given by every shot under that option', () => {
    const t = table({ Ann: { gear: ['bow'] }, Bea: {} }, { ...yard, options: { rangedProvokes: 'everyRangedAttack' } });
    expect(t.when('Ann', 'shoot', { at: 'Bea', close: false }).asked('provoked')).toEqual(['Bea']);
  });

  it('is given to an enemy whom one moves directly past, if the game master says that it is so', () => {
    const past = (answer: boolean) =>
      table({ Ann: { side: 0 }, Bea: { side: 1, at: 'hall' }, Cid: { side: 1, at: 'hall' } }, yard).when(
        'Ann',
        'move-past',
        { to: 'hall', enemy: 'Bea' },
        { choose: [['GM', 'directly-past', answer]] },
      );
    expect([past(true).asked('provoked'), past(false).asked('provoked')]).toEqual([['Bea'], []]);
  });

  it('is given by bare hands to an opponent with a melee weapon, before the strike or grab', () => {
    const t = (act: string, gear: string[]) =>
      table({ Ann: { gear: [], side: 0 }, Bea: { gear, side: 1 }, Cid: { side: 1 } }, yard)
        .when('Ann', act, { at: 'Bea' })
        .asked('provoked');
    expect([t('unarmed-strike', ['sword']), t('grab', ['sword']), t('unarmed-strike', ['bow']), t('grab', [])]).toEqual([['Bea'], ['Bea'], [], []]);
  });
});
