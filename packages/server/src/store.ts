import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely, SqliteDialect, sql } from 'kysely';
import type Database from 'libsql';
import { checkFile, openDatabase, openDatabaseToRead, StoreError, unusable } from './database.ts';
import { asJson } from './json.ts';
import { migrate } from './migrations.ts';
import { refuse } from './refusal.ts';
import type { SeatKind } from './seat-kinds.ts';
import { ROW, sizeOf, sizeOfAside, sizeOfCommand } from './sizes.ts';
import { mapIn, type ShelfKind, type ShelfState } from './workshop.ts';

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
  /** Whose each table is (empty: of whoever runs the server), how large its log and its commands are, when it was opened last. */
  keeping: { table_id: string; owner: string; bytes: number; opened: number };
  /** What was said and noted beside the log; `entry` is how many lines the log had then, `to` is `all`, `gm`, `own` or a seat. */
  asides: { id: string; table_id: string; seat_id: string; kind: 'chat' | 'note'; at: number; entry: number; to: string; body: string };
  /** Pictures of a table by the hash of their content; `data` is WebP in base 64, `at` when it was brought. */
  pictures: { table_id: string; hash: string; data: string; at: number };
  /** Own packs of a table by the hash of their content: its log opens with these alone. */
  packs: { table_id: string; hash: string; text: string };
  /** Who holds the secret holds the workshop; `owner` as of tables. */
  workshops: { id: string; secret_hash: string; owner: string; created: number; opened: number };
  /** What workshops keep: `body` is JSON, or WebP in base 64; `size` counts its bytes, `moved` is when its state changed last. */
  shelf: {
    workshop_id: string;
    kind: ShelfKind;
    id: string;
    version: number;
    title: string;
    game: string;
    changed: number;
    size: number;
    count: number;
    state: ShelfState;
    moved: number;
    body: string;
  };
  /** The workshop in which a table was made. */
  workshop_tables: { table_id: string; workshop_id: string };
  /** One row, which is written to find out whether anything can be. */
  pulse: { id: number; at: number };
}

export type TableRow = Schema['tables'];
export type SeatRow = Schema['seats'];
export type AsideRow = Schema['asides'];
export type PackText = Omit<Schema['packs'], 'table_id'>;

/** A table that is not stored yet. */
export interface NewTable {
  readonly table: TableRow;
  readonly lines: readonly string[];
  readonly seats: readonly SeatRow[];
  readonly asides?: readonly AsideRow[];
  readonly packs?: readonly PackText[];
  /** The map that lies under its board. */
  readonly map?: { readonly hash: string; readonly data: string };
  /** Empty: whoever runs the server. */
  readonly owner: string;
}

/** What an owner may have. */
export interface Quota {
  readonly tables: number;
  /** Of all of them. */
  readonly bytes: number;
  /** Of one, its log and its commands; more of a log cannot be read again. */
  readonly table: number;
  /** Sessions of a seat; one more ends the oldest. */
  readonly sessions: number;
}

/** The link of a seat changes, and its sessions end. */
export interface Reseat {
  readonly seat: string;
  /** Hash of the new secret; empty = no link opens it, null = as it was. */
  readonly hash: string | null;
}

/** What a command does beside the log. */
export interface Aside {
  readonly reseat?: Reseat;
  /** Seats that play other fighters from now on. */
  readonly plays?: readonly { readonly seat: string; readonly plays: readonly number[] }[];
  readonly founded?: NewTable;
  /** The secret that dice come from now on. */
  readonly secret?: string;
  /** What was said or noted, new or changed. */
  readonly said?: readonly AsideRow[];
  /** What was deleted of that, by id. */
  readonly unsaid?: readonly string[];
  /** The pictures that fighters have from now on. */
  readonly pictures?: readonly string[];
}

/** An accepted command by the seat and the id that its page made, with its answer. */
export interface Command {
  readonly seat: string;
  readonly id: string;
  readonly body: string;
  readonly reply: string;
}

/** What one accepted command adds; written in one transaction or not at all. */
export interface Addition extends Aside {
  readonly from: number;
  readonly lines: readonly string[];
  readonly settings: string | null;
  readonly command: Command | null;
  /** How many bytes more there are of what is said and noted. */
  readonly more?: number;
}

/** A table as a list shows it; `opened` in milliseconds. */
export interface Kept {
  readonly id: string;
  readonly title: string;
  readonly created: string;
  readonly owner: string;
  readonly bytes: number;
  readonly opened: number;
}

const DAY = 86_400_000;
/** Sessions end that were not used for so long, or were opened so long ago, in milliseconds. */
const UNUSED = 30 * DAY;
const OLD = 180 * DAY;

/** What is done when a store is closed, before and after; and whether its file still stands where it was opened. */
interface Last {
  readonly settle?: () => void;
  readonly unlock?: () => void;
  readonly isThere?: () => boolean;
}

export class Store {
  readonly db: Kysely<Schema>;
  /** How often sessions were ended; while it stands, one that was good is so still, but for its age. */
  endings = 0;
  /** What each owner may have who is not the one that runs the server. */
  quota: Quota = { tables: 50, bytes: 200_000_000, table: 16_000_000, sessions: 500 };
  readonly #last: Last;

  constructor(db: Kysely<Schema>, last: Last = {}) {
    this.db = db;
    this.#last = last;
  }

  /** Everything that is written is one transaction, which takes the lock first. */
  async #change(work: (into: Kysely<Schema>) => Promise<unknown>): Promise<void> {
    await this.db.transaction().execute(work);
  }

  /** Finds out whether the store can be read and written. @throws whatever the database says */
  async beat(now: number): Promise<void> {
    if (this.#last.isThere?.() === false) throw new StoreError('the file of the database was taken away');
    await this.db.selectFrom('tables').select('id').limit(1).execute();
    await this.#change((into) =>
      into
        .insertInto('pulse')
        .values({ id: 1, at: now })
        .onConflict((row) => row.column('id').doUpdateSet({ at: now }))
        .execute(),
    );
  }

  /** A new table with its seats and first lines, whole or not at all. @throws Refused `QUOTA` when its owner has enough */
  async create(made: NewTable): Promise<void> {
    await this.#change((into) => this.#insert(into, made));
  }

  async #insert(into: Kysely<Schema>, { table, lines, seats, asides = [], packs = [], map, owner }: NewTable): Promise<void> {
    const texts = [...lines, ...packs.map(({ text }) => text), map?.data ?? ''];
    const bytes = sizeOf([table.header, table.encounter, ...texts]) + asides.reduce((sum, row) => sum + sizeOfAside(row), 0);
    if (owner !== '') await this.#mustHaveRoom(into, owner, bytes);
    await into.insertInto('tables').values(table).execute();
    await write(into, table.id, 0, lines);
    for (const seat of seats) await into.insertInto('seats').values(seat).execute();
    for (const row of asides) await into.insertInto('asides').values(row).execute();
    for (const pack of packs)
      await into
        .insertInto('packs')
        .values({ ...pack, table_id: table.id })
        .execute();
    if (map !== undefined)
      await into
        .insertInto('pictures')
        .values({ ...map, table_id: table.id, at: Date.now() })
        .execute();
    await into.insertInto('keeping').values({ table_id: table.id, owner, bytes, opened: Date.now() }).execute();
  }

  async #mustHaveRoom(into: Kysely<Schema>, owner: string, bytes: number): Promise<void> {
    const { tables, used } = await into
      .selectFrom('keeping')
      .select(({ fn }) => [fn.countAll<number>().as('tables'), fn.sum<number | null>('bytes').as('used')])
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    if (Number(tables) >= this.quota.tables) refuse('QUOTA', `You already have ${tables} tables, the maximum here. Delete one first.`);
    if (Number(used ?? 0) + bytes > this.quota.bytes)
      refuse('QUOTA', `Your tables would take more than ${Math.floor(this.quota.bytes / 1_000_000)} MB. Delete one first.`);
  }

  /** Every table, as whoever runs the server sees them. */
  async kept(): Promise<Kept[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('keeping', 'keeping.table_id', 'tables.id')
      .select(['id', 'title', 'created', 'owner', 'bytes', 'opened'])
      .orderBy('created')
      .execute();
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes), opened: Number(row.opened) }));
  }

  /** Whose a table is; undefined where there is none. */
  async ownerOf(table: string): Promise<string | undefined> {
    return (await this.db.selectFrom('keeping').select('owner').where('table_id', '=', table).executeTakeFirst())?.owner;
  }

  async opened(table: string, now: number): Promise<void> {
    await this.#change((into) => into.updateTable('keeping').set({ opened: now }).where('table_id', '=', table).execute());
  }

  /** Deletes a table with all that belongs to it. */
  async remove(table: string): Promise<void> {
    await this.#change(async (from) => {
      const seats = from.selectFrom('seats').select('id').where('table_id', '=', table);
      await from.deleteFrom('sessions').where('seat_id', 'in', seats).execute();
      for (const part of ['lines', 'commands', 'asides', 'pictures', 'packs', 'seats', 'keeping', 'workshop_tables'] as const)
        await from.deleteFrom(part).where('table_id', '=', table).execute();
      await from.deleteFrom('tables').where('id', '=', table).execute();
    });
    this.endings++;
  }

  /** Deletes sessions that are over by their age. */
  async purge(now: number): Promise<void> {
    await this.#change((from) =>
      from
        .deleteFrom('sessions')
        .where(({ eb, or }) => or([eb('seen', '<', now - UNUSED), eb('created', '<', now - OLD)]))
        .execute(),
    );
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async tables(): Promise<readonly string[]> {
    return (await this.db.selectFrom('tables').select('id').orderBy('created').execute()).map((row) => row.id);
  }

  async lines(table: string): Promise<string[]> {
    const rows = await this.db.selectFrom('lines').select(['n', 'text']).where('table_id', '=', table).orderBy('n').execute();
    const gap = rows.findIndex((row, i) => Number(row.n) !== i);
    return (gap < 0 ? rows : rows.slice(0, gap)).map((row) => row.text);
  }

  /** What was said and noted at a table, the oldest first. */
  async asides(table: string): Promise<AsideRow[]> {
    const rows = await this.db.selectFrom('asides').selectAll().where('table_id', '=', table).orderBy('at').orderBy('id').execute();
    return rows.map((row) => ({ ...row, at: Number(row.at), entry: Number(row.entry) }));
  }

  /** The own packs of a table. */
  packs(table: string): Promise<PackText[]> {
    return this.db.selectFrom('packs').select(['hash', 'text']).where('table_id', '=', table).orderBy('hash').execute();
  }

  /** Keeps a picture of a table. @throws Refused `QUOTA` when the table has enough */
  async keepPicture(table: string, picture: Omit<Schema['pictures'], 'table_id'>, most: number): Promise<void> {
    await this.#change(async (into) => {
      const known = await into.selectFrom('pictures').select('hash').where('table_id', '=', table).execute();
      if (known.some(({ hash }) => hash === picture.hash)) return;
      if (known.length >= most) refuse('QUOTA', `A table keeps at most ${most} pictures.`);
      await into
        .insertInto('pictures')
        .values({ ...picture, table_id: table })
        .execute();
      await grow(into, table, picture.data.length);
    });
  }

  /** A picture of a table in base 64. */
  async picture(table: string, hash: string): Promise<string | undefined> {
    return (await this.db.selectFrom('pictures').select('data').where('table_id', '=', table).where('hash', '=', hash).executeTakeFirst())?.data;
  }

  /** Appends behind line `from - 1`; the primary key refuses a number that is taken. */
  async append(
    table: string,
    { from, lines, settings, command, reseat, plays = [], founded, secret, said = [], unsaid = [], pictures, more = 0 }: Addition,
  ): Promise<void> {
    await this.#change(async (into) => {
      await write(into, table, from, lines);
      const bytes = sizeOf(lines) + (command === null ? 0 : sizeOfCommand(command)) + more;
      if (bytes !== 0) await grow(into, table, bytes);
      if (secret !== undefined) await into.updateTable('tables').set({ secret }).where('id', '=', table).execute();
      if (reseat !== undefined) await reseated(into, reseat);
      for (const one of plays)
        await into
          .updateTable('seats')
          .set({ plays: JSON.stringify(one.plays) })
          .where('id', '=', one.seat)
          .execute();
      for (const row of said)
        await into
          .insertInto('asides')
          .values(row)
          .onConflict((known) => known.column('id').doUpdateSet(row))
          .execute();
      if (unsaid.length > 0) await into.deleteFrom('asides').where('table_id', '=', table).where('id', 'in', unsaid).execute();
      if (pictures !== undefined) await dropPictures(into, table, pictures);
      if (founded !== undefined) {
        await this.#insert(into, founded);
        await copyMap(into, table, founded.table);
      }
      if (settings !== null) await into.updateTable('tables').set({ settings }).where('id', '=', table).execute();
      if (command !== null)
        await into
          .insertInto('commands')
          .values({ table_id: table, seat_id: command.seat, client_id: command.id, body: command.body, reply: command.reply })
          .execute();
    });
    if (reseat !== undefined) this.endings++;
  }

  /** The commands of a table that were accepted: seat, id of the client, and how much room they take. */
  async commands(table: string): Promise<(readonly [seat: string, id: string, bytes: number])[]> {
    const rows = await this.db
      .selectFrom('commands')
      .select(({ fn }) => ['seat_id', 'client_id', fn<number>('length', ['body']).as('body'), fn<number>('length', ['reply']).as('reply')])
      .where('table_id', '=', table)
      .execute();
    return rows.map((row) => [row.seat_id, row.client_id, ROW + Number(row.body) + Number(row.reply)]);
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

  /** Changes the links of seats, all or none. */
  async reseat(all: readonly Reseat[]): Promise<void> {
    await this.#change(async (into) => {
      for (const one of all) await reseated(into, one);
    });
    this.endings++;
  }

  async openSession(hash: string, seat: string, now: number): Promise<void> {
    const session = { token_hash: hash, seat_id: seat, created: now, seen: now };
    const own = this.db.selectFrom('sessions').select('token_hash').where('seat_id', '=', seat).orderBy('created', 'desc').limit(this.quota.sessions);
    await this.#change(async (into) => {
      await into.insertInto('sessions').values(session).execute();
      const ended = await into.deleteFrom('sessions').where('seat_id', '=', seat).where('token_hash', 'not in', own).executeTakeFirstOrThrow();
      if (ended.numDeletedRows > 0n) this.endings++;
    });
  }

  async closeSession(hash: string): Promise<void> {
    await this.#change((from) => from.deleteFrom('sessions').where('token_hash', '=', hash).execute());
    this.endings++;
  }

  /** The seat of a session that is still good at `now`; 30 days without use or 180 days in all end it. */
  async seatOfSession(hash: string, now: number): Promise<SeatRow | undefined> {
    const session = await this.db.selectFrom('sessions').selectAll().where('token_hash', '=', hash).executeTakeFirst();
    if (session === undefined) return undefined;
    // A clock that was set back must make nobody immortal, and one that jumped ahead is the operator's fault to mend.
    if (now - Number(session.seen) > UNUSED || now - Number(session.created) > OLD) return undefined;
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
    try {
      this.#last.settle?.();
    } finally {
      await this.db.destroy();
      this.#last.unlock?.();
    }
  }
}

/** Milliseconds for which a picture is kept that no fighter has: its page is about to say whose it is. */
const FRESH = 600_000;

/** Deletes the pictures of a table that no fighter has any more. */
async function dropPictures(from: Kysely<Schema>, table: string, used: readonly string[]): Promise<void> {
  const all = await from
    .selectFrom('pictures')
    .select(['hash', 'at', ({ fn }) => fn<number>('length', ['data']).as('bytes')])
    .where('table_id', '=', table)
    .execute();
  const gone = all.filter(({ hash, at }) => !used.includes(hash) && Date.now() - Number(at) > FRESH);
  if (gone.length === 0) return;
  const hashes = gone.map(({ hash }) => hash);
  await from.deleteFrom('pictures').where('table_id', '=', table).where('hash', 'in', hashes).execute();
  await grow(from, table, -gone.reduce((sum, { bytes }) => sum + Number(bytes), 0));
}

/** A table that goes on from another one lies on the same map. */
async function copyMap(into: Kysely<Schema>, from: string, { id, encounter }: TableRow): Promise<void> {
  const map = mapIn(asJson(encounter));
  if (map === null) return;
  const known = await into.selectFrom('pictures').selectAll().where('table_id', '=', from).where('hash', '=', map.hash).executeTakeFirst();
  if (known === undefined) return;
  await into
    .insertInto('pictures')
    .values({ ...known, table_id: id })
    .execute();
  await grow(into, id, known.data.length);
}

/** A table takes so many bytes more. */
async function grow(into: Kysely<Schema>, table: string, bytes: number): Promise<void> {
  await into
    .updateTable('keeping')
    .set(({ eb }) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('table_id', '=', table)
    .execute();
}

async function reseated(into: Kysely<Schema>, { seat, hash }: Reseat): Promise<void> {
  if (hash !== null) await into.updateTable('seats').set({ secret_hash: hash }).where('id', '=', seat).execute();
  await into.deleteFrom('sessions').where('seat_id', '=', seat).execute();
}

/** Lines that go into one statement; databases have a limit for its values. */
const AT_ONCE = 500;

async function write(into: Kysely<Schema>, table: string, from: number, lines: readonly string[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((text, i) => ({ table_id: table, n: from + at + i, text }));
    await into.insertInto('lines').values(rows).execute();
  }
}

/**
 * A statement that finds the database locked stays open in the driver, and no later transaction can be committed beside it.
 * So the lock is taken when a transaction begins, by a statement that is gone at once.
 */
function dialectOf(database: Database.Database): Dialect {
  const dialect = new SqliteDialect({ database: database as never });
  const driver = Object.assign(dialect.createDriver(), {
    beginTransaction: async () => void database.exec('begin immediate'),
    // A full disk ends the transaction by itself; to complain of that would hide why.
    rollbackTransaction: async () => void (database.inTransaction && database.exec('rollback')),
  });
  return Object.assign(dialect, { createDriver: () => driver });
}

/**
 * Opens the database of a server, or makes a new one where there never was any. It is checked, and written to once.
 * @throws StoreError naming the file and what to do
 */
export async function openStore(file: string): Promise<Store> {
  const { database, ...last } = openDatabase(file);
  const store = new Store(new Kysely<Schema>({ dialect: dialectOf(database) }), last);
  try {
    await migrate(store.db);
    await store.beat(Date.now());
    return store;
  } catch (thrown) {
    await store.close();
    throw unusable(file, thrown);
  }
}

/** Opens a database that another process may be using, to read and to back up. @throws StoreError */
export function openStoreToRead(file: string): Store {
  return new Store(new Kysely<Schema>({ dialect: dialectOf(openDatabaseToRead(file)) }));
}
