import type { Founded, SeatLink } from './protocol.ts';
import { hashOf, newCapability } from './secrets.ts';
import type { Store } from './store.ts';

/** New links for every seat of a stored table, in place of lost ones; the old links stop working. Null = there is no such table. */
export async function newLinks(store: Store, table: string): Promise<Founded | null> {
  const row = await store.table(table);
  if (row === undefined) return null;
  const made = (await store.seats(table)).map(({ id, kind, name }) => ({ seat: id, kind, name, capability: newCapability() }));
  await store.reseat(made.map(({ seat, capability }) => ({ seat, hash: hashOf(capability) })));
  const links = made.map(({ seat, kind, name, capability }): SeatLink => ({ seat, kind, name, path: `/j#${capability}` }));
  return { table, title: row.title, links };
}
