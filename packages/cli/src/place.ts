import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FileError } from '@riposte/files';
import { isPostgres } from '@riposte/server';
import { InputError } from './outcome.ts';

/** Where a server keeps its tables: a file in its folder, or a PostgreSQL database. */
export interface Place {
  readonly data: string;
  /** `postgres://user:password@host:port/database`; absent = the file. */
  readonly database?: string;
}

/** The file of the folder, which need not be there, or the address. @throws InputError for what is no such address */
export function placeOf({ data, database }: Place): string {
  if (database === undefined || database === '') return join(data, 'riposte.db');
  // Without the address in the message: it may hold a password.
  if (!isPostgres(database) || !URL.canParse(database) || new URL(database).pathname.length < 2)
    throw new InputError('--database must be the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/riposte.');
  return database;
}

/** The same where tables must be there. @throws FileError, InputError */
export function placeWithTables(place: Place): string {
  const where = placeOf(place);
  if (!isPostgres(where) && !existsSync(where)) throw FileError.cannot('read', where, 'there is no such file; name the folder of the server with --data');
  return where;
}
