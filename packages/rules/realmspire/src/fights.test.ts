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
  });
});

it('every kind of reaction is used somewhere by who chooses well', () => {
  const used = new Set<string>();
  const watched: Policy = {
    declare(view, who) {
      const chosen = steady.declare(view, who);
      if (chosen?.def.tags.includes('reaction')) used.add(chosen.def.id);
      return chosen;
    },
    answer(view, ask, who, about) {
      const chosen = steady.answer(view, ask, who, about);
      if (chosen !== null && who > 0) used.add(typeof chosen === 'string' ? chosen : ask.id);
      return chosen;
    },
  };
  for (const ready of READY) tally(ready, 20, () => watched);
  const kinds = ['block', 'dodge', 'parry with strength', 'parry with agility', 'withstand', 'provoked', 'draw', 'cast-as-reaction'];
  expect(kinds.filter((one) => !used.has(one))).toEqual([]);
});

it('there are fights of at least eleven kinds and at least twelve creatures', () => {
  expect(READY.length).toBeGreaterThanOrEqual(11);
  expect(CREATURES.length).toBeGreaterThanOrEqual(12);
});
