import type { Policy } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { readyFights, tally, wonAgainstAimless } from '../../../books/test/ready-fights.ts';
import { book, CREATURES, steady } from './index.ts';

const READY = readyFights(book);

describe.each(READY)('$file', (ready) => {
  it('ends within 30 rounds, and each side wins at times', () => {
    const { wins, longest } = tally(ready, 12, () => steady);
    expect(longest).toBeLessThanOrEqual(30);
    expect(Math.min(...wins)).toBeGreaterThan(0);
  });

  it('is won by choosing well against choosing at random', () => {
    expect(wonAgainstAimless(ready, 2)).toBeGreaterThanOrEqual(3);
  });
});

it('every kind of reaction is used somewhere by who chooses well', () => {
  const used = new Set<string>();
  const watched: Policy = {
    declare: (view, who) => steady.declare(view, who),
    answer(view, ask, who, about) {
      const chosen = steady.answer(view, ask, who, about);
      if (who < 0 || chosen === null) return chosen;
      if (typeof chosen === 'object' && 'do' in chosen) used.add(chosen.do as string);
      else if (!Array.isArray(chosen) || chosen.length > 0) used.add(ask.id);
      return chosen;
    },
  };
  // Whoever is held seldom gets away but on a mount.
  for (const ready of READY) tally(ready, ready.file === 'wolf-riders.json' ? 40 : 6, () => watched);
  const kinds = ['rebuff', 'harry', 'take-readied', 'cling', 'choose-cling', 'interpose', 'act-out-of-turn', 'choose-guard', 'ignore-flank', 'resist'];
  expect(kinds.filter((one) => !used.has(one))).toEqual([]);
});

it('there are fights of at least ten kinds and at least twelve creatures', () => {
  expect(READY.length).toBeGreaterThanOrEqual(10);
  expect(CREATURES.length).toBeGreaterThanOrEqual(12);
});
