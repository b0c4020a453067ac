import { describe, expect, it, vi } from 'vitest';
import { RULE_SETS } from '../src/index.ts';
import { readyFights, tally, wonAgainstAimless } from './ready-fights.ts';

vi.setConfig({ testTimeout: 3_600_000 });

describe.each(RULE_SETS)('$rules.id, a thousand times', (ruleSet) => {
  const ready = readyFights(ruleSet);

  it.each(ready)('$file ends within 30 rounds, each side wins at least 5 %', (one) => {
    const { wins, longest } = tally(one, 1000, () => ruleSet.policy);
    expect(longest).toBeLessThanOrEqual(30);
    expect(Math.min(...wins)).toBeGreaterThanOrEqual(50);
  });

  it.each(ready)('$file is won by choosing well in at least 80 % against choosing at random', (one) => {
    expect(wonAgainstAimless(one, 500)).toBeGreaterThanOrEqual(800);
  });
});
