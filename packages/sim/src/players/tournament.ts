import type { Job } from '../simulate/arena.ts';
import { type SimulateOptions, simulate } from '../simulate/simulate.ts';
import { type Pairing, type Placed, pairings, placed } from './pairings.ts';

export interface Tournament {
  readonly pairings: readonly Pairing[];
  /** The best first. */
  readonly table: readonly Placed[];
}

/**
 * Everybody against everybody in every encounter, on both sides with the same dice, so that an encounter need not be fair.
 * The first side is one team, all other sides the other.
 */
export async function tournament(
  jobs: readonly Job[],
  players: readonly string[],
  options: SimulateOptions,
  onEach?: (pairing: Pairing) => void,
): Promise<Tournament> {
  const met: Pairing[] = [];
  for await (const pairing of pairings(jobs, players, async (job) => (await simulate(job, options)).tally, options.signal)) {
    met.push(pairing);
    onEach?.(pairing);
  }
  return { pairings: met, table: placed(players, met) };
}
