import { Kysely, sql } from 'kysely';
import { changesOf } from './migrations.ts';
import { type DatabaseState, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';

/** Describes a PostgreSQL database; servers may be using it. @throws errors of the database */
export async function databaseState(db: Kysely<Schema>): Promise<DatabaseState> {
  const before = Date.now();
  const { rows } = await sql<{ readonly version: string; readonly connections: number; readonly now: number }>`
    select current_setting('server_version_num') as version,
      current_setting('max_connections')::integer - (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  const [{ version, connections, now }] = rows;
  const between = (before + Date.now()) / 2;
  const changes = await changesOf(db);
  return {
    version: Number(version),
    connections: Number(connections),
    ahead: (between - Number(now)) / 1000,
    ...changes,
    writable: await isWritable(db, changes.missing > 0),
  };
}

/** The same for an address, where there may be no tables yet. @throws errors of the database */
export async function databaseStateAt(address: string): Promise<DatabaseState> {
  const db = new Kysely<Schema>({ dialect: await postgresDialect(address, 1) });
  try {
    return await databaseState(db);
  } finally {
    await db.destroy();
  }
}

/** Without a schema that the user sees, or without a table, the question has no answer: no. */
async function isWritable(db: Kysely<Schema>, makes: boolean): Promise<boolean> {
  const { rows } = await sql<{ readonly make: boolean | null; readonly write: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as make,
      has_table_privilege(to_regclass('tables'), 'insert, update, delete') as write`.execute(db);
  const [{ make, write }] = rows;
  return (makes ? make : write) ?? false;
}
