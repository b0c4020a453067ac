import { describe, expect, it } from 'vitest';
import { type FindableRule, foundRules, marksOf } from '../src/find-rules.ts';

const rule = (id: string, text: string): FindableRule => ({ id, section: 'Attacks', text, readings: [], option: null });
const RULES = [rule('CE-ATK-001', 'A blade is sharp.'), rule('CE-ATK-002', 'A wound costs 2 HP (or more).'), rule('CE-ATK-003', 'As CE-ATK-001 says.')];

describe('the search of rules', () => {
  const found = (wanted: string): readonly string[] => foundRules(RULES, wanted).map(({ id }) => id);

  it('finds a rule by its id, before others that name it', () => {
    expect(found('CE-ATK-001')).toEqual(['CE-ATK-001', 'CE-ATK-003']);
    expect(found('ce-atk-')).toHaveLength(3);
  });

  it('finds words by their beginnings, and words that mean the same', () => {
    expect(found('hp')).toEqual(['CE-ATK-002']);
    expect(found('injury')).toEqual(['CE-ATK-002']);
    expect(found('')).toHaveLength(3);
  });

  it('finds what has a name of several words in other games, and words in the other spelling', () => {
    expect(found('hit points')).toEqual(['CE-ATK-002']);
    const more = [rule('RS-1', 'It makes a save.'), rule('RS-2', 'A manoeuvre provokes.'), rule('RS-3', 'A shield helps the defence.')];
    const foundIn = (wanted: string): readonly string[] => foundRules(more, wanted).map(({ id }) => id);
    expect(['saving throw', 'maneuver', 'attack of opportunity', 'Armor Class'].map(foundIn)).toEqual([['RS-1'], ['RS-2'], ['RS-2'], ['RS-3']]);
  });

  it('answers a question as a player types it, with the rule that it is about before those that name it', () => {
    const rules: readonly FindableRule[] = [
      { ...rule('X-1', 'There are four defences: block, dodge, parry and withstand. A standard action does not stand for them.'), section: 'Overview' },
      { ...rule('X-2', 'To parry, roll against the attack.'), section: 'Parrying' },
      { ...rule('X-3', 'Dodge costs a point.'), section: 'Dodging' },
      { ...rule('X-4', 'Whoever stands up provokes.'), section: 'Provoking' },
      { ...rule('X-5', 'Arrows miss behind cover.'), section: 'Shooting' },
    ];
    const firstOf = (wanted: string): string | undefined => foundRules(rules, wanted)[0]?.id;
    const asked = ['how do I parry?', 'dodge', 'standing up from the ground', 'getting up', 'cover against arrows and bolts'];
    expect(asked.map(firstOf)).toEqual(['X-2', 'X-3', 'X-4', 'X-4', 'X-5']);
    expect(foundRules(rules, 'xyzzy')).toEqual([]);
  });

  it('marks the words that tell something, with their endings', () => {
    expect('You stand up; a standing bow.'.split(marksOf('how do you stand')!)).toEqual(['You ', 'stand', ' up; a ', 'standing', ' bow.']);
    expect(marksOf('how do I')).toBeNull();
  });

  it('takes any sign that somebody types', () => {
    for (const sign of '()[]{}.*+?^$|\\/-–“"\'&#!,:;<>=@~`%_') expect(() => [found(`a${sign}`), marksOf(`a${sign}`)]).not.toThrow();
    expect('As CE-ATK-001 says.'.split(marksOf('ce-atk-001')!)).toEqual(['As ', 'CE-ATK-001', ' says.']);
    expect(marksOf('a')).toBeNull();
    expect(found('(or')).toEqual(['CE-ATK-002']);
  });
});
