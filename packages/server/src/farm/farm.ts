import type { Answer, Crew, Job, Share, Shared, ShareFault } from '@riposte/sim';
import { type FarmDatabase, LOST, openFarm, pause } from './database.ts';
import { jobId, MAX_ANSWER, MAX_SHARE, packedSpec, type Rules, rulesFor, type Spec, simulationName, unpacked } from './spec.ts';

/** Workers on any number of machines, who fight shares of simulations in place of this process. */
export interface Farm {
  /** Who fights a job and those that it is compared with: `hire` of a simulation. */
  readonly hire: (job: Job, versus: readonly Job[]) => Promise<Crew>;
  /** Fights that had been fought before. */
  readonly found: () => number;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two looks at what is done. */
const LOOK = 200;
/** Milliseconds between two signs that a client still waits, and between two checks that every job is still there. */
const ASK = 2000;
const SEND_AGAIN = 10_000;
/** Milliseconds that a share should take. */
const SHARE = 3000;
/** Fights of the first shares, which workers fight before their code is compiled; later ones have at most so many times those of the last. */
const FIRST = 1;
const GROWTH = 4;
/** Shares that are asked for at a time, for each thread and at least. */
const OF_A_THREAD = 3;
const LEAST = 4;
/** Shares that are looked for in one statement, so that their answers fit into memory. */
const AT_ONCE = 50;
/** Milliseconds after which the client learns that no worker is there. */
const PATIENCE = 5000;

/**
 * Opens the farm in a PostgreSQL database.
 * @param release Of Riposte: workers of another one do not take its shares.
 * @param say Hears what is in the way: a sentence.
 * @throws StoreError with what to do
 */
export async function farmAt(address: string, release: string, say: (sentence: string) => void): Promise<Farm> {
  const database = await openFarm(address, false);
  let found = 0;
  return {
    hire: (job, versus) => crewFor(database, { job, versus }, release, say, (fights) => (found += fights)),
    found: () => found,
    close: database.close,
  };
}

/** A share without an answer. */
interface OpenShare {
  readonly share: Share;
  readonly answer: (answer: Answer) => void;
  isSent: boolean;
}

/** A simulation that the farm fights for this process. */
interface Hired {
  readonly database: FarmDatabase;
  readonly spec: Spec;
  readonly rules: Rules;
  /** The name of the simulation. */
  readonly sim: string;
  /** Ends of shares that were fought before, by their starts, the largest first. */
  readonly kept: ReadonlyMap<number, readonly number[]>;
  /** Shares without an answer, by their starts. */
  readonly waiting: Map<number, OpenShare>;
  readonly say: (sentence: string) => void;
  readonly found: (fights: number) => void;
  readonly ends: AbortController;
  /** Workers that died over its shares. */
  died: number;
  /** Threads of the workers that have its rules. */
  threads: number;
  /** Fights of the next share. */
  size: number;
}

async function crewFor(database: FarmDatabase, spec: Spec, release: string, say: (sentence: string) => void, found: (fights: number) => void): Promise<Crew> {
  const rules = await rulesFor(spec, release);
  const sim = simulationName(spec, rules);
  const kept = await keptShares(database, spec, rules, sim);
  const starts = [...kept.keys()];
  const ends = new AbortController();
  const hired: Hired = { database, spec, rules, sim, kept, waiting: new Map(), say, found, ends, died: 0, threads: 0, size: FIRST };
  const running = keepAnswering(hired);
  return {
    get most() {
      return Math.max(LEAST, OF_A_THREAD * hired.threads);
    },
    cut: (from, most) => {
      const whole = kept.get(from)?.find((past) => past <= most);
      if (whole !== undefined) return whole;
      const next = nextAfter(starts, from);
      return Math.min(most, from + hired.size, next ?? most);
    },
    fight: (share) => new Promise((answer) => void hired.waiting.set(share.from, { share, answer, isSent: false })),
    died: () => hired.died,
    async end() {
      ends.abort();
      await running;
      const ids = [...hired.waiting.values()].flatMap(({ isSent, share: { from, to } }) => (isSent ? [jobId(sim, from, to)] : []));
      // Where the database does not answer they are called off because nobody asks any more.
      if (ids.length > 0) await database.jobs.deleteJob(rules.queue, ids as never).catch(() => undefined);
    },
  };
}

/** Stores a simulation for the workers, and finds which of its shares were fought before. */
async function keptShares({ query, jobs }: FarmDatabase, spec: Spec, rules: Rules, sim: string): Promise<Hired['kept']> {
  await jobs.createQueue(rules.queue);
  await query(
    `insert into riposte_farm.sims (id, queue, rules, title, seed, spec) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set asked = now(), used = now()`,
    [sim, rules.queue, rules.title, spec.job.file, spec.job.seed, packedSpec(spec)],
  );
  // What was set aside gets another try.
  await query('delete from riposte_farm.shares where sim = $1 and fault is not null', [sim]);
  const kept = new Map<number, number[]>();
  for (const { first, past } of await query<{ first: number; past: number }>(
    'select first, past from riposte_farm.shares where sim = $1 order by first, past desc',
    [sim],
  ))
    kept.set(first, [...(kept.get(first) ?? []), past]);
  return kept;
}

/** Sends shares to the workers and takes their answers, until the crew is let go. */
async function keepAnswering(hired: Hired): Promise<void> {
  const { waiting, say } = hired;
  const { signal } = hired.ends;
  const begun = Date.now();
  let [askedAt, sentAt] = [0, begun];
  let [isTold, isAway] = [false, false];
  while (!signal.aborted) {
    let isBusy = false;
    try {
      await sendShares(hired, Date.now() - sentAt > SEND_AGAIN);
      if (Date.now() - sentAt > SEND_AGAIN) sentAt = Date.now();
      if (Date.now() - askedAt > ASK) {
        const missing = await missingWorkers(hired);
        if (missing !== null && waiting.size > 0 && Date.now() - begun >= PATIENCE && !isTold) {
          isTold = true;
          say(missing);
        }
        askedAt = Date.now();
      }
      isBusy = waiting.size > 0 && (await takeAnswers(hired));
      isAway = false;
    } catch (thrown) {
      if (!isAway && !signal.aborted) say(`The database of the farm does not answer (${(thrown as Error).message}). It is tried again.`);
      isAway = true;
    }
    await pause(isBusy ? 1 : LOOK, signal);
  }
}

/** Whether the share was fought before. */
const isKept = ({ kept }: Hired, { from, to }: Share): boolean => kept.get(from)?.includes(to) ?? false;

/** Sends the shares that were not sent; from time to time all of them, as they may have been cancelled, or their results deleted. */
async function sendShares(hired: Hired, again: boolean): Promise<void> {
  const { database, sim, rules, waiting } = hired;
  const unsent = [...waiting.values()].filter(({ isSent, share }) => again || !(isSent || isKept(hired, share)));
  if (unsent.length === 0) return;
  await database.jobs.insert(unsent.map(({ share: { from, to } }) => ({ id: jobId(sim, from, to), name: rules.queue, data: { sim, from, to } })));
  for (const one of unsent) one.isSent = true;
}

/** Hands on the answers that have come. @returns whether there were any */
async function takeAnswers(hired: Hired): Promise<boolean> {
  const { database, sim, spec, waiting } = hired;
  const asked = [...waiting.values()].map(({ share }) => share);
  const rows = await database.query<{ first: number; past: number; answer: Buffer | null; fault: ShareFault | null; ms: number; died: number }>(
    `select first, past, answer, fault, ms, died from riposte_farm.shares s
     join unnest($2::int[], $3::int[]) as asked(f, p) on s.first = f and s.past = p where sim = $1
     order by first limit ${AT_ONCE}`,
    [sim, asked.map(({ from }) => from), asked.map(({ to }) => to)],
  );
  for (const row of rows) {
    const { share, answer } = waiting.get(row.first)!;
    waiting.delete(row.first);
    hired.died += row.died;
    const fights = row.past - row.first;
    if (isKept(hired, share)) hired.found(fights);
    hired.size = Math.max(1, Math.min(MAX_SHARE, GROWTH * fights, Math.floor((SHARE * fights) / Math.max(1, row.ms))));
    answer(answerOf(row, spec));
  }
  return rows.length > 0;
}

/** Says to the farm that this client still waits, and counts the threads of its workers. @returns what is to be done where no worker can; else null */
async function missingWorkers(hired: Hired): Promise<string | null> {
  const { query } = hired.database;
  const { queue, title } = hired.rules;
  await query('update riposte_farm.sims set asked = now() where id = $1', [hired.sim]);
  const workers = await query<{ rules: Record<string, string>; threads: number }>(
    'select rules, threads from riposte_farm.workers where not drains and seen > now() - make_interval(secs => $1)',
    [LOST],
  );
  const able = workers.filter(({ rules: known }) => Object.hasOwn(known, queue));
  hired.threads = able.reduce((sum, worker) => sum + worker.threads, 0);
  if (able.length > 0) return null;
  const others = [...new Set(workers.flatMap((worker) => Object.values(worker.rules)))];
  return workers.length === 0
    ? 'No worker is there. Start one: riposte worker --database ADDRESS'
    : `No worker has ${title}. Those that are there have ${others.join(', ')}.`;
}

/** The smallest of these sorted numbers that is larger. */
function nextAfter(sorted: readonly number[], from: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] > from) high = middle;
    else low = middle + 1;
  }
  return sorted[low];
}

function answerOf({ answer, fault, first, past }: { answer: Buffer | null; fault: ShareFault | null; first: number; past: number }, { job }: Spec): Answer {
  if (answer !== null) return { shared: unpacked(answer, MAX_ANSWER) as Shared };
  const { code, message, fight } = fault!;
  const which = fight === undefined ? `Fights ${first} to ${past - 1} are` : `Fight ${fight} is`;
  const repeat = fight === undefined ? '' : ` Repeat it with the same options, --seed ${JSON.stringify(job.seed)} and --open ${fight}.`;
  return { fault: { code, message: `${which} set aside: ${message}.${repeat}`, ...(fight === undefined ? {} : { fight }) } };
}
