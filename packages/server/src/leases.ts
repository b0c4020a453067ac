import { type Kysely, sql } from 'kysely';
import { steady } from './clock.ts';
import { notOwner, type Refused } from './refusal.ts';
import type { Schema } from './schema.ts';
import { newName } from './secrets.ts';

/** The times of leases, in milliseconds. */
export interface LeaseTimes {
  /** How long a lease holds. */
  readonly holds: number;
  /** The time between two renewals. */
  readonly renew: number;
  /** After so long without a renewal, a server stops answering. This is before another server may take its tables. */
  readonly sure: number;
}

/** After a server is killed, pages wait for the rest of `holds`, ask again, and the table is read. We promise 20 s for all of this. */
const USUAL: LeaseTimes = { holds: 12_000, renew: 4000, sure: 8000 };
/** The most renewals at a time. */
const RENEWALS = 2;
/** Milliseconds between two looks at whether this server may still answer. */
const LOOK = 500;

/** The clock of the database in milliseconds. It alone decides; the clocks of servers do not count. */
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
  /** Two connections only for renewals, so that no other work delays them. */
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
  /** Tables that another server has taken, or whose lease ran out. */
  losses = 0;

  constructor(db: Kysely<Schema>, renewals: Kysely<Schema>) {
    this.#db = db;
    this.#renewals = renewals;
  }

  /**
   * Begins to renew.
   * @param address Path under which the proxy reaches this very server; empty = it has none
   * @param lost Called for a table that this server has lost
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

  /** Whether this server may answer for its tables: it has renewed its leases recently and is not stopping. */
  get isSure(): boolean {
    return !this.#ends && steady() - this.#renewedAt < this.#times.sure;
  }

  /**
   * Takes a table for this server; returns the number under which it writes.
   * @throws Refused `NOT_OWNER` if another server has the table, or if this server may not answer: others would wait for its lease to end
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

  /** Releases a table that was forgotten here; another server may take it at once. */
  async release(table: string): Promise<void> {
    const epoch = this.#held.get(table);
    this.#held.delete(table);
    if (epoch === undefined) return;
    // The row stays, so that no number is given twice.
    const own = this.#db.updateTable('owners').set({ until: 0 }).where('table_id', '=', table).where('server', '=', this.#server).where('epoch', '=', epoch);
    // A lease that cannot be released runs out by itself.
    await own.execute().catch(() => undefined);
  }

  /** A write was refused, because the table has a newer number or the lease has run out. */
  lose(table: string, epoch: number): Refused {
    if (this.#held.get(table) === epoch) this.#forget(table);
    return notOwner();
  }

  #forget(table: string): void {
    this.losses++;
    this.#held.delete(table);
    this.#lost(table);
  }

  /** Renews all leases in one statement. Tables that are not renewed are lost. */
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
      // If this goes on, the regular check notices.
    } finally {
      this.#renewing--;
    }
  }

  #look(): void {
    if (!this.isSure) for (const table of this.#held.keys()) this.#forget(table);
    // Perhaps only this connection gives no answer, so another one is tried beside it.
    const { renew } = this.#times;
    if (this.age > renew && steady() - this.#triedAt > renew / 2) void this.renew();
  }

  /** Takes no more tables, because the server is stopping. */
  end(): void {
    this.#ends = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Releases all tables, so that other servers can take them at once. */
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

/** Locks the lease of a table until the transaction ends; false if it is not held under this number. */
export async function isHeld(into: Kysely<Schema>, table: string, epoch: number): Promise<boolean> {
  const own = into.selectFrom('owners').select('epoch').where('table_id', '=', table).where('epoch', '=', epoch).where('until', '>', NOW);
  return (await own.forShare().executeTakeFirst()) !== undefined;
}

/** What almost every move appends. */
export interface Plain {
  readonly from: number;
  readonly lines: readonly string[];
  readonly settings: string | null;
  readonly command: { readonly seat: string; readonly id: string; readonly body: string; readonly reply: string } | null;
}

/**
 * Appends in one statement, which takes half the time of a transaction.
 * @returns Whether the table is held under this number; if not, nothing is written
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
