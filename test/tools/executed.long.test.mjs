import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crowded, taggedPlaces } from '../../tools/tagged.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is found when the first sample of the documentation names these rules. */
function foundWith(rules) {
  const [, sample] = /```json scenario\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/scenarios.md'), 'utf8'));
  writeFileSync(join(folder, 'attack.json'), JSON.stringify({ ...JSON.parse(sample), rules }));
  return JSON.parse(spawnSync(process.execPath, [join(root, 'tools/executed.mjs'), 'sea-of-shadows', folder], { encoding: 'utf8' }).stdout);
}

describe('what scenarios execute', () => {
  it('is the code of the rules that they name', () => {
    expect(foundWith(['SS-ATK-012', 'SS-DMG-002'])).toMatchObject({ scenarios: 1, unexecuted: [] });
  });
  it('is missed when a scenario names a rule of other code', () => {
    expect(foundWith(['SS-ATK-012', 'SS-ESC-004']).unexecuted.map((one) => one.rule)).toEqual(['SS-ESC-004']);
  });
});

const many = 'XX-A-001 XX-A-002 XX-A-003 XX-A-004 XX-A-005 XX-A-006';

describe('places with tags', () => {
  it('are the declarations and the parts of them that a comment stands before', () => {
    const source = '/** @rule XX-A-001\n *  XX-A-002 */\nexport function f() {}\nexport const t = {\n  /** @rule XX-A-003 */\n  list: [() => 1],\n};\n';
    const places = taggedPlaces(source, 'a.ts').map(({ rules, line, runs }) => ({ rules, line, runs }));
    expect(places).toEqual([
      { rules: ['XX-A-001', 'XX-A-002'], line: 3, runs: true },
      { rules: ['XX-A-003'], line: 6, runs: false },
    ]);
  });
  it('bear at most five rules', () => {
    const places = taggedPlaces(`/** @rule ${many} */\nfunction f() {}\n/** @rule XX-A-001 */\nfunction g() {}\n`, 'a.ts');
    expect(crowded(places).map((one) => one.line)).toEqual([2]);
  });
  it('bear more for a written reason', () => {
    expect(crowded(taggedPlaces(`/** @rule ${many} @because one table of the book */\nfunction f() {}\n`, 'a.ts'))).toEqual([]);
  });
});
