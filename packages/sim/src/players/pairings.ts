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

/** Two players in an encounter: the job with the first of them on its first side, and with the second there. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly encounter: string;
  readonly there: Job;
  readonly back: Job;
}

/** Every two players in every encounter, on both sides with the same dice. The first side is one team, all other sides the other. */
export async function meetings(jobs: readonly Job[], players: readonly string[]): Promise<readonly Meeting[]> {
  const all: Meeting[] = [];
  for (const job of jobs) {
    const { sides, title } = (await arena({ ...job, players: {} })).encounter;
    const seated = (one: string, other: string): Job => ({ ...job, players: Object.fromEntries(sides.map((side, i) => [side, i === 0 ? one : other])) });
    for (const [i, first] of players.entries())
      for (const second of players.slice(i + 1)) all.push({ first, second, encounter: title, there: seated(first, second), back: seated(second, first) });
  }
  return all;
}

/** What a meeting came to, by what was fought there and back. */
export function pairingOf({ first, second, encounter }: Meeting, there: Tally, back: Tally): Pairing {
  const wins = (tally: Tally, team: boolean): number =>
    Object.entries(tally.wins).reduce((sum, [side, number]) => ((Number(side) === 0) === team ? sum + number : sum), 0);
  return {
    first,
    second,
    encounter,
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
