import type { Founded } from './protocol.ts';
import { hashOf, newCapability } from './secrets.ts';
import type { Store } from './store.ts';

/** New links for every seat of a stored table, for whoever has lost them; the old ones open nothing any more. Null = there is no such table. */
export async function newLinks(store: Store, table: string): Promise<Founded | null> {
  const row = await store.table(table);
  if (row === undefined) return null;
  const links: Founded['links'][number][] = [];
  for (const { id, kind, name } of await store.seats(table)) {
    const capability = newCapability();
    await store.reseat(id, hashOf(capability));
    links.push({ seat: id, kind, name, path: `/j#${capability}` });
  }
  return { table, title: row.title, links };
}
