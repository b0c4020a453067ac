import { describe, expect, it } from 'vitest';
import { readyFights, tally, wonAgainstAimless } from '../../../books/test/ready-fights.ts';
import { book, steady } from './index.ts';

const READY = readyFights(book);

describe.each(READY)('$file, a thousand times', (ready) => {
  it('ends within 30 rounds, each side wins at least 5 %', () => {
    const { wins, longest } = tally(ready, 1000, () => steady);
    expect(longest).toBeLessThanOrEqual(30);
    expect(Math.min(...wins)).toBeGreaterThanOrEqual(50);
  }, 1_800_000);

  it('is won by choosing well in at least 80 % against choosing at random', () => {
    expect(wonAgainstAimless(ready, 500)).toBeGreaterThanOrEqual(800);
  }, 1_800_000);
});
