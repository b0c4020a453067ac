import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { Leases } from '../src/leases.ts';
import { SCHEMAS } from '../src/migrations.ts';
import { hear, postgresDialect, tell } from '../src/postgres.ts';
import { isBusy } from '../src/refusal.ts';
import type { Addition, NewTable, Schema, Store } from '../src/store.ts';
import { type Balancer, balance } from './balancer.ts';
import { LIBRARY, ownFolder, Page, post, type Running, secretOf, sit, start } from './harness.ts';
import { Line } from './server-faults.ts';
import { placeOf, storeAt } from './stores.ts';
import { LANTERNS } from './toy.ts';

const folder = ownFolder();
let files = 0;

const table = (id: string): NewTable => ({
  table: { id, title: id, created: '2030', header: '{}', encounter: '', file: 'f', secret: 's', settings: '{}' },
  lines: ['one'],
  seats: [],
  owner: '',
});

const plain = (lease: number, from: number, lines: readonly string[]): Addition => ({ lease, from, lines, settings: null, command: null });

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (thrown: { readonly code?: string }) => String(thrown.code),
  );

/** Stores of several servers on one database. */
async function stores(count: number): Promise<Store[]> {
  const file = `${folder}/leases-${files++}.db`;
  const all: Store[] = [];
  for (let n = 0; n < count; n++) all.push(await storeAt(file));
  onTestFinished(async () => {
    await Promise.all(all.map((store) => store.close()));
  });
  return all;
}

/** As if so many milliseconds had gone by since the lease was renewed. */
const age = ({ db }: Store, milliseconds: number): Promise<unknown> => sql`update owners set until = until - ${milliseconds}`.execute(db);

describe('a lease', () => {
  it('is one server’s until it ends; whoever wrote under an older number writes nothing any more, in one statement or in several', async () => {
    const [one, other] = await stores(2);
    await one.create(table('t'));
    const first = await one.claim('t');
    expect(await codeOf(other.claim('t'))).toBe('NOT_OWNER');
    expect(await codeOf(other.append('t', plain(first + 1, 1, ['x'])))).toBe('NOT_OWNER');
    await one.append('t', plain(first, 1, ['two']));
    await age(one, 16_000);
    // Over, and nobody took it: it is not written to either.
    expect(await codeOf(one.append('t', plain(first, 2, ['late'])))).toBe('NOT_OWNER');
    const second = await other.claim('t');
    expect(second).toBe(first + 1);
    expect(await codeOf(one.append('t', plain(first, 2, ['late'])))).toBe('NOT_OWNER');
    expect(await codeOf(one.append('t', { ...plain(first, 2, ['late']), secret: 'stolen' }))).toBe('NOT_OWNER');
    expect(await codeOf(one.append('t', { ...plain(first, 2, []), settings: '{"late":1}', command: { seat: 's', id: 'c', body: '', reply: '' } }))).toBe(
      'NOT_OWNER',
    );
    await other.append('t', { ...plain(second, 2, ['three']), settings: '{"on":1}', command: { seat: 's', id: 'c', body: 'b', reply: 'r' } });
    await other.append('t', { ...plain(second, 3, ['four']), secret: 'new' });
    expect(await one.lines('t')).toEqual(['one', 'two', 'three', 'four']);
    expect(await one.table('t')).toMatchObject({ settings: '{"on":1}', secret: 'new' });
    expect(await one.command('t', 's', 'c')).toEqual({ body: 'b', reply: 'r' });
    const [{ bytes }] = await one.kept();
    expect(bytes).toBe(2 + 3 + 3 + 5 + 202 + 4);
  });

  it('is given back at once, and each opening has a number of its own', async () => {
    const [one, other] = await stores(2);
    await one.create(table('t'));
    expect([await one.claim('t'), await one.claim('t')]).toEqual([1, 2]);
    expect(await codeOf(one.append('t', plain(1, 1, ['old'])))).toBe('NOT_OWNER');
    await one.leases!.release('t');
    expect(await one.leases!.ownerOf('t')).toBeNull();
    expect(await other.claim('t')).toBe(3);
    expect((await other.leases!.ownerOf('t'))!.isHere).toBe(true);
    // What is given back late takes nothing from the next.
    await one.leases!.release('t');
    expect(await codeOf(one.claim('t'))).toBe('NOT_OWNER');
    await other.leases!.giveBack();
    expect(await one.claim('t')).toBe(4);
    expect(await codeOf(other.claim('t'))).toBe('NOT_OWNER');
  });

  it('goes to one of two who claim at once, 1,000 times, and only that one writes', { timeout: 120_000 }, async () => {
    const both = await stores(2);
    const [{ db }] = both;
    await both[0].create(table('t'));
    const won = [0, 0];
    let from = 1;
    for (let n = 0; n < 1000; n++) {
      const claims = await Promise.all(both.map((store) => store.claim('t').catch(() => null)));
      expect(claims.filter((claim) => claim !== null).length).toBe(1);
      const winner = claims.findIndex((claim) => claim !== null);
      won[winner]++;
      if (n % 10 === 0) {
        const written = await Promise.all(
          both.map((store) => codeOf(store.append('t', plain(claims[winner]! - (store === both[winner] ? 0 : 1), from, [`${winner} ${n}`])))),
        );
        expect(written.toSorted()).toEqual(['NOT_OWNER', 'done']);
        from++;
      }
      await sql`update owners set until = 0`.execute(db);
    }
    expect(won[0] + won[1]).toBe(1000);
    expect((await both[0].lines('t')).length).toBe(from);
  });
});

/** Times that are over soon. */
const SOON = { holds: 3000, renew: 500, sure: 2000 };
const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The address of a database through a line that can be cut. */
async function throughLine(place: string): Promise<{ readonly line: Line; readonly address: string }> {
  const url = new URL(place);
  const line = await Line.to(Number(url.port));
  url.port = String(line.port);
  return { line, address: url.href };
}

describe('a connection of which no answer comes any more, though nobody said farewell', () => {
  it('holds up no renewal for longer than leases last: beside it another one is tried', { timeout: 60_000 }, async () => {
    const [one] = await stores(1);
    await one.create(table('t'));
    const { line, address } = await throughLine(await placeOf(`${folder}/leases-${files - 1}.db`));
    const renewals = new Kysely<Schema>({ dialect: await postgresDialect(address, 2) });
    const leases = new Leases(one.db, renewals);
    const lost: string[] = [];
    leases.begin('', (gone) => void lost.push(gone), { ...SOON, holds: 8000, sure: 6000 });
    onTestFinished(() => leases.close());
    await leases.claim('t');
    await vi.waitFor(() => expect(leases.age).toBeLessThan(400));
    line.dieForThose();
    // One that waits for the answer alone would wait for 13 s.
    await sleep(7000);
    expect([lost, leases.isSure, leases.count]).toEqual([[], true, 1]);
  });

  it('is given up by who only listens, who hears of it by the next one; and to stop takes no longer', { timeout: 60_000 }, async () => {
    const place = await placeOf(`${folder}/hears.db`);
    await (await storeAt(`${folder}/hears.db`)).close();
    const { line, address } = await throughLine(place);
    const heard: string[] = [];
    const stop = await hear(address, (what) => void heard.push(what), 300);
    expect(heard).toEqual(['']);
    line.dieForThose();
    await vi.waitFor(() => expect(heard).toEqual(['', '']), { timeout: 20_000 });
    const db = new Kysely<Schema>({ dialect: await postgresDialect(place, 1) });
    onTestFinished(() => db.destroy());
    await tell(db, 'anything');
    await vi.waitFor(() => expect(heard).toEqual(['', '', 'anything']), { timeout: 5000 });
    line.die();
    const start = performance.now();
    await stop();
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('is not asked once more by the transaction that it broke', { timeout: 60_000 }, async () => {
    const { line, address } = await throughLine(await placeOf(`${folder}/breaks.db`));
    const db = new Kysely<Schema>({ dialect: await postgresDialect(address, 1, { connecting: 5000, statement: 500 }) });
    onTestFinished(() => db.destroy());
    const start = performance.now();
    const broken = db.transaction().execute(async (into) => {
      await sql`select 1`.execute(into);
      line.dieForThose();
      await sql`select 2`.execute(into);
    });
    expect(isBusy(await broken.catch((thrown: unknown) => thrown))).toBe(true);
    // 3.5 s for the one statement, none for a farewell.
    expect(performance.now() - start).toBeLessThan(6500);
    expect((await sql`select 3 as n`.execute(db)).rows).toEqual([{ n: 3 }]);
  });
});

it('a server that could not renew takes no table: others would wait for its lease to end', async () => {
  const [one, other] = await stores(2);
  await one.create(table('t'));
  one.leases!.begin('', () => undefined, { holds: 60_000, renew: 60_000, sure: 300 });
  expect(await one.claim('t')).toBe(1);
  await one.leases!.release('t');
  await sleep(400);
  expect(await codeOf(one.claim('t'))).toBe('NOT_OWNER');
  expect(await other.claim('t')).toBe(2);
});

/** Two servers on one database behind a proxy. */
async function houses(
  ofA: Partial<ServerOptions> = {},
  ofB: Partial<ServerOptions> = {},
): Promise<{ readonly a: Running; readonly b: Running; readonly balancer: Balancer }> {
  const file = `${folder}/houses-${files++}.db`;
  const balancer = await balance([]);
  const more = { file, publicUrls: [balancer.base] };
  const [a, b] = [await start(folder, { ...more, address: '/n/a', ...ofA }), await start(folder, { ...more, address: '/n/b', ...ofB })];
  for (const [name, { base }] of [
    ['/n/a', a],
    ['/n/b', b],
  ] as const)
    balancer.servers.set(name, Number(new URL(base).port));
  onTestFinished(async () => {
    await balancer.stop();
    await Promise.all([a.stop(), b.stop()]);
  });
  return { a, b, balancer };
}

const where = async (base: string, page: Page): Promise<string> =>
  ((await (await fetch(`${base}/api/seats/${page.seat}/where`, { headers: { cookie: page.cookie } })).json()) as { at: string }).at;

/** The same page at another server. */
const at = (base: string, page: Page): Page => new Page(base, page.seat, page.cookie);

describe('two servers on one database', () => {
  it('each know who plays a table, and send pages and files there', async () => {
    const { a, b, balancer } = await houses();
    const { gm, players } = await sit(a.base);
    expect([await where(a.base, gm), await where(b.base, gm), await where(balancer.base, gm)]).toEqual(['/n/a', '/n/a', '/n/a']);
    const lost = at(b.base, gm);
    await expect(lost.open()).rejects.toThrow(/moved to another server/);
    await vi.waitFor(() => expect(lost.closed).toEqual({ code: 1012 }));
    // Through the proxy, by the path that was named.
    const through = await at(`${balancer.base}/n/a`, players[0]).open(null, { origin: balancer.base });
    expect(await through.act('walk')).toMatchObject({ ok: true });
    await gm.until(() => gm.log.length === 1);
    // A file is asked for anywhere.
    for (let n = 0; n < 4; n++) {
      const file = await fetch(`${balancer.base}/api/seats/${gm.seat}/log`, { headers: { cookie: gm.cookie } });
      expect([file.status, (await file.text()).split('\n').length > 2]).toEqual([200, true]);
    }
    // Whose address is out of date sends nobody in circles.
    await sql`update owners set address = '/n/b', server = 'nobody'`.execute(a.store.db);
    const round = await fetch(`${balancer.base}/n/b/api/seats/${gm.seat}/log`, { headers: { cookie: gm.cookie } });
    expect([round.status, round.url.endsWith('?hops=3')]).toEqual([503, true]);
  });

  it('hand tables over when one is stopped: at once, with all that was acknowledged', async () => {
    const { a, b } = await houses();
    const { gm, players } = await sit(a.base);
    const { menu } = players[0].scene;
    const walk = { do: 'act', menu: menu.number, way: menu.acts.find((act) => act.id === 'walk')!.ways[0].key };
    const answer = await players[0].say(walk, 'the-walk-of-alba');
    expect(answer).toMatchObject({ ok: true });
    const start = performance.now();
    await a.server.close();
    const [master, alba] = [await at(b.base, gm).open(), await at(b.base, players[0]).open()];
    expect(performance.now() - start).toBeLessThan(3000);
    expect(gm.closed).toEqual({ code: 1012 });
    expect(master.log.length).toBe(1);
    // The same id again: the same answer, and no second act.
    expect(await alba.say(walk, 'the-walk-of-alba')).toEqual(answer);
    expect(master.log.length).toBe(1);
    expect(await where(b.base, gm)).toBe('/n/b');
  });

  it('a server that slept over its lease writes nothing, answers nothing of before, and its pages go where the table is', async () => {
    const { a, b } = await houses();
    const { gm, players } = await sit(a.base);
    expect(await players[0].act('walk')).toMatchObject({ ok: true });
    await gm.until(() => gm.scene.menu.acts.length > 0);
    await age(a.store, 16_000);
    const master = await at(b.base, gm).open();
    expect(await master.act('walk')).toMatchObject({ ok: true });
    const lines = await b.store.lines(gm.seat.split('.')[0]);
    await expect(gm.act('walk')).rejects.toThrow(/closed 1012/);
    await vi.waitFor(() => expect(players[0].closed).toEqual({ code: 1012 }));
    expect(await b.store.lines(gm.seat.split('.')[0])).toEqual(lines);
    expect(gm.bytes.filter((text) => text.includes('"reply"')).length).toBe(0);
    expect(a.server.tables.count).toBe(0);
  });

  it('hear within a second that a session ended at the other one', async () => {
    const { a, b } = await houses();
    const { gm, players } = await sit(a.base);
    const left = performance.now();
    await post(b.base, `/api/seats/${players[0].seat}/leave`, {}, { cookie: players[0].cookie });
    await vi.waitFor(() => expect(players[0].closed).toEqual({ code: 4001 }), { timeout: 5000 });
    expect(performance.now() - left).toBeLessThan(2000);
    expect(gm.closed).toBeNull();
    // Also behind a break of all connections.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(a.store.db);
    await new Promise((done) => setTimeout(done, 2500));
    await post(b.base, `/api/seats/${players[1].seat}/leave`, {}, { cookie: players[1].cookie });
    await vi.waitFor(() => expect(players[1].closed).toEqual({ code: 4001 }), { timeout: 5000 });
  });

  it('of two releases: the later one plays on with tables of the earlier, which sends pages on whose tables are later', { timeout: 30_000 }, async () => {
    const later = { ...LIBRARY, ruleSets: [{ ...LANTERNS, rules: { ...LANTERNS.rules, version: '1.1.0' } }] };
    const logged: string[] = [];
    const { a, b } = await houses({ log: (line) => void logged.push(line) }, { library: later });
    // Begun by the earlier, and played on by the later when that takes over.
    const old = await sit(a.base);
    expect(await old.players[0].act('walk')).toMatchObject({ ok: true });
    await age(a.store, 16_000);
    const master = await at(b.base, old.gm).open(null);
    await master.until(() => master.scene.menu.acts.length > 0);
    expect(await master.act('walk')).toMatchObject({ ok: true });
    expect(master.log.length).toBe(2);
    // The earlier finds out that it lost the table.
    await a.store.leases!.renew();
    await vi.waitFor(() => expect(a.server.tables.count).toBe(0));
    // Begun by the later.
    const fresh = await sit(b.base);
    await b.server.tables.close();
    await b.store.leases!.giveBack();
    for (const { gm } of [old, fresh]) {
      await expect(at(a.base, gm).open(null)).rejects.toThrow('This table now runs on a later release of Riposte');
      // It is free at once for the one that can play it.
      await vi.waitFor(async () => expect(await a.store.leases!.ownerOf(gm.seat.split('.')[0])).toBeNull());
    }
    expect(logged.filter((line) => line.includes('table of a later release')).length).toBe(2);
    expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    // So is one whose settings say more than the earlier knows.
    const more = await sit(a.base);
    await a.server.own!.drop(more.founded.table);
    await sql`update tables set settings = replace(settings, '{', '{"moons":2,') where id = ${more.founded.table}`.execute(a.store.db);
    await expect(at(a.base, more.gm).open(null)).rejects.toThrow('This table now runs on a later release of Riposte');
    // And one whose log does: a line with a key that the earlier does not know.
    const written = await sit(a.base);
    await a.server.own!.drop(written.founded.table);
    const line = '{"in":"command","do":"walk","by":0,"with":{},"moons":2}';
    await sql`insert into lines select ${written.founded.table}, count(*), ${line} from lines where table_id = ${written.founded.table}`.execute(a.store.db);
    await expect(at(a.base, written.gm).open(null)).rejects.toThrow('This table now runs on a later release of Riposte');
  });

  it('of two releases: the later one brings the schema along while the earlier plays, which notices nothing and hands its tables over', {
    timeout: 120_000,
  }, async () => {
    const file = `${folder}/houses-${files++}.db`;
    const before = await start(folder, { file, address: '/n/a' });
    onTestFinished(() => before.stop());
    // As the release before left it.
    const last = SCHEMAS.at(-1)!;
    expect(last).toBe('013 outbox');
    await sql`drop table outbox`.execute(before.store.db);
    await sql`delete from kysely_migration where name = ${last}`.execute(before.store.db);
    const { gm, founded } = await sit(before.base);
    const marks: string[] = [];
    const stop = new AbortController();
    const playing = (async () => {
      for (let n = 0; !stop.signal.aborted; n++) {
        const reason = `mark-${n}`;
        const reply = await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n % 9, reason } });
        expect(reply).toMatchObject({ ok: true });
        marks.push(reason);
      }
    })();
    await vi.waitFor(() => expect(marks.length).toBeGreaterThan(3), { timeout: 30_000 });
    const webhooks = { all: { url: 'https://198.51.100.1/', secret: 's' } };
    const after = await start(folder, { file, address: '/n/b', webhooks });
    onTestFinished(() => after.stop());
    const [then] = [marks.length];
    await vi.waitFor(() => expect(marks.length).toBeGreaterThan(then + 3), { timeout: 30_000 });
    stop.abort();
    await playing;
    expect((await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(after.store.db)).rows.at(-1)!.name).toBe(last);
    await before.server.close();
    const master = await at(after.base, gm).open(null);
    expect(await master.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: 1, reason: 'mark-after' } })).toMatchObject({ ok: true });
    const lines = (await after.store.lines(founded.table)).join('\n');
    for (const mark of [...marks, 'mark-after']) expect(lines.split(`"${mark}"`).length - 1).toBe(1);
  });

  it('hear that a table was deleted elsewhere', { timeout: 20_000 }, async () => {
    const { a, b } = await houses();
    const { gm, players } = await sit(a.base);
    const gone = await fetch(`${b.base}/api/seats/${gm.seat}/table`, { method: 'DELETE', headers: { cookie: gm.cookie, origin: b.base } });
    expect(gone.status).toBe(200);
    await vi.waitFor(() => expect(players[0].closed).toEqual({ code: 1012 }), { timeout: 3000 });
    expect(await post(a.base, '/api/session', { secret: secretOf('/j#aaaaaaaaaaaaaaaaaaaaaaaaaaaa') })).toMatchObject({ status: 404 });
    expect((await fetch(`${a.base}/api/seats/${gm.seat}/where`, { headers: { cookie: gm.cookie } })).status).toBe(403);
  });
});
