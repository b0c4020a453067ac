import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, openStore } from '@riposte/server';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { start } from '../../server/test/harness.ts';
import { library } from '../src/serve.ts';
import { built, json, ownFolder, run } from './command.ts';

const shipped = await library();

const folder = ownFolder();
/** A good database with a few tables. */
const good = join(folder, 'good.db');

beforeAll(async () => {
  // Other users of this machine look at it below.
  chmodSync(folder, 0o755);
  const house = await start(folder, { library: shipped, file: good });
  for (const fight of shipped.fights.slice(0, 4)) await house.server.tables.found(fight, 'table');
  await house.stop();
});

/** A folder of its own with a copy of the good database. */
function dataFolder(name: string): { readonly data: string; readonly file: string } {
  const data = join(folder, name);
  mkdirSync(data);
  copyFileSync(good, join(data, 'riposte.db'));
  return { data, file: join(data, 'riposte.db') };
}

interface Served {
  /** Null while it serves. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly child: ChildProcess;
}

/** Serves until it says where, or ends; whatever happens it is ended with the test. */
async function served(
  data: string,
  { args = [], command = [process.execPath], uid }: { args?: string[]; command?: string[]; uid?: number } = {},
): Promise<Served> {
  const [program, ...before] = [...command, built, 'serve', '--port', '0', '--data', data, ...args];
  const child = spawn(program, before, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...(uid === undefined ? {} : { uid }) });
  onTestFinished(() => {
    // The whole group: a process of another namespace is not the child itself.
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
  });
  let [out, err] = ['', ''];
  const ready = new Promise<null>((done) =>
    child.stdout!.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('Stop with Ctrl-C')) done(null);
    }),
  );
  child.stderr!.on('data', (text: Buffer) => (err += text.toString()));
  const ended = once(child, 'close').then(([code]) => code as number);
  return { code: await Promise.race([ready, ended]), out, err, child };
}

describe('a server that cannot serve', () => {
  it('ends with the reason when the database is damaged or cut, and says what to do', { timeout: 120_000 }, async () => {
    const { size } = statSync(good);
    const spoil: Record<string, (file: string) => void> = {
      'a page': (file) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0xff, 4 * 4096, 5 * 4096));
      },
      'half a page less': (file) => truncateSync(file, size - 2048),
      'a page less': (file) => truncateSync(file, size - 4096),
      'no head': (file) => writeFileSync(file, readFileSync(file).fill(0, 0, 40)),
    };
    for (const [name, change] of Object.entries(spoil)) {
      const { data, file } = dataFolder(name.replaceAll(' ', '-'));
      change(file);
      const { code, err, out } = await served(data);
      expect({ name, code, out, lines: err.trim().split('\n').length }).toEqual({ name, code: 2, out: '', lines: 1 });
      expect(err).toMatch(/riposte\.db: .*restore a backup.*/);
    }
  });

  it('ends with the reason when something stands behind the end of the database', { timeout: 120_000 }, async () => {
    const { size } = statSync(good);
    for (const more of [100, 4096]) {
      const { data, file } = dataFolder(`${more}-bytes-more`);
      appendFileSync(file, Buffer.alloc(more, 'x'));
      const { code, err } = await served(data);
      expect(code).toBe(2);
      expect(err).toContain(`${more} bytes stand behind its end at byte ${size}`);
      truncateSync(file, size);
      expect((await served(data)).code).toBe(null);
    }
  });

  it('ends with the reason when the database or its folder cannot be written', { timeout: 60_000 }, async () => {
    // Root may write everywhere, so it is somebody else who tries.
    const uid = process.getuid!() === 0 ? { uid: 65_534 } : {};
    const file = dataFolder('read-only-file');
    chmodSync(file.file, 0o444);
    chmodSync(file.data, 0o777);
    const whole = dataFolder('read-only-folder');
    chmodSync(whole.file, 0o444);
    chmodSync(whole.data, 0o555);
    for (const { data } of [file, whole]) {
      const { code, err, out } = await served(data, uid);
      expect({ data, code, out, err }).toEqual({
        data,
        code: 2,
        out: '',
        err: expect.stringMatching(/(let this user write|cannot be written).*\n$/),
      });
    }
  });

  it('is refused while another serves the same folder, also from another container, and not after that was killed', { timeout: 60_000 }, async () => {
    const { data, file } = dataFolder('shared');
    const apart = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;
    if (!apart) process.stderr.write('NOT TESTED: two servers in process namespaces of their own, which this machine does not allow\n');
    const ways = [[process.execPath], ...(apart ? [['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath]] : [])];
    for (const command of ways) {
      const first = await served(data, { command });
      expect(first).toMatchObject({ code: null, err: '' });
      for (const other of ways)
        expect(await served(data, { command: other })).toMatchObject({ code: 2, err: expect.stringMatching(/another server uses this database/) });
      expect((await run('delete', 'any', '--data', data)).err).toMatch(/another server uses this database/);
      const gone = once(first.child, 'exit');
      process.kill(-first.child.pid!, 'SIGKILL');
      await gone;
    }
    // What is left of a server of an older release, with a process number that is used again, is no lock.
    writeFileSync(`${file}.lock`, String(process.pid));
    expect((await served(data)).code).toBe(null);
  });

  it('ends with the reason when its folder is a file, or below one', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    for (const data of [file, join(file, 'below')])
      expect(await run('serve', '--data', data)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/Cannot make .*no-folder.*: there is a file of this name\./),
      });
  });

  it('names what is wrong with its options', async () => {
    for (const [args, why] of [
      [['--public-url', 'table.example'], /--public-url must be an address without a path/],
      [['--public-url', 'https://table.example/riposte'], /--public-url/],
      [['--trust-proxy', '1'], /--trust-proxy must be addresses or networks/],
      [['--maker', 'short'], /--maker needs a token of at least 16/],
      [['--address', 'https://a.example'], /--address must be a path of the proxy to this server, such as \/n\/a/],
      [['--database', 'mysql://x/y'], /--database must be the address of a PostgreSQL database/],
      [['--tables', 'all'], /--tables must be one of anyone, here, token/],
    ] as const)
      expect(await run('serve', '--data', join(folder, 'never'), ...args)).toMatchObject({ code: 2, err: expect.stringMatching(why) });
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });
});

describe('a public server', () => {
  it('tells its address and a link with which others make tables', { timeout: 60_000 }, async () => {
    const { data } = dataFolder('public');
    const { out, code } = await served(data, { args: ['--public-url', 'https://table.example', '--trust-proxy', 'loopback,10.0.0.0/8', '--keep-days', '30'] });
    expect(code).toBe(null);
    expect(out).toMatch(/player .* https:\/\/table\.example\/j#/);
    const token = /https:\/\/table\.example\/m#(\S+)/.exec(out)![1];
    const base = /http:\/\/localhost:\d+/.exec(out)![0];
    const make = (cookie: string) =>
      fetch(`${base}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: base, cookie },
        body: JSON.stringify({ fight: shipped.fights[0].file, mode: 'solo' }),
      });
    // To a proxy that tells nothing everybody seems to sit here.
    expect((await make('')).status).toBe(403);
    expect((await make(`maker=${token}`)).status).toBe(200);
    const listed = await json<{ tables: Kept[] }>('tables', '--data', data);
    expect(listed.tables.map((table) => table.owner)).toEqual(['', '', '', '', '', expect.stringMatching(/^token [0-9a-f]{12}$/)]);
  });
});

describe('a server with tokens of its owner', () => {
  it('makes no table of its own at its start, and prints no link', { timeout: 60_000 }, async () => {
    // With four tables.
    const { data } = dataFolder('service');
    const token = 'a-token-of-the-owner';
    const { out, code } = await served(data, { args: ['--public-url', 'https://table.example', '--maker', token] });
    expect(code).toBe(null);
    expect(out).toContain('https://table.example');
    expect(out).toContain('Make tables at https://table.example/m# followed by one of your tokens.');
    expect(out).not.toMatch(/\/[jm]#\S/);
    expect((await json<{ tables: Kept[] }>('tables', '--data', data)).tables).toHaveLength(4);
  });
});

describe('tables of a stopped server', () => {
  it('are listed and copied while a server runs, and what it acknowledges after that is on the disk', { timeout: 60_000 }, async () => {
    const { data } = dataFolder('watched');
    const { out, child } = await served(data, { args: ['--maker', 'a-token-for-this-test'] });
    const base = /http:\S+/.exec(out)![0];
    const inProcess = (...args: string[]) => spawnSync(process.execPath, [built, ...args, '--data', data, '--json'], { encoding: 'utf8' });
    const copy = join(folder, 'watched.db');
    for (const args of [['tables'], ['backup', copy], ['doctor']]) inProcess(...args);
    // Another program that closes the database last would delete its journal while the server still writes there.
    expect(existsSync(join(data, 'riposte.db-wal'))).toBe(true);
    const [{ file: fight }] = shipped.fights;
    const made = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base, cookie: 'maker=a-token-for-this-test' },
      body: JSON.stringify({ fight, mode: 'table' }),
    });
    const { table } = (await made.json()) as { table: string };
    inProcess('backup', copy);
    child.kill('SIGKILL');
    await once(child, 'close');
    for (const at of [
      ['tables', '--data', data],
      ['restore', copy, '--verify'],
    ] as const) {
      const { stdout } = spawnSync(process.execPath, [built, ...at, '--json'], { encoding: 'utf8' });
      expect(stdout).toContain(at[0] === 'tables' ? table : '"tables": 5');
    }
  });

  it('cannot be read or deleted where nothing can be written: each command says what to do', { timeout: 60_000 }, () => {
    const { data } = dataFolder('full');
    // No file may grow, as on a full disk.
    const onFullDisk = (...args: string[]) =>
      spawnSync('bash', ['-c', 'ulimit -f 0; exec "$@"', 'bash', process.execPath, built, ...args, '--data', data], { encoding: 'utf8' });
    for (const args of [['tables'], ['backup', join(folder, 'full.db')], ['delete', 'a-table'], ['links']])
      expect(onFullDisk(...args)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/^riposte: \S+riposte\.db\S*: [^;]+; make room on the disk[^;]*\.\n$/) as string,
      });
    expect(onFullDisk('doctor').stdout).toMatch(/fault +database .*\n +Mend it: make room on the disk/);
  });

  it('are listed with owner, size and day, and deleted', async () => {
    const { data } = dataFolder('listed');
    const { tables } = await json<{ tables: Kept[] }>('tables', '--data', data);
    expect(tables.map(({ title, owner }) => [title, owner])).toEqual(
      shipped.fights.slice(0, 4).map(({ text }) => [(JSON.parse(text) as { title: string }).title, '']),
    );
    expect(tables.every((table) => table.bytes > 1000)).toBe(true);
    const { out } = await run('tables', '--data', data);
    expect(out).toMatch(new RegExp(`${tables[0].id} +${tables[0].title} +\\d+ kB +opened \\d{4}-\\d\\d-\\d\\d +made here`));
    expect((await run('delete', tables[1].id, '--data', data)).out).toBe(`${tables[1].title} is deleted.\n`);
    expect(await run('delete', tables[1].id, '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/expected a table; "riposte tables" lists them/),
    });
    expect((await json<{ tables: Kept[] }>('tables', '--data', data)).tables.map((table) => table.id)).toEqual([tables[0].id, tables[2].id, tables[3].id]);
    expect((await run('tables', '--data', join(folder, 'nowhere'))).code).toBe(2);
    // Some ids begin like an option.
    const store = await openStore(join(data, 'riposte.db'));
    const row = (await store.table(tables[0].id))!;
    await store.create({ table: { ...row, id: '-odd' }, lines: [], seats: [], owner: '' });
    await store.close();
    expect(await run('links', '-odd', '--data', data)).toMatchObject({ code: 0 });
    expect(await run('delete', '-odd', '--data', data)).toMatchObject({ code: 0, out: `${row.title} is deleted.\n` });
  });
});
