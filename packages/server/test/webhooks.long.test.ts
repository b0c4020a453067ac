import { spawn } from 'node:child_process';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore, type Store } from '../src/index.ts';
import { mayReach, networksIn, publicAddressOf } from '../src/public-address.ts';
import { signatureOf, Webhooks } from '../src/webhooks.ts';
import { murkThrows, ownFolder, type Page, type Running, sit, start } from './harness.ts';
import { placeOf, storeAt } from './stores.ts';

const folder = ownFolder();
const DUEL = join(import.meta.dirname, '../../../encounters/sea-of-shadows/duel-at-dawn.json');
const HERE = networksIn('127.0.0.0/8,::1');

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver on this machine; it answers with one status after the other, then with the last. */
async function receiver(...statuses: readonly number[]): Promise<{ readonly url: string; readonly got: readonly Received[] }> {
  const got: Received[] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      const status = statuses[Math.min(got.length, statuses.length) - 1] ?? 200;
      // 0 = it says nothing at all.
      if (status !== 0) answer.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(1000));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/hook?for=us`, got };
}

const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const timestamp = String(headers['riposte-timestamp']);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(10);
  return headers['riposte-signature'] === `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
};

const hookOf = (run: Running, { seat, cookie }: Page, method: string, url?: unknown): Promise<Response> =>
  fetch(`${run.base}/api/seats/${seat}/webhook`, {
    method,
    headers: { cookie, origin: run.base, ...(method === 'PUT' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'PUT' ? { body: JSON.stringify({ url }) } : {}),
  });

describe('an address', () => {
  it('of this machine, of a local network, of a group, or set aside is not reached, however it is written', () => {
    const none = [
      '127.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.169.254',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '192.0.2.1',
    ];
    const none6 = [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      '::127.0.0.1',
      // The same, as it is looked up from http://[::127.0.0.1]/.
      '::7f00:1',
      '4000::1',
    ];
    for (const one of [...none, ...none6, 'localhost', '']) expect([one, mayReach(one)]).toEqual([one, false]);
    for (const one of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946']) expect([one, mayReach(one)]).toEqual([one, true]);
    // The owner of the server may allow some.
    expect([mayReach('10.1.2.3', networksIn('10.1.0.0/16')), mayReach('10.2.2.3', networksIn('10.1.0.0/16'))]).toEqual([true, false]);
    expect(() => networksIn('somewhere')).toThrow();
  });

  it('is looked up once, and refused when a name has a single one that is not public', async () => {
    const finds = (...addresses: string[]) => vi.fn(async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))) as never;
    expect(await publicAddressOf('a.example', [], finds('93.184.216.34'))).toEqual({ address: '93.184.216.34', family: 4 });
    for (const both of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:192.168.0.1'], []])
      await expect(publicAddressOf('a.example', [], finds(...both))).rejects.toThrow('not public');
  });
});

describe('a webhook', () => {
  it('is off until the owner of the server allows it; then a game master sets it, and players cannot', async () => {
    const { url } = await receiver(200);
    const off = await start(folder);
    onTestFinished(() => off.stop());
    const shut = await sit(off.base);
    expect(await (await hookOf(off, shut.gm, 'GET')).json()).toEqual({ isAllowed: false, url: null });
    expect((await hookOf(off, shut.gm, 'PUT', url)).status).toBe(403);

    const run = await start(folder, { webhooks: { ofTables: true } });
    onTestFinished(() => run.stop());
    const { gm, players } = await sit(run.base);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await hookOf(run, players[0], method, url)).status).toBe(403);
    // None that is not public, by a name, a number or another way to write it; none with a password, none of another kind.
    for (const bad of [
      url,
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:10.0.0.1]/',
      'http://169.254.169.254/latest',
      'https://a:b@93.184.216.34/',
      'file:///etc/passwd',
      'nothing',
      `https://93.184.216.34/${'x'.repeat(600)}`,
      7,
    ])
      expect([bad, (await hookOf(run, gm, 'PUT', bad)).status]).toEqual([bad, 400]);
    const set = (await (await hookOf(run, gm, 'PUT', 'https://93.184.216.34/turns')).json()) as { secret: string };
    expect(set.secret.length).toBeGreaterThan(40);
    // The secret is told once.
    expect(await (await hookOf(run, gm, 'GET')).json()).toEqual({ isAllowed: true, url: 'https://93.184.216.34/turns' });
    expect((await hookOf(run, gm, 'DELETE')).status).toBe(200);
    expect(await (await hookOf(run, gm, 'GET')).json()).toEqual({ isAllowed: true, url: null });
  });

  it('is told, signed, of each seat without a page that is awaited, and of nothing secret', async () => {
    const [everything, own] = [await receiver(200), await receiver(200)];
    const secret = 'a-secret-of-the-owner';
    const all = { url: everything.url, secret };
    const run = await start(folder, { webhooks: { all, ofTables: true, allowed: HERE }, publicUrls: ['https://table.example'] });
    onTestFinished(() => run.stop());
    const seated = await sit(run.base);
    const { gm, players, founded } = seated;
    const [alba, brand] = players;
    const { secret: ownSecret } = (await (await hookOf(run, gm, 'PUT', own.url)).json()) as { secret: string };
    // Alba looks on, so nobody is told of her.
    await murkThrows({ ...seated, players: [alba, brand] });
    await alba.until(() => alba.scene.question !== null);
    expect(everything.got).toEqual([]);
    await alba.say({ do: 'answer', question: alba.scene.question!.number, choice: 0 });
    await brand.drop();
    await gm.until(() => gm.scene.seats.find((seat) => seat.name === 'Brand')?.online === false);
    // Whom the fight waits for next is told as soon as nobody looks on there.
    for (let n = 0; n < 12 && everything.got.length === 0; n++) {
      await gm.until(() => gm.scene.menu.acts.length > 0 || gm.scene.waiting.names[0] === 'Brand');
      if (gm.scene.waiting.names[0] === 'Brand') break;
      await gm.act('walk');
      await new Promise((done) => setTimeout(done, 100));
    }
    await vi.waitFor(() => expect([everything.got.length, own.got.length]).toEqual([1, 1]), { timeout: 5000 });
    const [one] = everything.got;
    expect([one.method, one.url, one.headers['content-type']]).toEqual(['POST', '/hook?for=us', 'application/json']);
    expect([isSigned(one, secret), isSigned(own.got[0], ownSecret), isSigned(one, 'another')]).toEqual([true, true, false]);
    const title = gm.scene.table.title;
    const { id, at, ...told } = JSON.parse(one.body) as Record<string, unknown>;
    expect(told).toEqual({
      event: 'turn',
      table: { id: founded.table, title },
      seat: { id: brand.seat, name: 'Brand' },
      kind: 'turn',
      link: `https://table.example/t/${brand.seat}`,
    });
    expect([typeof id, new Date(String(at)).getTime() > 0]).toEqual(['string', true]);
    for (const link of founded.links) expect(one.body).not.toContain(link.path.split('#')[1]);
    // Once for one turn, whatever else happens.
    await gm.say({ do: 'decree', act: 'set', given: { of: 'Murk', place: 11 } });
    await new Promise((done) => setTimeout(done, 200));
    expect(everything.got.length).toBe(1);
  });

  it('is checked by its receiver as the documentation shows', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/slow-tables.md'), 'utf8');
    const [, code] = /```js\n([^]+?)```\n/.exec(text)!;
    const names = ['createHmac', 'timingSafeEqual', 'secret', 'timestamp', 'body', 'signature'];
    const check = new Function(...names, `${code}; return isGood;`) as (...given: unknown[]) => boolean;
    const now = Math.floor(Date.now() / 1000);
    const given = (timestamp: number, body: string): boolean =>
      check(createHmac, timingSafeEqual, 'secret', timestamp, body, `v1=${signatureOf('secret', now, '{"event":"turn"}')}`);
    expect([given(now, '{"event":"turn"}'), given(now, '{"event":"two"}'), given(now - 1, '{"event":"turn"}')]).toEqual([true, false, false]);
    const old = now - 400;
    expect(check(createHmac, timingSafeEqual, 'secret', old, '', `v1=${signatureOf('secret', old, '')}`)).toBe(false);
  });

  const turn = { table: 't', title: 'T', seat: 's', name: 'N', kind: 'turn' as const };

  let files = 0;
  /** A store with the table `t`. */
  async function ofTable(place?: string): Promise<Store> {
    const store = place === undefined ? await storeAt(`${folder}/told-${files++}.db`) : await openStore(place);
    if (place === undefined) onTestFinished(() => store.close());
    const table = { id: 't', title: 'T', created: '2030', header: '{}', encounter: '', file: 'f', secret: 's', settings: '{}' };
    await store.create({ table, lines: [], seats: [], owner: '' });
    return store;
  }

  interface Telling {
    readonly counted: string[];
    readonly hooks: Webhooks;
  }

  /** What tells of the turns of a store. */
  function teller(store: Store, url: string, more: object = {}): Telling {
    const counted: string[] = [];
    const log = vi.fn();
    const hooks = new Webhooks(
      { all: { url, secret: 's' }, allowed: HERE, waits: [20, 60, 180], patience: 300, ...more },
      { store, base: null, log, counted: (told) => void counted.push(told) },
    );
    store.telling = hooks;
    hooks.begin();
    onTestFinished(async () => {
      await hooks.close();
      // An address may hold a secret.
      expect(JSON.stringify(log.mock.calls)).not.toContain(new URL(url).host);
    });
    return { counted, hooks };
  }

  const wait = (store: Store): Promise<void> => store.append('t', { lease: null, from: 0, lines: [], settings: null, command: null, turns: [turn] });

  const outbox = ({ db }: Store) => db.selectFrom('outbox').selectAll().execute();

  /** What becomes of so many turns, and what was counted. */
  async function telling(url: string, more: object = {}, times = 1): Promise<string[]> {
    const store = await ofTable();
    const { counted } = teller(store, url, more);
    for (let n = 0; n < times; n++) await wait(store);
    await vi.waitFor(() => expect(counted.length).toBe(times), { timeout: 20_000 });
    // Nothing is kept of what was told or given up.
    await vi.waitFor(async () => expect(await outbox(store)).toEqual([]), { timeout: 5000 });
    return counted;
  }

  it('is tried a few times with growing waits where the receiver fails, and given up where it refuses or points elsewhere', async () => {
    const failing = await receiver(500, 503, 200);
    expect(await telling(failing.url, { patience: 10_000 })).toEqual(['sent']);
    expect(failing.got.length).toBe(3);
    expect(new Set(failing.got.map(({ body }) => body)).size).toBe(1);
    const silent = await receiver(0);
    expect(await telling(silent.url)).toEqual(['failed']);
    expect(silent.got.length).toBe(4);
    for (const status of [301, 302, 307, 308, 400, 404]) {
      const moved = await receiver(status);
      expect([status, await telling(moved.url), moved.got.map(({ url }) => url)]).toEqual([status, ['failed'], ['/hook?for=us']]);
    }
  });

  it('that is not told yet is told by the next server with the same id, and checked again before: addresses may be others now', async () => {
    const silent = await receiver(0);
    const store = await ofTable();
    const first = teller(store, silent.url, { patience: 60_000, hold: 400 });
    await wait(store);
    await vi.waitFor(() => expect(silent.got.length).toBe(1), { timeout: 10_000 });
    expect((await outbox(store)).length).toBe(1);
    // As if it were killed: nothing is said of what was on its way.
    await first.hooks.close();
    const shut = teller(store, silent.url, { allowed: [], hold: 400, waits: [] });
    await vi.waitFor(() => expect(shut.counted).toEqual(['failed']), { timeout: 20_000 });
    expect(silent.got.length).toBe(1);

    const fails = await receiver(503, 200);
    const second = teller(store, fails.url, { waits: [60_000], hold: 400 });
    await wait(store);
    await vi.waitFor(async () => expect([fails.got.length, (await outbox(store))[0]?.tried]).toEqual([1, 1]), { timeout: 10_000 });
    await second.hooks.close();
    await store.db.updateTable('outbox').set({ due: 0 }).execute();
    const third = teller(store, fails.url);
    await vi.waitFor(() => expect(third.counted).toEqual(['sent']), { timeout: 10_000 });
    const [one, other] = fails.got;
    expect(one.body).toBe(other.body);
    expect([isSigned(one, 's'), isSigned(other, 's')]).toEqual([true, true]);
  });

  it('waits in the database for so many turns of a table and no more, and goes with its table', async () => {
    const store = await ofTable();
    const told = Array.from({ length: 150 }, (_, n) => ({ receiver: 'all' as const, body: String(n) }));
    store.telling = { of: () => told, written: () => undefined };
    await wait(store);
    await wait(store);
    expect((await outbox(store)).length).toBe(100);
    await store.remove('t');
    expect(await outbox(store)).toEqual([]);
  });

  it('of a server that is killed while it tells is told by the next one', { timeout: 120_000 }, async () => {
    const { url, got } = await receiver(0, 200);
    const place = await placeOf(`${folder}/killed.db`);
    const store = await ofTable(place);
    store.telling = { of: () => [{ receiver: 'all', body: '{"id":"once"}' }], written: () => undefined };
    await wait(store);
    await store.close();
    const options = { webhooks: { all: { url, secret: 'mine' }, allowed: '127.0.0.0/8,::1', hold: 1000, patience: 60_000, waits: [500] }, makers: 'anyone' };
    const command = [join(import.meta.dirname, 'killed.mjs'), place, DUEL, JSON.stringify(options)];
    const open = async (): Promise<() => Promise<unknown>> => {
      const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      await once(child.stdout, 'data');
      return () => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        return gone;
      };
    };
    const kill = await open();
    // The receiver says nothing, so it is still on its way.
    await vi.waitFor(() => expect(got.length).toBe(1), { timeout: 20_000 });
    await kill();
    const last = await open();
    await vi.waitFor(() => expect(got.map(({ body }) => body)).toEqual(['{"id":"once"}', '{"id":"once"}']), { timeout: 30_000 });
    await last();
  });

  it('never reaches this machine where that is not allowed, also when a name leads there', async () => {
    const here = await receiver(200);
    expect(await telling(here.url, { allowed: [], waits: [1] })).toEqual(['failed']);
    expect(await telling(here.url.replace('localhost', '127.0.0.1'), { allowed: [], waits: [] })).toEqual(['failed']);
    expect(here.got).toEqual([]);
  });

  it('tells of one table only so often in a minute', async () => {
    const { url, got } = await receiver(200);
    const counted = await telling(url, { patience: 10_000 }, 50);
    expect([counted.filter((one) => one === 'sent').length, counted.filter((one) => one === 'dropped').length, got.length]).toEqual([30, 20, 30]);
  });
});
