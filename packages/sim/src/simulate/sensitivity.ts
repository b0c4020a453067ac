import { FileError } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { type Facts } from '@riposte/ruleset';
import { still } from '../situation.ts';
import { type Arena, arena, type Job } from './arena.ts';
import { type Simulated, type SimulateOptions, simulate } from './simulate.ts';
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

/** What was found of a side's share of wins; `stopped`: why it ended. */
export interface Sensitivity {
  readonly moved: readonly Moved[];
  readonly fights: number;
  readonly stopped: Simulated['stopped'];
}

/**
 * Every number of every fighter that an encounter can say, plus and minus 1, with the same dice, the strongest effect
 * first. The encounter as it is is fought once for all of them.
 * @param side Number of the side whose wins are looked at.
 */
export async function sensitivity(job: Job, side: number, options: SimulateOptions): Promise<Sensitivity> {
  const steps = await stepsOf(job, await arena(job));
  const versus = steps.map(({ change }) => ({ ...job, content: varied(job.content, [change]) }));
  const { tally, versus: tried, stopped } = await simulate(job, { ...options, versus });
  const moved = steps.map(({ change, from }, i): Moved => {
    const { pairs } = tried[i];
    return { change, from, effect: paired(pairs[`${side} gained`] ?? 0, pairs[`${side} lost`] ?? 0, tally.fights) };
  });
  return { moved: moved.sort((a, b) => Math.abs(b.effect.share) - Math.abs(a.effect.share)), fights: tally.fights, stopped };
}

/** The changes that the encounter's schema takes and that make another fight: of what is said of a fighter and of its facts. */
async function stepsOf(job: Job, { standing, fighters }: Arena): Promise<readonly { readonly change: string; readonly from: Json }[]> {
  const view = still(standing);
  const before = JSON.stringify(standing.state);
  const data = dataOf(job.content);
  const steps: { change: string; from: Json }[] = [];
  for (const { id, name } of fighters) {
    const facts = leaves(standing.ruleSet.words?.facts(view, id) ?? {});
    const said = leaves((data.fighters.find((fighter) => fighter.name === name) ?? {}) as Facts);
    for (const [path, from] of new Map([...facts, ...said].map((change) => [change.path.join('.'), change.value]))) {
      for (const by of [-1, 1]) {
        const changes = neighbours(from, by).map((neighbour) => `${name}.${path}=${String(neighbour)}`);
        const change = await firstTaken(job, changes, before);
        if (change !== null) steps.push({ change, from });
      }
    }
  }
  return steps;
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

/** The first change with which the encounter can be read and begins otherwise; null = none. */
async function firstTaken(job: Job, changes: readonly string[], before: string): Promise<string | null> {
  for (const change of changes) {
    try {
      const { standing } = await arena({ ...job, content: varied(job.content, [change]) });
      if (JSON.stringify(standing.state) !== before) return change;
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
    }
  }
  return null;
}
