import type { Kysely } from 'kysely';
import { Refused } from './refusal.ts';
import { type Schema, Store } from './store.ts';

/** How many rows are read, and how many are written, at a time. */
const PAGE = 500;
const AT_ONCE = 200;

/** What belongs to a table and is read in one go; its lines and pictures may be many megabytes. */
const OF_TABLE = ['seats', 'keeping', 'commands', 'asides', 'packs', 'deadlines', 'seen', 'hooks'] as const;

/**
 * Copies everything from one database into an empty one: all of it or nothing.
 * @param check Checks the copy before it is committed; if it throws, nothing is copied.
 * @throws Refused `NOT_EMPTY`; whatever the databases say
 */
export async function copyStore(from: Store, into: Store, check: (arrived: Store) => Promise<void> = async () => undefined): Promise<void> {
  await into.db.transaction().execute(async (db) => {
    await into.takeTime(db);
    await into.lock(db, 'everything');
    for (const part of ['tables', 'workshops'] as const)
      if ((await db.selectFrom(part).select('id').limit(1).execute()).length > 0)
        throw new Refused({ code: 'NOT_EMPTY', text: 'there are tables already; move them away first' });
    await copyRows(from.db, db);
    await check(new Store(db));
  });
}

/** Copies all rows except those that only matter to the old server. */
export async function copyRows(from: Kysely<Schema>, into: Kysely<Schema>): Promise<void> {
  for (const { id } of await from.selectFrom('tables').select('id').orderBy('id').execute()) await copyTable(from, into, id);
  for (const { id } of await from.selectFrom('workshops').select('id').orderBy('id').execute()) await copyWorkshop(from, into, id);
}

async function copyTable(from: Kysely<Schema>, into: Kysely<Schema>, table: string): Promise<void> {
  await write(into, 'tables', await from.selectFrom('tables').selectAll().where('id', '=', table).execute());
  for (const part of OF_TABLE) await write(into, part, await from.selectFrom(part).selectAll().where('table_id', '=', table).execute());
  for (let last = -1, isMore = true; isMore; ) {
    const page = await from.selectFrom('lines').selectAll().where('table_id', '=', table).where('n', '>', last).orderBy('n').limit(PAGE).execute();
    await write(into, 'lines', page);
    last = page.at(-1)?.n ?? last;
    isMore = page.length === PAGE;
  }
  const pictures = from.selectFrom('pictures').where('table_id', '=', table);
  for (const { hash } of await pictures.select('hash').execute()) await write(into, 'pictures', await pictures.selectAll().where('hash', '=', hash).execute());
  const seats = from.selectFrom('seats').select('id').where('table_id', '=', table);
  await write(into, 'sessions', await from.selectFrom('sessions').selectAll().where('seat_id', 'in', seats).execute());
}

async function copyWorkshop(from: Kysely<Schema>, into: Kysely<Schema>, workshop: string): Promise<void> {
  await write(into, 'workshops', await from.selectFrom('workshops').selectAll().where('id', '=', workshop).execute());
  await write(into, 'workshop_tables', await from.selectFrom('workshop_tables').selectAll().where('workshop_id', '=', workshop).execute());
  const shelf = from.selectFrom('shelf').where('workshop_id', '=', workshop);
  for (const { kind, id } of await shelf.select(['kind', 'id']).execute())
    await write(into, 'shelf', await shelf.selectAll().where('kind', '=', kind).where('id', '=', id).execute());
}

async function write<T extends keyof Schema>(into: Kysely<Schema>, part: T, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await into
      .insertInto(part)
      .values(rows.slice(at, at + AT_ONCE) as never)
      .execute();
}
