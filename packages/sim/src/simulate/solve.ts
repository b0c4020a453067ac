import { FileError } from '@riposte/files';
import { TextError } from '../pointed.ts';
import { still } from '../standing.ts';
import { arena, type Job } from './arena.ts';
import { type SimulateOptions, simulate } from './simulate.ts';
import { type Estimate, wilson } from './statistics.ts';
import { varied } from './variant.ts';

/** One thing that was tried. */
export interface Tried {
  /** Above 0: so many more than the encounter has, of fighters or points; below 0: fewer. */
  readonly more: number;
  readonly wins: Estimate;
}

/** What may be more or fewer. */
export interface Dial {
  /** Of whose side. */
  readonly side: number;
  /** The changes for so many more; null = so many there cannot be. */
  readonly changes: (more: number) => readonly string[] | null;
}

const MOST_MORE = 12;

/** How many fighters like one there are; at least one is left. */
export function fightersLike(job: Job, like: string): Dial {
  const { fighters } = arena(job);
  const alike = fighters.map((one) => one.name).filter((one) => one === like || one.startsWith(`${like} `));
  const changes = (more: number): string[] | null => {
    if (more >= 0) return more === 0 ? [] : [`+${like}*${more}`];
    return -more >= alike.length ? null : alike.slice(more).map((one) => `-${one}`);
  };
  return { side: fighters.find((one) => one.name === like)!.side, changes };
}

/**
 * A number of a fighter, such as "Gork.level" or "Ann.dice.hp", which must be a fact of the same name.
 * @throws TextError where there is no such fighter or number.
 */
export function numberOf(job: Job, place: string): Dial {
  const { standing, fighters } = arena(job);
  const [name, ...path] = place.split('.');
  const one = fighters.find((each) => each.name === name);
  if (one === undefined) throw new TextError(place, 0, `a fighter: ${fighters.map((each) => each.name).join(', ')}`);
  const facts: unknown = standing.book.words?.facts(still(standing), one.id);
  const value = path.reduce((soFar, key) => (typeof soFar === 'object' && soFar !== null ? (soFar as Record<string, unknown>)[key] : undefined), facts);
  if (typeof value !== 'number') throw new TextError(place, name.length + 1, `a number of ${name}`);
  return { side: one.side, changes: (more) => [`${place}=${value + more}`] };
}

/**
 * Turns a dial step by step until the wanted share of wins of a side lies between two tries, or it turns no further. The best
 * try comes first.
 */
export async function solve(job: Job, side: number, wanted: number, dial: Dial, options: SimulateOptions): Promise<Tried[]> {
  const tried: Tried[] = [];
  const attempt = async (more: number): Promise<number | null> => {
    const content = contentOf(job, dial, more);
    if (content === null) return null;
    const { tally, stopped } = await simulate({ ...job, content }, options);
    // A try that was broken off says less than those before it.
    if (stopped === 'broken off' && tried.length > 0) return null;
    const wins = wilson(tally.wins[side] ?? 0, tally.fights);
    tried.push({ more, wins });
    return wins.share;
  };
  const first = await attempt(0);
  // More of foes is worse, more of friends is better.
  const by = first! > wanted === (dial.side !== side) ? 1 : -1;
  for (let more = by; Math.abs(more) <= MOST_MORE && !options.signal?.aborted; more += by) {
    const share = await attempt(more);
    if (share === null || share > wanted !== first! > wanted) break;
  }
  return tried.sort((a, b) => Math.abs(a.wins.share - wanted) - Math.abs(b.wins.share - wanted));
}

/** The encounter with the dial turned; null where it cannot be read so. */
function contentOf(job: Job, { changes }: Dial, more: number): string | null {
  const list = more === 0 ? [] : changes(more);
  if (list === null) return null;
  const content = list.length === 0 ? job.content : varied(job.content, list);
  try {
    arena({ ...job, content });
  } catch (thrown) {
    if (thrown instanceof FileError) return null;
    throw thrown;
  }
  return content;
}
