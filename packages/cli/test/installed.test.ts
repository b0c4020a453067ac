import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RULESETS } from '@riposte/books';
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
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    spawnSync(process.execPath, [join(root, 'packages/cli/pack.mjs'), folder]);
  }, 240_000);

  it('plays its ready fight', () => {
    const { code, out } = installed('play');
    expect([code, out]).toEqual([0, expect.stringMatching(/The fight is over\./)]);
  });

  it('knows the rules and their coverage from its index', async () => {
    expect(installed('rules', 'SS-ATK-007')).toEqual(await run('rules', 'SS-ATK-007'));
    const { code, out } = installed('coverage', '--json');
    const rulesets = Object.fromEntries(RULESETS.map((id) => [id, { entries: coverageOf(id) }]));
    expect([code, JSON.parse(out)]).toEqual([0, { rulesets, faults: [] }]);
  }, 240_000);
});
