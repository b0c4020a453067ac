import { FileError } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import { type Arena, arena, type Ended, type Job } from './arena.ts';
import { addTally, count, emptyTally, more, type Tally } from './tally.ts';
import { type Traces, traced, WATCHED } from './traces.ts';

/** Fights `from` to `to - 1` of one job, and of others with the same dice. */
export interface Share {
  readonly job: Job;
  readonly versus: readonly Job[];
  readonly from: number;
  readonly to: number;
}

/** Which sums a share has. Raise it when one comes, goes or counts something else: a farm adds up only what was counted alike. */
export const SUMS = 1;

/** What a share came to. */
export interface Shared {
  readonly tally: Tally;
  readonly versus: readonly Versus[];
}

/** What the same fights of another job came to. */
export interface Versus {
  readonly tally: Tally;
  /**
   * By side and what became of its win: "0 gained" = it won only in the other job. By what else was another ("rounds", "out Ann", "hp Ann"),
   * how much more it was, summed, and the squares of that: "rounds squared".
   */
  readonly pairs: Record<string, number>;
}

/** What no fights come to. @param versus How many other jobs are compared. */
export function nothingShared(versus: number): Shared {
  return { tally: emptyTally(), versus: Array.from({ length: versus }, () => ({ tally: emptyTally(), pairs: {} })) };
}

/** Adds what another share came to, with the same jobs compared. */
export function addShared(into: Shared, other: Shared): void {
  addTally(into.tally, other.tally);
  for (const [i, { tally, pairs }] of other.versus.entries()) {
    addTally(into.versus[i].tally, tally);
    for (const [key, number] of Object.entries(pairs)) more(into.versus[i].pairs, key, number);
  }
}

/**
 * Fights a share. The same share always comes to the same, wherever it is fought.
 * @param begun Hears the number of each fight before it is fought.
 * @param traces What was seen of the first fights of the job: those of the share that come next are watched, up to `WATCHED`.
 * @param variant The same for the first of the other jobs.
 */
export async function fightShare({ job, versus, from, to }: Share, begun?: (fight: number) => void, traces?: Traces, variant?: Traces): Promise<Shared> {
  const shared = nothingShared(versus.length);
  const first = await arena(job);
  const others = await Promise.all(versus.map(arena));
  const fought = (ready: Arena, trial: number, into: Traces | undefined): Ended =>
    into?.fights === trial && trial < WATCHED ? traced(ready, trial, into) : ready.fight(trial);
  const seen = new Map<string, number>();
  for (let trial = from; trial < to; trial++) {
    begun?.(trial);
    const one = fought(first, trial, traces);
    count(shared.tally, first, one, versus.length === 0 ? undefined : seen);
    const { winner } = one;
    for (const [i, { tally, pairs }] of shared.versus.entries()) {
      const other = fought(others[i], trial, i === 0 ? variant : undefined);
      const changed = new Map<string, number>();
      count(tally, others[i], other, changed);
      for (const [what, value] of changed) {
        const change = value - (seen.get(what) ?? value);
        if (change === 0) continue;
        more(pairs, what, change);
        more(pairs, `${what} squared`, change ** 2);
      }
      if (winner === other.winner) continue;
      if (winner >= 0) more(pairs, `${winner} lost`);
      if (other.winner >= 0) more(pairs, `${other.winner} gained`);
    }
  }
  return shared;
}

/** What went wrong with a share. */
export interface ShareFault {
  readonly code: string;
  readonly message: string;
  /** The number of the fight in which it did; absent where none had begun, or where it is not known. */
  readonly fight?: number;
}

/** What a worker returns. A fault that would come again is returned, not thrown, so that it does not look like a dead worker. */
export type Answer = { readonly shared: Shared } | { readonly fault: ShareFault };

/** What the fights of a share came to, or the fault that stopped them and the number of its fight: it never throws. */
export async function answerShare(share: Share, traces?: Traces, variant?: Traces): Promise<Answer> {
  let fight: number | undefined;
  try {
    return { shared: await fightShare(share, (begun) => (fight = begun), traces, variant) };
  } catch (thrown) {
    const code = thrown instanceof FileError || thrown instanceof RiposteError ? thrown.code : 'fault';
    return { fault: { code, message: thrown instanceof Error ? thrown.message : String(thrown), ...(fight === undefined ? {} : { fight }) } };
  }
}
