import { statSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'libsql';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionOf } from '../src/socket.ts';
import { atTable, murkThrows, ownFolder, Page, post, sit, start, takeSeat } from './harness.ts';
import { badLine } from './proxy.ts';

const folder = ownFolder();
afterEach(() => vi.useRealTimers());

describe('a proxy that passes no upgrade on', () => {
  it('C10 lets nobody wait in silence: the page is told why by the same address, and others play on', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const proxy = createServer(({ url, headers: { connection: _connection, upgrade: _upgrade, ...headers } }, reply) => {
      const { hostname, port } = new URL(run.base);
      get({ hostname, port, path: url, headers }, (answer) => answer.pipe(reply.writeHead(answer.statusCode!, answer.headers)));
    });
    // As proxies do that know nothing of upgrades: the header is left out and the request is like any other.
    proxy.on('upgrade', (request, socket) => {
      const { port } = new URL(run.base);
      get({ port, path: request.url, headers: { host: request.headers.host, cookie: request.headers.cookie } }, (answer) => {
        socket.end(`HTTP/1.1 ${answer.statusCode} No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
        answer.resume();
      });
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    onTestFinished(() => void proxy.close());
    const base = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    await expect(new Page(base, alba.seat, alba.cookie).open(null, { origin: run.base })).rejects.toThrow(/426/);
    const told = await fetch(`${base}/api/seats/${alba.seat}/socket`, { headers: { cookie: alba.cookie } });
    expect([told.status, ((await told.json()) as { text: string }).text]).toEqual([
      426,
      expect.stringMatching(/proxy on the way must pass on the Upgrade header/),
    ]);
    expect((await alba.act('walk')).ok).toBe(true);
    await gm.until(() => gm.log.length === 1);
  });
});

describe('the disk, used by others', () => {
  it('A12 a lock of another program refuses a command soon, holds nobody up for long, and is over when it goes', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const other = new Database(run.file);
    other.exec('begin immediate');
    let [longest, last] = [0, performance.now()];
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const reply = await alba.act('walk');
    clearInterval(watch);
    expect(reply).toMatchObject({ ok: false, code: 'BUSY' });
    // The wait is 40 ms; what is more is the machine.
    expect(longest).toBeLessThan(1000);
    expect(gm.log).toEqual([]);
    other.exec('rollback');
    other.close();
    expect(await alba.act('walk')).toMatchObject({ ok: true });
  });

  it('A13 the journal stops growing when a long reader ends', async () => {
    const { run, gm } = await atTable(folder);
    let n = 0;
    const write = async (times: number): Promise<number> => {
      for (let i = 0; i < times; i++) {
        const given = { of: 'Alba', place: n++ % 9, reason: 'a gust of wind '.repeat(12) };
        expect(await gm.say({ do: 'decree', act: 'set', given })).toMatchObject({ ok: true });
      }
      return statSync(`${run.file}-wal`).size;
    };
    const reader = new Database(run.file, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from lines').all();
    const usual = 1000 * 4096;
    const grown = await write(300);
    expect(grown).toBeGreaterThan(1.5 * usual);
    reader.exec('commit');
    reader.close();
    await write(5);
    expect(await write(300)).toBeLessThanOrEqual(grown * 1.1);
  });

  it('A18 a clock that is set back a day or ahead a week changes no order, no deadline and no session; a year ends sessions', async () => {
    const seated = await atTable(folder);
    const { run, gm } = seated;
    await gm.say({ do: 'settings', seconds: 1 });
    const log = async (): Promise<number> => (await fetch(`${run.base}/api/seats/${gm.seat}/log`, { headers: { cookie: gm.cookie } })).status;
    const now = Date.now();
    const day = 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: now - day });
    await murkThrows(seated);
    await gm.until(() => gm.scene.question !== null);
    expect(await log()).toBe(200);
    vi.setSystemTime(now + 7 * day);
    expect(await log()).toBe(200);
    // Alba has her second, whatever the clock on the wall says.
    await gm.until(() => gm.scene.question === null);
    expect(gm.log.length).toBe(4);
    vi.setSystemTime(now + 400 * day);
    expect(await log()).toBe(403);
  });

  it('A19 tables that nobody looks at are forgotten when there are too many, and read again', async () => {
    const run = await start(folder, { memory: { tables: 3, idle: 50 } });
    onTestFinished(() => run.stop());
    const kept = await sit(run.base);
    await kept.players[0].act('walk');
    const left: Page[] = [];
    for (let i = 0; i < 6; i++) {
      const { body } = await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'table' });
      const page = await (await takeSeat(run.base, (body as unknown as { links: { path: string }[] }).links[0].path)).open();
      await page.say({ do: 'settings', seconds: 15 });
      await page.drop();
      left.push(page);
      await new Promise((done) => setTimeout(done, 100));
    }
    await kept.gm.until(() => run.server.tables.count < 6);
    expect((await kept.gm.say({ do: 'settings', seconds: 30 })).ok).toBe(true);
    const { epoch } = left[0].after!;
    const back = await left[0].open();
    await back.until(() => back.after!.epoch !== epoch);
    // Whatever comes behind it, the first thing that is told of the table is all of it.
    const told = back.frames.slice(back.frames.findLastIndex((frame) => frame.kind === 'welcome') + 1);
    expect(told[0]).toMatchObject({ kind: 'snapshot', scene: { table: { seconds: 15 } } });
  });
});

describe('the line', () => {
  it('C5 C10 a page that gives no sign of life is away, its seat stays and it can come back; others get their signs', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder, { heartbeat: 400 });
    const isHere = (): boolean => gm.scene.seats.find((seat) => seat.name === 'Alba')!.online;
    await gm.until(isHere);
    alba.stiff();
    await gm.until(() => !isHere());
    expect(gm.closed).toBe(null);
    await alba.open();
    await gm.until(isHere);
  });

  it('C6 a slow line that cuts everything in slices does nothing twice and keeps the order', async () => {
    const { run, gm, players } = await atTable(folder);
    let seed = 7;
    const late = (): number => (seed = (seed * 16_807) % 2_147_483_647) % 9;
    const line = await badLine(run.base, { slice: 400, late });
    onTestFinished(() => line.stop());
    const slow = await new Page(line.base, players[0].seat, players[0].cookie).open(null);
    const walk = slow.scene.menu.acts.find((act) => act.id === 'walk')!.ways[0];
    const say = { do: 'act', menu: slow.scene.menu.number, way: walk.key };
    const first = slow.say(say, 'over-a-slow-line-once');
    slow.raw(JSON.stringify({ id: 'over-a-slow-line-once', say }));
    const again = slow.say(say, 'over-a-slow-line-again');
    expect([(await first).ok, (await again).ok]).toEqual([true, false]);
    await slow.until(() => slow.log.length > 0);
    expect([slow.log.length, gm.log.length]).toEqual([1, 1]);
  });

  it('C7 whoever reads nothing is given up, and nobody else waits for it', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder, { burst: 1e9, perSecond: 1e9 });
    alba.pause();
    const isHere = (): boolean => gm.scene.seats.find((seat) => seat.name === 'Alba')!.online;
    for (let i = 0; i < 4000 && isHere(); i++) {
      // Refusals are answered at once, unlike looks, which wait for each other.
      for (let k = 0; k < 200; k++) alba.raw(JSON.stringify({ id: `a-slow-reader-${i}-${k}`, say: { do: 'nothing' } }));
      await new Promise((done) => setTimeout(done, 1));
    }
    await gm.until(() => !isHere());
    expect((await gm.say({ do: 'settings', seconds: 30 })).ok).toBe(true);
  });

  it('a page may take its time for one long frame, but not for ever more', () => {
    const line = {
      readyState: 1 as const,
      OPEN: 1 as const,
      bufferedAmount: 0,
      send: (frame: string) => void (line.bufferedAmount += Buffer.byteLength(frame)),
      close: vi.fn(),
      terminate: vi.fn(),
    };
    const connection = connectionOf(line);
    connection.send('€'.repeat(3_000_000));
    connection.send('the next step');
    expect(line.terminate).not.toBeCalled();
    for (let i = 0; i < 12; i++) connection.send('x'.repeat(100_000));
    expect(line.terminate).toBeCalled();
  });

  it('C8 two hundred pages that come back at once are all there soon', async () => {
    const { run, gm } = await atTable(folder, { connections: { seat: 300, address: 300 } });
    const pages = await Promise.all(Array.from({ length: 200 }, () => new Page(run.base, gm.seat, gm.cookie).open()));
    await Promise.all(pages.map((page) => page.drop()));
    const start = performance.now();
    await Promise.all(pages.map((page) => page.open()));
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await (await fetch(`${run.base}/metrics`)).text()).toMatch(/riposte_connections 20[34]/);
  });
});
