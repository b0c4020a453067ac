import { describe, expect, it } from 'vitest';
import { READY, tally } from '../test/ready-fights.ts';
import { steady } from './index.ts';

describe.each(READY)('$file', (ready) => {
  it('comes to an end, with a winner', () => {
    const { wins, draws } = tally(ready, 3, () => steady);
    expect(wins[0] + wins[1] + draws).toBe(3);
  }, 60_000);
});
