import { type Kysely, sql } from 'kysely';
import { refuse } from './refusal.ts';
import { hashOf, newCapability, newName } from './secrets.ts';
import type { Schema, Store } from './store.ts';
import type { ShelfHead, ShelfKind, ShelfState, WorkshopLimits, WorkshopTable } from './workshop.ts';

/** A workshop whose link the client holds. */
export interface Workshop {
  readonly id: string;
  readonly owner: string;
}

/** An item to store; `body` is JSON, or WebP in base 64. */
export interface NewItem extends Pick<ShelfHead, 'kind' | 'id' | 'title' | 'game' | 'count' | 'size'> {
  readonly body: string;
  readonly state?: ShelfState;
}

const DAY = 86_400_000;
/** Days for which the bin keeps an item. */
export const BIN_DAYS = 30;
/** Milliseconds between two records that a workshop was opened. */
const HOUR = 3_600_000;

const HEAD = ['kind', 'id', 'version', 'title', 'game', 'changed', 'size', 'count', 'state'] as const;

/** The head of a row. Databases give integers in different types. */
function headOf({ kind, id, version, title, game, changed, size, count, state }: Pick<Schema['shelf'], (typeof HEAD)[number]>): ShelfHead {
  return { kind, id, version, title, game, changed: Number(changed), size: Number(size), count, state };
}

/** The workshops of a server and everything in them. */
export class WorkshopStore {
  readonly #store: Pick<Store, 'db' | 'lock'>;
  readonly limits: WorkshopLimits;

  constructor(store: Pick<Store, 'db' | 'lock'>, limits: WorkshopLimits) {
    this.#store = store;
    this.limits = limits;
  }

  get #db(): Kysely<Schema> {
    return this.#store.db;
  }

  /** A new workshop and the secret that opens it. @throws Refused `QUOTA` when its owner has enough */
  async make(owner: string, now: number): Promise<Workshop & { readonly secret: string }> {
    const id = newName();
    const secret = newCapability();
    await this.#db.transaction().execute(async (into) => {
      await this.#store.lock(into, `workshops of ${owner}`);
      const known = await into.selectFrom('workshops').select('id').where('owner', '=', owner).execute();
      if (owner !== '' && known.length >= this.limits.workshops) refuse('workshops-full', { many: known.length });
      await into
        .insertInto('workshops')
        .values({ id, secret_hash: hashOf(secret), owner, created: now, opened: now })
        .execute();
    });
    return { id, owner, secret };
  }

  /** The workshop of a secret. */
  async of(secret: string, now: number): Promise<Workshop | undefined> {
    const row = await this.#db.selectFrom('workshops').selectAll().where('secret_hash', '=', hashOf(secret)).executeTakeFirst();
    if (row === undefined) return undefined;
    if (Math.abs(now - Number(row.opened)) > HOUR) await this.#db.updateTable('workshops').set({ opened: now }).where('id', '=', row.id).execute();
    return { id: row.id, owner: row.owner };
  }

  /** Replaces the secret. The old one no longer opens anything. */
  async renew(workshop: string): Promise<string> {
    const secret = newCapability();
    await this.#db
      .updateTable('workshops')
      .set({ secret_hash: hashOf(secret) })
      .where('id', '=', workshop)
      .execute();
    return secret;
  }

  /** All items of a kind, the latest change first. */
  async list(workshop: string, kind: ShelfKind): Promise<ShelfHead[]> {
    const rows = await this.#db
      .selectFrom('shelf')
      .select(HEAD)
      .where('workshop_id', '=', workshop)
      .where('kind', '=', kind)
      .orderBy('changed', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(headOf);
  }

  async read(workshop: string, kind: ShelfKind, id: string): Promise<(ShelfHead & { readonly body: string }) | undefined> {
    const row = await this.#db
      .selectFrom('shelf')
      .select([...HEAD, 'body'])
      .where('workshop_id', '=', workshop)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : { ...headOf(row), body: row.body };
  }

  /**
   * Writes an item over the version `was`; null for a new item. The same text twice is one change, so a lost answer does no harm.
   * @throws Refused `CONFLICT` if another page wrote since, `QUOTA` if there is no room
   */
  async write(workshop: string, { state, ...item }: NewItem, was: number | null, now: number): Promise<ShelfHead> {
    const { kind, id } = item;
    return this.#db.transaction().execute(async (into) => {
      await this.#store.lock(into, `workshop ${workshop}`);
      const old = await into
        .selectFrom('shelf')
        .selectAll()
        .where('workshop_id', '=', workshop)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      if (old !== undefined && old.version === (was ?? 0) + 1 && old.body === item.body) return headOf(old);
      if (old === undefined && was !== null) refuse('gone-save-copy');
      if (old !== undefined && old.version !== was) changedElsewhere(Number(old.changed));
      const isMore = old === undefined || old.state === 'binned';
      if (kind === 'picture' && isMore) await this.#dropUnused(into, workshop, now);
      await this.#mustHaveRoom(into, workshop, item, Number(old?.size ?? 0), isMore);
      const kept = state ?? (old === undefined || old.state === 'binned' ? 'kept' : old.state);
      const row = { ...item, workshop_id: workshop, version: (was ?? 0) + 1, changed: now, state: kept, moved: kept === old?.state ? old.moved : now };
      await into
        .insertInto('shelf')
        .values(row)
        .onConflict((known) => known.columns(['workshop_id', 'kind', 'id']).doUpdateSet(row))
        .execute();
      return headOf(row);
    });
  }

  /** Where the limit of pictures is reached, deletes those that nothing names any more and that are a day old. */
  async #dropUnused(from: Kysely<Schema>, workshop: string, now: number): Promise<void> {
    const pictures = from.selectFrom('shelf as picture').select('id').where('workshop_id', '=', workshop).where('kind', '=', 'picture');
    if ((await pictures.execute()).length < this.limits.pictures) return;
    const unused = pictures.where('changed', '<', now - DAY).where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('shelf as item')
            .select('item.id')
            .where('item.workshop_id', '=', workshop)
            .where('item.kind', '!=', 'picture')
            .where('item.body', 'like', sql<string>`'%' || ${ref('picture.id')} || '%'`),
        ),
      ),
    );
    const ids = (await unused.execute()).map(({ id }) => id);
    if (ids.length > 0) await from.deleteFrom('shelf').where('workshop_id', '=', workshop).where('kind', '=', 'picture').where('id', 'in', ids).execute();
  }

  /** @throws Refused `QUOTA` */
  async #mustHaveRoom(into: Kysely<Schema>, workshop: string, { kind, size }: Pick<NewItem, 'kind' | 'size'>, before: number, isMore: boolean): Promise<void> {
    const { items, pictures, pictureBytes, itemBytes, bytes } = this.limits;
    if (kind !== 'picture' && size > itemBytes) refuse('item-too-large', { size: inMegabytes(size), most: inMegabytes(itemBytes) });
    const all = await into
      .selectFrom('shelf')
      .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('many'), fn.sum<number>('size').as('used')])
      .where('workshop_id', '=', workshop)
      .groupBy(['kind', 'state'])
      .execute();
    const many = all.filter((row) => row.kind === kind && row.state !== 'binned').reduce((sum, row) => sum + Number(row.many), 0);
    const most = kind === 'picture' ? pictures : items;
    if (isMore && many >= most) refuse('items-full', { most });
    const drawn = all.filter((row) => row.kind === 'picture').reduce((sum, row) => sum + Number(row.used), 0);
    if (kind === 'picture' && size > before && drawn - before + size > pictureBytes) refuse('workshop-pictures-full', { most: inMegabytes(pictureBytes) });
    const used = all.reduce((sum, row) => sum + Number(row.used), 0);
    if (size > before && used - before + size > bytes) refuse('workshop-full', { most: inMegabytes(bytes) });
  }

  /** Moves an item to the list, aside, or to the bin. @throws Refused `NOT_FOUND`, `QUOTA` */
  async move(workshop: string, kind: ShelfKind, id: string, state: ShelfState, now: number): Promise<ShelfHead> {
    return this.#db.transaction().execute(async (into) => {
      await this.#store.lock(into, `workshop ${workshop}`);
      const where = (): ReturnType<typeof rowOf> => rowOf(into, workshop, kind, id);
      const old = (await where().executeTakeFirst()) ?? refuse('gone-from-workshop');
      if (old.state === state) return headOf(old);
      if (old.state === 'binned') await this.#mustHaveRoom(into, workshop, { kind, size: 0 }, 0, true);
      await into.updateTable('shelf').set({ state, moved: now }).where('workshop_id', '=', workshop).where('kind', '=', kind).where('id', '=', id).execute();
      return headOf({ ...old, state });
    });
  }

  /** Permanently deletes an item that is in the bin. */
  async forget(workshop: string, kind: ShelfKind, id: string): Promise<void> {
    await this.#db
      .deleteFrom('shelf')
      .where('workshop_id', '=', workshop)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('state', '=', 'binned')
      .execute();
  }

  /** Deletes items whose days in the bin are over, and workshops that nobody opened for `keepDays` (0: never). */
  async sweep(now: number, keepDays: number): Promise<void> {
    await this.#db
      .deleteFrom('shelf')
      .where('state', '=', 'binned')
      .where('moved', '<', now - BIN_DAYS * DAY)
      .execute();
    if (keepDays === 0) return;
    const old = await this.#db
      .selectFrom('workshops')
      .select('id')
      .where('opened', '<', now - keepDays * DAY)
      .execute();
    for (const { id } of old) await this.remove(id);
  }

  /** Items of each kind that are not in the bin, and the bytes of all. */
  async counts(workshop: string): Promise<{ readonly counts: Record<ShelfKind, number>; readonly bytes: number }> {
    const rows = await this.#db
      .selectFrom('shelf')
      .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('many'), fn.sum<number>('size').as('used')])
      .where('workshop_id', '=', workshop)
      .groupBy(['kind', 'state'])
      .execute();
    const counts = { draft: 0, character: 0, pack: 0, picture: 0 };
    for (const { kind, state, many } of rows) if (state !== 'binned') counts[kind] += Number(many);
    return { counts, bytes: rows.reduce((sum, { used }) => sum + Number(used), 0) };
  }

  /** @throws Refused `QUOTA` when the limit of tables is reached */
  async mustHaveTableRoom(workshop: string): Promise<void> {
    const made = this.#db
      .selectFrom('workshop_tables')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('workshop_id', '=', workshop);
    const many = Number((await made.executeTakeFirstOrThrow()).many);
    if (many >= this.limits.tables) refuse('workshop-tables-full', { many });
  }

  async noteTable(workshop: string, table: string): Promise<void> {
    await this.#db.insertInto('workshop_tables').values({ workshop_id: workshop, table_id: table }).execute();
  }

  /** The tables that were made in a workshop, the newest first. */
  async tables(workshop: string): Promise<Omit<WorkshopTable, 'seat'>[]> {
    const rows = await this.#db
      .selectFrom('workshop_tables')
      .innerJoin('tables', 'tables.id', 'workshop_tables.table_id')
      .innerJoin('keeping', 'keeping.table_id', 'workshop_tables.table_id')
      .select(['tables.id as table', 'title', 'created', 'bytes', 'opened'])
      .where('workshop_id', '=', workshop)
      .orderBy('created', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes), opened: Number(row.opened) }));
  }

  /** Deletes a workshop and everything in it; its tables stay. */
  async remove(workshop: string): Promise<void> {
    await this.#db.transaction().execute(async (from) => {
      for (const part of ['shelf', 'workshop_tables'] as const) await from.deleteFrom(part).where('workshop_id', '=', workshop).execute();
      await from.deleteFrom('workshops').where('id', '=', workshop).execute();
    });
  }
}

const rowOf = (from: Kysely<Schema>, workshop: string, kind: ShelfKind, id: string) =>
  from.selectFrom('shelf').selectAll().where('workshop_id', '=', workshop).where('kind', '=', kind).where('id', '=', id);

const inMegabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;

/** @throws Refused `CONFLICT`, always */
function changedElsewhere(at: number): never {
  // At least two: the message speaks of several.
  const seconds = Math.max(2, Math.round((Date.now() - at) / 1000));
  if (seconds < 90) return refuse('changed-seconds-ago', { seconds });
  return seconds < 5400 ? refuse('changed-minutes-ago', { minutes: Math.round(seconds / 60) }) : refuse('changed-since');
}
