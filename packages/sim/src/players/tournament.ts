import type { Job } from '../simulate/arena.ts';
import { type SimulateOptions, simulate } from '../simulate/simulate.ts';
import { meetings, type Pairing, type Placed, pairingOf, placed } from './pairings.ts';

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
  const fought = async (job: Job) => (await simulate(job, options)).tally;
  for (const meeting of await meetings(jobs, players)) {
    if (options.signal?.aborted) break;
    const pairing = pairingOf(meeting, await fought(meeting.there), await fought(meeting.back));
    if (pairing.fights === 0) continue;
    met.push(pairing);
    onEach?.(pairing);
  }
  return { pairings: met, table: placed(players, met) };
}
