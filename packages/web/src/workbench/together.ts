import { addShared } from '@riposte/sim/charts';
import type { Way } from './odds.ts';
import type { Compared, CompareWanted, Requests } from './requests.ts';

/** Asks one of several threads, by its number. */
export type AskThread = <R extends 'compare' | 'share'>(
  thread: number,
  ask: R,
  about: Requests[R]['asks'],
  way?: Partial<Way<Requests[R]['tells']>>,
) => Promise<Requests[R]['gives']>;

/** Fights that the first thread fights alone: those that are watched command by command, by which the rest is reckoned. */
const ALONE = 200;
/** Milliseconds of one thread from which on more of them are worth their beginning. */
const WORTH = 3000;
/** Milliseconds that a share may take about: so long one waits for a stop. */
const SHARE = 400;
const LARGEST_SHARE = 1000;

/**
 * Fights on from what was fought, over as many threads as are given where that is worth it. Totals are of the first fights without a
 * gap, added in their order, so that they are the same with any number of threads, and one can stop and go on.
 * @throws Error with a sentence
 */
export async function comparedTogether(
  ask: AskThread,
  threads: number,
  wanted: CompareWanted,
  { signal, tell }: Way<Compared>,
  worth = WORTH,
): Promise<Compared> {
  const { soFar, fights, ...fight } = wanted;
  const before = soFar?.shared.tally.fights ?? 0;
  if (threads === 1 || fights - before <= ALONE) return ask(0, 'compare', wanted, { signal, tell });
  const begun = performance.now();
  const done = await ask(0, 'compare', { ...wanted, fights: before + ALONE }, { signal, tell });
  let next = done.shared.tally.fights;
  const each = (performance.now() - begun) / (next - before);
  if (signal.aborted) return done;
  if ((fights - next) * each < worth) return ask(0, 'compare', { ...wanted, soFar: done }, { signal, tell });
  const size = Math.min(LARGEST_SHARE, Math.max(1, Math.round(SHARE / each)), Math.ceil((fights - next) / threads));
  const ended = new Map<number, Requests['share']['gives']>();
  const work = async (thread: number): Promise<void> => {
    while (next < fights && !signal.aborted) {
      const from = next;
      next = Math.min(fights, from + size);
      ended.set(from, await ask(thread, 'share', { ...fight, from, to: next }));
      for (let share = ended.get(done.shared.tally.fights); share !== undefined; share = ended.get(done.shared.tally.fights)) {
        ended.delete(done.shared.tally.fights);
        addShared(done.shared, share);
      }
      tell(structuredClone(done));
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, (_, thread) => work(thread)));
  } finally {
    // Where one failed the others begin nothing more.
    next = fights;
  }
  return done;
}
