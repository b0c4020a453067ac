import { arena, type Job } from '../simulate/arena.ts';
import { type Estimate, wilson } from '../simulate/statistics.ts';
import type { Tally } from '../simulate/tally.ts';

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

/** How the fights of a job are fought: on whatever threads there are. */
export type Meet = (job: Job) => Promise<Tally>;

/** Every two players in every encounter, on both sides with the same dice, as they come; ends early where somebody wishes. */
export async function* pairings(jobs: readonly Job[], players: readonly string[], meet: Meet, signal?: AbortSignal): AsyncGenerator<Pairing> {
  for (const job of jobs) {
    for (const [i, first] of players.entries()) {
      for (const second of players.slice(i + 1)) {
        if (signal?.aborted) return;
        const pairing = await met(job, first, second, meet);
        if (pairing.fights > 0) yield pairing;
      }
    }
  }
}

async function met(job: Job, first: string, second: string, meet: Meet): Promise<Pairing> {
  const { encounter } = await arena({ ...job, players: {} });
  const seated = (one: string, other: string): Job => ({
    ...job,
    players: Object.fromEntries(encounter.sides.map((side, i) => [side, i === 0 ? one : other])),
  });
  const there = await meet(seated(first, second));
  const back = await meet(seated(second, first));
  const wins = (tally: Tally, team: boolean): number =>
    Object.entries(tally.wins).reduce((sum, [side, number]) => ((Number(side) === 0) === team ? sum + number : sum), 0);
  return {
    first,
    second,
    encounter: encounter.title,
    fights: there.fights + back.fights,
    won: wins(there, true) + wins(back, false),
    lost: wins(there, false) + wins(back, true),
    endless: there.unfinished + back.unfinished,
  };
}

/** The players by their share of all fights, the best first. */
export function placed(players: readonly string[], all: readonly Pairing[]): Placed[] {
  const table = players.map((player): Placed => {
    let [fights, won] = [0, 0];
    for (const one of all) {
      if (one.first !== player && one.second !== player) continue;
      fights += one.fights;
      won += one.first === player ? one.won : one.lost;
    }
    return { player, wins: wilson(won, fights), fights };
  });
  return table.sort((a, b) => b.wins.share - a.wins.share);
}
