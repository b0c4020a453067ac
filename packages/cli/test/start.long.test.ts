import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { built, gate, ownFolder, put, root } from './command.ts';

const folder = ownFolder();
let runs = 0;

/** What the built command loads, as the bundler names its modules: "packages/rules/celesia", "node_modules/zod". */
function loadedBy(...args: readonly string[]): Set<string> {
  const covered = join(folder, `covered-${++runs}`);
  const { status, stderr } = spawnSync(process.execPath, [built, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_V8_COVERAGE: covered },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const [file] = readdirSync(covered);
  const { result } = JSON.parse(readFileSync(join(covered, file), 'utf8')) as { result: { url: string }[] };
  const texts = result.filter(({ url }) => url.startsWith('file:')).map(({ url }) => readFileSync(fileURLToPath(url), 'utf8'));
  const named = /^\/\/ (packages\/rules\/[^/\n]+|packages\/[^/\n]+|node_modules\/(?:@[^/\n]+\/)?[^/\n]+)/gm;
  const apart = result.flatMap(({ url }) => /\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []);
  return new Set([...texts.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name)), ...apart]);
}

const rulesIn = (loaded: ReadonlySet<string>): string[] => RULE_SET_IDS.filter((id) => loaded.has(`packages/rules/${id}`));

describe('the built command loads only what it needs', () => {
  it.each(['--version', '--help', 'help fight'])('riposte %s loads no rules, no schemas, no simulation', (line) => {
    const loaded = loadedBy(...line.split(' '));
    expect(loaded).toContain('packages/cli');
    expect(rulesIn(loaded)).toEqual([]);
    expect([...loaded]).not.toContain('node_modules/zod');
    expect([...loaded]).not.toContain('packages/server');
  });

  it('riposte dice loads no rules', () => {
    expect(rulesIn(loadedBy('dice', '4d6kh3'))).toEqual([]);
  });

  it.each([
    ['fight', gate],
    ['check', gate],
    ['simulate', gate, '--fights', '2'],
    ['catalogue', 'sea-of-shadows', 'bow'],
  ])('riposte %s loads the rule set that is named and no other, and no farm', (...args) => {
    const loaded = loadedBy(...args);
    expect(rulesIn(loaded)).toEqual(['sea-of-shadows']);
    for (const name of ['packages/server', 'node_modules/pg-boss', 'node_modules/pg']) expect([...loaded]).not.toContain(name);
  });

  it('loads each rule set from its encounters', () => {
    for (const ruleset of RULE_SET_IDS) {
      const [first] = readdirSync(join(root, 'encounters', ruleset));
      expect(rulesIn(loadedBy('check', join(root, 'encounters', ruleset, first)))).toEqual([ruleset]);
    }
  });

  it('finds a rule set whose name is written with escapes', () => {
    const text = readFileSync(gate, 'utf8').replace('"sea-of-shadows"', '"\\u0073ea-of-shadows"');
    expect(text).toContain('u0073');
    expect(rulesIn(loadedBy('check', put(folder, 'escaped.json', text)))).toContain('sea-of-shadows');
  });
});
