import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, QueryResultRow } from 'pg';
import type PgBoss from 'pg-boss';
import { BROKEN, unreachable } from '../postgres.ts';

/** The schema of the jobs, which pg-boss makes; and ours, of what was simulated. */
const JOBS = 'riposte_jobs';

/** Seconds after which a simulation that nobody waits for is called off, and after which a worker that does not answer is lost. */
export const ASKED = 10;
export const LOST = 10;
/** Seconds after which a job that is neither done nor given up comes back, whatever its worker says: as late as pg-boss lets it. */
const EXPIRES = 23 * 3600;

/**
 * Where simulations are kept. `sims`: what is simulated, by the hash of all that decides how its fights end. `shares`: what
 * became of fights `first` to `past - 1`, exactly once: an answer, or why there is none. `workers`: who fights. `held`: which jobs.
 */
const TABLES = `
  create schema if not exists riposte_farm;
  create table if not exists riposte_farm.sims (
    id text primary key, queue text not null, rules text not null, title text not null, seed text not null, spec bytea not null,
    asked timestamptz not null default now(), used timestamptz not null default now()
  );
  create table if not exists riposte_farm.shares (
    sim text not null references riposte_farm.sims(id) on delete cascade, first integer not null, past integer not null,
    answer bytea, fault json, ms integer not null, died integer not null, worker text not null, at timestamptz not null default now(),
    primary key (sim, first, past)
  );
  create table if not exists riposte_farm.workers (
    id text primary key, name text not null, host text not null, rules json not null, threads integer not null, since timestamptz not null default now(),
    seen timestamptz not null default now(), shares integer not null default 0, fights bigint not null default 0, drains boolean not null default false
  );
  create table if not exists riposte_farm.held (
    job uuid primary key, queue text not null, sim text not null, first integer not null, past integer not null, worker text not null
      references riposte_farm.workers(id) on delete cascade
  );`;

/** A database with a farm in it. */
export interface FarmDatabase {
  readonly query: <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly jobs: PgBoss;
  readonly close: () => Promise<void>;
}

/** Milliseconds in which a connection must come about, and a statement be done. */
const CONNECTING = 5000;
const STATEMENT = 30_000;

/**
 * Opens the farm in a PostgreSQL database, and makes it where there is none.
 * @param address `postgres://user:password@host:port/database`
 * @param keeps Whether it looks after jobs whose worker is gone.
 * @throws StoreError with what to do, never with the password
 */
export async function openFarm(address: string, keeps: boolean): Promise<FarmDatabase> {
  // Loaded only if a farm is used.
  const [{ default: pg }, { default: Boss }] = await Promise.all([import('pg'), import('pg-boss')]);
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING,
    statement_timeout: STATEMENT,
    query_timeout: STATEMENT + CONNECTING,
    application_name: 'riposte farm',
  });
  // Errors without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const jobs = new Boss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS,
    schedule: false,
    supervise: keeps,
    // What is there once is fought again as often as its worker is lost; too often is ours to say.
    retryLimit: 1_000_000,
    expireInSeconds: EXPIRES,
  });
  jobs.on('error', () => undefined);
  try {
    await alone(pool, async () => {
      // Who may only use what is there must not make it.
      const { rows } = await pool.query<{ is: boolean }>("select to_regclass('riposte_farm.held') is not null as is");
      if (!rows[0].is) await pool.query(TABLES);
      await jobs.start();
    });
  } catch (thrown) {
    await pool.end();
    throw unreachable(address, thrown instanceof pg.DatabaseError ? thrown : Object.assign(new Error((thrown as Error).message), { code: BROKEN }));
  }
  return {
    query: async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) => (await pool.query<Row>(text, values as unknown[])).rows,
    jobs,
    close: async () => {
      await jobs.stop({ graceful: false });
      await pool.end();
    },
  };
}

const CONNECTIONS = 3;

/** One process at a time: `if not exists` alone does not keep two from making the same. */
async function alone(pool: Pool, make: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('riposte_farm', 0))");
    await make();
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
}

/** Gives back the jobs whose worker is gone. How many there were. */
export async function giveBack({ query, jobs }: FarmDatabase): Promise<number> {
  const lost = await query<{ id: string; name: string }>(
    `select id, name from ${JOBS}.job where state = 'active' and started_on < now() - make_interval(secs => $1) and not exists (
       select from riposte_farm.held h join riposte_farm.workers w on w.id = h.worker where h.job = job.id and w.seen > now() - make_interval(secs => $1))`,
    [LOST],
  );
  for (const { id, name } of lost) await jobs.fail(name, id, { message: 'its worker is gone' });
  return lost.length;
}

/** How many jobs wait and how many are fought. */
export async function jobsIn({ query }: FarmDatabase): Promise<{ readonly waiting: number; readonly running: number }> {
  const [found] = await query<{ waiting: number; running: number }>(
    `select count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as running from ${JOBS}.job`,
  );
  return found;
}

/** A wish to end, or so many milliseconds. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
