import { FileError, isLog } from '@riposte/files';
import { nearest } from '@riposte/ruleset';
import { TextError } from '../pointed.ts';
import { still } from '../situation.ts';
import { arena, changed, type Job } from './arena.ts';
import { type Estimate, wilson } from './statistics.ts';
import type { Tally } from './tally.ts';
import { dataOf } from './variant.ts';

/** One thing that was tried. */
export interface Tried {
  /** Above 0: so many more than the encounter has, of fighters or points; below 0: fewer. */
  readonly more: number;
  readonly wins: Estimate;
  /** Share of fights that came to no end. */
  readonly endless: number;
}

/** What may be more or fewer. */
export interface Dial {
  /** Of whose side. */
  readonly side: number;
  /** The changes for so many more; null = so many there cannot be. */
  readonly changes: (more: number) => readonly string[] | null;
}

const MAX_MORE = 12;

/** How many fighters like one there are, of its side and all but the name and place as it; at least one is left, the one itself. */
export async function fightersLike(job: Job, like: string): Promise<Dial> {
  if (isLog(job.content)) throw new TextError(like, 0, 'a number such as "Ann.hp": nobody can join or leave a fight that has begun');
  const { fighters } = await arena(job);
  const said = dataOf(job.content).fighters.map(({ name, ...rest }) => ({
    name,
    sort: JSON.stringify({ ...rest, at: null }),
  }));
  const sort = said.find((fighter) => fighter.name === like)!.sort;
  const alike = [like, ...said.flatMap((fighter) => (fighter.name !== like && fighter.sort === sort ? [fighter.name] : []))];
  const changes = (more: number): string[] | null => {
    if (more >= 0) return more === 0 ? [] : [`+${like}*${more}`];
    return -more >= alike.length ? null : alike.slice(more).map((name) => `-${name}`);
  };
  return { side: fighters.find((fighter) => fighter.name === like)!.side, changes };
}

/**
 * A number of a fighter, such as "Gork.level" or "Ann.skills.Melee": from the encounter or a fact of that name. @throws TextError for an
 * unknown fighter or number.
 */
export async function numberOf(job: Job, place: string): Promise<Dial> {
  const { standing, fighters } = await arena(job);
  const [name, ...path] = place.split('.');
  const one = fighters.find((each) => each.name === name);
  const names = fighters.map((each) => each.name);
  if (one === undefined) throw new TextError(place, 0, `a fighter: ${names.join(', ')}`, nearest(names, name));
  const said = isLog(job.content) ? null : dataOf(job.content).fighters.find((each) => each.name === name);
  const at = (of: unknown): unknown =>
    path.reduce((soFar, key) => (typeof soFar === 'object' && soFar !== null ? (soFar as Record<string, unknown>)[key] : undefined), of);
  const value = at(said) ?? at(standing.ruleSet.words?.facts(still(standing), one.id));
  if (typeof value !== 'number') throw new TextError(place, name.length + 1, `a number of ${name}`);
  return { side: one.side, changes: (more) => [`${place}=${value + more}`] };
}

/** What fights of a job came to; `partial`: they were broken off, so it says less than a whole try. */
export type Fought = (job: Job) => Promise<{ readonly tally: Tally; readonly partial: boolean }>;

/**
 * Turns a dial step by step until the wanted share of wins of a side lies between two tries, or it turns no further.
 * @param fight How a try is fought: on whatever threads there are.
 * @param told Hears the tries so far, the best first.
 * @returns All tries, the best first.
 */
export async function turned(
  job: Job,
  side: number,
  wanted: number,
  dial: Dial,
  fight: Fought,
  signal?: AbortSignal,
  told?: (tried: readonly Tried[]) => void,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const isOff = (): boolean => signal?.aborted ?? false;
  const attempt = async (more: number): Promise<number | null> => {
    const content = await contentOf(job, dial, more);
    if (content === null) return null;
    const { tally, partial } = await fight({ ...job, content });
    // A try that was broken off says less than those before it.
    if (partial && tried.length > 0) return null;
    const wins = wilson(tally.wins[side] ?? 0, tally.fights);
    tried.push({ more, wins, endless: tally.unfinished / tally.fights });
    told?.(sorted([...tried], wanted));
    return wins.share;
  };
  const first = await attempt(0);
  // More of foes is worse, more of friends is better.
  const by = first! > wanted === (dial.side !== side) ? 1 : -1;
  for (const way of [by, -by]) {
    let nearest = Math.abs(first! - wanted);
    for (let more = way; Math.abs(more) <= MAX_MORE && !isOff(); more += way) {
      const share = await attempt(more);
      if (share === null) break;
      if (share > wanted !== first! > wanted) return sorted(tried, wanted);
      // The other way, if this one leads away at once.
      if (more === way && Math.abs(share - wanted) > nearest) break;
      nearest = Math.min(nearest, Math.abs(share - wanted));
    }
    if (nearest < Math.abs(first! - wanted)) break;
  }
  return sorted(tried, wanted);
}

function sorted(tried: Tried[], wanted: number): Tried[] {
  return tried.sort((a, b) => Math.abs(a.wins.share - wanted) - Math.abs(b.wins.share - wanted));
}

/** The encounter with the dial turned; null where it cannot be read so. */
async function contentOf(job: Job, { changes }: Dial, more: number): Promise<string | null> {
  const list = more === 0 ? [] : changes(more);
  if (list === null) return null;
  const content = list.length === 0 ? job.content : await changed(job, list);
  try {
    await arena({ ...job, content });
  } catch (thrown) {
    if (thrown instanceof FileError) return null;
    throw thrown;
  }
  return content;
}
