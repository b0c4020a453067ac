import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { checkFile, StoreError } from './database.ts';
import { asJson } from './json.ts';
import { appendAtOnce, isHeld, type Leases, NOW } from './leases.ts';
import { isBusy, refuse } from './refusal.ts';
import type { AsideRow, OutboxRow, PackText, Receiver, Schema, SeatRow, TableRow } from './schema.ts';
import { newName } from './secrets.ts';
import { ROW, sizeOf, sizeOfAside, sizeOfCommand } from './sizes.ts';
import type { Turn } from './turn.ts';
import { mapIn } from './workshop.ts';

export type { AsideRow, OutboxRow, PackText, Receiver, Schema, SeatRow, TableRow } from './schema.ts';

/** A table that is not stored yet. */
export interface NewTable {
  readonly table: TableRow;
  readonly lines: readonly string[];
  readonly seats: readonly SeatRow[];
  readonly asides?: readonly AsideRow[];
  readonly packs?: readonly PackText[];
  /** The map that lies under its board. */
  readonly map?: { readonly hash: string; readonly data: string };
  /** Empty for the owner of the server. */
  readonly owner: string;
}

/** What an owner may have. */
export interface Quota {
  readonly tables: number;
  /** Bytes of all tables together. */
  readonly bytes: number;
  /** Bytes of one table: its log and its commands. A longer log could not be read again. */
  readonly table: number;
  /** Lines of a log. */
  readonly lines: number;
  /** Sessions of a seat. One more ends the oldest. */
  readonly sessions: number;
}

/** The link of a seat changes, and its sessions end. */
export interface Reseat {
  readonly seat: string;
  /** Hash of the new secret. Empty: no link opens the seat. Null: the secret stays. */
  readonly hash: string | null;
  /** The new name; absent if the name stays. */
  readonly name?: string;
}

/** The time limit of a question as the store keeps it: what it is for, and how many milliseconds are left. */
export interface KeptTime {
  /** The line of the log since which a seat is asked. */
  readonly at: number;
  /** Below 0 if the time ran out that long ago. */
  readonly left: number;
  /** Whether the clock runs. */
  readonly runs: boolean;
}

/** How many lines of the log a seat has seen, and when, in milliseconds. */
export type Seen = Pick<Schema['seen'], 'line' | 'at'>;

/** What a command changes besides the log. */
export interface Aside {
  readonly reseat?: Reseat;
  /** Seats that play other fighters from now on. */
  readonly plays?: readonly { readonly seat: string; readonly plays: readonly number[] }[];
  readonly founded?: NewTable;
  /** The secret from which dice are rolled from now on. */
  readonly secret?: string;
  /** What was said or noted, new or changed. */
  readonly said?: readonly AsideRow[];
  /** The ids of messages and notes that were deleted. */
  readonly unsaid?: readonly string[];
  /** The pictures that fighters have from now on. */
  readonly pictures?: readonly string[];
  /** A seat whose person is forgotten, and the pictures that are deleted with it. */
  readonly erased?: { readonly seat: string; readonly pictures: readonly string[] };
  /** Whether the fight is over from now on. */
  readonly over?: boolean;
  /** The time of the open question; null = it has none. */
  readonly deadline?: KeptTime | null;
  /** The seats whose turn other programs are told about. */
  readonly turns?: readonly Turn[];
}

/** A message for a webhook. */
export type Told = Pick<OutboxRow, 'receiver' | 'body'>;

/** An accepted command with its answer, found by its seat and the id that the page gave it. */
export interface Command {
  readonly seat: string;
  readonly id: string;
  readonly body: string;
  readonly reply: string;
}

/** What one accepted command adds; written in one transaction or not at all. */
export interface Addition extends Aside {
  /** The number under which this server claimed the table; null where one server has the database to itself. */
  readonly lease: number | null;
  readonly from: number;
  readonly lines: readonly string[];
  readonly settings: string | null;
  readonly command: Command | null;
  /** By how many bytes messages and notes grow. */
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
  /** When its fight was over; 0 = it is not. */
  readonly ended: number;
}

const DAY = 86_400_000;
/** A session ends when it was not used for this long, or was opened this long ago, in milliseconds. */
const UNUSED = 30 * DAY;
const OLD = 180 * DAY;

/** The most messages of one table that wait for delivery; further ones are dropped. */
const MAX_TO_TELL = 100;

/** How many tables are opened at a time because the time of a question ran out. */
const MAX_DUE = 100;

/** What each kind of database does in its own way. */
interface Place {
  /** What is done when a store is closed, before and after. */
  readonly settle?: () => void;
  readonly unlock?: () => void;
  /** Whether its file still stands where it was opened. */
  readonly isThere?: () => boolean;
  /** Locks what is named for the rest of a transaction; absent where each transaction locks everything. */
  readonly lock?: (into: Kysely<Schema>, what: string) => Promise<void>;
  /** Allows a transaction to pause for long; absent where any may. */
  readonly takeTime?: (into: Kysely<Schema>) => Promise<void>;
  /** Writes everything to a new file of SQLite; absent where the database is such a file. */
  readonly writeTo?: (file: string) => Promise<void>;
  /** Which tables this server plays; absent where it has the database to itself. */
  readonly leases?: Leases;
  /** Sends messages to all servers that share the database, and receives theirs; absent where there is only one. */
  readonly tell?: (what: string) => Promise<void>;
  readonly hear?: (heard: (what: string) => void) => Promise<() => Promise<void>>;
}

/** A write, and the promise that waits for it. */
interface Write {
  readonly work: (into: Kysely<Schema>) => Promise<unknown>;
  readonly done: () => void;
  readonly failed: (thrown: unknown) => void;
}

export class Store {
  readonly db: Kysely<Schema>;
  /** How often sessions were ended. While it stays the same, a session that was good is still good, unless it is too old. */
  endings = 0;
  /** The limits of every owner except the one who runs the server. */
  quota: Quota = { tables: 50, bytes: 200_000_000, table: 16_000_000, lines: 100_000, sessions: 500 };
  /** Gives the messages about turns and their receivers; `written` is called once they are in the database. */
  telling: { readonly of: (turns: readonly Turn[]) => readonly Told[]; readonly written: () => void } = { of: () => [], written: () => undefined };
  readonly #place: Place;
  #deafen: () => Promise<void> = async () => undefined;
  /** The writes of the next commit of `#changeTogether`. */
  #waiting: Write[] = [];

  constructor(db: Kysely<Schema>, place: Place = {}) {
    this.db = db;
    this.#place = place;
  }

  /** Null where one server has the database to itself. */
  get leases(): Leases | null {
    return this.#place.leases ?? null;
  }

  /** Claims a table for this server and returns the number under which it writes to the table. @throws Refused `NOT_OWNER` */
  async claim(table: string): Promise<number> {
    return (await this.leases?.claim(table)) ?? 0;
  }

  /** Everything that is written is one transaction. */
  async #change(work: (into: Kysely<Schema>) => Promise<unknown>): Promise<void> {
    await this.db.transaction().execute(work);
  }

  /**
   * Like `#change`, but in one transaction with what others write in the same turn of the loop: in a file a commit costs more than its content.
   * If that fails, each write gets its own transaction, so that a fault in one does not refuse another.
   */
  #changeTogether(work: (into: Kysely<Schema>) => Promise<unknown>): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.push({ work, done, failed }) === 1) setImmediate(() => void this.#commit());
    });
  }

  async #commit(): Promise<void> {
    const all = this.#waiting;
    if (all.length === 0) return;
    this.#waiting = [];
    try {
      await this.#change(async (into) => {
        for (const { work } of all) await work(into);
      });
      for (const { done } of all) done();
    } catch (thrown) {
      if (all.length === 1 || isBusy(thrown)) for (const { failed } of all) failed(thrown);
      else for (const { work, done, failed } of all) await this.#change(work).then(done, failed);
    }
  }

  /** Tells all servers that sessions ended: the hash of one, or '' for several. */
  #ended(session = ''): void {
    this.endings++;
    // A process that misses this message notices within a minute.
    this.#place.tell?.(session).catch(() => undefined);
  }

  /** Listens to the other servers of this database: to sessions that ended, or to everything. */
  async listen(ended: (session: string) => void): Promise<void> {
    const stop = await this.#place.hear?.((session) => {
      this.endings++;
      if (session !== '') ended(session);
      // A table may have been deleted.
      void this.leases?.renew();
    });
    this.#deafen = stop ?? this.#deafen;
  }

  /** Waits until no other transaction holds `what`. Otherwise two transactions that count and then write would both find room. */
  async lock(into: Kysely<Schema>, what: string): Promise<void> {
    await this.#place.lock?.(into, what);
  }

  /** No other transaction waits for this one, so it may take its time. */
  async takeTime(into: Kysely<Schema>): Promise<void> {
    await this.#place.takeTime?.(into);
  }

  /** Checks that the store can be read and written. @throws anything that the database throws */
  async beat(now: number): Promise<void> {
    if (this.#place.isThere?.() === false) throw new StoreError('the file of the database was taken away');
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
    await into.insertInto('keeping').values({ table_id: table.id, owner, bytes, opened: Date.now(), ended: 0 }).execute();
  }

  async #mustHaveRoom(into: Kysely<Schema>, owner: string, bytes: number): Promise<void> {
    await this.lock(into, `tables of ${owner}`);
    const { tables, used } = await into
      .selectFrom('keeping')
      .select(({ fn }) => [fn.countAll<number>().as('tables'), fn.sum<number | null>('bytes').as('used')])
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    if (Number(tables) >= this.quota.tables) refuse('tables-full', { tables: Number(tables) });
    if (Number(used ?? 0) + bytes > this.quota.bytes) refuse('tables-too-large', { most: Math.floor(this.quota.bytes / 1_000_000) });
  }

  /** Every table, as the server's owner sees them. */
  async kept(): Promise<Kept[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('keeping', 'keeping.table_id', 'tables.id')
      .select(['id', 'title', 'created', 'owner', 'bytes', 'opened', 'ended'])
      .orderBy('created')
      .execute();
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes), opened: Number(row.opened), ended: Number(row.ended) }));
  }

  /** Who owns a table; undefined if there is no such table. */
  async ownerOf(table: string): Promise<string | undefined> {
    return (await this.db.selectFrom('keeping').select('owner').where('table_id', '=', table).executeTakeFirst())?.owner;
  }

  async opened(table: string, now: number): Promise<void> {
    await this.#change((into) => into.updateTable('keeping').set({ opened: now }).where('table_id', '=', table).execute());
  }

  /** Deletes a table and everything that belongs to it. */
  async remove(table: string): Promise<void> {
    await this.#change(async (from) => {
      // The owner goes first: without it, the server of the table can write nothing more.
      await from.deleteFrom('owners').where('table_id', '=', table).execute();
      const seats = from.selectFrom('seats').select('id').where('table_id', '=', table);
      await from.deleteFrom('sessions').where('seat_id', 'in', seats).execute();
      for (const part of [
        'lines',
        'commands',
        'asides',
        'pictures',
        'packs',
        'seen',
        'seats',
        'keeping',
        'deadlines',
        'hooks',
        'outbox',
        'workshop_tables',
      ] as const)
        await from.deleteFrom(part).where('table_id', '=', table).execute();
      await from.deleteFrom('tables').where('id', '=', table).execute();
    });
    this.#ended();
  }

  /** Deletes sessions that are too old. */
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

  /** The clock of the database in milliseconds: the clocks of servers that share it may differ. */
  get #now() {
    return this.leases === null ? sql<number>`${Date.now()}` : NOW;
  }

  /** The time of the open question of a table; null = none is kept. */
  async deadline(table: string): Promise<KeptTime | null> {
    const row = await this.db
      .selectFrom('deadlines')
      .select(['line', 'ends', 'left', this.#now.as('now')])
      .where('table_id', '=', table)
      .executeTakeFirst();
    if (row === undefined) return null;
    const [at, ends, left, now] = [row.line, row.ends, row.left, row.now].map(Number);
    return { at, left: ends === 0 ? left : ends - now, runs: ends !== 0 };
  }

  /** What a seat had seen when it last looked; null if it never looked. */
  async seen(_table: string, seat: string): Promise<Seen | null> {
    const row = await this.db.selectFrom('seen').select(['line', 'at']).where('seat_id', '=', seat).executeTakeFirst();
    return row === undefined ? null : { line: Number(row.line), at: Number(row.at) };
  }

  async noteSeen(table: string, seat: string, seen: Seen): Promise<void> {
    await this.#change((into) =>
      into
        .insertInto('seen')
        .values({ ...seen, seat_id: seat, table_id: table })
        .onConflict((known) => known.column('seat_id').doUpdateSet(seen))
        .execute(),
    );
  }

  /** When the sessions of a seat were opened and used last, in milliseconds. */
  async sessionsOf(seat: string): Promise<{ readonly created: number; readonly seen: number }[]> {
    const rows = await this.db.selectFrom('sessions').select(['created', 'seen']).where('seat_id', '=', seat).orderBy('created').execute();
    return rows.map((row) => ({ created: Number(row.created), seen: Number(row.seen) }));
  }

  /** The address that is told whose turn it is at a table; null if there is none. */
  async hook(table: string): Promise<Omit<Schema['hooks'], 'table_id'> | null> {
    return (await this.db.selectFrom('hooks').select(['url', 'secret']).where('table_id', '=', table).executeTakeFirst()) ?? null;
  }

  async setHook(table: string, hook: Omit<Schema['hooks'], 'table_id'> | null): Promise<void> {
    await this.#change(async (into) => {
      await into.deleteFrom('hooks').where('table_id', '=', table).execute();
      if (hook !== null)
        await into
          .insertInto('hooks')
          .values({ ...hook, table_id: table })
          .execute();
    });
  }

  /** Tables where the time of a question ran out and which no server plays. */
  async due(): Promise<string[]> {
    const played = this.db.selectFrom('owners').select('table_id').where('until', '>', this.#now);
    const over = this.db.selectFrom('deadlines').select('table_id').where('ends', '>', 0).where('ends', '<', this.#now).orderBy('ends').limit(MAX_DUE);
    return (await over.where('table_id', 'not in', played).execute()).map(({ table_id }) => table_id);
  }

  /** The own packs of a table. */
  packs(table: string): Promise<PackText[]> {
    return this.db.selectFrom('packs').select(['hash', 'text']).where('table_id', '=', table).orderBy('hash').execute();
  }

  /** Keeps a picture of a table. @throws Refused `QUOTA` when the table has enough */
  async keepPicture(table: string, picture: Omit<Schema['pictures'], 'table_id'>, most: number): Promise<void> {
    await this.#change(async (into) => {
      await this.lock(into, `pictures of ${table}`);
      const known = await into.selectFrom('pictures').select('hash').where('table_id', '=', table).execute();
      if (known.some(({ hash }) => hash === picture.hash)) return;
      if (known.length >= most) refuse('pictures-full', { most });
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

  /**
   * Appends lines after line `from - 1`. The primary key refuses a number that is taken.
   * @throws Refused `NOT_OWNER` if another server claimed the table since; anything that the database throws
   */
  async append(table: string, addition: Addition): Promise<void> {
    const { lease, from, lines, settings, command, more = 0, turns = [], ...aside } = addition;
    const told = turns.length === 0 ? [] : this.telling.of(turns);
    const bytes = sizeOf(lines) + (command === null ? 0 : sizeOfCommand(command)) + more;
    const { leases } = this;
    try {
      if (leases !== null && lease !== null && told.length === 0 && Object.keys(aside).length === 0) {
        if (!(await appendAtOnce(this.db, table, lease, addition, bytes))) throw leases.lose(table, lease);
      } else {
        const work = async (into: Kysely<Schema>): Promise<void> => {
          if (leases !== null && lease !== null && !(await isHeld(into, table, lease))) throw leases.lose(table, lease);
          await write(into, table, from, lines);
          if (bytes !== 0) await grow(into, table, bytes);
          await this.#writeBeside(into, table, aside);
          await this.#toTell(into, table, told);
          if (settings !== null) await into.updateTable('tables').set({ settings }).where('id', '=', table).execute();
          // What each move writes is plain SQL: a statement that Kysely builds takes more than twice the CPU.
          if (command !== null)
            await sql`
              insert into commands (table_id, seat_id, client_id, body, reply)
              values (${table}, ${command.seat}, ${command.id}, ${command.body}, ${command.reply})`.execute(into);
        };
        // If several servers share a database, each transaction has its own connection.
        await (leases === null ? this.#changeTogether(work) : this.#change(work));
      }
    } finally {
      // This covers a lost answer of the database, too.
      if (aside.reseat !== undefined) this.#ended();
      if (told.length > 0) this.telling.written();
    }
  }

  /** Queues a message until it is delivered. A table without a hook sends none. */
  async #toTell(into: Kysely<Schema>, table: string, told: readonly Told[]): Promise<void> {
    if (told.length === 0) return;
    const { n } = await into
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const hook = told.some(({ receiver }) => receiver === 'table')
      ? await into.selectFrom('hooks').select('url').where('table_id', '=', table).executeTakeFirst()
      : undefined;
    const wanted = told.filter(({ receiver }) => receiver === 'all' || hook !== undefined).slice(0, Math.max(0, MAX_TO_TELL - Number(n)));
    for (const one of wanted)
      await into
        .insertInto('outbox')
        .values({ ...one, id: newName(), table_id: table, tried: 0, due: this.#now })
        .execute();
  }

  /**
   * The messages that are due. For `hold` milliseconds no other server gets them; in that time they are delivered or put off. If this server ends
   * before, another one delivers them, perhaps a second time.
   */
  async toTell(receivers: readonly Receiver[], most: number, hold: number): Promise<OutboxRow[]> {
    if (receivers.length === 0) return [];
    return this.db.transaction().execute(async (into) => {
      const due = into.selectFrom('outbox').select('id').where('due', '<=', this.#now).where('receiver', 'in', receivers).orderBy('due').limit(most);
      // SQLite has no row locks and needs none.
      const ids = await (this.leases === null ? due : due.forUpdate().skipLocked()).execute();
      if (ids.length === 0) return [];
      const taken = into.updateTable('outbox').set(({ eb }) => ({ tried: eb('tried', '+', 1), due: sql<number>`${this.#now} + ${hold}` }));
      return taken
        .where(
          'id',
          'in',
          ids.map(({ id }) => id),
        )
        .returningAll()
        .execute();
    });
  }

  /** Removes a message that was delivered, or never will be. */
  async told({ id, tried }: OutboxRow): Promise<void> {
    await this.#change((from) => from.deleteFrom('outbox').where('id', '=', id).where('tried', '=', tried).execute());
  }

  /** Puts a message off for so many milliseconds. */
  async tellLater({ id, tried }: OutboxRow, wait: number): Promise<void> {
    const due = sql<number>`${this.#now} + ${wait}`;
    await this.#change((into) => into.updateTable('outbox').set({ due }).where('id', '=', id).where('tried', '=', tried).execute());
  }

  async #writeBeside(
    into: Kysely<Schema>,
    table: string,
    { reseat, plays = [], founded, secret, said = [], unsaid = [], pictures, deadline, erased, over }: Aside,
  ): Promise<void> {
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
    if (erased !== undefined) await erase(into, table, erased);
    if (over !== undefined) {
      const ended = into.updateTable('keeping').set({ ended: over ? Date.now() : 0 });
      await ended
        .where('table_id', '=', table)
        .where('ended', over ? '=' : '>', 0)
        .execute();
    }
    if (deadline !== undefined) await into.deleteFrom('deadlines').where('table_id', '=', table).execute();
    if (deadline != null) {
      const { at, left, runs } = deadline;
      await into
        .insertInto('deadlines')
        .values({ table_id: table, line: at, left, ends: runs ? sql<number>`${this.#now} + ${left}` : 0 })
        .execute();
    }
    if (founded !== undefined) {
      await this.#insert(into, founded);
      await copyMap(into, table, founded.table);
    }
  }

  /** The accepted commands of a table: seat, id that the page gave, and size. */
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
    this.#ended();
  }

  async openSession(hash: string, seat: string, now: number): Promise<void> {
    const session = { token_hash: hash, seat_id: seat, created: now, seen: now };
    const own = this.db.selectFrom('sessions').select('token_hash').where('seat_id', '=', seat).orderBy('created', 'desc').limit(this.quota.sessions);
    await this.#change(async (into) => {
      await this.lock(into, `sessions of ${seat}`);
      await into.insertInto('sessions').values(session).execute();
      const ended = await into.deleteFrom('sessions').where('seat_id', '=', seat).where('token_hash', 'not in', own).executeTakeFirstOrThrow();
      if (ended.numDeletedRows > 0n) this.#ended();
    });
  }

  async closeSession(hash: string): Promise<void> {
    await this.#change((from) => from.deleteFrom('sessions').where('token_hash', '=', hash).execute());
    this.#ended(hash);
  }

  /** The seat of a session that is still good at `now`. It ends after 30 days without use, or 180 days in all. */
  async seatOfSession(hash: string, now: number): Promise<SeatRow | undefined> {
    const session = await this.db.selectFrom('sessions').selectAll().where('token_hash', '=', hash).executeTakeFirst();
    if (session === undefined) return undefined;
    // A clock that is set back must not make a session immortal. A clock that jumped ahead is for the operator to mend.
    if (now - Number(session.seen) > UNUSED || now - Number(session.created) > OLD) return undefined;
    if (Math.abs(now - Number(session.seen)) > 3_600_000)
      await this.#change((into) => into.updateTable('sessions').set({ seen: now }).where('token_hash', '=', hash).execute());
    return this.db.selectFrom('seats').selectAll().where('id', '=', session.seat_id).executeTakeFirst();
  }

  /** Writes everything to a new SQLite file, checks it and moves it into place. @throws StoreError */
  async backup(file: string): Promise<void> {
    const beside = `${file}.${process.pid}.tmp`;
    try {
      if (this.#place.writeTo === undefined) await sql`vacuum into ${beside}`.execute(this.db);
      else await this.#place.writeTo(beside);
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

  /** Writes the journal back into the file, so that deleted content is in neither. */
  async settle(): Promise<void> {
    await this.#commit();
    this.#place.settle?.();
  }

  async close(): Promise<void> {
    try {
      await this.settle();
    } finally {
      await this.#deafen();
      await this.leases?.close();
      await this.db.destroy();
      this.#place.unlock?.();
    }
  }
}

/** Milliseconds for which a picture without a fighter is kept: its page is about to say whose it is. */
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

/** A table that goes on from another one has the same map. */
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

/** Adds bytes to the size of a table. */
async function grow(into: Kysely<Schema>, table: string, bytes: number): Promise<void> {
  await sql`update keeping set bytes = bytes + ${bytes} where table_id = ${table}`.execute(into);
}

/** Deletes what a person said and did, except what is part of the fight. Messages beside it are deleted by their ids. */
async function erase(from: Kysely<Schema>, table: string, { seat, pictures }: NonNullable<Aside['erased']>): Promise<void> {
  await from.deleteFrom('commands').where('table_id', '=', table).where('seat_id', '=', seat).execute();
  await from.deleteFrom('seen').where('seat_id', '=', seat).execute();
  if (pictures.length === 0) return;
  const gone = from.deleteFrom('pictures').where('table_id', '=', table).where('hash', 'in', pictures);
  const bytes = (await gone.returning(({ fn }) => fn<number>('length', ['data']).as('bytes')).execute()).reduce((sum, row) => sum + Number(row.bytes), 0);
  await grow(from, table, -bytes);
}

async function reseated(into: Kysely<Schema>, { seat, hash, name }: Reseat): Promise<void> {
  if (name !== undefined) await into.updateTable('seats').set({ name }).where('id', '=', seat).execute();
  if (hash !== null) await into.updateTable('seats').set({ secret_hash: hash }).where('id', '=', seat).execute();
  await into.deleteFrom('sessions').where('seat_id', '=', seat).execute();
}

/** Lines in one statement: databases limit the number of values. */
const AT_ONCE = 500;

async function write(into: Kysely<Schema>, table: string, from: number, lines: readonly string[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((text, i) => sql`(${table}, ${from + at + i}, ${text})`);
    await sql`insert into lines (table_id, n, text) values ${sql.join(rows)}`.execute(into);
  }
}
