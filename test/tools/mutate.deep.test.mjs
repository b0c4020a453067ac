import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [, sample] = /```json scenario\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/scenarios.md'), 'utf8'));
const first = JSON.parse(sample);

function mutate(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/mutate.mjs'), ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run mutate', () => {
  it('says no where one scenario stands for many rules, and names what it misses', () => {
    writeFileSync(join(folder, 'attack.json'), JSON.stringify(first));
    const { status, stdout } = mutate('sea-of-shadows', 'instant-death.ts', 'knocked-out.ts', '--scenarios', folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(/instant-death\.ts:\d+ .* \(SS-IDT-004\), which no scenario runs/);
    expect(stdout).toMatch(/rules whose scenarios notice no change of their code: .*SS-KNO-001/);
    expect(stdout).toMatch(/sea-of-shadows: \d+ mutants, \d+ survive, \d+\.\d % killed/);
  });
  it('refuses scenarios that fail as it is', () => {
    const wrong = { ...first, steps: first.steps.map((step) => ({ ...step, expect: { over: 'never' } })) };
    writeFileSync(join(folder, 'attack.json'), JSON.stringify(wrong));
    const { status, stderr } = mutate('sea-of-shadows', 'damage.ts', '--scenarios', folder);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/these fail as it is:\n.*over/)]);
  });
  it('refuses a rule set that there is not', () => {
    expect(mutate('chess')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^mutate: expected a rule set with scenarios: .*sea-of-shadows/) });
  });
});
