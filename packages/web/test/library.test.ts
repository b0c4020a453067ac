import { describe, expect, it } from 'vitest';
import { columnsOf, isFound, sorted } from '../src/library/columns.ts';
import { withFighter } from '../src/library/with-fighter.ts';

const entry = (name: string, lines: Readonly<Record<string, string | number>>, summary = '') => ({
  sort: 'gear' as const,
  id: name,
  name,
  summary,
  icon: null,
  lines: Object.entries(lines).map(([label, value]) => ({ label, value })),
});

const ALL = [
  entry('long sword', { damage: 10, hands: 1, made: 'of steel, with a guard and a heavy pommel', price: 30 }),
  entry('axe', { damage: 9, hands: 1, made: 'of steel, on a shaft of ash that is as long as an arm' }, 'Splits shields.'),
  entry('Bow', { damage: 100, hands: 1, rare: 'yes' }),
  entry('rope', {}),
];

describe('a list of the library', () => {
  it('has columns for what is short, usual and not the same of all', () => {
    expect(columnsOf(ALL)).toEqual(['damage']);
    expect(columnsOf([])).toEqual([]);
  });

  it('is ordered by names, or by a column with numbers as numbers and nothing last', () => {
    expect(sorted(ALL, null, 'en').map(({ name }) => name)).toEqual(['axe', 'Bow', 'long sword', 'rope']);
    expect(sorted(ALL, 'damage', 'en').map(({ name }) => name)).toEqual(['axe', 'long sword', 'Bow', 'rope']);
  });

  it('is searched by name, paragraph and numbers', () => {
    const found = (wanted: string): readonly string[] => ALL.filter((one) => isFound(one, wanted)).map(({ name }) => name);
    expect(found('SHIELDS')).toEqual(['axe']);
    expect(found('damage 10')).toEqual(['long sword', 'Bow']);
    expect(found('sword steel')).toEqual(['long sword']);
    expect(found('')).toHaveLength(4);
  });
});

describe('a creature that is put into a fight', () => {
  const ogre = { ...entry('ogre', {}), sort: 'creature' as const, fighter: { creature: 'ogre' } };
  const draft = { format: 'riposte/encounter/1', ruleset: 'lanterns', sides: ['Heroes', 'Foes'], fighters: [] };

  it('gets a name and a place that nobody has, as the game writes places, on the last side', () => {
    const board = { width: 8, height: 2 };
    const one = withFighter({ ...draft, board }, ogre, 'pair');
    expect(one.fighters).toEqual([{ name: 'Ogre', side: 'Foes', at: [6, 1], creature: 'ogre' }]);
    const two = withFighter(one, ogre, 'pair');
    expect(two.fighters).toEqual([...one.fighters, { name: 'Ogre 2', side: 'Foes', at: [6, 0], creature: 'ogre' }]);
    expect(withFighter({ ...draft, board }, ogre, 'text').fighters[0]).toMatchObject({ at: '6,1' });
    const regions = { regions: ['Gate', 'Yard'] };
    const there = withFighter(withFighter({ ...draft, board: regions }, ogre, 'name'), ogre, 'name');
    expect(there.fighters).toMatchObject([{ at: 'Yard' }, { at: 'Yard', name: 'Ogre 2' }]);
    // Who joins at the near end stands on the first side.
    const own = { name: 'Mira', fighter: { race: 'elf' } };
    expect(withFighter({ ...draft, board }, own, 'pair', 'near').fighters).toEqual([{ name: 'Mira', side: 'Heroes', at: [2, 1], race: 'elf' }]);
    expect(withFighter({ ...draft, board: regions }, own, 'name', 'near').fighters[0]).toMatchObject({ at: 'Gate', side: 'Heroes' });
  });

  it('stands somewhere where all is full, and breaks nothing where the draft is odd', () => {
    const board = { width: 1, height: 1 };
    const full = withFighter(withFighter({ ...draft, board }, ogre, 'pair'), ogre, 'pair');
    expect(full.fighters).toMatchObject([{ at: [0, 0] }, { at: [0, 0] }]);
    for (const odd of [
      { ...draft, fighters: 'none', board: 7 },
      { ...draft, sides: null, board: { width: 'x' } },
      { ...draft, board: { width: 1e9, height: 1e9 } },
    ])
      expect(withFighter(odd, ogre, 'pair').fighters).toHaveLength(1);
  });
});
