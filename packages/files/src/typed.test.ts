import { describe, expect, it } from 'vitest';
import { meantBy } from './typed.ts';

const LISTED = ['Strike at Odo (axe)', 'Strike at Odona (axe)', 'Move to 6,4', 'Move to 16,4', 'Wait'];

describe('typed words', () => {
  it.each([
    ['strike odo', [0]],
    ['odona strike', [1]],
    ['STRIKE AT ODO (axe)', [0]],
    ['move 6,4', [2]],
    ['move 6, 4', [2]],
    ['strike', [0, 1]],
    ['str odon', [1]],
    ['wa', []],
    ['wait', [4]],
    ['strike ilse', []],
    ['', []],
  ])('"%s" means %j', (typed, meant) => expect(meantBy(typed, LISTED)).toEqual(meant));
});
