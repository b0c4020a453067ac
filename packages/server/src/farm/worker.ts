import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { RuleSet } from '@riposte/ruleset';
import { type Answer, addShared, type Crew, nothingShared, type Shared, type ShareFault, threads } from '@riposte/sim';
import * as z from 'zod';
import { ASKED, type FarmDatabase, giveBack, openFarm, pause } from './database.ts';
import { MAX_ANSWER, MAX_SHARE, rulesOf, type Spec, unpacked, unpackedSpec } from './spec.ts';

export interface WorkOptions {
  /** How people call it. */
  readonly name: string;
  readonly threads: number;
  /** The games whose shares it takes, and no others. */
  readonly ruleSets: readonly RuleSet[];
  /** Of Riposte. */
  readonly release: string;
  /** Days for which results are kept that nobody asks for. */
  readonly keepDays: number;
  /** Hears what happens: a sentence. */
  readonly say: (sentence: string) => void;
  /** Ends it after the shares at hand. */
  readonly signal: AbortSignal;
  /** What its threads run, with the games of others. */
  readonly module?: URL;
  /** Milliseconds that a share may take, for each job in it. */
  readonly within?: number;
}

/** What a worker has done. */
export interface Worked {
  readonly shares: number;
  readonly fights: number;
}

/** Milliseconds between two looks for a job, and between two words that it is there. */
const LOOK = 500;
const BEAT = 2000;
const CLEAN = 3_600_000;
const WITHIN = 300_000;
/** Workers that a share may lose before it is set aside: most workers end for other reasons than the share. */
const LOSSES = 50;
/** After so many workers were lost with it, a share is fought in pieces. */
const IN_PIECES = 2;
/** Simulations that are kept in memory. */
const KNOWN = 8;

const dataSchema = z
  .strictObject({ sim: z.string(), from: z.int().min(0), to: z.int() })
  .refine(({ from, to }) => to > from && to - from <= MAX_SHARE, { error: 'no share' });

type Data = z.infer<typeof dataSchema>;

/**
 * Fights shares of simulations until it is stopped.
 * @throws StoreError where the database cannot be used at the start; later it is tried again
 */
export async function work(address: string, options: WorkOptions): Promise<Worked> {
  const { ruleSets, release, keepDays, say, signal } = options;
  const database = await openFarm(address, true);
  const { query, jobs } = database;
  const rules = Object.fromEntries(ruleSets.map((ruleSet) => rulesOf(ruleSet, release)).map(({ queue, title }) => [queue, title]));
  const crew = threads(options.threads, { module: options.module, within: options.within ?? WITHIN });
  const done = { shares: 0, fights: 0 };
  const busy = new Set<Promise<void>>();
  const [drains, beats] = [new AbortController(), new AbortController()];
  const ends = AbortSignal.any([signal, drains.signal]);
  const fighter: Fighting = { database, worker: randomUUID(), rules, crew, done, say, ends, specs: new Map(), refused: new Set() };

  const beat = async (): Promise<void> => {
    if (await isToEnd(fighter, options)) drains.abort();
    const lost = await giveBack(database);
    if (lost > 0) say(`${lost === 1 ? 'One share' : `${lost} shares`} of workers that are gone will be fought again.`);
  };
  const take = async (): Promise<void> => {
    for (const queue of await wantedQueues(fighter)) {
      const free = options.threads - busy.size;
      if (free < 1) return;
      for (const job of await jobs.fetch<unknown>(queue, { batchSize: free, includeMetadata: true })) {
        const one = fightJob(fighter, job).finally(() => busy.delete(one));
        busy.add(one);
      }
    }
  };
  let isAway = false;
  /** The database may be away for a while. */
  const tried = async (what: () => Promise<void>): Promise<void> => {
    try {
      await what();
      isAway = false;
    } catch (thrown) {
      if (!isAway) say(`The database does not answer (${(thrown as Error).message}). It is tried again.`);
      isAway = true;
    }
  };
  const beating = every(BEAT, beats.signal, () => tried(beat));
  const cleaning = every(CLEAN, beats.signal, () => tried(() => clean(database, keepDays)));
  try {
    while (!ends.aborted) {
      if (busy.size < options.threads) await tried(take);
      await Promise.race([...busy, pause(LOOK, ends)]);
    }
    await Promise.all(busy);
  } finally {
    beats.abort();
    await Promise.all([beating, cleaning]);
    await crew.end();
    await query('delete from riposte_farm.workers where id = $1', [fighter.worker]).catch(() => undefined);
    await database.close();
  }
  return done;
}

async function every(ms: number, signal: AbortSignal, what: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await what();
    await pause(ms, signal);
  }
}

/** What a worker fights shares with. */
interface Fighting {
  readonly database: FarmDatabase;
  /** The id of the worker. */
  readonly worker: string;
  /** The titles of its rules, by their queues. */
  readonly rules: Readonly<Record<string, string>>;
  readonly crew: Crew;
  readonly done: { shares: number; fights: number };
  readonly say: (sentence: string) => void;
  readonly ends: AbortSignal;
  /** Simulations by their names, the latest last. */
  readonly specs: Map<string, Spec>;
  /** Queues of which it has said that it refuses them. */
  readonly refused: Set<string>;
}

/** Says to the farm that the worker is there, and what it has done. @returns whether it is to end after the shares at hand */
async function isToEnd({ database, worker, rules, done }: Fighting, { name, threads: count }: WorkOptions): Promise<boolean> {
  const [{ drains }] = await database.query<{ drains: boolean }>(
    `insert into riposte_farm.workers (id, name, host, rules, threads) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set seen = now(), shares = $6, fights = $7 returning drains`,
    [worker, name, hostname(), JSON.stringify(rules), count, done.shares, done.fights],
  );
  return drains;
}

/** The queues of what it takes; it says once what it refuses. */
async function wantedQueues({ database, rules, refused, say }: Fighting): Promise<string[]> {
  const open = await database.query<{ queue: string; rules: string }>(
    'select distinct queue, rules from riposte_farm.sims where asked > now() - make_interval(secs => $1)',
    [ASKED],
  );
  for (const { queue, rules: title } of open) {
    if (Object.hasOwn(rules, queue) || refused.has(queue)) continue;
    refused.add(queue);
    say(`Refused: shares of ${title}, which this worker does not have. It has ${Object.values(rules).join(', ')}.`);
  }
  return open.flatMap(({ queue }) => (Object.hasOwn(rules, queue) ? [queue] : []));
}

interface FarmJob {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly retryCount: number;
}

/** Fights the share of a job and stores its result once, even if another worker has fought it meanwhile. */
async function fightJob(fighter: Fighting, job: FarmJob): Promise<void> {
  const { database, worker, done, say } = fighter;
  const { query } = database;
  const read = dataSchema.safeParse(job.data);
  if (!read.success) {
    say(`Refused: the job ${job.id}, which is no share of a simulation.`);
    return lasting(fighter, () => forget(database, job));
  }
  const { sim, from, to } = read.data;
  const [state] = await lasting(fighter, () =>
    query<{ asked: boolean; done: boolean }>(
      `with mine as (insert into riposte_farm.held (job, queue, sim, first, past, worker) values ($1, $2, $3, $4, $5, $6)
         on conflict (job) do update set worker = excluded.worker)
       select asked > now() - make_interval(secs => $7) as asked,
         exists (select from riposte_farm.shares where sim = $3 and first = $4 and past = $5) as done
       from riposte_farm.sims where id = $3`,
      [job.id, job.name, sim, from, to, worker, ASKED],
    ),
  );
  // Called off, or done by another one.
  if (state === undefined || !state.asked || state.done) return lasting(fighter, () => forget(database, job));
  const start = performance.now();
  const answer = await answerTo(fighter, read.data, job.retryCount);
  const ms = Math.ceil(performance.now() - start);
  const packed = 'shared' in answer ? packedAnswer(answer) : answer;
  await save(fighter, read.data, packed, ms, job.retryCount);
  await lasting(fighter, () => forget(database, job));
  if ('fault' in packed) {
    const { fight, message } = packed.fault;
    say(`Set aside: ${fight === undefined ? `fights ${from} to ${to - 1}` : `fight ${fight}`} of simulation ${sim.slice(0, 8)}: ${message}.`);
  }
  done.shares++;
  done.fights += to - from;
}

async function answerTo(fighter: Fighting, { sim, from, to }: Data, losses: number): Promise<Answer> {
  try {
    const spec = await specOf(fighter, sim);
    return losses < IN_PIECES ? await fighter.crew.fight({ ...spec, from, to }) : await inPieces(fighter, spec, { sim, from, to }, losses);
  } catch (thrown) {
    return { fault: { code: 'no-share', message: `the simulation cannot be read (${(thrown as Error).message})` } };
  }
}

/** Fight by fight, each kept at once, so that a share gets on however soon its next worker is lost; and so that it is known which fight loses them. */
async function inPieces(fighter: Fighting, spec: Spec, { sim, from, to }: Data, losses: number): Promise<Answer> {
  const { query } = fighter.database;
  const total = nothingShared(spec.versus.length);
  for (let fight = from; fight < to; fight++) {
    const piece = { sim, from: fight, to: fight + 1 };
    const [known] = await lasting(fighter, () =>
      query<{ answer: Buffer }>('select answer from riposte_farm.shares where sim = $1 and first = $2 and past = $3 and answer is not null', [
        sim,
        fight,
        fight + 1,
      ]),
    );
    if (known !== undefined) {
      addShared(total, unpacked(known.answer, MAX_ANSWER) as Shared);
      continue;
    }
    if (losses >= LOSSES) return { fault: { code: 'worker-died', message: `it lost ${losses} workers`, fight } };
    const start = performance.now();
    const answer = await fighter.crew.fight({ ...spec, from: fight, to: fight + 1 });
    const packed = 'shared' in answer ? packedAnswer(answer) : answer;
    if ('fault' in answer || 'fault' in packed) return 'fault' in packed ? packed : answer;
    // A share of one fight is kept by who fights it.
    if (to - from > 1) await save(fighter, piece, packed, Math.ceil(performance.now() - start), 0);
    addShared(total, answer.shared);
  }
  return { shared: total };
}

/** Stores the result of a share unless it is there already, and deletes the pieces that it contains. */
async function save({ database, worker, ends }: Fighting, { sim, from, to }: Data, packed: Packed, ms: number, losses: number): Promise<void> {
  const [answer, fault] = 'fault' in packed ? [null, JSON.stringify(packed.fault)] : [packed.bytes, null];
  await lasting({ ends }, () =>
    database.query(
      `with pieces as (delete from riposte_farm.shares where sim = $1 and $5::json is null and first >= $2 and past <= $3 and past - first < $3 - $2)
       insert into riposte_farm.shares (sim, first, past, answer, fault, ms, died, worker) select id, $2, $3, $4, $5, $6, $7, $8
       from riposte_farm.sims where id = $1 on conflict do nothing`,
      [sim, from, to, answer, fault, ms, losses, worker],
    ),
  );
}

async function specOf({ database, specs, ends }: Fighting, sim: string): Promise<Spec> {
  const known = specs.get(sim);
  if (known !== undefined) return known;
  const [{ spec }] = await lasting({ ends }, () => database.query<{ spec: Buffer }>('select spec from riposte_farm.sims where id = $1', [sim]));
  const read = unpackedSpec(spec);
  if (specs.size >= KNOWN) specs.delete(specs.keys().next().value!);
  specs.set(sim, read);
  return read;
}

type Packed = { readonly bytes: Buffer } | { readonly fault: ShareFault };

function packedAnswer({ shared }: Extract<Answer, { readonly shared: unknown }>): Packed {
  const text = JSON.stringify(shared);
  if (text.length <= MAX_ANSWER) return { bytes: gzipSync(text) };
  return { fault: { code: 'too-large', message: `their totals have ${text.length} characters, and ${MAX_ANSWER} is the limit` } };
}

/** Takes a job out of its queue, and off the list of what is fought. */
async function forget({ query, jobs }: FarmDatabase, { id, name }: FarmJob): Promise<void> {
  await jobs.deleteJob(name, id);
  await query('delete from riposte_farm.held where job = $1', [id]);
}

/** Tries until the database answers; of a worker that is to end a few times more. */
async function lasting<T>({ ends }: Pick<Fighting, 'ends'>, what: () => Promise<T>): Promise<T> {
  for (let late = 0; ; ) {
    try {
      return await what();
    } catch (thrown) {
      if (ends.aborted && ++late > LAST_TRIES) throw thrown;
      await pause(LOOK);
    }
  }
}

const LAST_TRIES = 20;

/** Deletes what nobody has asked for in so many days, and workers that were killed long ago. */
async function clean({ query }: FarmDatabase, days: number): Promise<void> {
  await query(`delete from riposte_farm.workers where seen < now() - interval '1 day'`);
  if (days > 0) await query('delete from riposte_farm.sims where greatest(used, asked) < now() - make_interval(days => $1)', [days]);
}
