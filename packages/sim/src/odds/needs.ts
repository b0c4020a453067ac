import type { Id, Pool, Roll } from '@riposte/kernel';
import type { Outcome } from './odds.ts';

/** A roll as it was asked for. */
export interface Rolled {
  readonly roll: Roll;
  readonly who: Id;
  readonly pool: Pool;
  readonly see: ((total: number) => number) | undefined;
}

/** The one roll that decides whether anything befalls somebody, and the totals with which it does. */
export interface Needs {
  readonly roll: Roll;
  readonly who: Id;
  readonly pool: Pool;
  readonly text: string;
}

/** What can follow, with the outcomes of the first roll behind which it did. */
export interface Followed extends Pick<Outcome, 'consequences'> {
  readonly first: ReadonlySet<number>;
}

/**
 * "7+" or "12 or less": what the first roll must total so that something befalls somebody else than `by`. Null where
 * other dice have a say too, or where nothing hangs on it.
 */
export function needsOf({ roll, who, pool, see = (total) => total }: Rolled, by: Id, all: readonly Followed[]): Needs | null {
  const good = new Set<number>();
  const bad = new Set<number>();
  for (const { consequences, first } of all) {
    const befalls = consequences.some((one) => one.who >= 0 && one.who !== by);
    for (const outcome of first) (befalls ? good : bad).add(outcome);
  }
  if (good.size === 0 || bad.size === 0 || [...good].some((one) => bad.has(one))) return null;
  const totals = [...pool.distribution().keys()].sort((a, b) => a - b);
  const hits = totals.map((total) => good.has(see(total)));
  const turns = hits.filter((hit, i) => i > 0 && hit !== hits[i - 1]).length;
  if (turns !== 1) return null;
  return { roll, who, pool, text: hits[0] ? `${totals[hits.lastIndexOf(true)]} or less` : `${totals[hits.indexOf(true)]}+` };
}
