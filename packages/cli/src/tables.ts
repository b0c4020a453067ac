import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FileError } from '@riposte/files';
import { openStore, openStoreToRead } from '@riposte/server';
import { columns } from './columns.ts';
import { GOOD, type Outcome } from './outcome.ts';

/** The database of a server in its folder. @throws FileError */
export function databaseIn(data: string): string {
  const file = join(data, 'riposte.db');
  if (!existsSync(file)) throw FileError.cannot('read', file, 'there is no such file; name the folder of the server with --data');
  return file;
}

/** The id of a table as it was typed: one that begins with a hyphen is no option. */
export const idOf = (typed: string): string => typed.replace(/^−/u, '-');

/** Lists the tables of a server, which may be running. @throws FileError, StoreError */
export async function tables(data: string): Promise<Outcome> {
  const store = openStoreToRead(databaseIn(data));
  try {
    const all = await store.kept();
    const rows = all.map(({ id, title, owner, bytes, opened }) => [
      id,
      title,
      `${Math.ceil(bytes / 1000)} kB`,
      `opened ${new Date(opened).toISOString().slice(0, 10)}`,
      owner === '' ? 'made here' : `by ${owner}`,
    ]);
    return { code: GOOD, text: rows.length === 0 ? 'No tables yet.' : columns(rows).join('\n'), json: { tables: all.map((table) => ({ ...table })) } };
  } finally {
    await store.close();
  }
}

/** Deletes a table of a server that is stopped. @throws FileError, StoreError */
export async function remove(typed: string, data: string): Promise<Outcome> {
  const table = idOf(typed);
  const file = databaseIn(data);
  const store = await openStore(file);
  try {
    const row = await store.table(table);
    if (row === undefined) throw new FileError(file, table, 'a table; "riposte tables" lists them');
    await store.remove(table);
    return { code: GOOD, text: `${row.title} is deleted.`, json: { id: table, title: row.title } };
  } finally {
    await store.close();
  }
}
