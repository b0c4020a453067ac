import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { decide } from '@riposte/files';
import { type Header, readLog, writeLog } from '@riposte/kernel';
import { commitmentOf, type Founded, makeServer, openStore } from '@riposte/server';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { askedSince } from '../../server/src/asked.ts';
import { Page, start, takeSeat } from '../../server/test/harness.ts';
import { library } from '../src/serve.ts';
import { json, ownFolder, put, run } from './command.ts';

const shipped = await library();

const folder = ownFolder();

/** A database with one table on which the computer has played all that is its own, dice and all; its disclosed log. */
async function played(data: string): Promise<string> {
  const store = await openStore(join(data, 'riposte.db'));
  const server = await makeServer({ store, library: shipped, pages: null, pace: 0 });
  const { file, text } = shipped.fights.find((fight) => fight.text.includes('"packs"')) ?? shipped.fights[0];
  const { links } = await server.tables.found({ text, file }, 'solo');
  const table = await server.own!.get(links[0].seat.split('.')[0]);
  await vi.waitFor(() => table.inTurn(async () => expect(table.isIdle).toBe(true)), { timeout: 10_000, interval: 5 });
  const host = { host: 'localhost', origin: 'http://localhost' };
  const session = await server.app.inject({ method: 'POST', url: '/api/session', headers: host, payload: { secret: links[0].path.split('#')[1] } });
  const cookie = String(session.headers['set-cookie']).split(';')[0];
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const page = await new Page(`http://localhost:${port}`, links[0].seat, cookie).open();
  expect(await page.say({ do: 'disclose' })).toMatchObject({ ok: true });
  const { body } = await server.app.inject({ url: `/api/seats/${links[0].seat}/log`, headers: { ...host, cookie } });
  await server.close();
  return body;
}

describe('tables of a server', () => {
  it('whoever lost the links to a table gets new ones, and the old ones open nothing', async () => {
    const data = join(folder, 'lost');
    expect(await run('links', '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Cannot read .*: there is no such file; name the folder of the server with --data\./),
    });
    mkdirSync(data);
    const house = await start(folder, { library: shipped, file: join(data, 'riposte.db') });
    const { file, text } = shipped.fights[0];
    const { table, title, links } = await house.server.tables.found({ text, file }, 'table');
    await house.stop();
    expect(await json('links', '--data', data)).toEqual({ format: 'riposte/output/links/1', tables: [{ id: table, title }] });
    expect(await run('links', 'nothing', '--data', data)).toMatchObject({ code: 2, err: expect.stringMatching(/expected a table/) });
    const made = await json<Founded>('links', table, '--data', data);
    expect(made.links.map(({ seat, kind, name }) => ({ seat, kind, name }))).toEqual(links.map(({ seat, kind, name }) => ({ seat, kind, name })));
    const again = await start(folder, { library: shipped, file: join(data, 'riposte.db') });
    const gm = await (await takeSeat(again.base, made.links[0].path)).open();
    expect(gm.scene.me.kind).toBe('gm');
    await expect(takeSeat(again.base, links[0].path)).rejects.toThrow();
    await again.stop();
  });

  it('whoever plays alone closes a fight that goes on after its end', { timeout: 60_000 }, async () => {
    const house = await start(folder, { library: shipped });
    const { file, text } = shipped.fights.find((fight) => fight.file.includes('crypt-of-the-wraith'))!;
    const { links } = await house.server.tables.found({ text, file }, 'solo');
    const table = await house.server.own!.get(links[0].seat.split('.')[0]);
    const { fight, ruleSet } = table;
    const isScene = (id: number): boolean => fight.state.entities[id]?.kind === 'scene';
    await table.inTurn(async () => {
      while (
        decide(
          fight,
          () => ruleSet.policy,
          (who) => !isScene(who),
        )
      );
    });
    const page = await (await takeSeat(house.base, links[0].path)).open();
    // The computer may still be doing what is left to its side.
    await page.until(() => page.scene.menu.acting.some(({ name }) => name === 'the scene'));
    await page.say({ do: 'turnTo', by: page.scene.menu.acting.find(({ name }) => name === 'the scene')!.ref });
    await page.until(() => page.scene.menu.acts.some((act) => act.id === 'close-scene'));
    expect([page.scene.over, page.scene.waiting.mine, fight.declarers.some(isScene)]).toEqual([null, true, true]);
    expect(page.scene.menu.acts.find((act) => act.id === 'close-scene')!.name).toBe('the scene');
    expect((await page.act('close-scene')).ok).toBe(true);
    await page.until(() => page.scene.over !== null);
    await house.stop();
  });

  it('of several who are asked the same nobody is asked anew because another answered', { timeout: 60_000 }, async () => {
    const house = await start(folder, { library: shipped });
    const { file, text } = shipped.fights.find((fight) => fight.file.includes('turnless-brawl'))!;
    const { links } = await house.server.tables.found({ text, file }, 'table');
    const [gm, one, another, acting] = await Promise.all(links.slice(0, 4).map(async ({ path }) => (await takeSeat(house.base, path)).open()));
    // By default nobody is asked about what does not affect them.
    for (const page of [gm, one, another]) await page.say({ do: 'dial', kind: null, to: 'all' });
    expect((await acting.act('defend')).ok).toBe(true);
    await another.until(() => another.scene.question !== null);
    await one.until(() => one.scene.question !== null);
    const { number, others } = another.scene.question!;
    expect(others).toContain(one.scene.question!.name);
    expect([acting.scene.withdraw, another.scene.withdraw]).toEqual([true, false]);
    // Nor does the time of the question begin anew.
    const { fight } = await house.server.own!.get(links[0].seat.split('.')[0]);
    const since = askedSince(fight, null);
    expect(fight.lines[since]).toMatchObject({ in: 'command' });
    expect((await one.say({ do: 'answer', question: one.scene.question!.number, choice: 0 })).ok).toBe(true);
    await another.until(() => another.scene.question!.others.length < others.length);
    expect(another.scene.question!.number).toBe(number);
    expect([askedSince(fight, null), fight.head]).toEqual([since, since + 1]);
    expect((await another.say({ do: 'answer', question: number, choice: 0 })).ok).toBe(true);
    expect(await another.say({ do: 'answer', question: number, choice: 0 })).toMatchObject({ ok: false, code: 'STALE' });
    expect(gm.scene.question!.number).toBeGreaterThan(0);
    await house.stop();
  });

  it('nobody is offered to take back what comes by itself', { timeout: 60_000 }, async () => {
    const house = await start(folder, { library: shipped });
    const { file, text } = shipped.fights.find((fight) => fight.file.includes('goblin-ambush'))!;
    const { links } = await house.server.tables.found({ text, file }, 'table');
    const gm = await (await takeSeat(house.base, links[0].path)).open();
    expect([gm.scene.question?.who, gm.scene.withdraw]).toEqual(['gm', false]);
    await house.stop();
  });

  it('are copied into one file, checked, and put back where none are', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    const log = await played(data);
    const file = join(folder, 'tables.db');
    expect(await json('backup', file, '--data', data)).toMatchObject({ tables: 1 });
    expect(await json('restore', file, '--verify')).toMatchObject({ tables: 1, bad: [] });
    expect((await run('restore', file, '--data', data)).err).toMatch(/Cannot write .*: there are tables already; move them away first\./);
    const again = join(folder, 'again');
    expect((await run('restore', file, '--data', again)).code).toBe(0);
    expect(existsSync(join(again, 'riposte.db'))).toBe(true);
    const store = await openStore(join(again, 'riposte.db'));
    const [table] = await store.tables();
    const { header } = (await store.table(table))!;
    expect(readLog([header, ...(await store.lines(table)), ''].join('\n')).lines).toEqual(readLog(log).lines);
    await store.close();
  });

  it('are refused in one line when the file is none, torn or changed', async () => {
    const file = join(folder, 'tables.db');
    const good = readFileSync(file);
    for (const [name, spoil] of [
      ['text.db', (at: string) => writeFileSync(at, 'a letter')],
      ['torn.db', (at: string) => truncateSync(at, 20_000)],
    ] as const) {
      const at = join(folder, name);
      writeFileSync(at, good);
      spoil(at);
      const { code, err } = await run('restore', at, '--verify');
      expect({ name, code, lines: err.trim().split('\n').length }).toEqual({ name, code: 2, lines: 1 });
    }
    expect((await run('backup', join(folder, 'x.db'), '--data', join(folder, 'nowhere'))).code).toBe(2);
    const changed = join(folder, 'changed.db');
    writeFileSync(changed, good);
    const database = new Database(changed);
    database.exec(`update lines set text = replace(text, '"done"', '"gone"')`);
    database.close();
    expect((await run('restore', changed, '--verify')).code).toBe(1);
  });

  it('name the secrets that came after a disclosed one, and each is checked', async () => {
    const data = join(folder, 'stretches');
    mkdirSync(data);
    const { header, lines } = readLog(await played(data));
    const { dice } = header as Header & {
      readonly dice: { readonly secret: string; readonly later: { readonly line: number; readonly commitment: string }[] };
    };
    const [{ commitment, line }] = dice.later;
    expect([dice.later.length, line]).toEqual([1, lines.length + 2]);
    const verdict = (name: string, later: object[]) => run('verify', put(folder, name, writeLog({ ...header, dice: { ...dice, later } } as Header, lines)));
    // From the second roll on dice are said to come from a secret that is not told, or from one that they do not come from.
    const [, second] = lines.flatMap((line, n) => (line.in === 'roll' ? [n + 2] : []));
    expect((await verdict('open.jsonl', [{ line: second, commitment }])).out).toMatch(
      /\d+ rolls are what the disclosed secret gives.*, [1-9]\d* come from a secret that is promised/,
    );
    const wrong = '0'.repeat(64);
    const lie = { line: second, commitment: commitmentOf(wrong), secret: wrong };
    expect(await verdict('stretch.jsonl', [lie])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/line \d+: these dice are not what the disclosed secret gives/),
    });
    expect((await verdict('promise.jsonl', [{ ...lie, commitment }])).out).toMatch(/not the one that was promised/);
    expect((await verdict('order.jsonl', [lie, { line: 2, commitment }])).code).toBe(1);
  });

  it('disclose their dice, which anyone can check', async () => {
    const data = join(folder, 'dice');
    mkdirSync(data);
    const log = await played(data);
    const good = put(folder, 'dice.jsonl', log);
    expect((await run('verify', good)).out).toMatch(/[1-9]\d* rolls are what the disclosed secret gives/);
    const { header, lines } = readLog(log);
    const { dice } = header as Header & { readonly dice: { readonly secret: string; readonly commitment: string } };
    const verdict = (name: string, changed: object) => run('verify', put(folder, name, writeLog({ ...header, dice: changed } as Header, lines)));
    const other = dice.secret.replace(/^./, (one) => (one === '0' ? '1' : '0'));
    expect(await verdict('other.jsonl', { ...dice, secret: other })).toMatchObject({ code: 1, out: expect.stringMatching(/not the one that was promised/) });
    const lie = { secret: other, commitment: commitmentOf(other) };
    expect(await verdict('lie.jsonl', lie)).toMatchObject({ code: 1, out: expect.stringMatching(/not what the disclosed secret gives/) });
    expect((await verdict('kept.jsonl', { commitment: dice.commitment })).out).toMatch(/are not disclosed yet/);
  });
});
