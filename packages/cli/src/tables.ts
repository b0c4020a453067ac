import { FileError } from '@riposte/files';
import { openStore, openStoreToRead, shownPlace } from '@riposte/server';
import { columns } from './columns.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { type Place, placeWithTables } from './place.ts';

/** The id of a table as it was typed: one that begins with a hyphen is no option. */
export const idOf = (typed: string): string => typed.replace(/^−/u, '-');

/** Lists the tables of a server, which may be running. @throws FileError, InputError, StoreError */
export async function tables(place: Place): Promise<Outcome> {
  const store = await openStoreToRead(placeWithTables(place));
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

/** Deletes a table of a server that is stopped. @throws FileError, InputError, StoreError */
export async function remove(typed: string, place: Place): Promise<Outcome> {
  const table = idOf(typed);
  const where = placeWithTables(place);
  const store = await openStore(where);
  try {
    const row = await store.table(table);
    if (row === undefined) throw new FileError(shownPlace(where), table, 'a table; "riposte tables" lists them');
    await store.remove(table);
    return { code: GOOD, text: `${row.title} is deleted.`, json: { id: table, title: row.title } };
  } finally {
    await store.close();
  }
}
