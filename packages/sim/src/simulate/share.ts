import { FileError } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import { arena, type Job } from './arena.ts';
import { addTally, count, emptyTally, type Tally } from './tally.ts';

/** Fights `from` to `to - 1` of one job, or of two with the same dice. */
export interface Share {
  readonly job: Job;
  readonly versus: Job | null;
  readonly from: number;
  readonly to: number;
}

/** What a share came to. */
export interface Shared {
  readonly tally: Tally;
  readonly versus: Tally | null;
  /** By side and what became of its win: "0 gained" = it won only in the variant. */
  readonly pairs: Readonly<Record<string, number>>;
}

export function nothingShared(versus: boolean): Shared {
  return { tally: emptyTally(), versus: versus ? emptyTally() : null, pairs: {} };
}

export function addShared(into: Shared, other: Shared): void {
  addTally(into.tally, other.tally);
  if (into.versus !== null && other.versus !== null) addTally(into.versus, other.versus);
  const pairs = into.pairs as Record<string, number>;
  for (const [key, number] of Object.entries(other.pairs)) pairs[key] = (pairs[key] ?? 0) + number;
}

/** Fights a share. The same share always comes to the same, wherever it is fought. */
export function fightShare({ job, versus, from, to }: Share): Shared {
  const shared = nothingShared(versus !== null);
  const pairs = shared.pairs as Record<string, number>;
  const first = arena(job);
  const second = versus === null ? null : arena(versus);
  for (let trial = from; trial < to; trial++) {
    const one = first.fight(trial);
    count(shared.tally, first, one);
    if (second === null) continue;
    const winner = one.winner;
    const other = second.fight(trial);
    count(shared.versus!, second, other);
    if (winner === other.winner) continue;
    if (winner >= 0) pairs[`${winner} lost`] = (pairs[`${winner} lost`] ?? 0) + 1;
    if (other.winner >= 0) pairs[`${other.winner} gained`] = (pairs[`${other.winner} gained`] ?? 0) + 1;
  }
  return shared;
}

/** What a worker hands back: a fault that would come again is told, not thrown, so that it is no dead worker. */
export type Answer = { readonly shared: Shared } | { readonly fault: { readonly code: string; readonly message: string } };

export function answerShare(share: Share): Answer {
  try {
    return { shared: fightShare(share) };
  } catch (thrown) {
    const code = thrown instanceof FileError || thrown instanceof RiposteError ? thrown.code : 'fault';
    return { fault: { code, message: thrown instanceof Error ? thrown.message : String(thrown) } };
  }
}
