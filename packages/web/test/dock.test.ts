import { describe, expect, it } from 'vitest';
import { costText } from '../src/cost-text.ts';
import { namesAt, shownName } from '../src/plates.ts';
import { formOf, inWords } from '../src/text.ts';

describe('what stands in the dock', () => {
  it('counts one of a resource as one', () => {
    expect(costText([['reactions', 1]])).toBe('1 reaction');
    expect(costText([['reactions', 2]])).toBe('2 reactions');
    expect(costText([['AP', 1]])).toBe('1 AP');
  });

  it('names an act once', () => {
    expect(formOf('Strike Odo (axe)', 'Strike')).toBe('Odo (axe)');
    expect(formOf('Shoot at Odo', 'Shoot')).toBe('Shoot at Odo');
  });
});

describe('names of facts and options', () => {
  it.each([
    ['mayInterrupt', 'may interrupt'],
    ['rolling24Hours', 'rolling 24 hours'],
    ['openEndedD6MinusD6', 'open ended d6 minus d6'],
    ['per45capped2', 'per 45 capped 2'],
    ['sameAsMPL1', 'same as MPL1'],
    ['10 HP and D8', '10 HP and D8'],
  ])('%s reads %s', (fact, words) => expect(inWords(fact)).toBe(words));
});

describe('names on the board', () => {
  it('keep the number that tells one from another where they are shortened', () => {
    expect(shownName('the town guard')).toBe('Town guard');
    expect(shownName('Classical knight 2')).toBe('Classical kni… 2');
    expect(shownName('Classical knights of the realm')).toBe('Classical knigh…');
  });

  it('stand beside a token where neighbours stand above and below it', () => {
    const at = (name: string, x: number, y: number, radius = 31) => ({ name, spot: { x, y }, radius });
    expect(namesAt([at('Arn', 100, 100), at('Cid', 140, 22), at('Bo', 140, 178)], 1)[0]).toBe('right');
    expect(namesAt([at('Arn', 100, 100), at('Cid', 140, 22), at('Bo', 140, 178), at('Dirk', 160, 100)], 1)[0]).toBe('left');
    expect(namesAt([at('Arn', 100, 100)], 1)).toEqual(['below']);
    // A giant takes more room than those beside it.
    expect(namesAt([at('Arn', 100, 100), at('Ogre', 140, 188, 62)], 1)[0]).toBe('above');
  });
});
