import { type Dialect, Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { openDatabase, openDatabaseToRead, StoreError, unusable } from './database.ts';
import { Leases } from './leases.ts';
import { migrate } from './migrations.ts';
import { copyRows } from './moving.ts';
import { hear, isPostgres, lockOf, postgresDialect, shownPlace, takeTime, tell, unreachable } from './postgres.ts';
import { type Schema, Store } from './store.ts';

/**
 * Opens the database of a server, or makes a new one where there never was any. It is checked, and written to once.
 * @param place A file, which this process alone may use, or the address of a PostgreSQL database: `postgres://user:password@host:port/database`
 * @throws StoreError naming the place and what to do
 */
export async function openStore(place: string): Promise<Store> {
  const store = isPostgres(place) ? await onPostgres(place) : inFile(place);
  try {
    await migrate(store.db);
    await store.beat(Date.now());
    return store;
  } catch (thrown) {
    await store.close();
    throw isPostgres(place) ? unreachable(place, thrown) : unusable(place, thrown);
  }
}

/** The end of the error for a database that no server has ever used. */
export const NO_TABLES = 'there are no tables of Riposte';

/** Opens a database that another process may be using, to read and to back up. @throws StoreError */
export async function openStoreToRead(place: string): Promise<Store> {
  if (!isPostgres(place)) return new Store(new Kysely<Schema>({ dialect: dialectOf(openDatabaseToRead(place)) }));
  const store = await onPostgres(place);
  try {
    await store.tables();
    return store;
  } catch (thrown) {
    await store.close();
    const isNone = (thrown as { code?: string }).code === '42P01';
    throw isNone ? new StoreError(`${shownPlace(place)}: ${NO_TABLES}`) : unreachable(place, thrown);
  }
}

function inFile(file: string): Store {
  const { database, ...last } = openDatabase(file);
  return new Store(new Kysely<Schema>({ dialect: dialectOf(database) }), last);
}

/** Connections of a server to its database: for its tables, and to renew its leases. */
const TABLES = 10;
const RENEWALS = 2;
/** Milliseconds that a renewal may take: what takes longer would not be done in time. */
const RENEWAL = { connecting: 2000, statement: 3000 };

async function onPostgres(address: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: await postgresDialect(address, TABLES) });
  const leases = new Leases(db, new Kysely<Schema>({ dialect: await postgresDialect(address, RENEWALS, RENEWAL) }));
  return new Store(db, {
    lock: lockOf,
    takeTime,
    writeTo: (file) => writeTo(db, file),
    leases,
    tell: (what) => tell(db, what),
    hear: (heard) => hear(address, heard),
  });
}

/** Everything as it stands at one moment, while others go on writing. */
async function writeTo(from: Kysely<Schema>, file: string): Promise<void> {
  const into = new Kysely<Schema>({ dialect: dialectOf(new Database(file)) });
  try {
    await migrate(into);
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (still) => {
        await takeTime(still);
        await into.transaction().execute((all) => copyRows(still, all));
      });
  } finally {
    await into.destroy();
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
    // A full disk ends the transaction by itself. A second error about that would hide the cause.
    rollbackTransaction: async () => void (database.inTransaction && database.exec('rollback')),
  });
  return Object.assign(dialect, { createDriver: () => driver });
}
