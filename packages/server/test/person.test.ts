import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Store } from '../src/index.ts';
import { USUAL_LIMITS } from '../src/workshop.ts';
import { WorkshopStore } from '../src/workshop-store.ts';
import { atTable, ownFolder, type Page, playOut, post, type Running, secretOf, sit, start } from './harness.ts';
import { POSTGRES } from './stores.ts';
import { YARD } from './toy.ts';

const folder = ownFolder();

async function begin(more: Parameters<typeof start>[1] = {}): Promise<Running> {
  const run = await start(folder, more);
  onTestFinished(() => run.stop());
  return run;
}

const mine = (run: Running, { seat, cookie }: Page): Promise<Response> => fetch(`${run.base}/api/seats/${seat}/mine`, { headers: { cookie } });

/** Every text of the database. */
async function everything({ db }: Store): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const all = await Promise.all(tables.map(async (name) => (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows));
  return JSON.stringify(all);
}

async function bring(run: Running, { seat, cookie }: Page, colour: string): Promise<string> {
  const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const headers = { cookie, origin: run.base, 'content-type': 'image/png' };
  const answer = await fetch(`${run.base}/api/seats/${seat}/pictures`, { method: 'POST', headers, body: new Uint8Array(body) });
  return ((await answer.json()) as { picture: string }).picture;
}

describe('what a table holds of a person', () => {
  it('is handed out whole, and nothing of others; it is deleted whole, and nothing of others', async () => {
    const seated = await atTable(folder);
    const { run, gm, players, founded, spectator } = seated;
    const [alba, brand] = players;
    await alba.act('walk');
    const own = alba.scene.me.plays[0];
    const portrait = await bring(run, alba, 'red');
    const other = await bring(run, brand, 'blue');
    await alba.say({ do: 'portrait', who: own, picture: portrait });
    await brand.say({ do: 'portrait', who: brand.scene.me.plays[0], picture: other });
    for (const [page, word] of [
      [alba, 'hers'],
      [brand, 'his'],
    ] as const) {
      expect((await page.say({ do: 'chat', to: 'all', text: `said-${word}` })).ok).toBe(true);
      expect((await page.say({ do: 'chat', to: 'gm', text: `whispered-${word}` })).ok).toBe(true);
      expect((await page.say({ do: 'note', id: null, to: 'own', text: `noted-${word}` })).ok).toBe(true);
    }
    await sql`update seats set name = ${'Real Name'} where id = ${alba.seat}`.execute(run.store.db);

    const answer = await mine(run, alba);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="seat.json"');
    const file = (await answer.json()) as { readonly [key: string]: unknown };
    expect(file).toMatchObject({
      format: 'riposte/seat/1',
      table: { id: founded.table },
      seat: { id: alba.seat, kind: 'player', name: 'Real Name' },
      chat: [{ text: 'said-hers' }, { to: 'gm', text: 'whispered-hers' }],
      notes: [{ to: 'own', text: 'noted-hers' }],
      portraits: [{ picture: portrait, data: expect.stringMatching(/^UklGR/) as string }],
    });
    expect((file.sessions as object[]).length).toBe(1);
    expect(JSON.stringify(file)).not.toMatch(/-his|secret|hash/);
    expect([(await mine(run, spectator)).status, (await fetch(`${run.base}/api/seats/${alba.seat}/mine`)).status]).toEqual([403, 403]);

    // Who runs the table deletes the table.
    expect(await gm.say({ do: 'erase' })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    const log = gm.log;
    const before = Number((await run.store.kept())[0].bytes);
    expect((await alba.say({ do: 'erase' })).ok).toBe(true);
    await gm.until(() => !gm.said.some((line) => line.text.includes('hers')));
    const left = await everything(run.store);
    for (const gone of ['said-hers', 'whispered-hers', 'noted-hers', 'Real Name', portrait]) expect([gone, left.includes(gone)]).toEqual([gone, false]);
    for (const stays of ['said-his', 'whispered-his', 'noted-his', other]) expect([stays, left.includes(stays)]).toEqual([stays, true]);
    expect(Number((await run.store.kept())[0].bytes)).toBeLessThan(before);
    expect(gm.scene.seats.find(({ id }) => id === alba.seat)!.name).toMatch(/^Player \d$/);
    // What was played stays, and so does the fighter.
    expect(gm.log).toEqual(log);
    // Neither the session nor the link opens anything any more.
    expect((await mine(run, alba)).status).toBe(403);
    const link = founded.links.find(({ seat }) => seat === alba.seat)!;
    expect((await post(run.base, '/api/session', { secret: secretOf(link.path) })).status).toBe(404);
    // The game master hands the seat to somebody else, and the table goes on, also when it is read again.
    expect((await gm.say({ do: 'seat', seat: alba.seat, act: 'rotate' })).ok).toBe(true);
    await brand.say({ do: 'chat', to: 'all', text: 'on we go' });
    await run.server.own!.drop(founded.table);
    expect((await gm.open(null)).scene.table.readonly).toBeNull();
  });
});

describe('what a person deleted', () => {
  it.skipIf(POSTGRES !== undefined)('is nowhere in the file of the database, not even where it is free', async () => {
    const { run, players } = await atTable(folder);
    const [alba] = players;
    for (let n = 0; n < 10; n++) {
      expect((await alba.say({ do: 'chat', to: 'all', text: `said-by-her ${'x'.repeat(200)}` })).ok).toBe(true);
      expect((await alba.say({ do: 'note', id: null, to: 'own', text: `noted-by-her ${'y'.repeat(2000)}` })).ok).toBe(true);
    }
    await run.store.settle();
    const holds = (word: string): boolean => [run.file, `${run.file}-wal`].some((file) => readFileSync(file).includes(word));
    expect([holds('said-by-her'), holds('noted-by-her')]).toEqual([true, true]);
    expect((await alba.say({ do: 'erase' })).ok).toBe(true);
    await run.store.settle();
    expect([holds('said-by-her'), holds('noted-by-her')]).toEqual([false, false]);
  });
});

describe('what a server keeps', () => {
  it('of a table whose fight is over goes after its days, and comes back to life with an undo', async () => {
    const run = await start(folder);
    const [over, undone, open] = [await sit(run.base), await sit(run.base), await sit(run.base)];
    await playOut(over);
    await playOut(undone);
    const ended = async (): Promise<Record<string, number>> => Object.fromEntries((await run.store.kept()).map((kept) => [kept.id, kept.ended]));
    expect(Object.values(await ended()).filter((at) => at > 0).length).toBe(2);
    expect((await undone.gm.say({ do: 'undo', label: undone.gm.scene.undo! })).ok).toBe(true);
    expect(await ended()).toMatchObject({ [undone.founded.table]: 0, [open.founded.table]: 0 });
    await run.stop();
    const young = await start(folder, { file: run.file, keepFinishedDays: 7 });
    expect((await young.store.tables()).length).toBe(3);
    await sql`update keeping set ended = ended - ${8 * 86_400_000} where ended > 0`.execute(young.store.db);
    await young.stop();
    const old = await begin({ file: run.file, keepFinishedDays: 7 });
    expect([...(await old.store.tables())].sort()).toEqual([undone.founded.table, open.founded.table].sort());
  });

  it('is bounded: lines of a table, bytes of pictures and tables of a workshop; each refusal says what to do', async () => {
    const run = await begin({ quota: { lines: 6 }, workshop: { tables: 1 } });
    const { gm, players } = await sit(run.base);
    await players[0].act('walk');
    for (let n = 0; n < 6; n++) await gm.say({ do: 'decree', act: 'set', given: { of: 'Murk', place: 3 + n } });
    const refused = await gm.say({ do: 'decree', act: 'set', given: { of: 'Murk', place: 11 } });
    expect(refused).toMatchObject({ ok: false, code: 'FULL', text: 'The log of this table has 6 lines, the maximum here. Save it and start another one.' });
    expect((await gm.say({ do: 'settings', paused: true })).ok).toBe(true);

    const headers = { 'content-type': 'application/json', origin: run.base };
    const made = await fetch(`${run.base}/api/workshop`, { method: 'POST', headers, body: '{}' });
    const cookie = made.headers.get('set-cookie')!.split(';')[0];
    await fetch(`${run.base}/api/workshop/draft/d1`, { method: 'PUT', headers: { ...headers, cookie }, body: YARD });
    const play = (): Promise<Response> =>
      fetch(`${run.base}/api/workshop/draft/d1/play`, { method: 'POST', headers: { ...headers, cookie }, body: '{"mode":"solo"}' });
    expect((await play()).status).toBe(200);
    const full = await play();
    expect([full.status, await full.json()]).toEqual([
      403,
      {
        code: 'QUOTA',
        text: '1 tables were made in this workshop, the maximum here. Delete one first.',
        say: { key: 'workshop-tables-full', with: { many: 1 } },
      },
    ]);
    expect((await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'solo' }, { cookie })).status).toBe(403);

    const workshops = new WorkshopStore(run.store, { ...USUAL_LIMITS, pictureBytes: 1000 });
    const { id } = await workshops.make('', 1);
    const picture = (name: string, size: number) => ({ kind: 'picture' as const, id: name, title: '', game: '', count: 0, size, body: 'x'.repeat(size) });
    await workshops.write(id, picture('a', 900), null, 1);
    await expect(workshops.write(id, picture('b', 200), null, 1)).rejects.toMatchObject({
      code: 'QUOTA',
      message: expect.stringContaining('MB of pictures') as string,
    });
    await workshops.write(id, { ...picture('c', 200), kind: 'draft' }, null, 1);
  });
});
