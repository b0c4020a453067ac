import { FileError, isLog } from '@riposte/files';
import {
  addShared,
  arena,
  changed,
  fightersLike,
  fightShare,
  type Job,
  nothingShared,
  numberOf,
  orderWords,
  parseOrder,
  type Shared,
  sided,
  still,
  TextError,
  type Tried,
  turned,
  wilson,
} from '@riposte/sim/fights';
import { FILE } from './fight.ts';
import type { FightFile, FightsWanted, Fought, Solved, SolveWanted } from './requests.ts';

/** How an answer is called off, and what is told before it is whole. */
export interface Way<T> {
  readonly signal: AbortSignal;
  readonly tell: (told: T) => void;
}

/** Rounds after which a fight counts as endless, as with the command. */
const ROUNDS = 200;
/** Milliseconds of fights between two looks at what the page wants. */
export const SLICE = 100;

/** The same job as the command makes of the file, so that equal seeds give equal totals. */
export function jobOf({ content, packs = {}, seed, players = {}, orders = {} }: Omit<FightsWanted, 'from' | 'to'>): Job {
  const own = isLog(content) ? null : (JSON.parse(content) as { readonly seed?: unknown }).seed;
  return { content, file: FILE, packs, seed: seed ?? (typeof own === 'string' ? own : '1'), players, orders, rounds: ROUNDS };
}

/** So that what the page says meanwhile is heard. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

export async function fightOn(
  job: Job,
  from: number,
  to: number,
  { signal, tell }: Way<Shared>,
): Promise<{ readonly shared: Shared; readonly partial: boolean }> {
  const shared = nothingShared(0);
  for (let at = from; at < to; ) {
    const until = performance.now() + SLICE;
    while (at < to && performance.now() < until) {
      addShared(shared, await fightShare({ job, versus: [], from: at, to: at + 1 }));
      at++;
    }
    if (at === to) break;
    tell(shared);
    await breath();
    if (signal.aborted) return { shared, partial: true };
  }
  return { shared, partial: false };
}

/** Fights `from` to `to - 1` of a file; totals so far are told on the way. @throws FileError, TextError */
export async function fought(wanted: FightsWanted, { signal, tell }: Way<Fought>): Promise<Fought> {
  const job = jobOf(wanted);
  const { encounter, fighters } = await arena(job);
  const told = (shared: Shared): Fought => {
    const { wins, fights } = shared.tally;
    return { ...shared, sides: encounter.sides, fighters, shares: encounter.sides.map((_, side) => wilson(wins[side] ?? 0, fights)) };
  };
  const { shared } = await fightOn(job, wanted.from, wanted.to, { signal, tell: (soFar) => tell(told(soFar)) });
  return told(shared);
}

/** Looks for as many fighters, or as much of a number, as makes a side win as often as is wanted. @throws FileError, TextError */
export async function solved(wanted: SolveWanted, { signal, tell }: Way<Tried>): Promise<Solved> {
  const job = jobOf(wanted);
  const { encounter, fighters } = await arena(job);
  const side = encounter.sides.indexOf(wanted.side);
  const like = wanted.like ?? fighters.findLast((fighter) => fighter.side !== side)?.name ?? '';
  const dial = wanted.number === undefined ? await fightersLike(job, like) : await numberOf(job, wanted.number);
  const fight = async (one: Job) => {
    const { shared, partial } = await fightOn(one, 0, wanted.fights, { signal, tell: () => undefined });
    return { tally: shared.tally, partial };
  };
  const tried = await turned(job, side, wanted.wanted, dial, fight, signal);
  for (const one of tried) tell(one);
  const [best] = tried;
  return { tried, content: best.more === 0 ? job.content : await changed(job, dial.changes(best.more) ?? []) };
}

/** Why a standing order says nothing; null = it says something. */
export async function orderFault({ who, order, ...file }: FightFile & { readonly who: string; readonly order: string }): Promise<string | null> {
  try {
    const { standing } = await arena(jobOf(file));
    const fighter = sided(still(standing)).find(({ name }) => name === who);
    if (fighter !== undefined) parseOrder(order, orderWords(standing, fighter.id));
    return null;
  } catch (thrown) {
    if (thrown instanceof TextError || thrown instanceof FileError) return thrown.message;
    throw thrown;
  }
}
