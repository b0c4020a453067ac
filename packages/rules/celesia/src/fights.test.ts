import type { Policy } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { readyFights, tally, wonAgainstAimless } from '../../../books/test/ready-fights.ts';
import { book, CREATURES, steady } from './index.ts';

const READY = readyFights(book);

describe.each(READY)('$file', (ready) => {
  it('ends within 30 rounds, and each side wins at times', () => {
    const { wins, longest } = tally(ready, 40, () => steady);
    expect(longest).toBeLessThanOrEqual(30);
    expect(Math.min(...wins)).toBeGreaterThan(0);
  });

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
      if (chosen !== null && chosen !== false && who > 0) used.add((chosen as { do?: string }).do ?? ask.id);
      return chosen;
    },
  };
  for (const ready of READY) tally(ready, 12, () => watched);
  const kinds = ['choose-parry', 'choose-ward', 'choose-cleave', 'reactive-attack', 'reactive-maneuver'];
  expect(kinds.filter((one) => !used.has(one))).toEqual([]);
});

it('there are fights of at least six kinds and at least twelve creatures', () => {
  expect(READY.length).toBeGreaterThanOrEqual(6);
  expect(CREATURES.length).toBeGreaterThanOrEqual(12);
});
