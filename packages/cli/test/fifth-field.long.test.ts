import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder, put, root, spawned } from './command.ts';

const game = join(root, 'games/fifth-field');
const folder = ownFolder();

function said<T>(...args: readonly string[]): T {
  const { code, out, err } = spawned([...args, '--ruleset', game, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as T;
}

describe('Fifth Field, a game outside the workspace', () => {
  it('keeps every law, and each of its rules has code and a scenario that passes', () => {
    const { checks } = said<{ checks: { check: string; verdict: string }[] }>('conformance', '--times', '0.1');
    expect(checks.filter(({ verdict }) => verdict !== 'good')).toEqual([]);
    expect(checks.map(({ check }) => check)).toEqual(expect.arrayContaining(['encounters', 'scenarios', 'rules', 'messages', 'hiding', 'odds']));
  }, 60_000);

  // Its rules end hiding in clear view, which the check of hiding puts fighters into.
  it('would not keep them if those who hide were seen', () => {
    const faulty = join(folder, 'faulty');
    cpSync(game, faulty, { recursive: true });
    const rules = join(faulty, 'src/rules.js');
    const told = "return view.has(id, Hidden) ? 'hidden' : 'shown';";
    const text = readFileSync(rules, 'utf8');
    expect(text).toContain(told);
    writeFileSync(rules, text.replace(told, "return 'shown';"));
    const { code, out } = spawned(['conformance', '--ruleset', faulty, '--only', 'hiding', '--times', '0.2', '--json']);
    const { checks } = JSON.parse(out) as { checks: { check: string; verdict: string; says: string }[] };
    expect(code).toBe(1);
    expect(checks.find(({ check }) => check === 'hiding')).toMatchObject({ verdict: 'fault', says: expect.stringMatching(/is hidden, and \d+ sees it/) });
  }, 60_000);

  it('gives no heading to the turns of the dead', () => {
    const { out } = spawned(['fight', join(game, 'encounters/gate.json'), '--ruleset', game]);
    expect(out).toContain('Crook dies.');
    expect(out).toContain("Crook's turn\n");
    expect(out.slice(out.indexOf('Crook dies.'))).not.toContain("Crook's turn\n");
  });

  it('is of real size', () => {
    const rules = JSON.parse(readFileSync(join(game, 'rules.json'), 'utf8')) as { id: string }[];
    expect(new Set(rules.map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
    const entries = said<{ sort: string }[]>('catalogue', 'fifth-field');
    const count = (sort: string): number => entries.filter((entry) => entry.sort === sort).length;
    expect([count('creature') >= 12, count('spell') >= 7, count('condition') >= 10]).toEqual([true, true, true]);
  });

  it('runs the code of the rules that its scenarios name', () => {
    const { faults } = said<{ faults: string[] }>('coverage');
    expect(faults).toEqual([]);
  }, 60_000);

  it('is simulated, and told in German', () => {
    const encounter = join(game, 'encounters/ford.json');
    const { tally } = said<{ tally: object }>('simulate', encounter, '--fights', '5');
    expect(tally).toMatchObject({ fights: 5, unfinished: 0 });
    const { out } = spawned(['fight', encounter, '--ruleset', game, '--lang', 'de']);
    expect(out).toContain('Sieg für ');
    expect(out).not.toMatch(/ hits | misses|\{ ?\$/);
  }, 60_000);

  it('builds its archetypes into characters that break no rule', () => {
    const file = put(folder, 'ann.json', JSON.stringify({ name: 'Ann', calling: 'fighter', str: 15, con: 15, weapons: ['longsword'], armour: 'chain-mail' }));
    expect(JSON.stringify(said<object>('character', 'fifth-field', file))).toContain('"maxHp":12');
  });
});
