import { describe, expect, it } from 'vitest';
import { table } from '../test/table.ts';

const line = {
  regions: ['a', 'b', 'c'],
  paths: [
    ['a', 'b'],
    ['b', 'c'],
  ] as const,
};

describe('what cannot be done is refused by its rule', () => {
  it.each([
    ['put-out', {}, 'R-AFFLICTIONS'],
    ['stand-up', {}, 'SS-PRN-005'],
    ['crawl', { to: 'b' }, 'SS-PRN-001'],
    ['release-grab', {}, 'SS-GRP-007'],
    ['sustain-grab', {}, 'SS-GRP-011'],
    ['force-down', {}, 'SS-GRP-019'],
    ['escape', { from: 'Bea' }, 'SS-ESC-001'],
    ['ride', { to: 'b' }, 'SS-MNT-001'],
    ['gallop', { along: ['b'] }, 'SS-MNT-001'],
    ['mount-strike', { at: 'Bea' }, 'SS-MNT-001'],
    ['dismount', {}, 'SS-MNT-001'],
    ['mount', { on: 'Bea' }, 'SS-MNT-001'],
    ['strike', { at: 'Ann' }, 'SS-ATK-001'],
    ['strike', { at: 77 }, 'SS-ATK-001'],
    ['move', { to: 'c' }, 'SS-OPP-004'],
    ['move', { to: 'a' }, 'SS-OPP-004'],
    ['move-past', { to: 'b', enemy: 'Bea' }, 'SS-OPP-006'],
    ['draw', { weapon: 'axe' }, 'SS-SUR-004'],
    ['pick-up', { item: 1 }, 'R-TURN'],
    ['cast', { spell: 'bolt', at: 'Bea' }, 'R-MAGIC'],
  ])('%s %j: %s', (act, chosen, rule) => expect(table({ Ann: {}, Bea: {} }, line).refusals('Ann', act, chosen)).toContain(rule));

  it.each([
    ['stow', {}, 'R-TURN'],
    ['drop', {}, 'R-TURN'],
  ])('%s with empty hands: %s', (act, chosen, rule) => expect(table({ Ann: { gear: [] }, Bea: {} }).refusals('Ann', act, chosen)).toEqual([rule]));

  it.each([
    ['at nobody', 77],
    ['at oneself', 'Ann'],
    ['at the dead', 'Cid'],
  ])('a shot %s', (_what, at) =>
    expect(table({ Ann: { gear: ['bow'] }, Bea: {}, Cid: { side: 1, has: ['dead'] } }).refusals('Ann', 'shoot', { at, close: false })).toEqual(['SS-ATK-001']),
  );

  it('every act that costs AP, when there are none', () => {
    const t = table({ Ann: { ap: 0, gear: ['bow'], spells: ['bolt'], has: ['prone'] }, Bea: {} }, line);
    for (const [act, chosen] of [
      ['shoot', { at: 'Bea', close: false }],
      ['aim', {}],
      ['stow', {}],
      ['stand-up', {}],
      ['grab', { at: 'Bea' }],
      ['focus', {}],
      ['crawl', { to: 'b' }],
    ] as const) {
      expect(t.refusals('Ann', act, chosen), act).toContain('SS-APS-005');
    }
    expect(t.refusals('Ann', 'drop')).toEqual([]);
  });

  it('an opportunity attack on anybody but who gave the opening', () => {
    const t = table({ Ann: { side: 0 }, Bea: { side: 1 }, Cid: { side: 0 } }, line);
    t.fight.submit({ do: 'move', by: t.id('Ann'), with: { to: 1 } });
    expect(() => t.fight.answer({ do: 'opportunity-attack', by: t.id('Bea'), with: { at: t.id('Cid') } })).toThrow(/only-who-gave-the-opening/);
    expect(() => t.fight.answer({ do: 'strike', by: t.id('Bea'), with: { at: t.id('Ann') } })).toThrow(/no-answer-here/);
    t.fight.answer(null);
    expect(t.region('Ann')).toBe('b');
  });
});

describe('an act that an opening ends', () => {
  const struck = {
    choose: [['Bea', 'provoked', 'strike']] as const,
    dice: [
      ['Bea', 'attack', 1],
      ['Ann', 'defence', 1],
    ] as const,
  };
  it.each([
    ['move', { to: 'b' }, {}],
    ['run', { along: ['b'] }, {}],
    ['crawl', { to: 'b' }, { has: ['prone'] }],
    ['move-past', { to: 'b', enemy: 'Cid' }, {}],
    ['aim', {}, { gear: ['bow'] }],
    ['grab', { at: 'Bea' }, { gear: [] }],
    ['drag', { to: 'b' }, { gear: [], has: [['grappling', 2, 'Cid'] as const] }],
    ['mount', { on: 'Mab' }, {}],
  ])('%s %j does not take place and costs nothing', (act, chosen, more) => {
    const cid = act === 'drag' ? { side: 1, gear: [], has: [['grabbed', 2, 'Ann'] as const] } : { side: 1, at: 'b', gear: [] };
    const t = table({ Ann: { side: 0, hp: 1, ...more }, Bea: { side: 1 }, Cid: cid, Mab: { side: 0, creature: 'warhorse', size: 1 } }, line).when(
      'Ann',
      act,
      chosen,
      struck,
    );
    expect([t.region('Ann'), t.region('Cid'), t.is('Ann', 'aiming'), t.is('Mab', 'ridden'), t.is('Bea', 'grabbed'), t.ap('Ann')]).toEqual([
      'a',
      act === 'drag' ? 'a' : 'b',
      false,
      false,
      false,
      2,
    ]);
  });

  it.each([
    ['ride', { to: 'b' }],
    ['gallop', { along: ['b'] }],
  ])('%s %j', (act, chosen) => {
    const t = table({ Ann: { side: 0, hp: 1, rides: 'Mab', traits: ['riding'] }, Mab: { side: 0, creature: 'warhorse' }, Bea: { side: 1 } }, line).when(
      'Ann',
      act,
      chosen,
      struck,
    );
    expect([t.region('Ann'), t.region('Mab')]).toEqual(['a', 'a']);
  });
});
