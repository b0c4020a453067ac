import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverageOf } from '../src/coverage.ts';
import { built, ownFolder, root, run } from './command.ts';

const folder = ownFolder();

/** The command as a package without the sources around it. */
function installed(...args: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const done = spawnSync(process.execPath, [join(folder, 'dist/main.js'), ...args], { encoding: 'utf8', input: '', cwd: folder, maxBuffer: 1 << 26 });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

describe('an installed package', () => {
  beforeAll(() => {
    cpSync(dirname(built), join(folder, 'dist'), { recursive: true });
    cpSync(join(root, 'packages/cli/package.json'), join(folder, 'package.json'));
    cpSync(join(root, 'packages/cli/game'), join(folder, 'game'), { recursive: true });
    // Nothing that the package does not name.
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
    for (const name of Object.keys(dependencies)) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
    spawnSync(process.execPath, [join(root, 'packages/cli/pack.mjs'), folder]);
  }, 240_000);

  it('plays its ready fight', () => {
    const { code, out } = installed('play');
    expect([code, out]).toEqual([0, expect.stringMatching(/The fight is over\./)]);
  });

  it('knows the rules and their coverage from its index', async () => {
    expect(installed('rules', 'SS-ATK-007')).toEqual(await run('rules', 'SS-ATK-007'));
    const { code, out } = installed('coverage', '--json');
    const rulesets = Object.fromEntries(RULE_SET_IDS.map((id) => [id, { entries: coverageOf(id) }]));
    expect([code, JSON.parse(out)]).toEqual([0, { format: 'riposte/output/coverage/1', rulesets, faults: [] }]);
  }, 240_000);

  it('checks a new game, completes and has its manual', () => {
    expect(installed('new-game', 'winter-war').code).toBe(0);
    expect(installed('conformance', '--ruleset', './winter-war')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('checks are good') });
    expect(installed('rules', 'winter-war', '--ruleset', './winter-war').out).toContain('WW-DUCK-1 (tested)');
    expect(installed('completions', 'bash').out).toContain('complete -o filenames -F _riposte riposte');
    expect(installed('schema', 'output', 'fight').out).toContain('riposte/output/fight/1');
    expect(readFileSync(join(folder, 'man/riposte.1'), 'utf8')).toContain('.SH COMMANDS');
  });

  it('serves the first page and a table from its tarball', async () => {
    const packed = spawnSync('npm', ['pack', '--ignore-scripts', '--json'], { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
    const [{ filename }] = Object.values(JSON.parse(packed.stdout) as { filename: string }[]);
    expect(spawnSync('tar', ['-xzf', filename], { cwd: folder }).status).toBe(0);
    const server = spawn(process.execPath, [join(folder, 'package/dist/main.js'), 'serve', '--port', '0', '--data', join(folder, 'data')], { cwd: folder });
    try {
      const [printed] = (await once(server.stdout, 'data')) as [Buffer];
      const base = /http:\/\/localhost:\d+/.exec(printed.toString())![0];
      const page = await (await fetch(base)).text();
      const script = await fetch(base + /src="([^"]+\.js)"/.exec(page)![1]);
      expect([page, script.status, script.headers.get('content-type')]).toEqual([
        expect.stringContaining('<div id="root">'),
        200,
        expect.stringContaining('javascript'),
      ]);
      const fights = (await (await fetch(`${base}/api/fights`)).json()) as { id: string }[];
      const made = await fetch(`${base}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: base },
        body: JSON.stringify({ fight: fights[0].id, mode: 'solo' }),
      });
      expect(await made.json()).toMatchObject({ links: [{ kind: 'solo' }] });
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  }, 120_000);
});
