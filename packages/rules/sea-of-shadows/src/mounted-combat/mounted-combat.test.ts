import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';
import { ApTotal, OwnAp } from '../actions/action-points.ts';
import { RunDistance } from '../actions/regions.ts';

const road = {
  regions: ['a', 'b', 'c', 'd', 'e'],
  paths: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
  ] as const,
};
const pair = (rider: object = {}, mount: object = {}, foe: object = {}, given: object = {}) =>
  table(
    {
      Rob: { side: 0, rides: 'Mab', traits: ['riding'], ...rider },
      Mab: { side: 0, creature: 'warhorse', gear: ['hooves'], ...mount },
      Eve: { side: 1, ...foe },
    },
    { ...road, ...given },
  );

describe('a rider and its mount', () => {
  it('act as one, on the rider’s turn', () => {
    const t = pair();
    expect(t.acting()).toBe('Rob');
    expect(t.endTurn().acting()).toBe('Eve');
    expect(t.endTurn().acting()).toBe('Rob');
  });
  it('come at the better of the two initiatives', () => {
    const t = pair({ dice: { REF: 'D2' } }, { dice: { REF: 'D60' } }, {}, { order: 'roll' });
    expect(t.acting()).toBe('Rob');
  });
  it('have the higher AP; what the mount has more is for movement only', () => {
    const t = pair({ ap: 1 }, { ap: 3 }, { at: 'e' });
    expect([t.number(ApTotal, 'Rob'), t.ap('Rob')]).toEqual([3, 1]);
    t.when('Rob', 'ride', { to: 'b' }).when('Rob', 'ride', { to: 'c' });
    expect([t.region('Rob'), t.region('Mab'), t.refusals('Rob', 'draw', { weapon: 'sword' })]).toEqual(['c', 'c', ['SS-SUR-004']]);
    t.when('Rob', 'ride', { to: 'd' });
    expect(t.refusals('Rob', 'ride', { to: 'e' })).toEqual(['SS-MNT-006']);
  });
  it('use what the rider has more for anything but movement', () => {
    const t = pair({ ap: 3, gear: ['sword', 'axe'] }, { ap: 1 }, { at: 'e' }).when('Rob', 'ride', { to: 'b' });
    expect([t.ap('Rob'), t.refusals('Rob', 'ride', { to: 'c' }), t.refusals('Rob', 'draw', { weapon: 'axe' })]).toEqual([2, ['SS-MNT-006'], []]);
  });
  it('run three regions, unusual mounts more or fewer; nobody walks from the saddle', () => {
    expect([
      pair().number(RunDistance, 'Rob'),
      pair({}, { traits: ['fast-mount'] }).number(RunDistance, 'Rob'),
      pair({}, { traits: ['slow-mount'] }).number(RunDistance, 'Rob'),
    ]).toEqual([3, 4, 2]);
    const t = pair({}, {}, { at: 'e' });
    expect([t.refusals('Rob', 'run', { along: ['b'] }), t.refusals('Rob', 'gallop', { along: ['b', 'c', 'd', 'e'] })]).toEqual([
      ['SS-MNT-001'],
      ['SS-OPP-005'],
    ]);
    t.when('Rob', 'gallop', { along: ['b', 'c', 'd'] });
    expect([t.region('Rob'), t.region('Mab'), t.ap('Rob'), t.acting()]).toEqual(['d', 'd', 0, 'Eve']);
  });
  it('go nowhere while the mount cannot move', () => {
    for (const has of ['grabbed', 'prone', 'helpless', 'stunned', 'stuck']) {
      const t = pair({}, { has: [has] }, { at: 'e' });
      expect([t.refusals('Rob', 'ride', { to: 'b' }), t.refusals('Rob', 'gallop', { along: ['b'] })]).toEqual([['SS-MNT-007'], ['SS-MNT-007']]);
    }
  });
  it('strike with the mount’s own dice and the rider’s AP', () => {
    const t = pair({}, { dice: { ATT: 'D12' } }).when('Rob', 'mount-strike', { at: 'Eve' });
    expect([t.rolled('attack'), t.ap('Rob'), t.acting()]).toEqual([['d12'], 1, 'Eve']);
  });
  it('gallop only in a fresh turn, and the mount strikes only if it can', () => {
    expect(
      pair({ gear: ['sword', 'axe'] }, {}, { at: 'e' })
        .when('Rob', 'draw', { weapon: 'axe' })
        .refusals('Rob', 'gallop', { along: ['b'] }),
    ).toEqual(['SS-APS-003']);
    expect([
      pair({}, { gear: [] }).refusals('Rob', 'mount-strike', { at: 'Eve' }),
      pair({}, { has: ['stunned'] }).refusals('Rob', 'mount-strike', { at: 'Eve' }),
    ]).toEqual([['SS-MNT-007'], ['SS-MNT-007']]);
  });
  it('are two again when the mount goes down', () => {
    const t = pair({}, { hp: 1 })
      .endTurn()
      .when(
        'Eve',
        'strike',
        { at: 'Mab' },
        {
          dice: [
            ['Eve', 'attack', 1],
            ['Mab', 'defence', 1],
          ],
        },
      );
    expect([t.is('Rob', 'mounted'), t.is('Mab', 'knocked-out'), t.acting()]).toEqual([false, true, 'Rob']);
  });
});

describe('defence in the saddle', () => {
  const attacked =
    (at: string, answer: string, rider: object = {}) =>
    () =>
      pair({ gear: ['sword', 'shield'], ...rider }, { dice: { REF: 'D12' } })
        .endTurn()
        .when('Eve', 'strike', { at }, { choose: [[at, 'choose-defence', answer]] });
  it('the mount dodges for itself and for its rider, with its own REF and the AP of the pair', () => {
    const t = attacked('Rob', 'mount-dodge')();
    expect([t.rolled('defence'), t.ap('Rob')]).toEqual([['d12'], 1]);
    expect(attacked('Mab', 'dodge')().ap('Rob')).toBe(1);
  });
  it('the rider parries and blocks for itself only, and cannot dodge', () => {
    expect([attacked('Rob', 'parry')().rolled('defence'), attacked('Rob', 'block')().rolled('defence')]).toEqual([['d8'], ['2(d6)kh']]);
    expect(attacked('Mab', 'parry')).toThrow(/rider-parries/);
    expect(attacked('Mab', 'block')).toThrow(/rider-blocks/);
    expect(attacked('Rob', 'dodge')).toThrow(/rider-dodges/);
  });
  it('abilities lift these limits', () => {
    expect(attacked('Rob', 'dodge', { traits: ['riding', 'saddle-acrobat'] })().rolled('defence')).toEqual(['d6']);
    expect(attacked('Mab', 'block', { traits: ['riding', 'mount-guard'] })().rolled('defence')).toEqual(['2(d6)kh']);
    expect(pair({ gear: [] }).refusals('Rob', 'unarmed-strike', { at: 'Eve' })).toContain('SS-MNT-012');
    expect(pair({ gear: [] }).refusals('Rob', 'grab', { at: 'Eve' })).toContain('SS-MNT-012');
    expect(pair({ gear: [], traits: ['riding', 'saddle-brawler'] }).refusals('Rob', 'unarmed-strike', { at: 'Eve' })).toEqual([]);
  });
});

describe('an attack from the saddle', () => {
  const mode = (rider: object, foe: object = {}) => pair(rider, {}, foe).when('Rob', 'strike', { at: 'Eve' }).rolled('attack');
  it('with one hand has advantage over those on foot without a long weapon', () => {
    expect([mode({}), mode({ gear: ['greatsword'] }), mode({}, { gear: ['spear'] })]).toEqual([['2(d8)kh'], ['d10'], ['d8']]);
    const both = table({ Rob: { side: 0, rides: 'Mab', traits: ['riding'] }, Mab: { side: 0 }, Eve: { side: 1, rides: 'Nag' }, Nag: { side: 1 } });
    expect(both.when('Rob', 'strike', { at: 'Eve' }).rolled('attack')).toEqual(['d8']);
  });
  it('with a bow is disadvantaged when the pair moves, which it cannot after a standing shot', () => {
    const bow = { gear: ['bow'] };
    expect(pair(bow, {}, { at: 'b' }).when('Rob', 'shoot', { at: 'Eve', close: false }).rolled('attack')).toEqual(['d8']);
    expect(pair(bow, {}, { at: 'c' }).when('Rob', 'ride', { to: 'b' }).when('Rob', 'shoot', { at: 'Eve', close: false }).rolled('attack')).toEqual(['2(d8)kl']);
    const still = pair(bow, {}, { at: 'c' }, { options: { majorEndsTurn: false } }).when('Rob', 'shoot', { at: 'Eve', close: false });
    expect(still.refusals('Rob', 'ride', { to: 'b' })).toContain('SS-MNT-017');
  });
  it('with a lance is a rank stronger after a ride; on foot a lance is useless', () => {
    const lance = { gear: ['lance'] };
    expect(
      pair(lance, {}, { at: 'b', gear: ['spear'] })
        .when('Rob', 'ride', { to: 'b' })
        .when('Rob', 'strike', { at: 'Eve' })
        .rolled('attack'),
    ).toEqual(['d10']);
    expect(table({ Ann: lance, Bea: {} }).refusals('Ann', 'strike', { at: 'Bea' })).toContain('R-GEAR');
  });
});

describe('an unskilled rider', () => {
  it('has half its AP, rounded down, and every physical action disadvantaged', () => {
    const t = pair({ traits: [], ap: 3 }, { ap: 1 }, { gear: ['spear'] });
    expect([t.number(OwnAp, 'Rob'), t.number(ApTotal, 'Rob')]).toEqual([1, 1]);
    expect(t.when('Rob', 'strike', { at: 'Eve' }).rolled('attack')).toEqual(['2(d8)kl']);
    const parry = pair({ traits: [] })
      .endTurn()
      .when('Eve', 'strike', { at: 'Rob' }, { choose: [['Rob', 'choose-defence', 'parry']] });
    expect(parry.rolled('defence')).toEqual(['2(d8)kl']);
  });
  it('halves its own AP first, or the pair’s under that option', () => {
    const ap = (options: object) => pair({ traits: [], ap: 3 }, { ap: 3 }, {}, { options }).number(ApTotal, 'Rob');
    expect([ap({}), ap({ unskilledHalving: 'pairTotal' })]).toEqual([3, 1]);
  });
});

describe('mounting and dismounting', () => {
  const beside = (traits: string[]) => table({ Rob: { side: 0, traits }, Mab: { side: 0, creature: 'warhorse', size: 1 }, Eve: { side: 1 } });
  it('is a minor action', () => {
    const t = beside(['riding']).when('Rob', 'mount', { on: 'Mab' });
    expect([t.is('Rob', 'mounted'), t.is('Mab', 'ridden'), t.ap('Rob'), t.acting(), t.asked('provoked')]).toEqual([true, true, 1, 'Rob', []]);
    t.when('Rob', 'dismount');
    expect([t.is('Rob', 'mounted'), t.is('Mab', 'ridden')]).toEqual([false, false]);
  });
  it('is an exclusive action, which provokes, for the unskilled', () => {
    const t = beside([]).when('Rob', 'mount', { on: 'Mab' });
    expect([t.is('Rob', 'mounted'), t.ap('Rob'), t.asked('provoked')]).toEqual([true, 0, ['Eve']]);
  });
});
