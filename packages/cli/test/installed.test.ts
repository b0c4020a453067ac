import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { SCHEMAS } from '@riposte/server';
import Database from 'libsql';
import { beforeAll, describe, expect, it } from 'vitest';
import { packCommand } from '../../../tools/pack.mjs';
import { takeSeat } from '../../server/test/harness.ts';
import { coverageOf } from '../src/coverage.ts';
import { ownFolder, root, run } from './command.ts';

const folder = ownFolder();
const global = join(folder, 'global');
const home = join(global, process.platform === 'win32' ? 'node_modules/riposte' : 'lib/node_modules/riposte');
/** Where the user is: nothing is in it. */
const here = join(folder, 'here');
const duel = join(home, 'encounters/sea-of-shadows/duel-at-dawn.json');

/** The installed command, without the sources around it. */
function installed(...args: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const done = spawnSync(process.execPath, [join(home, 'dist/main.js'), ...args], { encoding: 'utf8', input: '', cwd: here, maxBuffer: 1 << 26 });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** Serves the tables of a folder while `use` runs. */
async function served<T>(data: string, use: (base: string) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [join(home, 'dist/main.js'), 'serve', '--port', '0', '--data', data], { cwd: here });
  try {
    const [printed] = (await once(server.stdout, 'data')) as [Buffer];
    return await use(/http:\/\/localhost:\d+/.exec(printed.toString())![0]);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

interface Founded {
  readonly title: string;
  readonly links: readonly { readonly kind: string; readonly path: string }[];
}

async function founded(base: string): Promise<Founded> {
  const fights = (await (await fetch(`${base}/api/fights`)).json()) as { id: string }[];
  const body = JSON.stringify({ fight: fights[0].id, mode: 'solo' });
  const made = await fetch(`${base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json', origin: base }, body });
  return (await made.json()) as Founded;
}

/** Makes a database what it was when it had the first of all schemas. */
function aged(file: string): void {
  const database = new Database(file);
  const names = (database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]).map(({ name }) => name);
  for (const name of names) if (!['tables', 'lines', 'commands', 'seats', 'sessions'].includes(name)) database.exec(`drop table ${name}`);
  database.close();
}

function schemasOf(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare('select name from kysely_migration order by name').all() as { name: string }[];
  database.close();
  return rows.map(({ name }) => name);
}

describe('the tarball, installed in an empty folder without a network', () => {
  beforeAll(() => {
    mkdirSync(here);
    const { file } = packCommand(folder);
    // A registry that is not there: nothing may come from anywhere but the tarball.
    const offline = ['--offline', '--registry', 'http://127.0.0.1:9', '--cache', join(folder, 'cache'), '--no-audit', '--no-fund'];
    const done = spawnSync('npm', ['install', '-g', '--prefix', global, ...offline, file], {
      cwd: here,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (done.status !== 0) throw new Error(done.stderr);
  }, 240_000);

  it('has its licence, its page, and a command that says its version', () => {
    expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(readFileSync(join(home, 'README.md'), 'utf8')).toMatch(/^# riposte\n/);
    // Its native programs are for this kind of machine: on another one npm refuses it.
    expect(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).toMatchObject({ os: [process.platform], cpu: [process.arch] });
    const command = join(global, process.platform === 'win32' ? 'riposte.cmd' : 'bin/riposte');
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')) as { version: string };
    expect(spawnSync(command, ['--version'], { cwd: here, encoding: 'utf8', shell: process.platform === 'win32' }).stdout.trim()).toBe(version);
  });

  it('plays and fights its ready fights', () => {
    expect(installed('play')).toMatchObject({ code: 0, out: expect.stringMatching(/The fight is over\./) });
    expect(installed('fight', duel)).toMatchObject({ code: 0, out: expect.stringMatching(/wins/) });
  });

  it('simulates in threads, with the totals of one thread', () => {
    const tally = (workers: number): unknown =>
      (JSON.parse(installed('simulate', duel, '--fights', '60', '--workers', String(workers), '--json').out) as { tally: unknown }).tally;
    expect(tally(2)).toMatchObject({ fights: 60 });
    expect(tally(2)).toEqual(tally(1));
  });

  it('has the jobs of a farm with it', () => {
    expect(installed('worker', '--status', '--database', 'postgres://riposte@127.0.0.1:1/x')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^riposte: postgres:\/\/127\.0\.0\.1:1\/x: the database cannot be used .* start the server of the database/),
    });
  });

  it('knows the rules and their coverage from its index', async () => {
    expect(installed('rules', 'SS-ATK-007')).toEqual(await run('rules', 'SS-ATK-007'));
    const { code, out } = installed('coverage', '--json');
    const rulesets = Object.fromEntries(RULE_SET_IDS.map((id) => [id, { entries: coverageOf(id) }]));
    expect([code, JSON.parse(out)]).toEqual([0, { format: 'riposte/output/coverage/1', rulesets, faults: [] }]);
  }, 240_000);

  it('checks a new game, completes and has its manual', () => {
    expect(installed('new-game', 'winter-war').code).toBe(0);
    expect(installed('conformance', '--ruleset', './winter-war')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('checks passed') });
    expect(installed('rules', 'winter-war', '--ruleset', './winter-war').out).toContain('WW-DUCK-1 (tested)');
    expect(installed('completions', 'bash').out).toContain('complete -o filenames -F _riposte riposte');
    expect(installed('schema', 'output', 'fight').out).toContain('riposte/output/fight/1');
    // Where man finds it; npm puts it there for a list of pages alone.
    const pages = process.platform === 'win32' ? join(home, 'man') : join(global, 'share/man/man1');
    expect(readFileSync(join(pages, 'riposte.1'), 'utf8')).toContain('.SH COMMANDS');
  });

  it.each(RULE_SET_IDS)('reads the oldest log of %s', (ruleset) => {
    const log = join(here, `${ruleset}.jsonl`);
    copyFileSync(join(root, 'fixtures/golden', ruleset, 'to-the-end.jsonl'), log);
    expect(installed('verify', log)).toMatchObject({ code: 0, out: expect.stringMatching(/good\. The chain is unbroken[^]* older than version/) });
    expect(installed('replay', log)).toMatchObject({ code: 0, err: '' });
  });

  it('serves the first page and a table, also from the database of an older version', async () => {
    const data = join(folder, 'data');
    const file = join(data, 'riposte.db');
    const { title, links } = await served(data, async (base) => {
      const page = await (await fetch(base)).text();
      const script = await fetch(base + /src="([^"]+\.js)"/.exec(page)![1]);
      expect([page, script.status, script.headers.get('content-type')]).toEqual([
        expect.stringContaining('<div id="root">'),
        200,
        expect.stringContaining('javascript'),
      ]);
      return founded(base);
    });
    expect(links).toMatchObject([{ kind: 'solo' }]);
    aged(file);
    expect(() => schemasOf(file)).toThrow(/no such table/);
    const scene = await served(data, async (base) => (await (await takeSeat(base, links[0].path)).open()).scene);
    expect(scene).toMatchObject({ table: { title }, me: { kind: 'solo' } });
    expect(schemasOf(file)).toEqual(SCHEMAS);
  }, 120_000);
});
