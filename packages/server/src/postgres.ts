import { type Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { StoreError } from './database.ts';
import type { Schema } from './schema.ts';

/** Milliseconds in which a connection must come about, and a statement be done. */
const LIMITS = { connecting: 5000, statement: 10_000 };
/** Milliseconds for which a transaction may wait for another one, or may stand still: a process that sleeps holds up nobody for longer. */
const WAITING = 3000;
const STANDING = 5000;
/** Milliseconds after the end of its time in which the database must have said so. */
const SLACK = 3000;

/** PostgreSQL's types of whole numbers that may be too large for JavaScript: `bigint`, and `numeric`, which sums of it are. Ours never are. */
const WHOLE_NUMBERS = [20, 1700];

/** What PostgreSQL says when a connection failed. */
export const BROKEN = '08006';

/** Whether a place where tables are kept is the address of a PostgreSQL database. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** A place where tables are kept as people may see it: an address without the password, or the file as it is. */
export function shownPlace(place: string): string {
  if (!isPostgres(place)) return place;
  if (!URL.canParse(place)) return 'the database';
  const { host, pathname } = new URL(place);
  return `postgres://${host}${pathname}`;
}

/**
 * The connections to a PostgreSQL database. What fails without an answer of the server fails with the code of a broken
 * connection, and that connection is given up.
 * @param address `postgres://user:password@host:port/database`
 * @param most How many connections at a time
 */
export async function postgresDialect(address: string, most: number, { connecting, statement } = LIMITS): Promise<PostgresDialect> {
  // Loaded only where it is used: most tables are kept in a file.
  const { default: pg } = await import('pg');
  const all = new pg.Pool({
    connectionString: address,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: connecting,
    statement_timeout: statement,
    // The server may be out of reach: then it is this side that gives up.
    query_timeout: statement + SLACK,
    lock_timeout: WAITING,
    idle_in_transaction_session_timeout: STANDING,
    // What was acknowledged is on the disk, whatever the operator set.
    options: '-c synchronous_commit=on',
    types: { getTypeParser: ((oid: number, format?: 'text') => (WHOLE_NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format))) as never },
  });
  // A connection that breaks, idle or between two statements of a transaction, is replaced; unheard it would end the process.
  all.on('error', () => undefined);
  all.on('connect', (client) => void client.on('error', () => undefined));
  const failed = (thrown: unknown): Error => {
    if (thrown instanceof pg.DatabaseError) return thrown;
    return Object.assign(new Error((thrown as Error).message || String((thrown as { code?: string }).code)), { code: BROKEN });
  };
  const pool: PostgresPool = {
    connect: async () => {
      const client = await all.connect().catch((thrown: unknown) => {
        throw failed(thrown);
      });
      let isBroken = false;
      const query = async (text: string, values: readonly unknown[]) => {
        // Nothing comes of it any more, and nobody waits for that once more: a transaction that broke is rolled back by the database.
        if (isBroken) throw failed(new Error('the connection broke'));
        try {
          return await client.query(text, values as unknown[]);
        } catch (thrown) {
          isBroken ||= !(thrown instanceof pg.DatabaseError);
          throw failed(thrown);
        }
      };
      return { query: query as never, release: () => client.release(isBroken) };
    },
    end: () => all.end(),
  };
  return new PostgresDialect({ pool });
}

/** What servers on one database tell each other. It only wakes: the truth is in the tables. */
const CHANNEL = 'riposte';
/** Milliseconds after which a connection that broke is tried again. */
const AGAIN = 1000;
/** A connection that only receives is checked after so many milliseconds, and has so many to answer. */
const ASKING = 10_000;
const ANSWERING = 5000;
/** Milliseconds for the farewell of a connection. */
const FAREWELL = 1000;

export async function tell(db: Kysely<Schema>, what: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${what})`.execute(db);
}

/**
 * Hears what servers tell, this one too. Behind a break, in which something may have been missed, it hears ''.
 * @param asking Milliseconds between two checks of the connection: the driver does not report a cut line
 * @returns How to stop
 */
export async function hear(address: string, heard: (what: string) => void, asking = ASKING): Promise<() => Promise<void>> {
  const { default: pg } = await import('pg');
  let [client, ends] = [null as { end(): Promise<void> } | null, false];
  const listen = async (): Promise<void> => {
    const limits = { connectionTimeoutMillis: LIMITS.connecting, query_timeout: ANSWERING };
    const fresh = new pg.Client({ connectionString: address, keepAlive: true, ...limits });
    client = fresh;
    // Where a question waits for its answer, the driver says no farewell but cuts the line.
    const giveUp = (): void => void fresh.end().catch(() => undefined);
    let next: NodeJS.Timeout | undefined;
    const ask = (): void => {
      next = setTimeout(() => void fresh.query('select 1').then(ask, giveUp), asking).unref();
    };
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => heard(payload ?? ''));
    fresh.once('end', () => {
      clearTimeout(next);
      if (!ends) setTimeout(() => void listen(), AGAIN).unref();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      heard('');
      ask();
    } catch {
      giveUp();
    }
  };
  await listen();
  return async () => {
    ends = true;
    await Promise.race([client?.end().catch(() => undefined), new Promise((done) => setTimeout(done, FAREWELL).unref())]);
  };
}

/** Waits until nobody else changes what is named, for the rest of the transaction. SQLite locks the whole file. */
export async function lockOf(into: Kysely<Schema>, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(into);
}

/** Lets a transaction stand still for as long as it likes. */
export async function takeTime(into: Kysely<Schema>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(into);
}

/** Why a database cannot be used, and what to do; never with the password. */
export function unreachable(address: string, thrown: unknown): StoreError {
  if (thrown instanceof StoreError) return thrown;
  return new StoreError(`${shownPlace(address)}: the database cannot be used (${(thrown as Error).message}); ${remedyOf(thrown)}`);
}

function remedyOf(thrown: unknown): string {
  const code = String((thrown as { code?: string }).code);
  if (code === BROKEN || code.startsWith('57P')) return 'start the server of the database, or correct the address';
  if (code.startsWith('28')) return 'correct the user and the password in the address';
  if (code === '3D000') return 'make it (createdb), or correct the name in the address';
  if (code === '42501' || code === '25006') return 'let this user make tables and write there';
  if (code.startsWith('53')) return 'give the server of the database more room or connections';
  return 'see what the server of the database says in its log';
}

/** What a database is like beside its tables. */
export interface DatabaseState {
  /** As PostgreSQL counts its versions: 180001 is 18.1. */
  readonly version: number;
  /** Connections that are free. */
  readonly connections: number;
  /** Seconds by which the clock of this machine is ahead of that of the database. */
  readonly ahead: number;
  /** A change of the schema that a later release made; null = none. */
  readonly later: string | null;
  /** Changes of the schema that this release is still to make. */
  readonly missing: number;
  /** Whether the user of the address may do what a server does at its start: make tables, or write to those that are there. */
  readonly writable: boolean;
}
