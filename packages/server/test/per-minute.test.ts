import { expect, it, onTestFinished, vi } from 'vitest';
import { PerMinute } from '../src/per-minute.ts';

it('requests of an address are counted anew when their time is over, also where the clock of the machine was set back meanwhile', async () => {
  const counts = new PerMinute();
  const count = (key: string): number => {
    let counted = 0;
    counts.incr(key, (_error, found) => (counted = found!.current), 200);
    return counted;
  };
  expect([count('a'), count('a'), count('b'), counts.child().incr.length > 0]).toEqual([1, 2, 1, true]);
  const { now } = Date;
  const set = vi.spyOn(Date, 'now').mockImplementation(() => now() - 12 * 3_600_000);
  onTestFinished(() => set.mockRestore());
  await new Promise((done) => setTimeout(done, 250));
  expect([count('a'), count('a')]).toEqual([1, 2]);
});

it('only so many addresses are remembered', () => {
  const counts = new PerMinute();
  let last = 0;
  const count = (key: string): void => counts.incr(key, (_error, found) => (last = found!.current), 60_000);
  count('first');
  for (let n = 0; n < 5000; n++) count(`other ${n}`);
  count('first');
  expect(last).toBe(1);
});
