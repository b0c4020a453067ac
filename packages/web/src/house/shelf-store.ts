import { type NewItem, refuse, USUAL_LIMITS } from '@riposte/server/house';
import type { ShelfHead, ShelfKind, ShelfState } from '@riposte/server/protocol';
import type { IDBPObjectStore } from 'idb';
import { database, type Schema, type ShelfRow } from './database.ts';

type Into = IDBPObjectStore<Schema, ['shelf'], 'shelf', 'readwrite'>;

const DAY = 86_400_000;
/** Days for which the bin keeps an item. */
const BIN_DAYS = 30;

function headOf({ kind, id, version, title, game, changed, size, count, state }: ShelfRow): ShelfHead {
  return { kind, id, version, title, game, changed, size, count, state };
}

/** Runs one transaction; tabs take turns. @throws Refused, and then nothing was changed */
async function change<T>(work: (into: Into) => Promise<T>): Promise<T> {
  const into = (await database()).transaction('shelf', 'readwrite', { durability: 'strict' });
  try {
    const done = await work(into.store);
    await into.done;
    return done;
  } catch (thrown) {
    if (into.error === null) into.abort();
    await into.done.catch(() => undefined);
    throw thrown;
  }
}

/** The one workshop of this browser, stored like a workshop of a server. */
export const shelfStore = {
  /** All items of a kind, the latest change first. */
  async list(_workshop: string, kind: ShelfKind): Promise<ShelfHead[]> {
    const rows = await (await database()).getAllFromIndex('shelf', 'kind', kind);
    return rows.map(headOf).sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
  },

  async read(_workshop: string, kind: ShelfKind, id: string): Promise<ShelfRow | undefined> {
    return (await database()).get('shelf', [kind, id]);
  },

  /**
   * Writes an item over the version `was`; null for a new item. The same text twice is one change.
   * @throws Refused `CONFLICT` if another tab wrote since, `QUOTA` if there is no room
   */
  write(_workshop: string, { state, ...item }: NewItem, was: number | null, now: number): Promise<ShelfHead> {
    return change(async (into) => {
      const old = await into.get([item.kind, item.id]);
      if (old !== undefined && old.version === (was ?? 0) + 1 && old.body === item.body) return headOf(old);
      if (old === undefined && was !== null) return refuse('gone-save-copy');
      if (old !== undefined && old.version !== was) return refuse('changed-in-tab');
      const isMore = old === undefined || old.state === 'binned';
      if (item.kind === 'picture' && isMore) await dropUnused(into, now);
      await mustHaveRoom(into, item, old?.size ?? 0, isMore);
      const kept = state ?? (old === undefined || old.state === 'binned' ? 'kept' : old.state);
      const row: ShelfRow = { ...item, version: (was ?? 0) + 1, changed: now, state: kept, moved: old !== undefined && old.state === kept ? old.moved : now };
      await into.put(row);
      return headOf(row);
    });
  },

  /** Moves an item to the list, aside, or to the bin. @throws Refused `NOT_FOUND`, `QUOTA` */
  move(kind: ShelfKind, id: string, state: ShelfState, now: number): Promise<ShelfHead> {
    return change(async (into) => {
      const old = (await into.get([kind, id])) ?? refuse('gone-from-workshop');
      if (old.state === state) return headOf(old);
      if (old.state === 'binned') await mustHaveRoom(into, { kind, size: 0 }, 0, true);
      await into.put({ ...old, state, moved: now });
      return headOf({ ...old, state });
    });
  },

  /** Permanently deletes an item that is in the bin. */
  forget(kind: ShelfKind, id: string): Promise<void> {
    return change(async (into) => {
      if ((await into.get([kind, id]))?.state === 'binned') await into.delete([kind, id]);
    });
  },

  /** Deletes items whose days in the bin are over. */
  sweep(now: number): Promise<void> {
    return change(async (into) => {
      for (const row of await into.getAll()) if (row.state === 'binned' && row.moved < now - BIN_DAYS * DAY) await into.delete([row.kind, row.id]);
    });
  },

  /** Items of each kind that are not in the bin, and the bytes of all. */
  async counts(): Promise<{ readonly counts: Record<ShelfKind, number>; readonly bytes: number }> {
    const counts = { draft: 0, character: 0, pack: 0, picture: 0 };
    const rows = await (await database()).getAll('shelf');
    for (const { kind, state } of rows) if (state !== 'binned') counts[kind]++;
    return { counts, bytes: rows.reduce((sum, { size }) => sum + size, 0) };
  },

  /** Deletes all of it. */
  clear: (): Promise<void> => change((into) => into.clear()),
};

/** Where the limit of pictures is reached, deletes those that nothing names any more and that are a day old. */
async function dropUnused(from: Into, now: number): Promise<void> {
  const rows = await from.getAll();
  const pictures = rows.filter(({ kind }) => kind === 'picture');
  if (pictures.length < USUAL_LIMITS.pictures) return;
  const others = rows.filter(({ kind }) => kind !== 'picture');
  for (const { id, changed } of pictures) if (changed < now - DAY && !others.some(({ body }) => body.includes(id))) await from.delete(['picture', id]);
}

/** @throws Refused `QUOTA` */
async function mustHaveRoom(into: Into, { kind, size }: Pick<NewItem, 'kind' | 'size'>, before: number, isMore: boolean): Promise<void> {
  const { items, pictures, itemBytes, bytes } = USUAL_LIMITS;
  if (kind !== 'picture' && size > itemBytes) refuse('item-too-large', { size: inMegabytes(size), most: inMegabytes(itemBytes) });
  const all = await into.getAll();
  const many = all.filter((row) => row.kind === kind && row.state !== 'binned').length;
  if (isMore && many >= (kind === 'picture' ? pictures : items)) refuse('items-full', { most: many });
  const used = all.reduce((sum, row) => sum + row.size, 0);
  if (size > before && used - before + size > bytes) refuse('workshop-full', { most: inMegabytes(bytes) });
}

const inMegabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;
