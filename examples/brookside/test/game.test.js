import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = join(import.meta.dirname, '..');

/** Runs the command with this game. RIPOSTE names the command where it is not "riposte". @param {string[]} args */
function riposte(...args) {
  const [command, ...first] = (process.env.RIPOSTE ?? 'riposte').split(' ');
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args, '--ruleset', folder], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('every scenario passes', () => {
  const { status, said } = riposte('scenario', 'scenarios');
  assert.equal(status, 0, said);
});

for (const name of readdirSync(join(folder, 'encounters')))
  test(`${name} can be fought`, () => {
    const { status, said } = riposte('fight', join('encounters', name));
    assert.equal(status, 0, said);
  });
