import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The long tests that the tests leave out with such an environment. */
function leftOut(env) {
  const code = "import('./vitest.config.mjs').then(({ default: { test } }) => console.log(JSON.stringify(test.projects[1].test.exclude)))";
  const { RIPOSTE_LONG: _, ...usual } = process.env;
  const text = execFileSync(process.execPath, ['-e', code], { cwd: root, env: { ...usual, ...env }, encoding: 'utf8' });
  return JSON.parse(text).filter((name) => name.includes('.long.'));
}

const long = ['docs', 'packages', 'test']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((name) => /\.long\.test\.\w+$/.test(name) && !name.includes('node_modules'))
  .sort();

describe('the long tests', () => {
  it('are all in one of two runs, a tenth of them in the first', () => {
    const first = leftOut({ RIPOSTE_LONG: 'tenth', RIPOSTE_TURN: '3' });
    const second = leftOut({ RIPOSTE_LONG: 'rest', RIPOSTE_TURN: '3' });
    expect([...first, ...second].sort()).toEqual(long);
    expect(second.length).toBe(long.filter((_, nth) => nth % 10 === 3).length);
  });

  it('are all there where files are named', () => {
    expect(leftOut({})).toEqual([]);
  });
});
