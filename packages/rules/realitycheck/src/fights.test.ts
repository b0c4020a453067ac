import type { Policy } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { readyFights, tally, wonAgainstAimless } from '../../../books/test/ready-fights.ts';
import { book, CREATURES, steady } from './index.ts';

const READY = readyFights(book);

describe.each(READY)('$file', (ready) => {
  it('ends within 30 rounds, and each side wins at times', () => {
    const { wins, longest } = tally(ready, 60, () => steady);
    expect(longest).toBeLessThanOrEqual(30);
    expect(Math.min(...wins)).toBeGreaterThan(0);
  }, 300_000);

  it('is won by choosing well against choosing at random', () => {
    expect(wonAgainstAimless(ready, 3)).toBeGreaterThanOrEqual(5);
  }, 300_000);
});

it('every kind of reaction is used somewhere by who chooses well', () => {
  const used = new Set<string>();
  const watched: Policy = {
    declare: (view, who) => steady.declare(view, who),
    answer(view, ask, who, about) {
      const chosen = steady.answer(view, ask, who, about);
      if (chosen !== null && who > 0) used.add(`${ask.id}: ${(chosen as { do?: string }).do ?? chosen}`);
      return chosen;
    },
  };
  for (const ready of READY) tally(ready, 20, () => watched);
  const kinds = ['challenge: defend', 'response: defend', 'interrupt: swift-attack', 'interrupt: agile-move', 'interrupt: tactical-retreat'];
  expect(kinds.filter((one) => !used.has(one))).toEqual([]);
}, 300_000);

it('there are fights of at least six kinds and at least twelve creatures', () => {
  expect(READY.length).toBeGreaterThanOrEqual(6);
  expect(CREATURES.length).toBeGreaterThanOrEqual(12);
});
