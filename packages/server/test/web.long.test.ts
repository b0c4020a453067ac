import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Reply } from '../src/index.ts';
import { MAY } from '../src/messages.ts';
import { atTable, ownFolder, Page, post, sit, start } from './harness.ts';

const folder = ownFolder();
const refusal = (reply: Reply): string => (reply.ok ? 'OK' : reply.code);

describe('the web', () => {
  it('E1 E2 connections and requests from other origins are refused, with or without a cookie', async () => {
    const { run, gm } = await atTable(folder);
    for (const origin of ['https://evil.example', 'null', `${run.base}.evil.example`, run.base.replace('localhost', 'localh0st')]) {
      await expect(new Page(run.base, gm.seat, gm.cookie).open(null, { origin })).rejects.toThrow();
      expect((await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'table' }, { origin })).status).toBe(403);
    }
    const none = await fetch(`${run.base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(none.status).toBe(403);
  });

  it('E3 E4 every message is refused to every kind of seat that is not named for it, and logged', async () => {
    const logged: string[] = [];
    const { gm, players, spectator } = await atTable(folder, { log: (line) => void logged.push(line) });
    const sample: Record<keyof typeof MAY, object> = {
      act: { menu: 1, way: 0 },
      answer: { question: 1, choice: 0 },
      roll: { typing: 1, faces: [1] },
      withdraw: {},
      undo: { label: 'x' },
      redo: {},
      summary: {},
      boardHand: {},
      forecast: {},
      order: { question: 1, how: 'never' },
      forget: { who: 0, ask: 'shutter' },
      amend: { entry: 0, fix: { roll: 0, faces: [1] } },
      decree: { act: 'set', given: { of: 'Alba', place: 1 } },
      settings: { paused: true },
      auto: { who: 0, on: true },
      portrait: { who: 0, picture: null },
      hand: { who: 0, seat: null },
      seat: { seat: gm.seat, act: 'kick' },
      disclose: {},
      reach: { menu: 1, by: 0, act: 'walk' },
      turnTo: { by: 0 },
      forms: { menu: 1, by: null, act: null },
      at: { entry: -1 },
      try: { entry: 0, fix: { roll: 0, faces: [1] } },
      odds: { menu: 1, way: 0 },
      answerOdds: { question: 1, choice: 0 },
      when: { who: 0, text: 'shut' },
      tryOrder: { who: 0, text: 'shut' },
      settable: { of: 0 },
      masterAct: { act: null, given: {} },
      look: { of: 0, from: null, seen: 0 },
      branch: { entry: -1 },
      shared: { entry: -1 },
      chat: { to: 'all', text: 'hello' },
      unsay: { line: 'x' },
      note: { id: null, to: 'own', text: 'a note' },
      dropNote: { id: 'x' },
      readNote: { id: 'x' },
      ping: { place: 0 },
      dial: { kind: null, to: 'all' },
      stop: { of: 0, kind: null, on: true },
      takeUp: { who: 0, nth: 1 },
      everything: { on: true },
      erase: {},
    };
    const before = JSON.stringify(gm.scene.fighters);
    for (const [kind, page] of [
      ['player', players[0]],
      ['spectator', spectator],
    ] as const)
      for (const [name, may] of Object.entries(MAY)) {
        if (may.includes(kind)) continue;
        expect([kind, name, refusal(await page.say({ do: name, ...sample[name as keyof typeof MAY] }))]).toEqual([kind, name, 'FORBIDDEN']);
        expect(JSON.parse(logged[logged.length - 1])).toMatchObject({ event: 'refused', seat: page.seat, do: name, code: 'FORBIDDEN' });
      }
    expect(JSON.stringify(gm.scene.fighters)).toBe(before);
    // What a seat says of itself is not asked: a surplus key is refused whole.
    expect(refusal(await players[0].say({ do: 'act', menu: 1, way: 0, seat: gm.seat }))).toBe('BAD_MESSAGE');
  });

  it('E5 a seat of another table is not found, whatever names it', async () => {
    const run = await start(folder);
    const one = await sit(run.base);
    const other = await sit(run.base);
    expect(refusal(await one.gm.say({ do: 'seat', seat: other.gm.seat, act: 'kick' }))).toBe('NOT_FOUND');
    expect((await fetch(`${run.base}/api/seats/${other.gm.seat}/log`, { headers: { cookie: one.gm.cookie } })).status).toBe(403);
    await expect(new Page(run.base, other.gm.seat, one.gm.cookie).open(null)).rejects.toThrow();
    await run.stop();
  });

  it('E11 E12 E13 F1 messages that are none are refused, and leave nothing behind', async () => {
    const { run, gm } = await atTable(folder);
    const bad = [
      '{"id":"00000001","say":{"do":"undo","label":"x","__proto__":{"x":1}}}',
      '{"id":"00000002","say":{"do":"decree","act":"set","given":{"__proto__":{"x":1},"of":"Alba"}}}',
      '{"id":"00000003","say":{"do":"act","menu":"1","way":0}}',
      '{"id":"00000004","say":{"do":"act","menu":1e308,"way":-0.5}}',
      '{"id":"00000005","say":{"do":"act","menu":1,"way":9007199254740993}}',
      '{"id":"00000006","say":{"do":"constructor"}}',
      '{"id":"00000007","say":[]}',
      '{"id":"00000008","say":{"do":"roll","typing":1,"faces":[[1]]}}',
      '[]',
      '7',
    ];
    for (const text of bad) {
      const before = gm.frames.length;
      gm.raw(text);
      await gm.until(() => gm.frames.slice(before).some((frame) => frame.kind === 'reply' && !frame.ok));
    }
    expect(({} as { x?: number }).x).toBeUndefined();
    gm.raw('not JSON');
    await gm.until(() => gm.closed !== null);
    const fat = await new Page(run.base, gm.seat, gm.cookie).open();
    fat.raw(JSON.stringify({ id: 'fat-message', say: { do: 'undo', label: 'x'.repeat(20_000) } }));
    await fat.until(() => fat.closed !== null);
    expect(fat.closed?.code).toBe(1009);
    expect((await fetch(`${run.base}/health`)).status).toBe(200);
  });

  it('E14 E18 words that look like queries and secrets that are guessed open nothing', async () => {
    const run = await start(folder);
    await sit(run.base);
    for (const secret of ["' or '1'='1' -- and more text", '%'.repeat(43), '_'.repeat(43), ''])
      expect((await post(run.base, '/api/session', { secret })).status).toBeGreaterThanOrEqual(400);
    await run.stop();
    const slow = await start(folder, { perMinute: 5 });
    const answers: number[] = [];
    for (let i = 0; i < 8; i++)
      answers.push((await post(slow.base, '/api/session', { secret: `guess-number-${i}-of-very-many` }, { 'x-forwarded-for': `10.0.0.${i}` })).status);
    expect((await post(slow.base, '/api/session', { secret: 'one-guess-of-very-many-more' })).body).toMatchObject({
      code: 'TOO_MANY',
      text: expect.stringMatching(/try again in/),
    });
    // E25: another address in a header buys no new tries.
    expect(answers.filter((answer) => answer === 429).length).toBeGreaterThan(1);
    await slow.stop();
  });

  it('E16 E17 E20 E22 pages are framed nowhere, tell nobody where they were, and opening a link alone does nothing', async () => {
    const { run, founded } = await atTable(folder);
    const { headers } = await fetch(`${run.base}/api/fights`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'none';.*require-trusted-types-for 'script'/);
    expect([headers.get('referrer-policy'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'nosniff',
      'no-store',
    ]);
    await fetch(`${run.base}/j`);
    expect((await post(run.base, '/api/session', { secret: founded.links[1].path.split('#')[1] })).status).toBe(200);
    const { body, status } = await post(run.base, '/api/session', { secret: 7 });
    expect([status, body.code, JSON.stringify(body)]).toEqual([400, 'BAD_REQUEST', expect.not.stringMatching(/at .*\.ts|fastify/)]);
  });

  it('what is not there, not an address or too large is refused in the same shape', async () => {
    const { run } = await atTable(folder);
    const told = async (path: string, method = 'GET') => {
      const answer = await fetch(run.base + path, { method, headers: { origin: run.base } });
      return { path, status: answer.status, ...((await answer.json()) as object) };
    };
    const shape = (path: string, status: number, code: string) => ({ path, status, code, text: expect.any(String) });
    for (const path of ['/nowhere', '/api/nothing', '/api/fights/'])
      for (const method of ['GET', 'DELETE', 'PUT']) expect(await told(path, method)).toMatchObject(shape(path, 404, 'NOT_FOUND'));
    expect(await told('/%ff')).toMatchObject(shape('/%ff', 400, 'BAD_REQUEST'));
    expect(await post(run.base, '/api/session', { secret: 'x'.repeat(100_000) })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', text: expect.stringContaining('Make it smaller') },
    });
  });

  it('E16 behind a proxy that speaks TLS the cookie is as safe as on this machine, in a plain local network it works', async () => {
    const { run, founded, gm } = await atTable(folder, { publicUrls: ['https://table.example'], names: () => ['192.0.2.7'] });
    const { app } = run.server;
    const secret = founded.links[0].path.split('#')[1];
    const lan = `192.0.2.7:${new URL(run.base).port}`;
    for (const [origin, host, cookie] of [
      ['https://table.example', 'table.example', /^__Host-seat-.*; HttpOnly; Secure; SameSite=Lax$/],
      [`http://${lan}`, lan, /^seat-.*; HttpOnly; SameSite=Lax$/],
    ] as const) {
      const joined = await app.inject({ method: 'POST', url: '/api/session', headers: { host, origin }, payload: { secret } });
      const given = String(joined.headers['set-cookie']);
      expect([joined.statusCode, given]).toEqual([200, expect.stringMatching(cookie)]);
      // What the browser itself loads says no origin.
      const log = await app.inject({ url: `/api/seats/${gm.seat}/log`, headers: { host, cookie: given.split(';')[0] } });
      expect(log.statusCode).toBe(200);
    }
  });

  it('E21 the log of the server holds no secret and one line for each event', async () => {
    const lines: string[] = [];
    const { founded, gm } = await atTable(folder, { log: (line) => lines.push(line) });
    await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba\n{"level":"forged"}', place: 1 } });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect([JSON.parse(line).level, line.includes('\n')]).toEqual([expect.any(String), false]);
    for (const link of founded.links) expect(lines.join('')).not.toContain(link.path.split('#')[1]);
  });

  it('F2 what is brought as anything but two strings is refused before it is parsed', async () => {
    const { run } = await atTable(folder);
    const bring = async (body: string): Promise<{ readonly text: string }> => {
      const headers = { 'content-type': 'application/json', origin: run.base };
      return (await (await fetch(`${run.base}/api/import`, { method: 'POST', headers, body })).json()) as { readonly text: string };
    };
    const deep = 9_000_000;
    const keys = Array.from({ length: 9 }, (_, n) => `"k${n}": 1`).join(', ');
    for (const text of [`${'['.repeat(deep)}${']'.repeat(deep)}`, '[{', '{"__proto__": 1}', `1, ${keys}`])
      expect((await bring(`{"name": "x", "text": ${text}}`)).text).toBe('the body: expected a name and a text');
    // Brackets and quotes within the strings are no matter.
    expect((await bring(JSON.stringify({ name: '{["\\', text: '{["\\'.repeat(99) }))).text).toMatch(/^\{\["\\: /);
  });

  it('F4 nothing that comes through a socket is unpacked', async () => {
    const { run, gm } = await atTable(folder);
    const headers = { origin: run.base, cookie: gm.cookie };
    const socket = new WebSocket(`${run.base.replace('http', 'ws')}/api/seats/${gm.seat}/socket`, { headers, perMessageDeflate: true });
    await once(socket, 'open');
    expect(socket.extensions).toBe('');
    socket.close();
  });

  it('F2 a seat that says too much at once is closed', async () => {
    const { gm } = await atTable(folder, { burst: 20, perSecond: 1 });
    for (let i = 0; i < 40; i++) gm.raw(JSON.stringify({ id: `too-much-${i}`, say: { do: 'at', entry: -1 } }));
    await gm.until(() => gm.closed !== null);
  });
});

describe('no rule set', () => {
  it('is known to the table or to its pages', () => {
    const root = join(import.meta.dirname, '../..');
    const files = ['server/src', 'web/src'].flatMap((home) =>
      readdirSync(join(root, home), { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : [])),
    );
    const words = RULE_SETS.flatMap(({ rules: { id, intents, conditions, resources, title } }) => [
      id,
      title,
      ...[...intents, ...conditions, ...resources].map((one) => one.id),
    ]);
    // Ids of one plain word are words of any program: only those that say more are looked for. A long rest is a word of the contract.
    const telling = words.filter((word) => /[- ]/.test(word) && word !== 'long-rest');
    expect(telling.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect([file, telling.filter((one) => text.includes(one))]).toEqual([file, []]);
      expect([file, /\b[A-Z]{2}-[A-Z]{3}-\d{3}\b/.exec(text)]).toEqual([file, null]);
    }
  });
});
