import { FileError } from '@riposte/files';
import { newLinks, openStore, shownPlace } from '@riposte/server';
import { GOOD, type Outcome } from './outcome.ts';
import { type Place, placeWithTables } from './place.ts';
import { seatRows } from './serve.ts';
import { idOf } from './tables.ts';

/** Lists the tables of a server that is stopped, or makes new links to the seats of one. @throws FileError, InputError, StoreError */
export async function links(typed: string | null, place: Place): Promise<Outcome> {
  const table = typed === null ? null : idOf(typed);
  const where = placeWithTables(place);
  const store = await openStore(where);
  try {
    if (table === null) {
      const rows = await Promise.all((await store.tables()).map(async (id) => ({ id, title: (await store.table(id))!.title })));
      const text = rows.length === 0 ? 'No tables yet.' : rows.map(({ id, title }) => `${id}  ${title}`).join('\n');
      return { code: GOOD, text, json: { tables: rows } };
    }
    const made = await newLinks(store, table);
    if (made === null) throw new FileError(shownPlace(where), table, 'a table; "riposte links" lists them');
    const text = [`${made.title}. Put the address of the server in front of each link. The old links no longer work.`, ...seatRows(made, '')].join('\n');
    return { code: GOOD, text, json: { ...made, links: made.links.map((link) => ({ ...link })) } };
  } finally {
    await store.close();
  }
}
