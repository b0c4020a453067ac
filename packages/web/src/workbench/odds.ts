import { FileError, isLog } from '@riposte/files';
import {
  addShared,
  arena,
  changed,
  type Estimate,
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
import { together, type Way, type Work } from './together.ts';

/** Rounds after which a fight counts as endless, as with the command. */
const ROUNDS = 200;
/** The same job as the command makes of the file, so that equal seeds give equal totals. */
export function jobOf({ content, packs = {}, seed, players = {}, orders = {} }: Omit<FightsWanted, 'from' | 'to'>): Job {
  const own = isLog(content) ? null : (JSON.parse(content) as { readonly seed?: unknown }).seed;
  return { content, file: FILE, packs, seed: seed ?? (typeof own === 'string' ? own : '1'), players, orders, rounds: ROUNDS };
}

/** Fights of a job, and of others with the same dice, as work. */
export function fightsOf(job: Job, versus: readonly Job[], upTo: number, soFar: Shared | null = null, first = 0): Work<'share'> {
  const sum = soFar ?? nothingShared(versus.length);
  return {
    sum,
    count: () => first + sum.tally.fights,
    upTo,
    ask: 'share',
    share: (from, to) => ({ job, versus, from, to }),
    here: (share) => fightShare(share),
    add: addShared,
  };
}

/** Fights `from` to `to - 1` of a file; reports the totals so far. @throws FileError, TextError */
export async function fought(wanted: FightsWanted, way: Way<Fought>): Promise<Fought> {
  const job = jobOf(wanted);
  const { encounter, fighters } = await arena(job);
  const told = (shared: Shared): Fought => {
    const { wins, fights } = shared.tally;
    return { ...shared, sides: encounter.sides, fighters, shares: encounter.sides.map((_, side) => wilson(wins[side] ?? 0, fights)) };
  };
  const work = fightsOf(job, [], wanted.to, null, wanted.from);
  await together([work], { ...way, tell: () => work.sum.tally.fights < wanted.to - wanted.from && way.tell(told(work.sum)) });
  return told(work.sum);
}

const FAR = 0.1;

const isFar = ({ least, most }: Estimate, wanted: number): boolean => least - wanted > FAR || wanted - most > FAR;

/** Looks for as many fighters, or as much of a number, as makes a side win as often as is wanted. @throws FileError, TextError */
export async function solved(wanted: SolveWanted, way: Way<Solved>): Promise<Solved> {
  const job = jobOf(wanted);
  const { encounter, fighters } = await arena(job);
  const side = encounter.sides.indexOf(wanted.side);
  const like = wanted.like ?? fighters.findLast((fighter) => fighter.side !== side)?.name ?? '';
  const dial = wanted.number === undefined ? await fightersLike(job, like) : await numberOf(job, wanted.number);
  const fought = new Map(wanted.soFar?.fought);
  let tried: readonly Tried[] = wanted.soFar?.tried ?? [];
  const told = (): Solved => ({ tried, content: job.content, fought: [...fought] });
  const fight = async (one: Job) => {
    const sum = fought.get(one.content) ?? nothingShared(0);
    fought.set(one.content, sum);
    const upTo = (count: number) => together([fightsOf(one, [], count, sum)], { ...way, tell: () => way.tell(told()) });
    const few = Math.min(wanted.few ?? wanted.fights, wanted.fights);
    await upTo(few);
    // What is far off is not counted more exactly.
    const enough = isFar(wilson(sum.tally.wins[side] ?? 0, sum.tally.fights), wanted.wanted) ? few : wanted.fights;
    if (enough > few) await upTo(enough);
    return { tally: sum.tally, partial: sum.tally.fights < enough };
  };
  const all = await turned(job, side, wanted.wanted, dial, fight, way.signal, (soFar) => (tried = soFar));
  const [best] = all;
  return { tried: all, content: best.more === 0 ? job.content : await changed(job, dial.changes(best.more) ?? []), fought: [...fought] };
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
