import { type Addition, asJson, mapIn, type NewTable, refuse, type SeatRow, sizeOf, sizeOfAside, sizeOfCommand, type TableStore } from '@riposte/server/house';
import type { WorkshopTable } from '@riposte/server/protocol';
import type { IDBPTransaction } from 'idb';
import { database, ofFirst, type Schema } from './database.ts';

const ALL = ['tables', 'lines', 'commands', 'seats', 'asides', 'packs', 'pictures'] as const;
type Into = IDBPTransaction<Schema, (typeof ALL)[number][], 'readwrite'>;

/** Each write is one transaction: all of it or nothing. */
async function change(work: (into: Into) => Promise<unknown>): Promise<void> {
  const into = (await database()).transaction([...ALL], 'readwrite', { durability: 'strict' });
  try {
    await work(into);
  } catch (thrown) {
    // The transaction may have ended by itself.
    if (into.error === null) into.abort();
    await into.done.catch(() => undefined);
    throw thrown;
  }
  await into.done;
}

async function insert(into: Into, { table, lines, seats, asides = [], packs = [], map }: NewTable): Promise<void> {
  const texts = packs.map(({ text }) => text);
  const bytes = sizeOf([table.header, table.encounter, ...lines, ...texts]) + asides.reduce((sum, row) => sum + sizeOfAside(row), 0) + (map?.data.length ?? 0);
  await into.objectStore('tables').add({ ...table, bytes, opened: Date.now() });
  for (const [n, text] of lines.entries()) void into.objectStore('lines').add(text, [table.id, n]);
  for (const seat of seats) void into.objectStore('seats').add(seat);
  for (const aside of asides) void into.objectStore('asides').add(aside);
  for (const { hash, text } of packs) void into.objectStore('packs').put(text, [table.id, hash]);
  if (map !== undefined) await into.objectStore('pictures').put(map.data, [table.id, map.hash]);
}

async function append(table: string, addition: Addition): Promise<void> {
  const { from, lines, settings, command, reseat, plays = [], founded, secret, said = [], unsaid = [], more = 0, deadline } = addition;
  await change(async (into) => {
    // If another tab took one of the numbers, the whole write is refused.
    for (const [i, text] of lines.entries()) await into.objectStore('lines').add(text, [table, from + i]);
    const row = await into.objectStore('tables').get(table);
    if (row === undefined) throw new Error(`the table ${table} was deleted in another tab`);
    const bytes = row.bytes + sizeOf(lines) + (command === null ? 0 : sizeOfCommand(command)) + more;
    await into.objectStore('tables').put({
      ...row,
      bytes,
      ...(secret === undefined ? {} : { secret }),
      ...(settings === null ? {} : { settings }),
      ...(deadline === undefined ? {} : { deadline: deadline && { time: deadline, since: Date.now() } }),
    });
    for (const { seat, plays: those } of plays) await amend(into, seat, { plays: JSON.stringify(those) });
    if (reseat !== undefined && reseat.hash !== null) await amend(into, reseat.seat, { secret_hash: reseat.hash });
    for (const aside of said) await into.objectStore('asides').put(aside);
    for (const id of unsaid) await into.objectStore('asides').delete(id);
    if (founded !== undefined) {
      await insert(into, founded);
      await copyMap(into, table, founded.table);
    }
    if (command !== null) await into.objectStore('commands').put(command, [table, command.seat, command.id]);
  });
}

async function amend(into: Into, seat: string, more: { readonly plays?: string; readonly secret_hash?: string }): Promise<void> {
  const row = await into.objectStore('seats').get(seat);
  if (row !== undefined) await into.objectStore('seats').put({ ...row, ...more });
}

/** A table that goes on from another one has the same map. */
async function copyMap(into: Into, from: string, { id, encounter }: NewTable['table']): Promise<void> {
  const map = mapIn(asJson(encounter));
  const data = map === null ? undefined : await into.objectStore('pictures').get([from, map.hash]);
  if (map !== null && data !== undefined) await into.objectStore('pictures').put(data, [id, map.hash]);
}

async function remove(table: string): Promise<void> {
  await change(async (from) => {
    await from.objectStore('tables').delete(table);
    for (const name of ['lines', 'commands', 'packs', 'pictures'] as const) await from.objectStore(name).delete(ofFirst(table));
    for (const name of ['seats', 'asides'] as const) {
      const store = from.objectStore(name);
      for (const key of await store.index('table_id').getAllKeys(table)) await store.delete(key);
    }
  });
}

/** The tables stored in this browser. */
export const tableStore: TableStore = {
  // Nobody else plays them.
  claim: async () => 0,
  table: async (id) => (await database()).get('tables', id),
  lines: async (table) => (await database()).getAll('lines', ofFirst(table)),
  seats: async (table) => (await database()).getAllFromIndex('seats', 'table_id', table),
  commands: async (table) =>
    (await (await database()).getAll('commands', ofFirst(table))).map((command) => [command.seat, command.id, sizeOfCommand(command)] as const),
  command: async (table, seat, id) => (await database()).get('commands', [table, seat, id]),
  asides: async (table) => (await (await database()).getAllFromIndex('asides', 'table_id', table)).sort((a, b) => a.at - b.at),
  async deadline(table) {
    const kept = (await (await database()).get('tables', table))?.deadline;
    if (kept == null) return null;
    const { time, since } = kept;
    return { ...time, left: time.runs ? time.left - (Date.now() - since) : time.left };
  },
  // There is no digest: nobody else plays while the page is closed.
  seen: async () => null,
  noteSeen: async () => undefined,
  async packs(table) {
    const known = await database();
    const keys = await known.getAllKeys('packs', ofFirst(table));
    return Promise.all(keys.map(async (key) => ({ hash: key[1], text: (await known.get('packs', key)) ?? '' })));
  },
  picture: async (table, hash) => (await database()).get('pictures', [table, hash]),
  create: (made) => change((into) => insert(into, made)),
  append,
  ownerOf: async () => '',
  remove,
};

/** @throws Refused `NOT_FOUND` */
export async function seatNamed(id: string): Promise<SeatRow> {
  return (await (await database()).get('seats', id)) ?? refuse('fight-not-kept');
}

/** The seat that a link opens; undefined if none. */
export const seatBySecret = async (hash: string): Promise<SeatRow | undefined> => (await database()).getFromIndex('seats', 'secret_hash', hash);

export const noteOpened = (table: string): Promise<void> =>
  change(async (into) => {
    const row = await into.objectStore('tables').get(table);
    if (row !== undefined) await into.objectStore('tables').put({ ...row, opened: Date.now() });
  });

/** The pictures of a table. */
const MAX_PICTURES = 100;

/** Stores a picture of a table, in base 64. @throws Refused `QUOTA` */
export const keepPicture = (table: string, hash: string, data: string): Promise<void> =>
  change(async (into) => {
    const pictures = into.objectStore('pictures');
    if ((await pictures.count(ofFirst(table))) >= MAX_PICTURES) refuse('pictures-full', { most: MAX_PICTURES });
    await pictures.put(data, [table, hash]);
  });

/** The stored tables, the newest first, with a seat of each. */
export async function tablesKept(): Promise<readonly WorkshopTable[]> {
  const known = await database();
  const rows = await known.getAll('tables');
  const seats = await Promise.all(rows.map(({ id }) => known.getAllFromIndex('seats', 'table_id', id)));
  return rows
    .map(({ id, title, created, bytes, opened }, i) => ({ table: id, title, created, bytes, opened, seat: seats[i][0]?.id ?? null }))
    .sort((a, b) => (a.created < b.created ? 1 : -1));
}
