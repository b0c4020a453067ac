import { arena, type Job } from './arena.ts';
import { type SimulateOptions, simulate } from './simulate.ts';
import { type Estimate, wilson } from './statistics.ts';
import { varied } from './variant.ts';

/** One thing that was tried. */
export interface Tried {
  /** Fighters more (above 0) or fewer than the encounter has. */
  readonly more: number;
  readonly wins: Estimate;
}

const MOST_MORE = 12;

/**
 * Finds how many fighters like `like` give a side the wanted share of wins, by trying one more or one fewer until the
 * wanted share lies between two. The best comes first.
 */
export async function solve(job: Job, side: number, like: string, wanted: number, options: SimulateOptions): Promise<Tried[]> {
  const tried = new Map<number, Tried>();
  const names = arena(job).fighters.map((one) => one.name);
  const fewest = -names.filter((one) => one === like || one.startsWith(`${like} `)).length + 1;
  const attempt = async (more: number): Promise<number> => {
    const { tally } = await simulate({ ...job, content: varied(job.content, changes(like, names, more)) }, options);
    const wins = wilson(tally.wins[side] ?? 0, tally.fights);
    tried.set(more, { more, wins });
    return wins.share;
  };
  const first = await attempt(0);
  // More foes are worse, more friends are better: one step shows which way leads on.
  const isFoe = arena(job).fighters.find((one) => one.name === like)!.side !== side;
  const by = first > wanted === isFoe ? 1 : -1;
  for (let more = by; Math.abs(more) <= MOST_MORE && more >= fewest && !options.signal?.aborted; more += by) {
    const share = await attempt(more);
    if (share > wanted !== first > wanted) break;
  }
  return [...tried.values()].sort((a, b) => Math.abs(a.wins.share - wanted) - Math.abs(b.wins.share - wanted));
}

function changes(like: string, names: readonly string[], more: number): string[] {
  if (more >= 0) return more === 0 ? [] : [`+${like}*${more}`];
  const alike = names.filter((one) => one === like || one.startsWith(`${like} `)).reverse();
  return alike.slice(0, -more).map((one) => `-${one}`);
}
