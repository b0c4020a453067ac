import type { Answer, Crew, Job, Share, Shared, ShareFault } from '@riposte/sim';
import { type FarmDatabase, LOST, openFarm, pause } from './database.ts';
import { jobId, MAX_ANSWER, MAX_SHARE, nameOf, packedSpec, rulesFor, type Spec, unpacked } from './spec.ts';

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

interface Waiting {
  readonly share: Share;
  readonly answer: (answer: Answer) => void;
  isSent: boolean;
}

async function crewFor(database: FarmDatabase, spec: Spec, release: string, say: (sentence: string) => void, found: (fights: number) => void): Promise<Crew> {
  const { query, jobs } = database;
  const rules = await rulesFor(spec, release);
  const sim = nameOf(spec, rules);
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
  const starts = [...kept.keys()];

  const waiting = new Map<number, Waiting>();
  const ends = new AbortController();
  let [died, threads, size] = [0, 0, FIRST];

  /** Sends the shares that were not sent; from time to time all of them, as they may have been cancelled, or their results deleted. */
  const send = async (again: boolean): Promise<void> => {
    const unsent = [...waiting.values()].filter(({ isSent, share }) => again || !(isSent || isKept(share)));
    if (unsent.length === 0) return;
    await jobs.insert(unsent.map(({ share: { from, to } }) => ({ id: jobId(sim, from, to), name: rules.queue, data: { sim, from, to } })));
    for (const one of unsent) one.isSent = true;
  };
  const isKept = ({ from, to }: Share): boolean => kept.get(from)?.includes(to) ?? false;
  const look = async (): Promise<boolean> => {
    const asked = [...waiting.values()].map(({ share }) => share);
    const rows = await query<{ first: number; past: number; answer: Buffer | null; fault: ShareFault | null; ms: number; died: number }>(
      `select first, past, answer, fault, ms, died from riposte_farm.shares s
       join unnest($2::int[], $3::int[]) as asked(f, p) on s.first = f and s.past = p where sim = $1
       order by first limit ${AT_ONCE}`,
      [sim, asked.map(({ from }) => from), asked.map(({ to }) => to)],
    );
    for (const row of rows) {
      const { share, answer } = waiting.get(row.first)!;
      waiting.delete(row.first);
      died += row.died;
      const fights = row.past - row.first;
      if (isKept(share)) found(fights);
      size = Math.max(1, Math.min(MAX_SHARE, GROWTH * fights, Math.floor((SHARE * fights) / Math.max(1, row.ms))));
      answer(answerOf(row, spec));
    }
    return rows.length > 0;
  };
  const keepAsking = async (): Promise<void> => {
    await query('update riposte_farm.sims set asked = now() where id = $1', [sim]);
    const workers = await query<{ rules: Record<string, string>; threads: number }>(
      'select rules, threads from riposte_farm.workers where not drains and seen > now() - make_interval(secs => $1)',
      [LOST],
    );
    const able = workers.filter(({ rules: known }) => Object.hasOwn(known, rules.queue));
    threads = able.reduce((sum, worker) => sum + worker.threads, 0);
    if (able.length > 0 || waiting.size === 0 || Date.now() - begun < PATIENCE || isTold) return;
    isTold = true;
    const others = [...new Set(workers.flatMap((worker) => Object.values(worker.rules)))];
    say(
      workers.length === 0
        ? 'No worker is there. Start one: riposte worker --database ADDRESS'
        : `No worker has ${rules.title}. Those that are there have ${others.join(', ')}.`,
    );
  };
  const begun = Date.now();
  let [isTold, isAway] = [false, false];

  const run = async (): Promise<void> => {
    let [askedAt, sentAt] = [0, Date.now()];
    while (!ends.signal.aborted) {
      let isBusy = false;
      try {
        await send(Date.now() - sentAt > SEND_AGAIN);
        if (Date.now() - sentAt > SEND_AGAIN) sentAt = Date.now();
        if (Date.now() - askedAt > ASK) {
          await keepAsking();
          askedAt = Date.now();
        }
        isBusy = waiting.size > 0 && (await look());
        isAway = false;
      } catch (thrown) {
        if (!isAway && !ends.signal.aborted) say(`The database of the farm does not answer (${(thrown as Error).message}). It is tried again.`);
        isAway = true;
      }
      await pause(isBusy ? 1 : LOOK, ends.signal);
    }
  };
  const running = run();

  return {
    get most() {
      return Math.max(LEAST, OF_A_THREAD * threads);
    },
    cut: (from, most) => {
      const whole = kept.get(from)?.find((past) => past <= most);
      if (whole !== undefined) return whole;
      const next = nextAfter(starts, from);
      return Math.min(most, from + size, next ?? most);
    },
    fight: (share) => new Promise((answer) => void waiting.set(share.from, { share, answer, isSent: false })),
    died: () => died,
    async end() {
      ends.abort();
      await running;
      const ids = [...waiting.values()].flatMap(({ isSent, share: { from, to } }) => (isSent ? [jobId(sim, from, to)] : []));
      // Where the database does not answer they are called off because nobody asks any more.
      if (ids.length > 0) await jobs.deleteJob(rules.queue, ids as never).catch(() => undefined);
    },
  };
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
