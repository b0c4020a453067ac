import { type Kysely, sql } from 'kysely';
import { steady } from './clock.ts';
import { notOwner, type Refused } from './refusal.ts';
import type { Schema } from './schema.ts';
import { newName } from './secrets.ts';

/** The times of leases, in milliseconds. */
export interface LeaseTimes {
  /** For which a lease holds. */
  readonly holds: number;
  /** Between two renewals. */
  readonly renew: number;
  /** Without a renewal for so long, a server stops answering: before another server may take its tables. */
  readonly sure: number;
}

/** Behind a kill pages wait for what is left of `holds`, then ask anew, and the table is read: 20 s are promised for all of it. */
const USUAL: LeaseTimes = { holds: 12_000, renew: 4000, sure: 8000 };
/** Renewals that may be under way at a time. */
const RENEWALS = 2;
/** Milliseconds between two looks at whether this server may still answer. */
const LOOK = 500;

/** The clock of the database in milliseconds. No clock of a server decides anything. */
export const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Who plays a table. */
export interface Owner {
  /** Path under which that server is reached; empty = it has none. */
  readonly address: string;
  readonly isHere: boolean;
}

/**
 * Which tables this server plays, where several share one PostgreSQL database. Each opening of a table gets the next number, and
 * whatever is written says under which: a server that slept while another took its table writes nothing any more.
 */
export class Leases {
  readonly #db: Kysely<Schema>;
  /** Two connections for renewals alone, which wait behind no other work. */
  readonly #renewals: Kysely<Schema>;
  readonly #server = newName();
  /** The numbers of the tables that are open here. */
  readonly #held = new Map<string, number>();
  #address = '';
  #times = USUAL;
  #lost: (table: string) => void = () => undefined;
  #timers: readonly NodeJS.Timeout[] = [];
  #renewedAt = steady();
  #triedAt = steady();
  #renewing = 0;
  #ends = false;
  /** Tables that were lost to another server or to time. */
  losses = 0;

  constructor(db: Kysely<Schema>, renewals: Kysely<Schema>) {
    this.#db = db;
    this.#renewals = renewals;
  }

  /**
   * Renews from now on.
   * @param address Path under which the proxy reaches this very server; empty = it has none
   * @param lost Told of a table that is not this server's any more
   */
  begin(address: string, lost: (table: string) => void, times: Partial<LeaseTimes> = {}): void {
    this.#times = { ...USUAL, ...times };
    this.#address = address;
    this.#lost = lost;
    this.#renewedAt = steady();
    this.#triedAt = this.#renewedAt;
    this.#timers = [setInterval(() => void this.renew(), this.#times.renew), setInterval(() => this.#look(), LOOK)];
    for (const timer of this.#timers) timer.unref();
  }

  get #until() {
    return sql<number>`${NOW} + ${this.#times.holds}::bigint`;
  }

  /** Tables that this server plays. */
  get count(): number {
    return this.#held.size;
  }

  /** Milliseconds since the leases were renewed. */
  get age(): number {
    return steady() - this.#renewedAt;
  }

  get address(): string {
    return this.#address;
  }

  /** Whether this server may answer for its tables: it renewed a short while ago, and is not about to stop. */
  get isSure(): boolean {
    return !this.#ends && steady() - this.#renewedAt < this.#times.sure;
  }

  /**
   * Makes a table this server's, and gives the number under which it writes.
   * @throws Refused `NOT_OWNER` while it is another one's, and while this server may not answer: others would wait for its lease to end
   */
  async claim(table: string): Promise<number> {
    if (this.#ends || (this.#timers.length > 0 && !this.isSure)) throw notOwner();
    const row = await this.#db
      .insertInto('owners')
      .values({ table_id: table, server: this.#server, address: this.#address, epoch: 1, until: this.#until })
      .onConflict((known) =>
        known
          .column('table_id')
          .doUpdateSet(({ eb, ref }) => ({
            server: ref('excluded.server'),
            address: ref('excluded.address'),
            epoch: eb('owners.epoch', '+', 1),
            until: ref('excluded.until'),
          }))
          .where(({ eb, or }) => or([eb('owners.until', '<', NOW), eb('owners.server', '=', this.#server)])),
      )
      .returning('epoch')
      .executeTakeFirst();
    if (row === undefined) throw notOwner();
    this.#held.set(table, row.epoch);
    return row.epoch;
  }

  /** Who plays a table now; null = nobody. */
  async ownerOf(table: string): Promise<Owner | null> {
    const row = await this.#db.selectFrom('owners').select(['server', 'address']).where('table_id', '=', table).where('until', '>', NOW).executeTakeFirst();
    return row === undefined ? null : { address: row.address, isHere: row.server === this.#server };
  }

  /** The tables that some server plays now. */
  async played(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('owners').select('table_id').where('until', '>', NOW).execute();
    return new Set(rows.map(({ table_id }) => table_id));
  }

  /** The table was forgotten here; another server may have it at once. */
  async release(table: string): Promise<void> {
    const epoch = this.#held.get(table);
    this.#held.delete(table);
    if (epoch === undefined) return;
    // The number stays, so that none is given twice.
    const own = this.#db.updateTable('owners').set({ until: 0 }).where('table_id', '=', table).where('server', '=', this.#server).where('epoch', '=', epoch);
    // What cannot be given back ends by itself.
    await own.execute().catch(() => undefined);
  }

  /** A table was written to under a number that is not the last one, or too late. */
  lose(table: string, epoch: number): Refused {
    if (this.#held.get(table) === epoch) this.#forget(table);
    return notOwner();
  }

  #forget(table: string): void {
    this.losses++;
    this.#held.delete(table);
    this.#lost(table);
  }

  /** Renews all in one statement; what is not renewed is lost. */
  async renew(): Promise<void> {
    if (this.#renewing >= RENEWALS || this.#timers.length === 0) return;
    this.#renewing++;
    const at = steady();
    this.#triedAt = at;
    const before = [...this.#held];
    try {
      const rows = await this.#renewals
        .updateTable('owners')
        .set({ until: this.#until })
        .where('server', '=', this.#server)
        .where('until', '>', NOW)
        .returning(['table_id', 'epoch'])
        .execute();
      this.#renewedAt = Math.max(this.#renewedAt, at);
      const renewed = new Map(rows.map(({ table_id, epoch }) => [table_id, epoch]));
      for (const [table, epoch] of before) if (renewed.get(table) !== epoch) this.lose(table, epoch);
    } catch {
      // The look finds out when it lasts.
    } finally {
      this.#renewing--;
    }
  }

  #look(): void {
    if (!this.isSure) for (const table of this.#held.keys()) this.#forget(table);
    // It may be one connection alone that gives no answer: beside it another one is tried.
    const { renew } = this.#times;
    if (this.age > renew && steady() - this.#triedAt > renew / 2) void this.renew();
  }

  /** Takes no more tables: the server is about to stop. */
  end(): void {
    this.#ends = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Gives all tables back, so that others have them at once. */
  async giveBack(): Promise<void> {
    this.end();
    this.#held.clear();
    await this.#db
      .updateTable('owners')
      .set({ until: 0 })
      .where('server', '=', this.#server)
      .execute()
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    this.end();
    await this.#renewals.destroy();
  }
}

/** Holds the lease of a table to the end of a transaction; false where it is not held under this number. */
export async function isHeld(into: Kysely<Schema>, table: string, epoch: number): Promise<boolean> {
  const own = into.selectFrom('owners').select('epoch').where('table_id', '=', table).where('epoch', '=', epoch).where('until', '>', NOW);
  return (await own.forShare().executeTakeFirst()) !== undefined;
}

/** What is appended most often. */
export interface Plain {
  readonly from: number;
  readonly lines: readonly string[];
  readonly settings: string | null;
  readonly command: { readonly seat: string; readonly id: string; readonly body: string; readonly reply: string } | null;
}

/**
 * Appends in one statement, which takes half the time of a transaction.
 * @returns Whether the table is held under this number; else nothing is written
 */
export async function appendAtOnce(
  db: Kysely<Schema>,
  table: string,
  epoch: number,
  { from, lines, settings, command }: Plain,
  bytes: number,
): Promise<boolean> {
  const { rows } = await sql<{ readonly held: number }>`
    with own as (select 1 from owners where table_id = ${table} and epoch = ${epoch} and until > ${NOW} for share),
      l as (insert into lines (table_id, n, text) select ${table}, ${from}::integer + ord - 1, line from own, unnest(${lines}::text[]) with ordinality u (line, ord)),
      k as (update keeping set bytes = bytes + ${bytes}::bigint where table_id = ${table} and exists (select from own)),
      s as (update tables set settings = ${settings}::text where id = ${table} and ${settings}::text is not null and exists (select from own)),
      c as (insert into commands (table_id, seat_id, client_id, body, reply)
        select ${table}, ${command?.seat ?? null}::text, ${command?.id ?? null}, ${command?.body ?? null}, ${command?.reply ?? null}
        from own where ${command?.seat ?? null}::text is not null)
    select count(*) as held from own`.execute(db);
  return rows[0].held > 0;
}
