import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const main = join(import.meta.dirname, '../dist/main.js');

function told(step: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'told-')), 'told.yaml');
  const fighters = '[{ name: A, side: x, at: "2,2" }, { name: B, side: y, at: "3,2" }]';
  const steps = `[${step}]`;
  writeFileSync(
    file,
    `format: riposte/scenario/2\nruleset: heroes-of-destiny\nsection: x\nscenarios:\n  - { title: x, given: { fighters: ${fighters} }, steps: ${steps} }\n`,
  );
  try {
    return execFileSync(process.execPath, [main, 'scenario', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (thrown) {
    const { stdout, stderr } = thrown as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
}

it('names what is not open', () => {
  expect(told('{ as: A, do: choose-weapon, with: { weapon: greatsword } }')).toContain('HD-DEF-006: greatsword is not available here');
});

it.each([
  ['HD-ATK-001', 'a rule that can be left out: HD-ATK-001 says how something is done'],
  ['HD-MNT-019', 'a rule that can be left out: HD-MNT-019 allows something and forbids nothing; give or set what is missing for it'],
  ['HD-MAN-001', '1 passed'],
])('says why %s is not ignored, if it is not', (rule, said) => {
  expect(told(`{ as: gm, do: ignore, with: { rule: ${rule} } }`)).toContain(said);
});
