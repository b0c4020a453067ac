import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Job } from './arena.ts';
import { type Answer, addShared, answerShare, nothingShared, type Share, type Shared } from './share.ts';
import { fightsFor, wilson } from './statistics.ts';

export interface SimulateOptions {
  /** Fights at most, 1 to 10,000,000. */
  readonly fights: number;
  /** Threads; 1 = this one. */
  readonly workers: number;
  /** Stops when every side's share of wins is known this well on each side, at 95 %. */
  readonly precision?: number;
  /** Another job with the same dice. */
  readonly versus?: Job;
  /** Fights in one share; default: few at first, so that there is soon something to tell, then a twentieth of what was shared out. */
  readonly share?: number;
  readonly onProgress?: (done: Progress) => void;
  /** Stops early; what was counted until then is the result. */
  readonly signal?: AbortSignal;
  /** The module of the workers. */
  readonly worker?: URL;
}

export interface Progress {
  readonly fights: number;
  /** Fights as far as is known: fewer where the precision comes first. */
  readonly of: number;
  readonly perSecond: number;
}

export interface Simulated extends Shared {
  /** Why it stopped: all fights, the precision, or a wish of somebody. */
  readonly stopped: 'done' | 'precise' | 'broken off';
  readonly seconds: number;
  /** Workers that died; their shares were fought again. */
  readonly died: number;
}

export const MAX_FIGHTS = 10_000_000;
const FEWEST_FOR_PRECISION = 200;
const FEWEST_SHARED = 4;
const MAX_SHARED = 500;
/** A share that kills so many workers will kill the next one too. */
const MAX_DEATHS = 3;

/** A fault in fighting that would come again, with its code. */
export class SimulationError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

// Tests run the sources; threads run what was built of them.
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/simulate/worker.js' : './worker.js', import.meta.url);

/**
 * Fights an encounter many times. Totals do not depend on the number of workers: fight number i has its own dice, shares
 * are always cut alike and added in their order.
 * @throws SimulationError for a fault that is not a worker's, or a share on which workers keep dying.
 */
export async function simulate(job: Job, options: SimulateOptions): Promise<Simulated> {
  const { fights, workers, precision, versus = null, onProgress, signal } = options;
  const start = performance.now();
  const sizeAt = (at: number): number => options.share ?? Math.max(FEWEST_SHARED, Math.min(MAX_SHARED, Math.ceil(at / 20)));
  const shareAt = (at: number): Share => ({ job, versus, from: at, to: Math.min(fights, at + sizeAt(at)) });
  const crew = workers <= 1 ? alone() : threads(workers, options.worker ?? WORKER);
  const total = nothingShared(versus !== null);
  const running: Promise<Answer | null>[] = [];
  let next = 0;
  let stopped: Simulated['stopped'] = 'done';
  const wish = new AbortController();
  const broken = new Promise<null>((resolve) => signal?.addEventListener('abort', () => resolve(null), { signal: wish.signal }));
  try {
    for (;;) {
      while (running.length < workers * 2 && next < fights) {
        const share = shareAt(next);
        running.push(crew.fight(share));
        next = share.to;
      }
      const first = running.shift();
      if (first === undefined) break;
      const answer = signal?.aborted ? null : await Promise.race([first, broken]);
      if (answer === null) {
        stopped = 'broken off';
        break;
      }
      if ('fault' in answer) throw new SimulationError(answer.fault.code, answer.fault.message);
      addShared(total, answer.shared);
      const seconds = (performance.now() - start) / 1000;
      onProgress?.({ fights: total.tally.fights, of: expectedFights(total, fights, precision), perSecond: total.tally.fights / seconds });
      if (precision !== undefined && isPrecise(total, precision)) {
        stopped = 'precise';
        break;
      }
    }
  } finally {
    wish.abort();
    for (const one of running) one.catch(() => null);
    await crew.end();
  }
  return { ...total, stopped, seconds: (performance.now() - start) / 1000, died: crew.died() };
}

function isPrecise({ tally: { fights, wins } }: Shared, precision: number): boolean {
  if (fights < FEWEST_FOR_PRECISION) return false;
  return Object.values(wins).every((won) => {
    const { least, most } = wilson(won, fights);
    return (most - least) / 2 <= precision;
  });
}

function expectedFights({ tally }: Shared, most: number, precision: number | undefined): number {
  if (precision === undefined || tally.fights === 0) return most;
  const needed = Object.values(tally.wins).map((won) => fightsFor(precision, won / tally.fights));
  return Math.max(tally.fights, Math.min(most, Math.max(FEWEST_FOR_PRECISION, ...needed)));
}

interface Crew {
  readonly fight: (share: Share) => Promise<Answer>;
  readonly died: () => number;
  readonly end: () => Promise<void>;
}

const BROKEN_OFF: Answer = { fault: { code: 'broken-off', message: 'the simulation was broken off' } };

function alone(): Crew {
  let last: Promise<unknown> = Promise.resolve();
  let ended = false;
  return {
    fight(share) {
      // One after another, with a breath between, so that progress is shown and Ctrl-C is heard.
      const mine = last.then(() => sleep(0)).then(() => (ended ? BROKEN_OFF : answerShare(share)));
      last = mine;
      return mine;
    },
    died: () => 0,
    async end() {
      ended = true;
    },
  };
}

function threads(workers: number, module: URL): Crew {
  const pool = new Piscina({ filename: module.href, minThreads: workers, maxThreads: workers, recordTiming: false });
  pool.on('error', () => {});
  let died = 0;
  let ended = false;
  return {
    async fight(share) {
      for (let deaths = 0; ; deaths++) {
        try {
          return (await pool.run(share)) as Answer;
        } catch (thrown) {
          // The worker died: nothing of this share was counted, so it is fought again from its beginning.
          if (ended) return BROKEN_OFF;
          died++;
          if (deaths + 1 < MAX_DEATHS) continue;
          return { fault: { code: 'worker-died', message: `fights ${share.from} to ${share.to - 1} killed ${MAX_DEATHS} workers (${String(thrown)})` } };
        }
      }
    },
    died: () => died,
    async end() {
      ended = true;
      await pool.destroy();
    },
  };
}
