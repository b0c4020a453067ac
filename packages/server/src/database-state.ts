import { type Kysely, sql } from 'kysely';
import { changesOf } from './migrations.ts';
import type { DatabaseState } from './postgres.ts';
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
  return { version: Number(version), connections: Number(connections), ahead: (between - Number(now)) / 1000, ...(await changesOf(db)) };
}
