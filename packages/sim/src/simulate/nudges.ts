import { FileError, isLog, settableFacts } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { type Facts } from '@riposte/ruleset';
import { still } from '../situation.ts';
import { arena, changed, type Job } from './arena.ts';
import type { Shared } from './share.ts';
import { type Estimate, paired } from './statistics.ts';
import { dataOf } from './variant.ts';

/** One number of a fighter moved by one, or a die to the next size. */
export interface Nudge {
  /** "Ann.dice.DEF=D10". */
  readonly change: string;
  readonly from: Json;
}

/** Sizes of dice to try for one more or one less. */
const MAX_STEP = 10;

/** The changes by one that the encounter's schema takes and that make another fight: of what is said of a fighter and of its facts. */
export async function nudgesOf(job: Job): Promise<readonly Nudge[]> {
  const { standing, fighters } = await arena(job);
  const view = still(standing);
  const before = JSON.stringify(standing.state);
  const data = isLog(job.content) ? null : dataOf(job.content);
  const nudges: Nudge[] = [];
  for (const { id, name } of fighters) {
    const { words } = standing.ruleSet;
    const all = leaves(words?.facts(view, id) ?? {});
    // In a fight that stands, only what the game master can set is another.
    const settable = data !== null || words === undefined ? null : settableFacts({ words, view }, id);
    const facts = all.filter(({ path }) => settable === null || Object.hasOwn(settable, path.join('.')));
    const said = leaves((data?.fighters.find((fighter) => fighter.name === name) ?? {}) as Facts);
    for (const [path, from] of new Map([...facts, ...said].map((fact) => [fact.path.join('.'), fact.value]))) {
      for (const by of [-1, 1]) {
        const changes = neighbours(from, by).map((neighbour) => `${name}.${path}=${String(neighbour)}`);
        const change = await firstTaken(job, changes, before);
        if (change !== null) nudges.push({ change, from });
      }
    }
  }
  return nudges;
}

/** Numbers and dice among facts, by path. */
function leaves(facts: Facts, path: readonly string[] = []): { readonly path: readonly string[]; readonly value: Json }[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value === 'number' || (typeof value === 'string' && /^[dD]\d+$/.test(value))) return [{ path: here, value }];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value as Facts, here) : [];
  });
}

/** The value moved by one; of a die the next size up or down that there is. */
function neighbours(value: Json, by: number): Json[] {
  if (typeof value === 'number') return [value + by];
  const [, letter, sides] = /^([dD])(\d+)$/.exec(String(value))!;
  return Array.from({ length: MAX_STEP }, (_, i) => `${letter}${Number(sides) + by * (i + 1)}`);
}

/** The first change with which the encounter can be read and begins in another way; null = none. */
async function firstTaken(job: Job, changes: readonly string[], before: string): Promise<string | null> {
  for (const change of changes) {
    try {
      const { standing } = await arena({ ...job, content: await changed(job, [change]) });
      if (JSON.stringify(standing.state) !== before) return change;
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
    }
  }
  return null;
}

/** The jobs of nudges, to be fought beside the one that they change. */
export const nudgedJobs = (job: Job, nudges: readonly Nudge[]): Promise<readonly Job[]> =>
  Promise.all(nudges.map(async ({ change }) => ({ ...job, content: await changed(job, [change]) })));

/** A nudge, and what it does to a side's share of wins. */
export interface Moved extends Nudge {
  readonly effect: Estimate;
}

/** What nudges did that were fought beside a fight, the strongest effect first. */
export function movedBy(nudges: readonly Nudge[], { tally, versus }: Shared, side: number): readonly Moved[] {
  const moved = nudges.map((nudge, i): Moved => {
    const { pairs } = versus[i];
    return { ...nudge, effect: paired(pairs[`${side} gained`] ?? 0, pairs[`${side} lost`] ?? 0, tally.fights) };
  });
  return moved.sort((a, b) => Math.abs(b.effect.share) - Math.abs(a.effect.share));
}
