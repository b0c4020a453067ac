import type { Job } from '../simulate/arena.ts';
import { arena } from '../simulate/arena.ts';
import { type SimulateOptions, simulate } from '../simulate/simulate.ts';
import { type Estimate, wilson } from '../simulate/statistics.ts';

/** Two players against each other, each on every side in turn. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  readonly encounter: string;
  readonly fights: number;
  readonly won: number;
  readonly lost: number;
  /** Fights that came to no end within the limit of rounds. */
  readonly endless: number;
}

export interface Placed {
  readonly player: string;
  /** Share of all its fights that it won. */
  readonly wins: Estimate;
  readonly fights: number;
}

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
  const pairings: Pairing[] = [];
  for (const job of jobs) {
    for (const [i, first] of players.entries()) {
      for (const second of players.slice(i + 1)) {
        if (options.signal?.aborted) break;
        const pairing = await meet(job, first, second, options);
        pairings.push(pairing);
        onEach?.(pairing);
      }
    }
  }
  return { pairings, table: placed(players, pairings) };
}

async function meet(job: Job, first: string, second: string, options: SimulateOptions): Promise<Pairing> {
  const { encounter } = await arena({ ...job, players: {} });
  const seated = (one: string, other: string): Job => ({
    ...job,
    players: Object.fromEntries(encounter.sides.map((side, i) => [side, i === 0 ? one : other])),
  });
  const there = await simulate(seated(first, second), options);
  const back = await simulate(seated(second, first), options);
  const wins = (tally: typeof there.tally, team: boolean): number =>
    Object.entries(tally.wins).reduce((sum, [side, number]) => ((Number(side) === 0) === team ? sum + number : sum), 0);
  return {
    first,
    second,
    encounter: encounter.title,
    fights: there.tally.fights + back.tally.fights,
    won: wins(there.tally, true) + wins(back.tally, false),
    lost: wins(there.tally, false) + wins(back.tally, true),
    endless: there.tally.unfinished + back.tally.unfinished,
  };
}

function placed(players: readonly string[], pairings: readonly Pairing[]): Placed[] {
  const table = players.map((player): Placed => {
    let [fights, won] = [0, 0];
    for (const one of pairings) {
      if (one.first !== player && one.second !== player) continue;
      fights += one.fights;
      won += one.first === player ? one.won : one.lost;
    }
    return { player, wins: wilson(won, fights), fights };
  });
  return table.sort((a, b) => b.wins.share - a.wins.share);
}
