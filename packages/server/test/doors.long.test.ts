import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Founded, PROTOCOL, type Reply } from '../src/index.ts';
import { atTable, ownFolder, Page, post, type Running, secretOf, sit, start, takeSeat } from './harness.ts';
import { YARD } from './toy.ts';

const folder = ownFolder();
const refusal = (reply: Reply): string => (reply.ok ? 'OK' : reply.code);
const TABLE = { fight: 'yard.json', mode: 'table' };
const founded = (body: unknown): Founded => body as Founded;

/** A house for the length of one test. */
async function house(more: Parameters<typeof start>[1] = {}): Promise<Running> {
  const run = await start(folder, more);
  onTestFinished(() => run.stop());
  return run;
}

/** Asks under any name, as a browser does that was led here by another site. */
function ask(
  base: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ readonly status: number; readonly text: string; readonly headers: object }> {
  return new Promise((done, failed) => {
    const { port } = new URL(base);
    const sent = request({
      port,
      path,
      host: '127.0.0.1',
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', failed);
    sent.on('response', (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => done({ status: answer.statusCode!, text, headers: answer.headers }));
    });
    sent.end(body);
  });
}

/** What a WebSocket is answered with: its first frame, or the status of HTTP. */
function knock(base: string, seat: string, headers: Record<string, string>): Promise<string> {
  return new Promise((done) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/seats/${seat}/socket`, { headers });
    socket.on('open', () => socket.send(JSON.stringify({ hello: true, protocol: PROTOCOL, after: null })));
    socket.on('message', (data: Buffer) => {
      done((JSON.parse(data.toString()) as { kind: string }).kind);
      socket.terminate();
    });
    socket.on('unexpected-response', (_request, answer) => done(String(answer.statusCode)));
    socket.on('error', () => undefined);
  });
}

describe('names of the server', () => {
  it('E2 a foreign Host is refused by every route, whatever its Origin says', async () => {
    const { run, gm } = await atTable(folder, { pages: join(import.meta.dirname, '../src') });
    const { port } = new URL(run.base);
    for (const host of [`evil.example:${port}`, 'evil.example', `localhost.evil.example:${port}`, `localhost@evil.example:${port}`, `[::2]:${port}`]) {
      const origin = `http://${host}`;
      for (const path of [
        '/health',
        '/metrics',
        '/api/near',
        '/api/fights',
        '/api/rules/lanterns/L-1',
        '/index.ts',
        '/no/such/page',
        '/j',
        `/api/seats/${gm.seat}/log`,
      ])
        expect([host, path, (await ask(run.base, path, { host, origin, cookie: gm.cookie })).status]).toEqual([host, path, 421]);
      for (const path of ['/api/tables', '/api/import', '/api/session', `/api/seats/${gm.seat}/leave`])
        expect([host, path, (await ask(run.base, path, { host, origin }, JSON.stringify(TABLE))).status]).toEqual([host, path, 421]);
      expect([host, await knock(run.base, gm.seat, { host, origin, cookie: gm.cookie })]).toEqual([host, '421']);
    }
    const { text } = await ask(run.base, '/health', { host: 'evil.example' });
    expect(JSON.parse(text)).toMatchObject({ code: 'HOST', text: expect.stringMatching(/does not answer to that name/), say: { key: 'other-host' } });
  });

  it('names and addresses of this machine are answered by, as they are at the moment, with the port of the server', async () => {
    const names = ['192.0.2.7', 'fe80::7', 'Den.local'];
    const { run, gm } = await atTable(folder, { names: () => names });
    const { port } = new URL(run.base);
    const status = async (host: string): Promise<number> => (await ask(run.base, '/api/fights', { host })).status;
    for (const host of [
      `192.0.2.7:${port}`,
      `[fe80::7]:${port}`,
      `den.local:${port}`,
      `DEN.local:${port}`,
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      'localhost:9',
      `[::1]:${port}`,
    ])
      expect([host, await status(host)]).toEqual([host, 200]);
    for (const host of ['192.0.2.7:9', `192.0.2.8:${port}`, 'den.local']) expect([host, await status(host)]).toEqual([host, 421]);
    const host = `192.0.2.8:${port}`;
    names.push('192.0.2.8');
    await vi.waitFor(async () => expect(await status(host)).toBe(200), { timeout: 5000, interval: 100 });
    // A phone takes its seat by the code and plays.
    const phone = { host, origin: `http://${host}` };
    expect(await knock(run.base, gm.seat, { ...phone, cookie: gm.cookie })).toBe('welcome');
    expect(await knock(run.base, gm.seat, { ...phone, origin: `http://192.0.2.7:${port}`, cookie: gm.cookie })).toBe('bye');
  });

  it('E2 silent connections of another site use up none of those of an address', async () => {
    const { run, gm } = await atTable(folder, { connections: { address: 9 } });
    const socket = `${run.base.replace('http', 'ws')}/api/seats/${gm.seat}/socket`;
    const evil = Array.from({ length: 9 }, () => new WebSocket(socket, { headers: { origin: 'http://evil.example' } }));
    onTestFinished(() => evil.forEach((one) => void one.terminate()));
    const answers = await Promise.all(evil.map((one) => new Promise((done) => one.on('message', (data: Buffer) => done(JSON.parse(data.toString()))))));
    for (const answer of answers) expect(answer).toMatchObject({ kind: 'bye', code: 'ORIGIN' });
    const again = await new Page(run.base, gm.seat, gm.cookie).open();
    expect(again.scene.me.kind).toBe('gm');
    await again.drop();
  });

  it('those that the operating system knows are taken by themselves', async () => {
    const run = await house();
    const { port } = new URL(run.base);
    const all = Object.values(networkInterfaces()).flatMap((one) => (one ?? []).map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)));
    for (const host of all) expect([host, (await ask(run.base, '/health', { host: `${host}:${port}` })).status]).toEqual([host, 200]);
  });

  it('a public address is answered by, with its own origin alone, and browsers are told to insist on TLS', async () => {
    const { run, gm } = await atTable(folder, { publicUrls: ['https://table.example'] });
    const host = 'table.example';
    const { status, headers } = await ask(run.base, '/api/fights', { host });
    expect([status, (headers as Record<string, string>)['strict-transport-security']]).toEqual([200, 'max-age=15552000']);
    const from = (origin: string) => knock(run.base, gm.seat, { host, origin, cookie: gm.cookie });
    expect([await from('https://table.example'), await from('http://table.example'), await from(run.base)]).toEqual(['welcome', 'bye', 'bye']);
    const plain = await house();
    expect((await ask(plain.base, '/health', {})).headers).not.toHaveProperty('strict-transport-security');
  });

  it('what is for this machine is told by its own names alone', async () => {
    const run = await house({ names: () => ['192.0.2.7'], near: () => ['http://192.0.2.7:1'] });
    const { port } = new URL(run.base);
    const asked = async (path: string, host: string, more = {}): Promise<string> => (await ask(run.base, path, { host, ...more })).text;
    expect(JSON.parse(await asked('/api/near', `localhost:${port}`))).toEqual(['http://192.0.2.7:1']);
    expect(JSON.parse(await asked('/api/near', `192.0.2.7:${port}`))).toEqual([]);
    expect(await asked('/metrics', `localhost:${port}`)).toMatch(/riposte_connections/);
    expect(await asked('/metrics', `192.0.2.7:${port}`)).toMatch(/FORBIDDEN/);
    expect(await asked('/metrics', `localhost:${port}`, { 'x-forwarded-for': '192.0.2.9' })).toMatch(/FORBIDDEN/);
  });

  it('figures are told to other machines with the token of the server alone, where it has one', async () => {
    const token = 'a token for figures';
    const [open, closed] = [await house({ names: () => ['192.0.2.7'], metricsToken: token }), await house({ names: () => ['192.0.2.7'] })];
    const asked = async (run: typeof open, authorization: string): Promise<string> =>
      (await ask(run.base, '/metrics', { host: `192.0.2.7:${new URL(run.base).port}`, authorization })).text;
    expect(await asked(open, `Bearer ${token}`)).toMatch(/riposte_connections/);
    for (const wrong of ['', 'Bearer ', `Bearer ${token}s`, token, `Basic ${token}`])
      expect([wrong, await asked(open, wrong)]).toEqual([wrong, expect.stringMatching(/FORBIDDEN/)]);
    for (const any of [`Bearer ${token}`, 'Bearer undefined', 'Bearer ']) expect(await asked(closed, any)).toMatch(/FORBIDDEN/);
  });
});

/** As if from another machine: through a proxy on this one. */
const AFAR = { 'x-forwarded-for': '192.0.2.9' };

describe('who may make tables', () => {
  const tries = async (run: Running, headers: Record<string, string>): Promise<(string | number)[]> => {
    const [made, taken] = [await post(run.base, '/api/tables', TABLE, headers), await post(run.base, '/api/import', { name: 'x.json', text: YARD }, headers)];
    return [made, taken].map(({ status, body }) => body.code ?? status);
  };

  it('is whoever sits at this machine, a game master, and who has a token', async () => {
    const run = await house({ makerTokens: ['the-token-of-the-club'] });
    expect(await tries(run, {})).toEqual([200, 200]);
    expect(await tries(run, AFAR)).toEqual(['NO_MAKER', 'NO_MAKER']);
    const { links } = founded((await post(run.base, '/api/tables', TABLE)).body);
    const seats = await Promise.all(links.map(({ path }) => takeSeat(run.base, path)));
    const answers = [];
    for (const { cookie } of seats) answers.push((await tries(run, { ...AFAR, cookie }))[0]);
    expect(answers).toEqual([200, 'NO_MAKER', 'NO_MAKER', 'NO_MAKER']);
    expect((await post(run.base, '/api/maker', { token: 'a-token-that-is-guessed' }, AFAR)).body.code).toBe('NO_MAKER');
    const { cookie, headers } = await post(run.base, '/api/maker', { token: 'the-token-of-the-club' }, AFAR);
    expect(headers.get('set-cookie')).toMatch(/^__Host-maker=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(await tries(run, { ...AFAR, cookie })).toEqual([200, 200]);
    expect(await tries(run, { ...AFAR, cookie: cookie.replace('club', 'klub') })).toEqual(['NO_MAKER', 'NO_MAKER']);
  });

  it('can be anybody, or nobody without a token', async () => {
    expect(await tries(await house({ makers: 'anyone' }), AFAR)).toEqual([200, 200]);
    expect(await tries(await house({ makers: 'token' }), {})).toEqual(['NO_MAKER', 'NO_MAKER']);
  });

  it('is refused before a large file has come', async () => {
    const run = await house();
    const { port } = new URL(run.base);
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = { host: `localhost:${port}`, origin: run.base, 'content-type': 'application/json', 'content-length': '19000000', ...AFAR };
    socket.write(
      `POST /api/import HTTP/1.1\r\n${Object.entries(head)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n{`,
    );
    const [answer] = (await new Promise((done) => socket.once('data', (...data) => done(data)))) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 403/);
  });
});

describe('quotas', () => {
  it('an owner has so many tables and no more; deleting one makes room; whoever runs the server has no limit', async () => {
    const run = await house({ makers: 'anyone', quota: { tables: 2 } });
    const make = (headers: Record<string, string>) => post(run.base, '/api/tables', TABLE, headers);
    const first = founded((await make(AFAR)).body);
    await make(AFAR);
    const third = await make(AFAR);
    expect([third.status, third.body.code, third.body.text]).toEqual([403, 'QUOTA', expect.stringMatching(/^You already have 2 tables/)]);
    // A header buys nothing: it is not believed.
    expect((await make({ 'x-forwarded-for': '192.0.2.10' })).body.code).toBe('QUOTA');
    for (let n = 0; n < 4; n++) expect((await make({})).status).toBe(200);
    const gm = await takeSeat(run.base, first.links[0].path);
    const gone = await fetch(`${run.base}/api/seats/${gm.seat}/table`, { method: 'DELETE', headers: { origin: run.base, cookie: gm.cookie } });
    expect(gone.status).toBe(200);
    expect((await make(AFAR)).status).toBe(200);
  });

  it('clients behind a proxy that is believed are counted one by one', async () => {
    const run = await house({ makers: 'anyone', quota: { tables: 1 }, trustProxy: 'loopback' });
    const make = async (from: string): Promise<number> => (await post(run.base, '/api/tables', TABLE, { 'x-forwarded-for': from })).status;
    expect([await make('192.0.2.1'), await make('192.0.2.2'), await make('192.0.2.1')]).toEqual([200, 200, 403]);
    // What a client itself wrote stands further left, and is not believed.
    expect(await make('203.0.113.5, 192.0.2.2')).toBe(403);
    // Of IPv6 one customer has half an address.
    expect([await make('2001:db8::1'), await make('2001:db8:0:0:9::2'), await make('2001:db8:0:1::1')]).toEqual([200, 403, 200]);
  });

  it('limits by address are those of the client behind a believed proxy, and of the proxy otherwise', async () => {
    const guess = async (run: Running): Promise<number[]> => {
      const found = [];
      for (let n = 0; n < 6; n++)
        found.push((await post(run.base, '/api/session', { secret: `guess-${n}-of-very-many-secrets` }, { 'x-forwarded-for': `192.0.2.${n}` })).status);
      return found.filter((one) => one === 429);
    };
    expect(await guess(await house({ perMinute: 3, trustProxy: 'loopback' }))).toEqual([]);
    expect((await guess(await house({ perMinute: 3 }))).length).toBe(3);
  });

  it('what a game master makes and branches counts with the table that it came from, over any number of steps', async () => {
    const run = await house({ quota: { tables: 2 } });
    const { gm } = await sit(run.base);
    const branch = await gm.say({ do: 'branch', entry: -1 });
    const { links } = (branch as { data: unknown }).data as Founded;
    const heir = await (await takeSeat(run.base, links[0].path)).open();
    expect((await post(run.base, '/api/tables', TABLE, { ...AFAR, cookie: heir.cookie })).status).toBe(200);
    expect(await heir.say({ do: 'branch', entry: -1 })).toMatchObject({ ok: false, code: 'QUOTA' });
    expect(await gm.say({ do: 'branch', entry: -1 })).toMatchObject({ ok: false, code: 'QUOTA' });
    expect((await post(run.base, '/api/tables', TABLE, { ...AFAR, cookie: gm.cookie })).body.code).toBe('QUOTA');
    expect((await run.store.tables()).length).toBe(3);
    // Nothing of it stopped the table.
    expect((await gm.say({ do: 'settings', paused: true })).ok).toBe(true);
  });

  it('files that are brought count by their size, and a log does not grow beyond what can be read', async () => {
    const run = await house({ makers: 'anyone', quota: { bytes: 2 * YARD.length + 20_000, table: 16_000 } });
    const bring = async (): Promise<string | undefined> => (await post(run.base, '/api/import', { name: 'x.json', text: YARD }, AFAR)).body.code;
    const codes = [];
    for (let n = 0; n < 30 && codes.at(-1) !== 'QUOTA'; n++) codes.push(await bring());
    expect([codes.length > 2, codes.at(-1)]).toEqual([true, 'QUOTA']);
    const { gm } = await sit(run.base);
    let last = 'OK';
    for (let n = 0; n < 200 && last === 'OK'; n++)
      last = refusal(await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n % 9, reason: 'x'.repeat(150) } }));
    expect(last).toBe('FULL');
    expect((await gm.say({ do: 'settings', locked: true })).ok).toBe(true);
    const table = gm.seat.split('.')[0];
    const [{ bytes }] = (await run.store.kept()).filter((one) => one.id === table);
    const { encounter, header } = (await run.store.table(table))!;
    const ofCommands = (await run.store.commands(table)).reduce((sum, [, , size]) => sum + size, 0);
    expect(bytes).toBe((await run.store.lines(table)).join('').length + encounter.length + header.length + ofCommands);
  });

  it('commands that add nothing to the log fill a table too, and count for its owner', async () => {
    const options = { makers: 'anyone', quota: { table: 20_000 } } as const;
    const first = await start(folder, options);
    const { links } = founded((await post(first.base, '/api/tables', TABLE, AFAR)).body);
    const gm = await (await takeSeat(first.base, links[0].path)).open();
    const player = await (await takeSeat(first.base, links[1].path)).open();
    const say = { do: 'settings', seconds: 5 };
    let last = 'OK';
    for (let n = 0; n < 300 && last === 'OK'; n++) last = refusal(await gm.say(say));
    expect(last).toBe('FULL');
    expect(await player.act('walk')).toMatchObject({ ok: false, code: 'FULL' });
    const [{ bytes, owner }] = await first.store.kept();
    expect([bytes >= 20_000, owner]).toEqual([true, 'address 127.0.0.1']);
    await first.stop();
    const again = await house({ ...options, file: first.file });
    const page = await new Page(again.base, gm.seat, gm.cookie).open();
    expect(await page.say(say)).toMatchObject({ ok: false, code: 'FULL' });
  });

  it('letters that take several bytes count as several', async () => {
    const run = await house({ makers: 'anyone' });
    const text = YARD.replace(/"title": *"[^"]*"/, `"title": "${'無'.repeat(100)}"`);
    await post(run.base, '/api/import', { name: 'x.json', text: YARD }, AFAR);
    await post(run.base, '/api/import', { name: 'y.json', text }, AFAR);
    const [plain, long] = await run.store.kept();
    expect(long.bytes - plain.bytes).toBeGreaterThanOrEqual(2 * 280);
  });

  it('a seat has so many sessions; one more ends the oldest', async () => {
    const run = await house({ quota: { sessions: 3 } });
    const { path } = founded((await post(run.base, '/api/tables', TABLE)).body).links[1];
    const first = await (await takeSeat(run.base, path)).open();
    const others = [];
    for (let n = 0; n < 3; n++) {
      await new Promise((done) => setTimeout(done, 5));
      others.push(await takeSeat(run.base, path));
    }
    expect(await first.act('walk').catch(() => first.closed)).toMatchObject({ code: 4001 });
    await expect(first.open(null)).rejects.toThrow();
    for (const one of others) await one.open();
  });
});

describe('deleting', () => {
  const drop = (run: Running, page: Page, headers: Record<string, string> = {}) =>
    fetch(`${run.base}/api/seats/${page.seat}/table`, { method: 'DELETE', headers: { origin: run.base, cookie: page.cookie, ...headers } });

  it('the game master deletes a table with all that belongs to it; those who are there are told; other tables stay', async () => {
    const { run, gm, players, spectator } = await atTable(folder);
    const other = await sit(run.base);
    expect((await players[0].act('walk')).ok).toBe(true);
    for (const page of [players[0], spectator, new Page(run.base, gm.seat, players[0].cookie), new Page(run.base, gm.seat, other.gm.cookie)])
      expect((await drop(run, page)).status).toBe(403);
    expect((await drop(run, gm, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await drop(run, gm)).status).toBe(200);
    for (const page of [gm, ...players, spectator]) {
      await page.until(() => page.closed !== null);
      expect(page.frames.at(-1)).toMatchObject({ kind: 'bye', code: 'DELETED' });
      await expect(page.open()).rejects.toThrow();
    }
    const table = gm.seat.split('.')[0];
    const database = new Database(run.file, { readonly: true });
    onTestFinished(() => void database.close());
    for (const [name, column] of [
      ['tables', 'id'],
      ['lines', 'table_id'],
      ['commands', 'table_id'],
      ['seats', 'table_id'],
      ['keeping', 'table_id'],
    ]) {
      const rows = database.prepare(`select ${column} as id from ${name}`).all() as { id: string }[];
      expect([name, rows.some((row) => row.id === table)]).toEqual([name, false]);
      if (name === 'tables') expect(rows.length).toBe(1);
    }
    expect((database.prepare('select * from sessions').all() as { seat_id: string }[]).every((one) => !one.seat_id.startsWith(table))).toBe(true);
    expect((await other.players[0].act('walk')).ok).toBe(true);
  });

  it('tables that nobody opened for so many days go, others stay, and sessions that are over are forgotten', async () => {
    const run = await start(folder);
    const [old, played] = [await sit(run.base), await sit(run.base)];
    await run.stop();
    const age = (table: string, days: number): void => {
      const database = new Database(run.file);
      database.prepare('update keeping set opened = opened - ? where table_id = ?').run(days * 86_400_000, table);
      database.prepare('update sessions set seen = seen - ? where seat_id like ?').run(days * 86_400_000, `${table}.%`);
      database.close();
    };
    age(old.founded.table, 40);
    age(played.founded.table, 20);
    const kept = await start(folder, { file: run.file });
    const { store } = kept;
    expect((await store.tables()).length).toBe(2);
    const seats = (await store.db.selectFrom('sessions').select('seat_id').execute()).map((one) => one.seat_id.split('.')[0]);
    expect([...new Set(seats)]).toEqual([played.founded.table]);
    // Whoever comes back to a table has it kept.
    await new Page(kept.base, played.gm.seat, played.gm.cookie).open();
    await kept.stop();
    age(played.founded.table, 29);
    const swept = await start(folder, { file: run.file, keepDays: 30 });
    onTestFinished(() => swept.stop());
    expect(await swept.store.tables()).toEqual([played.founded.table]);
  });
});

describe('connections', () => {
  it('a seat has so many; one more ends the oldest, as after a line that broke without a word', async () => {
    const { run, gm, spectator } = await atTable(folder, { connections: { seat: 3, spectators: 5 } });
    const pages = [gm];
    for (let n = 0; n < 3; n++) pages.push(await new Page(run.base, gm.seat, gm.cookie).open(null));
    await gm.until(() => gm.closed !== null);
    expect(gm.bytes.at(-1)).toMatch(/open on too many pages/);
    expect(pages.slice(1).map((page) => page.closed)).toEqual([null, null, null]);
    const watching = await Promise.all(Array.from({ length: 4 }, () => new Page(run.base, spectator.seat, spectator.cookie).open(null)));
    expect([spectator, ...watching].map((one) => one.closed)).toEqual([null, null, null, null, null]);
  });

  it('an address has so many, also of those that never say who they are', async () => {
    const { run, gm } = await atTable(folder, { connections: { address: 7 }, trustProxy: 'loopback' });
    const from = (address: string): Promise<string> =>
      new Promise((done) => {
        const socket = new WebSocket(`${run.base.replace('http', 'ws')}/api/seats/${gm.seat}/socket`, {
          headers: { origin: run.base, 'x-forwarded-for': address },
        });
        onTestFinished(() => socket.terminate());
        socket.on('message', (data: Buffer) => done((JSON.parse(data.toString()) as { code: string }).code));
        socket.on('open', () => setTimeout(() => done('open'), 300));
      });
    const answers = await Promise.all(Array.from({ length: 9 }, () => from('192.0.2.1')));
    expect(answers.filter((answer) => answer === 'TOO_MANY').length).toBe(2);
    expect(await from('192.0.2.2')).toBe('open');
  });

  it('F2 a body that comes too slowly is hung up, and so is a connection that says nothing', async () => {
    const run = await house({ patience: 600 });
    const { port } = new URL(run.base);
    const head = `POST /api/session HTTP/1.1\r\nhost: localhost:${port}\r\norigin: ${run.base}\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n`;
    for (const start of [head, head.slice(0, 30), '']) {
      const socket = connect(Number(port), '127.0.0.1');
      const closed = new Promise<string>((done) => socket.on('close', () => done('closed')));
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(start);
      const drip = start === '' ? undefined : setInterval(() => socket.writable && socket.write('x'), 200);
      const late = new Promise<string>((done) => setTimeout(() => done('still open'), 8000));
      expect([start.slice(0, 4), await Promise.race([closed, late])]).toEqual([start.slice(0, 4), 'closed']);
      clearInterval(drip);
      socket.destroy();
    }
    // What has been let in stays, however quiet it is.
    const { gm } = await sit(run.base);
    await new Promise((done) => setTimeout(done, 2500));
    expect(gm.closed).toBe(null);
  });
});

describe('stopping', () => {
  it('waits for nobody who keeps a connection open; one that asks for a WebSocket elsewhere is hung up', async () => {
    const log: string[] = [];
    const run = await start(folder, { log: (line) => void log.push(line) });
    const { gm } = await sit(run.base);
    const { host, port } = new URL(run.base);
    const upgrade = (path: string): string =>
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${run.base}\r\nCookie: ${gm.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const open = (path: string) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(upgrade(path)));
      onTestFinished(() => void socket.destroy());
      return { heard: new Promise<void>((done) => socket.once('data', () => done())), closed: new Promise<void>((done) => socket.on('close', () => done())) };
    };
    for (const path of ['/nowhere', '/health', '/%ff', '/api/fights']) await open(path).closed;
    // It never answers the farewell.
    const mute = open(`/api/seats/${gm.seat}/socket`);
    await mute.heard;
    const began = performance.now();
    await run.stop();
    expect(performance.now() - began).toBeLessThan(15_000);
    await mute.closed;
    expect(log.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
});

describe('looks', () => {
  it('a flood of them waits for the commands of others, and costs the one who asks', async () => {
    const { run, gm, players, spectator } = await atTable(folder);
    const [, brand] = players;
    const floods = await Promise.all([brand, brand, spectator, spectator].map((one) => new Page(run.base, one.seat, one.cookie).open(null)));
    let answered = 0;
    const all = floods.flatMap((page) => Array.from({ length: 150 }, () => page.say({ do: 'at', entry: -1 }).then(() => answered++)));
    for (let n = 0; n < 11; n++) expect((await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n } })).ok).toBe(true);
    // Eleven commands, each on the disk, came between a few dozen of the 600 looks.
    expect(answered).toBeLessThan(200);
    await Promise.all(all);
    expect(answered).toBe(600);
  });
});

describe('commands', () => {
  it('of a seat that floods the table wait for those of others', async () => {
    const { run, gm, players } = await atTable(folder);
    const [, brand] = players;
    const floods = await Promise.all(Array.from({ length: 7 }, () => new Page(run.base, brand.seat, brand.cookie).open(null)));
    let answered = 0;
    const all = floods.flatMap((page) =>
      Array.from({ length: 40 }, () => page.say({ do: 'when', who: page.scene.me.plays[0], text: 'never' }).then(() => answered++)),
    );
    for (let n = 0; n < 20; n++) expect((await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n % 9 } })).ok).toBe(true);
    // Seven connections say one thing at a time: in the order of coming, seven would be answered before each decree.
    expect(answered).toBeLessThan(80);
    await Promise.all(all);
    expect(answered).toBe(280);
  });

  it('signs of life beyond measure are no life', async () => {
    const { run, gm } = await atTable(folder, { burst: 50, perSecond: 1 });
    for (const kind of ['ping', 'pong'] as const) {
      const socket = new WebSocket(`${run.base.replace('http', 'ws')}/api/seats/${gm.seat}/socket`, { headers: { origin: run.base } });
      const closed = new Promise<number>((done) => socket.on('close', done));
      await new Promise((done) => socket.on('open', done));
      for (let n = 0; n < 100; n++) socket[kind]();
      expect(await closed).toBe(1006);
    }
    expect(gm.closed).toBeNull();
  });
});

describe('files of a table', () => {
  it('are on their way to an address a few at a time, and who reads none is hung up', { timeout: 60_000 }, async () => {
    const run = await house({ patience: 3000 });
    const large = JSON.parse(YARD) as { title: string };
    const { links } = founded((await post(run.base, '/api/import', { name: 'x.json', text: JSON.stringify(large) + ' '.repeat(4_500_000) })).body);
    const gm = await takeSeat(run.base, links[0].path);
    const { port } = new URL(run.base);
    const path = `/api/seats/${gm.seat}/encounter`;
    const take = (): Promise<number> =>
      new Promise((done) => {
        const sent = request({ port, path, host: '127.0.0.1', headers: { cookie: gm.cookie }, agent: false });
        sent.on('error', () => undefined);
        sent.on('response', (answer) => {
          answer.on('error', () => undefined);
          answer.pause();
          done(answer.statusCode!);
        });
        sent.end();
      });
    const first = [await take(), await take(), await take(), await take()];
    expect([...first, (await ask(run.base, path, { cookie: gm.cookie })).status]).toEqual([200, 200, 200, 200, 429]);
    await vi.waitFor(async () => expect((await ask(run.base, path, { cookie: gm.cookie })).text.length).toBeGreaterThan(4_500_000), {
      timeout: 40_000,
      interval: 500,
    });
  });
});

describe('leaving', () => {
  it('ends every connection of that session at once, and no frame comes after', async () => {
    const { run, gm, players, founded: made } = await atTable(folder);
    const [alba] = players;
    const tab = await new Page(run.base, alba.seat, alba.cookie).open(null);
    // Another session of the same seat is none of its business.
    const phone = await (await takeSeat(run.base, made.links[1].path)).open(null);
    await post(run.base, `/api/seats/${tab.seat}/leave`, {}, { cookie: tab.cookie });
    const told = tab.frames.length;
    for (const page of [alba, tab]) await page.until(() => page.closed !== null);
    await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: 3 } });
    await phone.until(() => phone.log.length > 0);
    expect(tab.frames.slice(told).map((frame) => frame.kind)).toEqual(tab.frames.slice(told).map(() => 'bye'));
    expect([phone.closed, alba.frames.at(-1)?.kind]).toEqual([null, 'bye']);
  });

  it('a locked table lets nobody in; who sits there stays and comes back, until they leave', async () => {
    const { run, gm, players, founded: made } = await atTable(folder);
    const [alba, brand] = players;
    await gm.say({ do: 'settings', locked: true });
    expect((await post(run.base, '/api/session', { secret: secretOf(made.links[1].path) })).body.code).toBe('LOCKED');
    await alba.drop();
    await alba.open();
    expect((await alba.act('walk')).ok).toBe(true);
    await post(run.base, `/api/seats/${alba.seat}/leave`, {}, { cookie: alba.cookie });
    await expect(alba.open()).rejects.toThrow();
    await gm.say({ do: 'seat', seat: brand.seat, act: 'kick' });
    await brand.until(() => brand.closed !== null);
    await expect(brand.open()).rejects.toThrow();
    expect((await post(run.base, '/api/session', { secret: secretOf(made.links[0].path) })).status).toBe(200);
  });
});
