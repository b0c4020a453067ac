import { describe, expect, it } from 'vitest';
import { costText } from '../src/cost-text.ts';
import { namesAt } from '../src/plates.ts';
import { formOf } from '../src/text.ts';

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

describe('names on the board', () => {
  it('stand beside a token where neighbours stand above and below it', () => {
    const at = (name: string, x: number, y: number, radius = 31) => ({ name, spot: { x, y }, radius });
    expect(namesAt([at('Arn', 100, 100), at('Cid', 140, 22), at('Bo', 140, 178)], 1)[0]).toBe('right');
    expect(namesAt([at('Arn', 100, 100), at('Cid', 140, 22), at('Bo', 140, 178), at('Dirk', 160, 100)], 1)[0]).toBe('left');
    expect(namesAt([at('Arn', 100, 100)], 1)).toEqual(['below']);
    // A giant takes more room than those beside it.
    expect(namesAt([at('Arn', 100, 100), at('Ogre', 140, 188, 62)], 1)[0]).toBe('above');
  });
});
