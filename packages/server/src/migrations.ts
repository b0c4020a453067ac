import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreError } from './database.ts';

/**
 * How the database became what it is, oldest first. What stands here never changes; a change of the schema is a new one
 * behind the last. Databases older than this list have some of the tables already.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001 tables': {
    async up(db) {
      await make(
        db,
        'tables (id text primary key, title text not null, created text not null, header text not null, encounter text not null, file text not null, secret text not null, settings text not null)',
      );
      await make(db, 'lines (table_id text not null references tables(id), n integer not null, text text not null, primary key (table_id, n))');
      await make(
        db,
        'commands (table_id text not null, seat_id text not null, client_id text not null, body text not null, reply text not null, primary key (table_id, seat_id, client_id))',
      );
      await make(
        db,
        'seats (id text primary key, table_id text not null references tables(id), kind text not null, name text not null, plays text not null, secret_hash text not null)',
      );
      await make(db, 'sessions (token_hash text primary key, seat_id text not null, created bigint not null, seen bigint not null)');
    },
  },
  '002 keeping': {
    async up(db) {
      await make(db, 'keeping (table_id text primary key references tables(id), owner text not null, bytes bigint not null, opened bigint not null)');
      await sql`
        insert into keeping (table_id, owner, bytes, opened)
        select id, '', (select coalesce(sum(length(text)), 0) from lines where table_id = tables.id), ${Date.now()}
        from tables where id not in (select table_id from keeping)`.execute(db);
    },
  },
  '003 pulse': {
    async up(db) {
      await make(db, 'pulse (id integer primary key, at bigint not null)');
    },
  },
  '004 asides': {
    async up(db) {
      await make(
        db,
        'asides (id text primary key, table_id text not null references tables(id), seat_id text not null, kind text not null, at bigint not null, entry integer not null, "to" text not null, body text not null)',
      );
      await sql`create index if not exists asides_of_table on asides (table_id)`.execute(db);
    },
  },
  '005 pictures': {
    async up(db) {
      await make(
        db,
        'pictures (table_id text not null references tables(id), hash text not null, data text not null, at bigint not null, primary key (table_id, hash))',
      );
    },
  },
  '006 workshops': {
    async up(db) {
      await make(db, 'workshops (id text primary key, secret_hash text not null unique, owner text not null, created bigint not null, opened bigint not null)');
      await make(
        db,
        'shelf (workshop_id text not null references workshops(id), kind text not null, id text not null, version integer not null, title text not null, game text not null, changed bigint not null, size bigint not null, count integer not null, state text not null, moved bigint not null, body text not null, primary key (workshop_id, kind, id))',
      );
      await make(db, 'workshop_tables (table_id text primary key references tables(id), workshop_id text not null references workshops(id))');
    },
  },
  '007 packs': {
    async up(db) {
      await make(db, 'packs (table_id text not null references tables(id), hash text not null, text text not null, primary key (table_id, hash))');
    },
  },
  '008 owners': {
    async up(db) {
      await make(
        db,
        'owners (table_id text primary key references tables(id), server text not null, address text not null, epoch bigint not null, until bigint not null)',
      );
      await sql`create index if not exists owners_of_server on owners (server)`.execute(db);
    },
  },
  '009 deadlines': {
    async up(db) {
      await make(db, 'deadlines (table_id text primary key references tables(id), line integer not null, ends bigint not null, "left" bigint not null)');
    },
  },
  '010 seen': {
    async up(db) {
      await make(
        db,
        'seen (seat_id text primary key references seats(id), table_id text not null references tables(id), line integer not null, at bigint not null)',
      );
    },
  },
  '011 hooks': {
    async up(db) {
      await make(db, 'hooks (table_id text primary key references tables(id), url text not null, secret text not null)');
    },
  },
  '012 ended': {
    async up(db) {
      await sql`alter table keeping add column ended bigint not null default 0`.execute(db);
    },
  },
  '013 outbox': {
    async up(db) {
      await make(
        db,
        'outbox (id text primary key, table_id text not null references tables(id), receiver text not null, body text not null, tried integer not null, due bigint not null)',
      );
      await sql`create index if not exists outbox_by_due on outbox (due)`.execute(db);
      await sql`create index if not exists outbox_of_table on outbox (table_id)`.execute(db);
    },
  },
};

/** The names of the schemas that a database had, oldest first; the last is that of today. */
export const SCHEMAS: readonly string[] = Object.keys(MIGRATIONS);

async function make(db: Kysely<unknown>, table: string): Promise<void> {
  await sql.raw(`create table if not exists ${table}`).execute(db);
}

/**
 * Brings a database to the schema of today.
 * @throws StoreError for a database of a later release; whatever the database says
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { later } = await changesOf(db);
  if (later !== null) throw new StoreError(`the database was changed by a later release of Riposte ("${later}"); install that one`);
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

/** What does them, in the order of their names. */
export const migratorOf = <T>(db: Kysely<T>): Migrator => new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

/** A change that a later release made to a database, and how many this one is still to make. */
export async function changesOf<T>(db: Kysely<T>): Promise<{ readonly later: string | null; readonly missing: number }> {
  const done = await migrationsOf(db);
  return { later: done.find((name) => !SCHEMAS.includes(name)) ?? null, missing: SCHEMAS.filter((name) => !done.includes(name)).length };
}

/** The migrations that a database has had, by name; none where it keeps no list. */
async function migrationsOf<T>(db: Kysely<T>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
