import { readFileSync } from 'node:fs';
import { openLog } from '@riposte/files';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkFile, copyStore, openStore, type Store } from '../src/index.ts';
import { ownFolder, playOut, sit, start } from './harness.ts';
import { placeOf } from './stores.ts';
import { LANTERNS, YARD } from './toy.ts';

const folder = ownFolder();

/** Rows that are not moved: they are of one server alone, or of the database itself. */
const OWN = ['owners', 'outbox', 'pulse', 'kysely_migration', 'kysely_migration_lock'];

/** Every row of every table, in one order on all databases. */
async function everything({ db }: Store): Promise<Record<string, readonly string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !OWN.includes(name));
  const found: [string, string[]][] = [];
  for (const name of tables.toSorted()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
    found.push([name, texts.toSorted()]);
  }
  return Object.fromEntries(found);
}

describe('all that a server keeps', () => {
  it('goes into one file while it is played, and from there into another database: every row as it was, every chain of hashes whole', async () => {
    const run = await start(folder);
    const seated = await sit(run.base);
    const { gm, founded } = seated;
    const headers = { 'content-type': 'application/json', origin: run.base, cookie: gm.cookie };
    await playOut(seated);
    expect(await gm.say({ do: 'chat', to: 'all', text: 'Well played 😀' })).toMatchObject({ ok: true });
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await fetch(`${run.base}/api/seats/${gm.seat}/pictures`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    });
    const made = await fetch(`${run.base}/api/workshop`, { method: 'POST', headers, body: '{}' });
    const workshop = made.headers.get('set-cookie')!.split(';')[0];
    await fetch(`${run.base}/api/workshop/draft/d1`, { method: 'PUT', headers: { ...headers, cookie: workshop }, body: YARD });
    await fetch(`${run.base}/api/workshop/draft/d1/play`, { method: 'POST', headers: { ...headers, cookie: workshop }, body: '{"mode":"solo"}' });
    await run.store.db.insertInto('packs').values({ table_id: founded.table, hash: 'h', text: '{}' }).execute();
    await run.store.db
      .insertInto('deadlines')
      .values({ table_id: founded.table, line: 7, ends: Date.now() + 86_400_000, left: 86_400_000 })
      .execute();
    await run.store.setHook(founded.table, { url: 'https://example.org/', secret: 's' });
    // More lines than are read at a time.
    const many = Array.from({ length: 1234 }, (_, n) => ({ table_id: 'long', n, text: `line ${n}` }));
    await run.store.create({ table: { ...(await run.store.table(founded.table))!, id: 'long' }, lines: many.map(({ text }) => text), seats: [], owner: '' });

    const file = `${folder}/moved.db`;
    await run.store.backup(file);
    const before = await everything(run.store);
    for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 0]).toEqual([name, true]);
    await run.stop();
    checkFile(file);
    expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');

    const copy = await openStore(file);
    expect(await everything(copy)).toEqual(before);
    const other = await openStore(await placeOf(`${folder}/other.db`));
    let checked = 0;
    await copyStore(copy, other, async (arrived) => {
      const row = (await arrived.table(founded.table))!;
      const { fight } = openLog([row.header, ...(await arrived.lines(founded.table)), ''].join('\n'), 'log', [LANTERNS]);
      expect(fight.verify().ok).toBe(true);
      checked = fight.lines.length;
    });
    expect(checked).toBeGreaterThan(20);
    expect(await everything(other)).toEqual(before);
    // Where something is, nothing is put over it.
    await expect(copyStore(copy, other)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
    await copy.close();
    await other.close();
  });

  it('is not there at all when the check of what arrived finds a fault', async () => {
    const run = await start(folder);
    await sit(run.base);
    const into = await openStore(await placeOf(`${folder}/refused.db`));
    await expect(copyStore(run.store, into, () => Promise.reject(new Error('a torn line')))).rejects.toThrow('a torn line');
    expect(await into.tables()).toEqual([]);
    await copyStore(run.store, into);
    expect((await into.tables()).length).toBe(1);
    await into.close();
    await run.stop();
  });
});
