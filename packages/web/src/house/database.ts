import type { Addition, AsideRow, Command, SeatRow, TableRow } from '@riposte/server/house';
import type { ShelfHead } from '@riposte/server/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An item of the shelf: `body` is JSON, or WebP in base 64; `moved` is when its state changed last, in milliseconds. */
export interface ShelfRow extends ShelfHead {
  readonly body: string;
  readonly moved: number;
}

/** A table, its size in bytes, and when it was last opened, in milliseconds. */
export interface KeptTable extends TableRow {
  readonly bytes: number;
  readonly opened: number;
  /** The time limit of the open question, as it stood at `since`. */
  readonly deadline?: { readonly time: NonNullable<Addition['deadline']>; readonly since: number } | null;
}

/** What this browser stores, in the shape of the server's database. */
export interface Schema extends DBSchema {
  shelf: { key: [kind: string, id: string]; value: ShelfRow; indexes: { kind: string } };
  tables: { key: string; value: KeptTable };
  /** The log. Each number is taken once, so only one of two tabs can write it. */
  lines: { key: [table: string, n: number]; value: string };
  commands: { key: [table: string, seat: string, id: string]; value: Command };
  seats: { key: string; value: SeatRow; indexes: { table_id: string; secret_hash: string } };
  asides: { key: string; value: AsideRow; indexes: { table_id: string } };
  packs: { key: [table: string, hash: string]; value: string };
  pictures: { key: [table: string, hash: string]; value: string };
}

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | null = null;

/** The database of this browser; tabs share it. */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>('riposte', 1, {
    upgrade(made) {
      made.createObjectStore('shelf', { keyPath: ['kind', 'id'] }).createIndex('kind', 'kind');
      made.createObjectStore('tables', { keyPath: 'id' });
      for (const name of ['lines', 'commands', 'packs', 'pictures'] as const) made.createObjectStore(name);
      const seats = made.createObjectStore('seats', { keyPath: 'id' });
      seats.createIndex('table_id', 'table_id');
      seats.createIndex('secret_hash', 'secret_hash');
      made.createObjectStore('asides', { keyPath: 'id' }).createIndex('table_id', 'table_id');
    },
    // A newer version in another tab waits for this one.
    blocking: () => void opened?.then((known) => known.close()).finally(() => (opened = null)),
    terminated: () => (opened = null),
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** All keys of a store that begin with this part. */
export const ofFirst = (first: string): IDBKeyRange => IDBKeyRange.bound([first], [first, []]);
