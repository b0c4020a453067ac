import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, openStore } from '@riposte/server';
import Database from 'libsql';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { start } from '../../server/test/harness.ts';
import { placeOf } from '../../server/test/stores.ts';
import { library } from '../src/serve.ts';
import { built, json, ownFolder, run } from './command.ts';

const shipped = await library();
const folder = ownFolder();

describe('the tables of a PostgreSQL database', () => {
  it('are served, listed, copied into one file, moved from there into a folder and into another database, and deleted', { timeout: 120_000 }, async () => {
    const at = await placeOf(join(folder, 'house.db'));
    const house = await start(folder, { library: shipped, file: join(folder, 'house.db') });
    for (const fight of shipped.fights.filter(({ text }) => !text.includes('"packs"')).slice(0, 3)) await house.server.tables.found(fight, 'table');
    await house.stop();
    const listed = (await json<{ tables: Kept[] }>('tables', '--database', at)).tables;
    expect(listed.length).toBe(3);
    const file = join(folder, 'tables.db');
    expect(await json('backup', file, '--database', at)).toMatchObject({ tables: 3 });
    expect(await json('restore', file, '--verify')).toMatchObject({ tables: 3, bad: [] });
    // Into a folder, as SQLite.
    const data = join(folder, 'data');
    expect(await run('restore', file, '--data', data)).toMatchObject({ code: 0, err: '' });
    expect((await json<{ tables: Kept[] }>('tables', '--data', data)).tables).toEqual(listed);
    // From there into another database.
    const second = join(folder, 'second.db');
    expect((await run('backup', second, '--data', data)).code).toBe(0);
    const other = await placeOf(join(folder, 'other.db'));
    const shown = other.replace('riposte:riposte@', '');
    // Nothing is wrong with a database in which no server has been yet.
    expect(await run('doctor', '--database', other)).toMatchObject({ code: 0, out: expect.stringContaining('the first "riposte serve" makes them') });
    expect(await run('restore', second, '--database', other)).toMatchObject({ code: 0, out: `${second}: 3 tables, restored to ${shown}.\n` });
    expect((await json<{ tables: Kept[] }>('tables', '--database', other)).tables).toEqual(listed);
    expect(await run('restore', second, '--database', other)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Cannot write postgres:\/\/127\.0\.0\.1:\d+\/\w+: there are tables already; move them away first\./),
    });
    expect((await run('delete', listed[0].id, '--database', other)).code).toBe(0);
    expect((await json<{ tables: Kept[] }>('tables', '--database', other)).tables).toEqual(listed.slice(1));
    const links = await json<{ links: { path: string }[] }>('links', listed[1].id, '--database', other);
    expect(links.links.length).toBeGreaterThan(2);
    expect((await json<{ ok: boolean; checks: { check: string; says: string }[] }>('doctor', '--database', other)).checks).toContainEqual({
      check: 'database',
      verdict: 'good',
      says: `${shown} holds 2 tables`,
    });
  });

  it('cannot be made by a user without the right to: the doctor says so before a server is started, and a server says so too', async () => {
    const at = await placeOf(join(folder, 'poor.db'));
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    await client.query("create role poor login password 'poor'");
    await client.query('revoke create on schema public from public');
    onTestFinished(async () => {
      await client.query('drop role poor');
      await client.end();
    });
    const poor = at.replace('riposte:riposte@', 'poor:poor@');
    expect(await run('doctor', '--database', poor)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/its user may not make or write tables there\n +Mend it: let the user own the database/),
    });
    await expect(openStore(poor)).rejects.toThrow('let this user make tables and write there');
  });

  it('are not restored from a file in which a line was changed', async () => {
    const house = await start(folder, { library: shipped, file: join(folder, 'good.db') });
    await house.server.tables.found(shipped.fights[0], 'table');
    const file = join(folder, 'changed.db');
    await house.store.backup(file);
    await house.stop();
    const database = new Database(file);
    database.exec(`insert into lines select id, (select count(*) from lines where table_id = id), '{"in":"done","hash":"x"}' from tables`);
    database.close();
    const into = await placeOf(join(folder, 'never.db'));
    expect(await run('restore', file, '--database', into)).toMatchObject({ code: 1, out: expect.stringMatching(/1 table, damaged\.\ntable /) });
    const store = await openStore(into);
    expect(await store.tables()).toEqual([]);
    await store.close();
  });

  it('are named without their password, and an address that is none is refused', async () => {
    for (const wrong of ['mysql://root:geheim@localhost/x', 'postgres://', 'tables.db']) {
      const { code, err } = await run('tables', '--database', wrong);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/--database must be the address of a PostgreSQL database, such as postgres:/) });
      expect(err).not.toContain('geheim');
    }
    const nobody = 'postgres://riposte:geheim@127.0.0.1:1/x';
    expect(await run('tables', '--database', nobody)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^riposte: postgres:\/\/127\.0\.0\.1:1\/x: .*; start the server of the/),
    });
    expect(await run('doctor', '--database', nobody)).toMatchObject({ code: 1, out: expect.stringMatching(/fault +database +postgres:\/\/127\.0\.0\.1:1\/x/) });
  });

  it('are served by the address of the environment', { timeout: 60_000 }, async () => {
    const at = await placeOf(join(folder, 'served.db'));
    const data = join(folder, 'unused');
    const child = spawn(process.execPath, [built, 'serve', '--port', '0', '--data', data], { env: { ...process.env, RIPOSTE_DATABASE: at }, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/Tables are kept in postgres:\/\/127\.0\.0\.1:\d+\/\w+\. Stop with Ctrl-C/);
    expect(said).not.toContain('riposte:riposte');
    expect(existsSync(data)).toBe(false);
    mkdirSync(data);
    expect((await json<{ tables: Kept[] }>('tables', '--database', at)).tables.length).toBe(1);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
