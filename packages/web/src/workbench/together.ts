import type { DayTally, Share, Shared } from '@riposte/sim/fights';
import type { DaysWanted } from './requests.ts';

/** What other threads can be asked for: parts of what is counted, by what they are cut from. */
export interface ShareAsked {
  readonly share: Share;
  readonly days: DaysWanted;
}

export interface ShareGiven {
  readonly share: Shared;
  readonly days: DayTally;
}

/** Other threads. */
export interface Crew {
  readonly others: number;
  /** Milliseconds of one thread from which on they are worth asking. */
  readonly worth: () => number;
  /** @param thread Which of them, from 1. */
  readonly ask: <A extends keyof ShareAsked>(thread: number, ask: A, about: ShareAsked[A]) => Promise<ShareGiven[A]>;
}

/** How a request is cancelled, what receives parts of its answer, and which threads help; default: none. */
export interface Way<T> {
  readonly signal: AbortSignal;
  readonly tell: (told: T) => void;
  readonly crew?: Crew;
}

/** Fights or days by their numbers. Each number always has the same result. */
export interface Work<A extends keyof ShareAsked> {
  /** Their results, from the first on without a gap; more are added to it. */
  readonly sum: ShareGiven[A];
  /** How many that are. */
  readonly count: () => number;
  /** How many there shall be. */
  readonly upTo: number;
  readonly ask: A;
  readonly share: (from: number, to: number) => ShareAsked[A];
  readonly here: (share: ShareAsked[A]) => Promise<ShareGiven[A]>;
  readonly add: (into: ShareGiven[A], more: ShareGiven[A]) => void;
}

/** Milliseconds that a share of another thread takes about: so long one waits for a stop. */
const SHARE = 400;
/** Milliseconds of a share of this thread: for so long it hears nothing from the page. */
export const SLICE = 100;
const LARGEST_SHARE = 1000;
export const ALONE: Crew = { others: 0, worth: () => 0, ask: () => Promise.reject(new Error('nobody')) };

/** Lets this thread hear the page. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

interface Piece<A extends keyof ShareAsked> {
  readonly work: Work<A>;
  readonly from: number;
  readonly to: number;
}

/**
 * Does one work after the other, with others where that is worth it. Each sum is of the first so many without a gap, added in their
 * order, so that it is the same with any number of threads, and one can stop and go on. At least one is done.
 * @throws Error with a sentence
 */
export async function together<A extends keyof ShareAsked>(
  works: readonly Work<A>[],
  { signal, tell, crew = ALONE }: Pick<Way<unknown>, 'signal' | 'crew'> & { readonly tell: () => void },
): Promise<void> {
  const ended = new Map<Work<A>, Map<number, ShareGiven[A]>>(works.map((work) => [work, new Map()]));
  const taken = new Map(works.map((work) => [work, work.count()]));
  const left = (): number => works.reduce((sum, work) => sum + Math.max(0, work.upTo - taken.get(work)!), 0);
  let failed: Error | null = null;
  let begun = false;
  /** Milliseconds that one took of late. */
  let each = SLICE;
  const take = (ms: number): Piece<A> | null => {
    if (failed !== null || (signal.aborted && begun)) return null;
    const work = works.find((one) => taken.get(one)! < one.upTo);
    if (work === undefined) return null;
    begun = true;
    const from = taken.get(work)!;
    // Twice as many as before at most: the first of a work may be quicker or slower than those of the work before it.
    const size = Math.max(1, Math.min(LARGEST_SHARE, from, Math.round(ms / each), Math.ceil((work.upTo - from) / (1 + crew.others))));
    const to = Math.min(work.upTo, from + size);
    taken.set(work, to);
    return { work, from, to };
  };
  const keep = ({ work, from }: Piece<A>, came: ShareGiven[A]): void => {
    const shares = ended.get(work)!;
    shares.set(from, came);
    for (let share = shares.get(work.count()); share !== undefined; share = shares.get(work.count())) {
      shares.delete(work.count());
      work.add(work.sum, share);
    }
    tell();
  };
  const help = async (thread: number): Promise<void> => {
    try {
      for (let piece = take(SHARE); piece !== null; piece = take(SHARE)) {
        const { work, from, to } = piece;
        const share = work.share(from, to);
        const came = await crew.ask(thread, work.ask, share).catch(() => null);
        // What a thread did not bring is done here, and nothing more is asked of it: the same fault comes here too, with its sentence.
        keep(piece, came ?? (await work.here(share)));
        if (came === null) return;
      }
    } catch (thrown) {
      failed ??= thrown as Error;
    }
  };
  let helpers: Promise<void>[] = [];
  for (let piece = take(SLICE); piece !== null; piece = take(SLICE)) {
    const start = performance.now();
    const { work, from, to } = piece;
    keep(piece, await work.here(work.share(from, to)));
    each = Math.max(0.01, (performance.now() - start) / (to - from));
    await breath();
    if (helpers.length === 0 && crew.others > 0 && left() * each > crew.worth()) helpers = Array.from({ length: crew.others }, (_, nth) => help(nth + 1));
  }
  await Promise.all(helpers);
  if (failed !== null) throw failed as Error;
}
