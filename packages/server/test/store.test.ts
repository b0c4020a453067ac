import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore, SCHEMAS } from '../src/index.ts';
import { migratorOf } from '../src/migrations.ts';
import type { NewTable, Store } from '../src/store.ts';
import { USUAL_LIMITS } from '../src/workshop.ts';
import { WorkshopStore } from '../src/workshop-store.ts';
import { ownFolder } from './harness.ts';
import { POSTGRES, placeOf, storeAt } from './stores.ts';

const CASCADE = POSTGRES === undefined ? '' : 'cascade';

const folder = ownFolder();
let files = 0;

/** A store of its own for one test. */
async function fresh(): Promise<Store> {
  const store = await storeAt(`${folder}/store-${files++}.db`);
  onTestFinished(() => store.close());
  return store;
}

const table = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  table: { id, title: `Table ${id}`, created: `2030-01-0${id.length}`, header: '{}', encounter: '', file: 'f', secret: 's', settings: '{}' },
  lines: ['one'],
  seats: [
    { id: `${id}.00`, table_id: id, kind: 'gm', name: 'Master', plays: '[]', secret_hash: `h-${id}` },
    { id: `${id}.01`, table_id: id, kind: 'player', name: 'Alba', plays: '[1]', secret_hash: `p-${id}` },
  ],
  owner: '',
  ...more,
});

const addition = { lease: null, from: 1, lines: ['two', 'three'], settings: '{"paused":true}', command: { seat: 'a.00', id: 'c1', body: 'do', reply: 'done' } };

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (thrown: { readonly code?: string }) => String(thrown.code),
  );

/** Columns of every table, each with whether something must be said of it. */
async function columnsOf({ db }: Pick<Store, 'db'>): Promise<Map<string, boolean>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column): [string, boolean] => [`${name}.${column.name} ${column.dataType.toLowerCase()}`, !column.isNullable && !column.hasDefaultValue]),
    ),
  );
}

describe('a change of the schema', () => {
  it('only adds: servers of the release before go on beside those of the next one', async () => {
    const store = await fresh();
    const now = await columnsOf(store);
    const migrator = migratorOf(store.db);
    // Back to before the first, then one after the other.
    for (const { name } of await store.db.introspection.getTables()) await sql`drop table if exists ${sql.table(name)} ${sql.raw(CASCADE)}`.execute(store.db);
    await sql`delete from kysely_migration`.execute(store.db);
    let before = new Map<string, boolean>();
    for (const name of SCHEMAS) {
      expect((await migrator.migrateTo(name)).error).toBeUndefined();
      const after = await columnsOf(store);
      for (const [column, isNeeded] of before) expect([name, column, after.get(column)]).toEqual([name, column, isNeeded]);
      const known = new Set([...before.keys()].map((column) => column.split('.')[0]));
      // In a table that was there an earlier release says nothing of what is new.
      for (const [column, isNeeded] of after)
        if (!before.has(column) && known.has(column.split('.')[0])) expect([name, column, isNeeded]).toEqual([name, column, false]);
      before = after;
    }
    expect(before).toEqual(now);
  });
});

describe('a store', () => {
  it('keeps a table with its lines, settings and commands as they were given, and all of it or nothing', async () => {
    const store = await fresh();
    await store.create(table('a'));
    await store.append('a', addition);
    expect(await store.lines('a')).toEqual(['one', 'two', 'three']);
    expect((await store.table('a'))!.settings).toBe('{"paused":true}');
    expect(await store.command('a', 'a.00', 'c1')).toEqual({ body: 'do', reply: 'done' });
    expect(await store.commands('a')).toEqual([['a.00', 'c1', 206]]);
    expect(await store.kept()).toMatchObject([{ id: 'a', owner: '', bytes: 2 + 3 + 8 + 206 }]);
    // A line number that is taken, a command that was given: nothing of it is written.
    for (const again of [
      { ...addition, settings: '{}', command: { ...addition.command, id: 'c2' } },
      { ...addition, from: 3, settings: '{}' },
      { ...addition, from: 3, lines: [], settings: '{}' },
    ])
      expect(await codeOf(store.append('a', again))).toMatch(/^(SQLITE_CONSTRAINT|23505)/);
    expect(await codeOf(store.append('nowhere', { ...addition, command: null }))).toMatch(/^(SQLITE_CONSTRAINT|23503)/);
    expect([await store.lines('a'), (await store.table('a'))!.settings, (await store.commands('a')).length]).toEqual([
      ['one', 'two', 'three'],
      '{"paused":true}',
      1,
    ]);
  });

  it.skipIf(POSTGRES !== undefined)('writes what several tables have at once in one transaction, and what is wrong with one refuses no other', async () => {
    const store = await fresh();
    for (const id of ['a', 'b', 'c']) await store.create(table(id));
    const transactions = vi.spyOn(store.db, 'transaction');
    const lineOf = (id: string, from: number) => codeOf(store.append(id, { lease: null, from, lines: [`${from} of ${id}`], settings: null, command: null }));
    expect(await Promise.all([lineOf('a', 1), lineOf('b', 1), lineOf('c', 1)])).toEqual(['done', 'done', 'done']);
    expect(transactions).toHaveBeenCalledTimes(1);
    // Line 1 of b is taken.
    expect(await Promise.all([lineOf('a', 2), lineOf('b', 1), lineOf('c', 2)])).toEqual(['done', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'done']);
    expect(await Promise.all(['a', 'b', 'c'].map((id) => store.lines(id)))).toEqual([
      ['one', '1 of a', '2 of a'],
      ['one', '1 of b'],
      ['one', '1 of c', '2 of c'],
    ]);
  });

  it.skipIf(POSTGRES !== undefined)('writes what is on its way in a file before that is closed', async () => {
    const file = `${folder}/closed-${files++}.db`;
    const store = await storeAt(file);
    await store.create(table('a'));
    const written = store.append('a', addition);
    await store.close();
    await written;
    const again = await storeAt(file);
    onTestFinished(() => again.close());
    expect(await again.lines('a')).toEqual(['one', 'two', 'three']);
  });

  it('keeps large logs, and any letters', async () => {
    const store = await fresh();
    const lines = Array.from({ length: 1201 }, (_, n) => `${n} ${'“Ä😀”\\u0041'.repeat(n % 7)}`);
    await store.create(table('a', { lines }));
    expect(await store.lines('a')).toEqual(lines);
  });

  it('deletes a table with all that belongs to it, and nothing of others', async () => {
    const store = await fresh();
    for (const id of ['a', 'bb']) {
      await store.create(table(id, { packs: [{ hash: 'x', text: '{}' }], map: { hash: 'm', data: 'abc' } }));
      await store.append(id, {
        ...addition,
        command: { ...addition.command, seat: `${id}.00` },
        said: [{ id: `said ${id}`, table_id: id, seat_id: `${id}.00`, kind: 'chat', at: 5, entry: 1, to: 'all', body: 'Hello' }],
      });
      await store.openSession(`token ${id}`, `${id}.00`, 1000);
    }
    const { endings } = store;
    await store.remove('a');
    expect(store.endings).toBe(endings + 1);
    for (const part of ['lines', 'commands', 'seats', 'keeping', 'asides', 'pictures', 'packs'] as const) {
      const rows = (await store.db.selectFrom(part).select('table_id').execute()).map(({ table_id }) => table_id);
      expect([part, [...new Set(rows)]]).toEqual([part, ['bb']]);
    }
    expect(await store.tables()).toEqual(['bb']);
    expect(await store.seatOfSession('token a', 1000)).toBeUndefined();
    expect((await store.seatOfSession('token bb', 1000))!.id).toBe('bb.00');
    expect(await store.asides('bb')).toEqual([{ id: 'said bb', table_id: 'bb', seat_id: 'bb.00', kind: 'chat', at: 5, entry: 1, to: 'all', body: 'Hello' }]);
  });

  it('lets the newest sessions of a seat stand, and ends old ones', async () => {
    const store = await fresh();
    store.quota = { ...store.quota, sessions: 3 };
    await store.create(table('a'));
    // At once, as people who all open one link.
    await Promise.all([1, 2, 3, 4, 5].map((at) => store.openSession(`t${at}`, 'a.01', at * 1000)));
    const good = [];
    for (const at of [1, 2, 3, 4, 5]) if ((await store.seatOfSession(`t${at}`, 6000)) !== undefined) good.push(at);
    expect(good.length).toBe(3);
    expect(good).toContain(5);
    const day = 86_400_000;
    expect(await store.seatOfSession('t5', 31 * day)).toBeUndefined();
    await store.purge(31 * day);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('counts before it keeps: of many who come at once no more get in than there is room for', async () => {
    const store = await fresh();
    store.quota = { ...store.quota, tables: 4 };
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => codeOf(store.create(table(`t${n}`, { owner: 'one' })))));
    expect(made.filter((code) => code === 'done').length).toBe(4);
    expect(made.filter((code) => code === 'QUOTA').length).toBe(8);
    await store.create(table('a'));
    const brought = await Promise.all(Array.from({ length: 9 }, (_, n) => codeOf(store.keepPicture('a', { hash: `${n}`, data: 'x', at: n }, 5))));
    expect(brought.filter((code) => code === 'done').length).toBe(5);
  });

  it('lets one of two windows write an item, however close they come', async () => {
    const store = await fresh();
    const workshops = new WorkshopStore(store, { ...USUAL_LIMITS, workshops: 2 });
    const { id } = await workshops.make('', 1);
    const item = (body: string) => ({ kind: 'draft' as const, id: 'd', title: body, game: 'g', count: 1, size: 1, body });
    expect(await workshops.write(id, item('first'), null, 1)).toMatchObject({ version: 1, size: 1, changed: 1 });
    for (let version = 1; version < 6; version++) {
      const codes = await Promise.all(['x', 'y', 'z'].map((by) => codeOf(workshops.write(id, item(`${by} ${version}`), version, version + 1))));
      expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
    }
    expect((await workshops.list(id, 'draft'))[0].version).toBe(6);
    expect(await workshops.counts(id)).toMatchObject({ counts: { draft: 1 }, bytes: 1 });
    const houses = await Promise.all(Array.from({ length: 5 }, () => codeOf(workshops.make('one', 1))));
    expect(houses.filter((code) => code === 'done').length).toBe(2);
  });

  it('is what it was after it was closed', async () => {
    const name = `${folder}/closed.db`;
    const store = await storeAt(name);
    await store.create(table('a'));
    await store.append('a', addition);
    await store.close();
    const again = await openStore(await placeOf(name));
    expect(await again.lines('a')).toEqual(['one', 'two', 'three']);
    await again.beat(7);
    await again.close();
  });
});
