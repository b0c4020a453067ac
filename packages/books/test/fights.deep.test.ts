import { describe, expect, it, vi } from 'vitest';
import { BOOKS } from '../src/index.ts';
import { readyFights, tally, wonAgainstAimless } from './ready-fights.ts';

vi.setConfig({ testTimeout: 3_600_000 });

describe.each(BOOKS)('$ruleset.id, a thousand times', (book) => {
  const ready = readyFights(book);

  it.each(ready)('$file ends within 30 rounds, each side wins at least 5 %', (one) => {
    const { wins, longest } = tally(one, 1000, () => book.policy);
    expect(longest).toBeLessThanOrEqual(30);
    expect(Math.min(...wins)).toBeGreaterThanOrEqual(50);
  });

  it.each(ready)('$file is won by choosing well in at least 80 % against choosing at random', (one) => {
    expect(wonAgainstAimless(one, 500)).toBeGreaterThanOrEqual(800);
  });
});
