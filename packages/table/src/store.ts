import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import type { SeatKind } from './protocol.ts';

/** What is stored; portable between SQLite and PostgreSQL: text and integers only. */
export interface Schema {
  /** One row per table; `settings` is JSON, `secret` that of the dice. */
  tables: { id: string; title: string; created: string; header: string; encounter: string; file: string; secret: string; settings: string };
  /** The log, append only. `text` is the line as it stands in a log file, with the chain of hashes. */
  lines: { table_id: string; n: number; text: string };
  /** Commands that were accepted, with the answer that each got. */
  commands: { table_id: string; seat_id: string; client_id: string; body: string; reply: string };
  /** `plays` is JSON: ids of fighters. `secret_hash` is empty when the link was revoked. */
  seats: { id: string; table_id: string; kind: SeatKind; name: string; plays: string; secret_hash: string };
  sessions: { token_hash: string; seat_id: string; created: number; seen: number };
}

export type TableRow = Schema['tables'];
export type SeatRow = Schema['seats'];

/** What one accepted command adds; written in one transaction or not at all. */
export interface Addition {
  readonly from: number;
  readonly lines: readonly string[];
  readonly settings: string | null;
  readonly command: { readonly seat: string; readonly id: string; readonly body: string; readonly reply: string } | null;
}

/** One plain sentence on why the data cannot be used. */
export class StoreError extends Error {
  readonly code = 'bad-store';
}

const SCHEMA = [
  'create table if not exists tables (id text primary key, title text not null, created text not null, header text not null, encounter text not null, file text not null, secret text not null, settings text not null)',
  'create table if not exists lines (table_id text not null references tables(id), n integer not null, text text not null, primary key (table_id, n))',
  'create table if not exists commands (table_id text not null, seat_id text not null, client_id text not null, body text not null, reply text not null, primary key (table_id, seat_id, client_id))',
  'create table if not exists seats (id text primary key, table_id text not null references tables(id), kind text not null, name text not null, plays text not null, secret_hash text not null)',
  'create table if not exists sessions (token_hash text primary key, seat_id text not null, created bigint not null, seen bigint not null)',
] as const;

/** Milliseconds that a write waits for a lock of another program: the server stands still meanwhile. */
const BUSY = 40;
/** The same for a program that copies a database which a server uses; nobody waits for it. */
const PATIENT = 2000;

export class Store {
  readonly db: Kysely<Schema>;
  /** How often sessions were ended; while it stands, one that was good is so still, but for its age. */
  endings = 0;
  readonly #close: () => void;

  constructor(db: Kysely<Schema>, close: () => void) {
    this.db = db;
    this.#close = close;
  }

  /** Everything that is written is one transaction, which takes the lock first. */
  async #change(work: (into: Kysely<Schema>) => Promise<unknown>): Promise<void> {
    await this.db.transaction().execute(work);
  }

  async prepare(): Promise<this> {
    for (const statement of SCHEMA) await sql.raw(statement).execute(this.db);
    return this;
  }

  /** A new table with its seats and first lines, whole or not at all. */
  async create(table: TableRow, lines: readonly string[], seats: readonly SeatRow[]): Promise<void> {
    await this.#change(async (into) => {
      await into.insertInto('tables').values(table).execute();
      await write(into, table.id, 0, lines);
      for (const seat of seats) await into.insertInto('seats').values(seat).execute();
    });
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async tables(): Promise<readonly string[]> {
    return (await this.db.selectFrom('tables').select('id').orderBy('created').execute()).map((one) => one.id);
  }

  async lines(table: string): Promise<string[]> {
    const rows = await this.db.selectFrom('lines').select(['n', 'text']).where('table_id', '=', table).orderBy('n').execute();
    const gap = rows.findIndex((row, i) => Number(row.n) !== i);
    return (gap < 0 ? rows : rows.slice(0, gap)).map((row) => row.text);
  }

  /** Appends behind line `from - 1`; the primary key refuses a number that is taken. */
  async append(table: string, { from, lines, settings, command }: Addition): Promise<void> {
    await this.#change(async (into) => {
      await write(into, table, from, lines);
      if (settings !== null) await into.updateTable('tables').set({ settings }).where('id', '=', table).execute();
      if (command !== null)
        await into
          .insertInto('commands')
          .values({ table_id: table, seat_id: command.seat, client_id: command.id, body: command.body, reply: command.reply })
          .execute();
    });
  }

  /** The commands of a table that were accepted, by seat and id of the client. */
  async commands(table: string): Promise<(readonly [string, string])[]> {
    const rows = await this.db.selectFrom('commands').select(['seat_id', 'client_id']).where('table_id', '=', table).execute();
    return rows.map((row) => [row.seat_id, row.client_id]);
  }

  command(table: string, seat: string, id: string): Promise<{ readonly body: string; readonly reply: string } | undefined> {
    const where = this.db.selectFrom('commands').select(['body', 'reply']).where('table_id', '=', table);
    return where.where('seat_id', '=', seat).where('client_id', '=', id).executeTakeFirst();
  }

  seats(table: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('id').execute();
  }

  seatBySecret(hash: string): Promise<SeatRow | undefined> {
    return this.db.selectFrom('seats').selectAll().where('secret_hash', '=', hash).executeTakeFirst();
  }

  /** New hash of the seat's secret; empty = no link opens it. Its sessions end. */
  async reseat(seat: string, hash: string | null): Promise<void> {
    await this.#change(async (into) => {
      if (hash !== null) await into.updateTable('seats').set({ secret_hash: hash }).where('id', '=', seat).execute();
      await into.deleteFrom('sessions').where('seat_id', '=', seat).execute();
    });
    this.endings++;
  }

  async openSession(hash: string, seat: string, now: number): Promise<void> {
    const session = { token_hash: hash, seat_id: seat, created: now, seen: now };
    await this.#change((into) => into.insertInto('sessions').values(session).execute());
  }

  async closeSession(hash: string): Promise<void> {
    await this.#change((from) => from.deleteFrom('sessions').where('token_hash', '=', hash).execute());
    this.endings++;
  }

  /** The seat of a session that is still good at `now`; 30 days without use or 180 days in all end it. */
  async seatOfSession(hash: string, now: number): Promise<SeatRow | undefined> {
    const session = await this.db.selectFrom('sessions').selectAll().where('token_hash', '=', hash).executeTakeFirst();
    if (session === undefined) return undefined;
    const day = 86_400_000;
    // A clock that was set back must make nobody immortal, and one that jumped ahead is the operator's fault to mend.
    if (now - Number(session.seen) > 30 * day || now - Number(session.created) > 180 * day) return undefined;
    if (Math.abs(now - Number(session.seen)) > 3_600_000)
      await this.#change((into) => into.updateTable('sessions').set({ seen: now }).where('token_hash', '=', hash).execute());
    return this.db.selectFrom('seats').selectAll().where('id', '=', session.seat_id).executeTakeFirst();
  }

  /** Writes everything to one new file, checks it and puts it in its place. @throws StoreError */
  async backup(file: string): Promise<void> {
    const beside = `${file}.${process.pid}.tmp`;
    try {
      await sql`vacuum into ${beside}`.execute(this.db);
      checkFile(beside);
      const handle = openSync(beside, 'r+');
      fsyncSync(handle);
      closeSync(handle);
      renameSync(beside, file);
      const folder = openSync(dirname(file) || '.', 'r');
      fsyncSync(folder);
      closeSync(folder);
    } catch (thrown) {
      rmSync(beside, { force: true });
      throw new StoreError(`${file}: the backup was not written (${(thrown as Error).message})`);
    }
  }

  async close(): Promise<void> {
    await this.db.destroy();
    this.#close();
  }
}

/** Lines that go into one statement; databases have a limit for its values. */
const AT_ONCE = 500;

async function write(into: Kysely<Schema>, table: string, from: number, lines: readonly string[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((text, i) => ({ table_id: table, n: from + at + i, text }));
    await into.insertInto('lines').values(rows).execute();
  }
}

/** @throws StoreError for a file that is no whole database. */
export function checkFile(file: string): void {
  mustBeThere(file);
  const found = integrityOf(file);
  if (found !== 'ok') throw new StoreError(`${file}: the database is damaged (${found}); restore a backup`);
}

/** `ok`, or what is wrong; of a file that is damaged too much it is the database that complains. */
function integrityOf(file: string): string | undefined {
  const database = new Database(file, { readonly: true });
  try {
    const [row] = database.prepare('pragma integrity_check').all() as { readonly integrity_check: string }[];
    return row?.integrity_check;
  } catch (thrown) {
    return (thrown as Error).message;
  } finally {
    database.close();
  }
}

/**
 * A statement that finds the database locked stays open in the driver, and no later transaction can be committed beside it.
 * So the lock is taken when a transaction begins, by a statement that is gone at once.
 */
function dialectOf(database: Database.Database): Dialect {
  const dialect = new SqliteDialect({ database: database as never });
  const driver = Object.assign(dialect.createDriver(), { beginTransaction: async () => void database.exec('begin immediate') });
  return Object.assign(dialect, { createDriver: () => driver });
}

/**
 * Opens the database of a server, or makes a new one where there never was any.
 * @throws StoreError naming the file and what to do: it is used by another server, empty, no database, gone.
 */
export async function openStore(file: string): Promise<Store> {
  mustBeUsable(file);
  const unlock = lock(`${file}.lock`);
  try {
    const database = new Database(file, { timeout: BUSY });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    const db = new Kysely<Schema>({ dialect: dialectOf(database) });
    return await new Store(db, unlock).prepare();
  } catch (thrown) {
    unlock();
    throw new StoreError(`${file}: not a database that can be used (${(thrown as Error).message}); restore a backup or name another folder`);
  }
}

/** Opens a database that another process may be using, to read and to back up. @throws StoreError */
export function openStoreToRead(file: string): Store {
  mustBeThere(file);
  const database = new Database(file, { timeout: PATIENT });
  return new Store(new Kysely<Schema>({ dialect: dialectOf(database) }), () => undefined);
}

function mustBeThere(file: string): void {
  if (!existsSync(file)) throw new StoreError(`${file}: there is no database`);
  mustBeUsable(file);
}

function mustBeUsable(file: string): void {
  if (!existsSync(file)) {
    if (existsSync(`${file}-wal`)) throw new StoreError(`${file}: the database is gone but its journal is there; put it back or restore a backup`);
    return;
  }
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new StoreError(`${file}: a folder stands where the database should be`);
  if (size === 0) throw new StoreError(`${file}: the database is empty (0 bytes); remove it to begin anew, or restore a backup`);
  const head = Buffer.alloc(15);
  const handle = openSync(file, 'r');
  readSync(handle, head);
  closeSync(handle);
  if (head.toString() !== 'SQLite format 3') throw new StoreError(`${file}: not a SQLite database; restore a backup`);
}

/** Two servers on one database would each think that the other's lines are missing. */
function lock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw new StoreError(`${file}: cannot be written (${(thrown as Error).message})`);
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) throw new StoreError(`${file}: another server (process ${holder}) uses this database`);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
