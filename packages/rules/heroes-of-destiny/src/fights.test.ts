import { describe, expect, it } from 'vitest';
import { readyFights, tally } from '../../../books/test/ready-fights.ts';
import { book, steady } from './index.ts';

const READY = readyFights(book);

describe.each(READY)('$file', (ready) => {
  it('comes to an end, with a winner', () => {
    const { wins, draws } = tally(ready, 3, () => steady);
    expect(wins[0] + wins[1] + draws).toBe(3);
  }, 60_000);
});
