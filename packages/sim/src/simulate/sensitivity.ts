import type { Job } from './arena.ts';
import { type Moved, movedBy, nudgedJobs, nudgesOf } from './nudges.ts';
import { type Simulated, type SimulateOptions, simulate } from './simulate.ts';

/** What was found of a side's share of wins; `stopped`: why it ended. */
export interface Sensitivity {
  readonly moved: readonly Moved[];
  readonly fights: number;
  readonly stopped: Simulated['stopped'];
}

/**
 * Every number of every fighter that an encounter can say, plus and minus 1, with the same dice, the strongest effect
 * first. The encounter as it is is fought once for all of them.
 * @param side Number of the side whose wins are looked at.
 */
export async function sensitivity(job: Job, side: number, options: SimulateOptions): Promise<Sensitivity> {
  const nudges = await nudgesOf(job);
  const shared = await simulate(job, { ...options, versus: await nudgedJobs(job, nudges) });
  return { moved: movedBy(nudges, shared, side), fights: shared.tally.fights, stopped: shared.stopped };
}
