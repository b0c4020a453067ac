import { FileError } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { type Facts } from '@riposte/ruleset';
import { still } from '../situation.ts';
import { type Arena, arena, type Job } from './arena.ts';
import { type SimulateOptions, simulate } from './simulate.ts';
import { type Estimate, paired } from './statistics.ts';
import { dataOf, varied } from './variant.ts';

/** One number of a fighter moved by one, and what that does to a side's share of wins. */
export interface Moved {
  /** "Ann.dice.DEF=D10". */
  readonly change: string;
  readonly from: Json;
  readonly effect: Estimate;
}

/** Sizes of dice to try for one more or one less. */
const MAX_STEP = 10;

/**
 * Every number of every fighter that an encounter can say, plus and minus 1, with the same dice, the strongest effect
 * first. What was broken off is left out.
 * @param side Number of the side whose wins are looked at.
 */
export async function sensitivity(job: Job, side: number, options: SimulateOptions, onEach?: (done: number, of: number) => void): Promise<Moved[]> {
  const steps = stepsOf(job, arena(job));
  const moved: Moved[] = [];
  for (const [i, { change, from }] of steps.entries()) {
    if (options.signal?.aborted) break;
    const versus = { ...job, content: varied(job.content, [change]) };
    const { tally, pairs, stopped } = await simulate(job, { ...options, versus });
    if (stopped === 'broken off') break;
    moved.push({ change, from, effect: paired(pairs[`${side} gained`] ?? 0, pairs[`${side} lost`] ?? 0, tally.fights) });
    onEach?.(i + 1, steps.length);
  }
  return moved.sort((a, b) => Math.abs(b.effect.share) - Math.abs(a.effect.share));
}

/** The changes that the encounter's schema takes and that make another fight: of what is said of a fighter and of its facts. */
function stepsOf(job: Job, { standing, fighters }: Arena): { readonly change: string; readonly from: Json }[] {
  const view = still(standing);
  const before = JSON.stringify(standing.state);
  const data = dataOf(job.content);
  return fighters.flatMap(({ id, name }) => {
    const facts = leaves(standing.ruleSet.words?.facts(view, id) ?? {});
    const said = leaves((data.fighters.find((fighter) => fighter.name === name) ?? {}) as Facts);
    const all = new Map([...facts, ...said].map((one) => [one.path.join('.'), one.value]));
    return [...all].flatMap(([path, value]) =>
      [-1, 1].flatMap((by) => {
        const change = neighbours(value, by)
          .map((neighbour) => `${name}.${path}=${String(neighbour)}`)
          .find((one) => isTaken(job, one, before));
        return change === undefined ? [] : [{ change, from: value }];
      }),
    );
  });
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

/** Whether the encounter can be read so, and begins otherwise then. */
function isTaken(job: Job, change: string, before: string): boolean {
  try {
    const { standing } = arena({ ...job, content: varied(job.content, [change]) });
    return JSON.stringify(standing.state) !== before;
  } catch (thrown) {
    if (thrown instanceof FileError) return false;
    throw thrown;
  }
}
