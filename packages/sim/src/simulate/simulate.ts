import { setImmediate as breath } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Job } from './arena.ts';
import { SimulationError } from './error.ts';
import { type Answer, addShared, answerShare, nothingShared, type Share, type Shared } from './share.ts';
import { fightsFor, wilson } from './statistics.ts';
import type { Traces } from './traces.ts';

export interface SimulateOptions {
  /** Fights at most, 1 to 10,000,000. */
  readonly fights: number;
  /** Threads at most, this one among them. */
  readonly workers: number;
  /** Stops when every side's share of wins is known this well on each side, at 95 %. */
  readonly precision?: number;
  /** Other jobs with the same dice. */
  readonly versus?: readonly Job[];
  /** Fights in one share; default: one at first, so that there is soon something to tell, then as many as before, up to a quarter of a second's worth. */
  readonly share?: number;
  /** What is seen of the first fights goes here, as far as this thread fights them: `trace` watches the others. */
  readonly traces?: Traces;
  /** The same for the first job of `versus`. */
  readonly variant?: Traces;
  readonly onProgress?: (done: Progress) => void;
  /** Stops early; what was counted until then is the result, at least one share; nothing where those who were hired had not begun. */
  readonly signal?: AbortSignal;
  /** Whether other threads are started at once; default: once it is seen that seconds of work are left. */
  readonly atOnce?: boolean;
  /** The module of the workers. */
  readonly worker?: URL;
  /** Who fights in place of this process, such as a farm of machines: for the job and those that it is compared with. */
  readonly hire?: (job: Job, versus: readonly Job[]) => Promise<Crew>;
}

export interface Progress {
  readonly fights: number;
  /** Fights as far as is known: fewer where the precision comes first. */
  readonly of: number;
  readonly perSecond: number;
  /** The totals so far, to which later ones are added. */
  readonly soFar: Shared;
}

export interface Simulated extends Shared {
  /** Why it stopped: all fights are run, the precision is reached, or someone stopped it. */
  readonly stopped: 'done' | 'precise' | 'broken off';
  readonly seconds: number;
  /** Workers that died; their shares were fought again. */
  readonly died: number;
}

/** Fights between two looks at the precision. */
const LOOK_EVERY = 200;
const SHARE_MS = 250;
/**
 * Milliseconds of CPU that must be left for other threads to be worth their start: each loads and compiles the rules again. At that moment
 * fights are not fully compiled yet and take up to twice as long as later ones, so it really is 5 to 10 s.
 */
const WORTH_MS = 10_000;
/** Before that, a fight takes ten times as long as the later ones and says nothing of them. */
const WARM_MS = 2000;
/** So that a thread finds its next share when it hands one back. */
const SHARES_OF_A_THREAD = 2;
/** A share that kills so many workers will kill the next one too. */
const MAX_DEATHS = 3;

// Tests run the sources; threads run what was built of them.
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/simulate/worker.js' : './worker.js', import.meta.url);

/** A share that is being fought. */
interface Running {
  readonly crew: Crew;
  readonly done: Promise<void>;
  answer: Answer | null;
}

/**
 * Fights an encounter many times: on this thread, and on others too once it is seen that much work is left, or where it is
 * told to. Totals depend neither on threads nor on how shares are cut: fight number i has its own dice, and shares are added in their order.
 * @throws SimulationError for a fault that is not a worker's, or a share on which workers keep dying.
 */
export async function simulate(job: Job, options: SimulateOptions): Promise<Simulated> {
  const { fights, workers, precision, versus = [], onProgress, signal, atOnce = false, worker = WORKER, hire, traces, variant } = options;
  const start = performance.now();
  const total = nothingShared(versus.length);
  const msEach = (): number => (performance.now() - start) / Math.max(1, total.tally.fights);
  const sizeAt = (from: number): number => options.share ?? Math.ceil(Math.max(1, Math.min(from, SHARE_MS / msEach())));
  const lookAfter = (from: number): number => (precision === undefined ? fights : from - (from % LOOK_EVERY) + LOOK_EVERY);
  // The threads come first: this one hears nobody while it fights.
  const own = alone(traces, variant);
  const crews = hire ? [await hire(job, versus)] : atOnce && workers > 1 ? [threads(workers - 1, { module: worker }), own] : [own];
  const running: Running[] = [];
  let next = 0;
  const worked = workSince();
  /** Of the last share: when it was done, and what a fight of it took. */
  let [at, lately] = [0, 0];

  /** Gives a crew as many shares as it fights at a time. */
  const supply = (crew: Crew): void => {
    for (let busy = running.filter((share) => share.crew === crew && share.answer === null).length; busy < crew.most && next < fights; busy++) {
      const most = Math.min(fights, lookAfter(next));
      const share = { job, versus, from: next, to: crew.cut?.(next, most) ?? Math.min(most, next + sizeAt(next)) };
      const one: Running = { crew, answer: null, done: crew.fight(share).then((answer) => void (one.answer = answer)) };
      running.push(one);
      next = share.to;
    }
  };
  /** Adds a share; why it is over, null = it goes on. */
  const add = (answer: Answer): Simulated['stopped'] | null => {
    if ('fault' in answer) throw new SimulationError(answer.fault.code, answer.fault.message, answer.fault.fight);
    addShared(total, answer.shared);
    const done = total.tally.fights;
    const now = worked();
    [at, lately] = [now, (now - at) / answer.shared.tally.fights];
    onProgress?.({ fights: done, of: expectedFights(total, fights, precision), perSecond: 1000 / msEach(), soFar: total });
    if (precision !== undefined && done % LOOK_EVERY === 0 && isPrecise(total, precision)) return 'precise';
    if (done === fights) return 'done';
    return signal?.aborted ? 'broken off' : null;
  };
  const wish = new AbortController();
  const wished = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { signal: wish.signal }));
  let stopped: Simulated['stopped'] | null = null;
  try {
    while (stopped === null) {
      crews.forEach(supply);
      const open = running.flatMap((share) => (share.answer === null ? [share.done] : []));
      await Promise.race(total.tally.fights > 0 || hire ? [wished, ...open] : open);
      if (signal?.aborted && (total.tally.fights > 0 || hire)) stopped = 'broken off';
      for (let first = running[0]; stopped === null && first?.answer; first = running[0]) {
        running.shift();
        stopped = add(first.answer);
      }
      if (!hire && crews.length === 1 && workers > 1 && at > WARM_MS && (fights - next) * lately > WORTH_MS)
        crews.unshift(threads(workers - 1, { module: worker }));
    }
  } finally {
    wish.abort();
    for (const { done } of running) done.catch(() => null);
    for (const crew of crews) await crew.end();
  }
  return { ...total, stopped, seconds: (performance.now() - start) / 1000, died: crews[0].died() };
}

/** Milliseconds that this process has worked from now on. */
function workSince(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
}

function isPrecise({ tally: { fights, wins } }: Shared, precision: number): boolean {
  return Object.values(wins).every((won) => {
    const { least, most } = wilson(won, fights);
    return (most - least) / 2 <= precision;
  });
}

function expectedFights({ tally }: Shared, most: number, precision: number | undefined): number {
  if (precision === undefined) return most;
  const needed = Object.values(tally.wins).map((won) => fightsFor(precision, won / tally.fights));
  return Math.max(tally.fights, Math.min(most, Math.max(LOOK_EVERY, ...needed)));
}

/** Who fights shares. */
export interface Crew {
  /** Shares at a time. */
  readonly most: number;
  readonly fight: (share: Share) => Promise<Answer>;
  /** Behind which fight a share ends that begins with fight `from` and must end before `most`; default: the simulation says. */
  readonly cut?: (from: number, most: number) => number;
  /** How many workers died; their shares were fought again. */
  readonly died: () => number;
  readonly end: () => Promise<void>;
}

const BROKEN_OFF: Answer = { fault: { code: 'broken-off', message: 'the simulation was broken off' } };

function alone(traces?: Traces, variant?: Traces): Crew {
  let ended = false;
  return {
    most: 1,
    async fight(share) {
      // So that progress is shown and Ctrl-C is heard.
      await breath();
      return ended ? BROKEN_OFF : answerShare(share, traces, variant);
    },
    died: () => 0,
    async end() {
      ended = true;
    },
  };
}

export interface ThreadsOptions {
  /** What they run; default: fights alone, of the games that come with Riposte. */
  readonly module?: URL;
  /** Milliseconds after which a share is given up, for each job that is fought in it; default: never. */
  readonly within?: number;
}

/** So many other threads. A share on which they keep dying or that takes too long is answered with a fault. */
export function threads(count: number, { module = WORKER, within }: ThreadsOptions = {}): Crew {
  const pool = new Piscina({ filename: module.href, minThreads: count, maxThreads: count, recordTiming: false });
  pool.on('error', () => {});
  let died = 0;
  let ended = false;
  /** The answer, or what the thread died of. */
  const tried = async (share: Share): Promise<Answer | { readonly died: unknown }> => {
    const most = (within ?? 0) * (1 + share.versus.length);
    try {
      return (await pool.run(share, within === undefined ? {} : { signal: AbortSignal.timeout(most) })) as Answer;
    } catch (thrown) {
      if (ended) return BROKEN_OFF;
      died++;
      if ((thrown as Error).name !== 'AbortError') return { died: thrown };
      return { fault: { code: 'too-long', message: `fights ${share.from} to ${share.to - 1} took longer than ${most / 1000} s` } };
    }
  };
  /** The first fight of a share that kills a thread, found by halves. */
  const deadly = async ({ from, to, ...share }: Share): Promise<number> => {
    if (to - from === 1) return from;
    const middle = Math.floor((from + to) / 2);
    const isFirst = 'died' in (await tried({ ...share, from, to: middle }));
    return deadly({ ...share, from: isFirst ? from : middle, to: isFirst ? middle : to });
  };
  return {
    most: count * SHARES_OF_A_THREAD,
    async fight(share) {
      for (let deaths = 0; ; deaths++) {
        const answer = await tried(share);
        if (!('died' in answer)) return answer;
        // The worker died: nothing of this share was counted, so it is fought again from its beginning.
        if (deaths + 1 < MAX_DEATHS) continue;
        const fight = await deadly(share);
        return { fault: { code: 'worker-died', message: `it killed ${MAX_DEATHS} workers (${String(answer.died)})`, fight } };
      }
    },
    died: () => died,
    async end() {
      ended = true;
      await pool.destroy();
    },
  };
}
