import type { Job } from './arena.ts';
import { type Dial, type Tried, turned } from './dial.ts';
import { type SimulateOptions, simulate } from './simulate.ts';

/**
 * Turns a dial step by step until the wanted share of wins of a side lies between two tries, or it turns no further. The best
 * try comes first.
 */
export async function solve(job: Job, side: number, wanted: number, dial: Dial, options: SimulateOptions): Promise<Tried[]> {
  const fight = async (changed: Job) => {
    const { tally, stopped } = await simulate(changed, options);
    return { tally, partial: stopped === 'broken off' };
  };
  return turned(job, side, wanted, dial, fight, options.signal);
}
