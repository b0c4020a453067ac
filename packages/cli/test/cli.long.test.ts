import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, gate, ownFolder, put, root, run, spawned } from './command.ts';

const folder = ownFolder();

describe('the built command', () => {
  it('runs a fight to its end, the same for the same seed', () => {
    const { code, out, err } = spawned(['fight', gate]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Turn order: /);
    expect(out.match(/^ +Attack D\d+ \d+.* vs .* D\d+ \d+.*: (miss|\d+ success)/gm)!.length).toBeGreaterThan(5);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^The (Watch wins|Raiders win) the fight\.$/);
    expect(spawned(['fight', gate]).out).toBe(out);
  });

  it('has help with examples for every command', async () => {
    const { code, out } = spawned(['--help']);
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}(\w+) .*\[options\]/gm)].map(([, name]) => name);
    expect(names).toEqual([
      'play',
      'fight',
      'verify',
      'replay',
      'legal',
      'advise',
      'orders',
      'dice',
      'odds',
      'simulate',
      'tournament',
      'lab',
      'calibrate',
      'bench',
      'rules',
      'catalogue',
      'character',
      'coverage',
      'scenario',
      'check',
      'map',
      'schema',
      'conformance',
      'serve',
      'backup',
      'restore',
      'tables',
      'delete',
      'links',
      'worker',
      'completions',
      'man',
      'doctor',
    ]);
    for (const name of names) expect((await run(name, '--help')).out, name).toMatch(/--json[\s\S]*Examples:\n {2}.*riposte /);
  });

  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')) as { version: string };
    expect(await run('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  it('says what is wrong in one line, without a stack', () => {
    const { code, out, err } = spawned(['fight', 'nowhere.json']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('riposte: Cannot read nowhere.json: there is no such file.\n');
  });
});

describe('riposte fight', () => {
  it('writes a log and never over another file, unless asked', async () => {
    const log = join(folder, 'fight.jsonl');
    expect((await run('fight', gate, '--log', log)).code).toBe(0);
    const first = readFileSync(log, 'utf8');
    expect(first.split('\n').length).toBeGreaterThan(20);
    const again = await run('fight', gate, '--log', log, '--seed', 'other');
    expect([again.code, again.out]).toEqual([2, '']);
    expect(again.err).toMatch(/^riposte: Cannot write .*fight\.jsonl: there is a file of this name\.\n$/);
    expect(readFileSync(log, 'utf8')).toBe(first);
    expect((await run('fight', gate, '--log', log, '--seed', 'other', '--force')).code).toBe(0);
    expect(readFileSync(log, 'utf8')).not.toBe(first);
    expect(readdirSync(folder)).toEqual(['fight.jsonl']);
  });

  it('leaves nothing behind where it cannot write', async () => {
    const place = join(folder, 'place');
    mkdirSync(place);
    expect((await run('fight', gate, '--log', place)).err).toMatch(/Cannot write .*: there is a file of this name/);
    expect((await run('fight', gate, '--log', place, '--force')).err).toMatch(/^riposte: Cannot write .*place: it is a folder\.\n$/);
    expect((await run('fight', gate, '--log', join(folder, 'none', 'x.jsonl'))).err).toMatch(/: there is no such folder\./);
    expect(readdirSync(folder).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it('ends by itself for many seeds, each side winning some', async () => {
    const winners = new Set<string>();
    for (let seed = 0; seed < 25; seed++) winners.add((JSON.parse((await run('fight', gate, '--seed', String(seed), '--json')).out) as { end: string }).end);
    expect(winners).toEqual(new Set(['The Watch wins the fight', 'The Raiders win the fight']));
  });

  it('tells where somebody goes by name, and what is over', async () => {
    const { out } = await run('fight', gate);
    expect(out).toMatch(/^\w+ moves to the gate\. {2}SS-/m);
    expect(out).not.toMatch(/region \d/);
    expect(out).toMatch(/^ {2}\w+ must reload\. {2}R-GEAR$/m);
  });
});

describe('text of users', () => {
  const nasty = '<b>Ann</b>\u001b[31m\nBob: \u202eStrike';
  it('stays text: control characters become visible and no line is forged', async () => {
    const odd = changed(folder, 'odd.json', (data) => {
      data.fighters[0].name = nasty;
      data.title = `A\u0007\n[2] B`;
    });
    const { code, out } = await run('fight', odd);
    expect(code).toBe(0);
    expect(out).toContain('<b>Ann</b>\\u001b[31m\\nBob: \\u202eStrike');
    expect(out).toContain('A\\u0007\\n[2] B (Sea of Shadows');
    // oxlint-disable-next-line no-control-regex -- none may be left
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect((JSON.parse((await run('fight', odd, '--json')).out) as { title: string }).title).toBe('A\u0007\n[2] B');
  });
});

describe('bad encounters', () => {
  const cases: [what: string, make: () => string, path: RegExp, expected: RegExp][] = [
    ['a missing file', () => join(folder, 'nowhere.json'), /nowhere\.json/, /: there is no such file\./],
    ['a folder', () => folder, /riposte-/, /: it is a folder\./],
    ['an empty file', () => put(folder, 'empty.json', ''), /empty\.json/, /expected an encounter, found an empty file/],
    ['malformed JSON', () => put(folder, 'malformed.json', '{"format": '), /malformed\.json/, /expected JSON/],
    ['no object', () => put(folder, 'list.json', '[1]'), /list\.json/, /expected an object, in \{ \}, found a list/],
    ['a huge file', () => put(folder, 'huge.json', ' '.repeat(6_000_000)), /huge\.json/, /expected at most 5000000 bytes/],
    ['a larger one', () => put(folder, 'huger.json', ' '.repeat(21_000_000)), /huger\.json/, /: it has 21000000 bytes, and 20000000 is the limit\./],
    ['a device without end', () => '/dev/zero', /\/dev\/zero/, /: it has more than 20000000 bytes\./],
    ['deep nesting', () => put(folder, 'deep.json', '['.repeat(100_000)), /deep\.json/, /levels of nesting/],
    [
      'a key that reaches the prototype',
      () => put(folder, 'proto.json', '{"format":"riposte/encounter/1","ruleset":"sea-of-shadows","__proto__":{"x":1}}'),
      /__proto__/,
      /expected no key of this name/,
    ],
    [
      'a nested one',
      () => put(folder, 'proto2.json', readFileSync(gate, 'utf8').replace('"regions"', '"__proto__": {}, "regions"')),
      /__proto__/,
      /expected no key of this name/,
    ],
    ['another version', () => changed(folder, 'version.json', (data) => (data.format = 'riposte/encounter/99')), /format/, /riposte\/encounter\/1/],
    ['an unknown rule set', () => changed(folder, 'ruleset.json', (data) => (data.ruleset = 'chess')), /ruleset/, /expected a rule set: sea-of-shadows/],
    ['an unknown key', () => changed(folder, 'key.json', (data) => (data.colour = 'red')), /key\.json/, /no key "colour"/],
    ['an unknown option', () => changed(folder, 'option.json', (data) => (data.options = { luck: true })), /options\.luck/, /expected an option/],
    ['a wrong option', () => changed(folder, 'value.json', (data) => (data.options = { successCap: 'five' })), /options\.successCap/, /one of "none", "four"/],
    [
      'an unknown creature',
      () => changed(folder, 'creature.json', (data) => (data.fighters[1].creature = 'dragon-king')),
      /fighters\[1\]\.creature/,
      /expected a creature: peasant/,
    ],
    [
      'unknown gear',
      () => changed(folder, 'gear.json', (data) => (data.fighters[0].gear = ['sword', 'bazooka'])),
      /fighters\[0\]\.gear\[1\]/,
      /expected one of dagger, |expected gear: /,
    ],
    [
      'an unknown region',
      () => changed(folder, 'region.json', (data) => (data.fighters[2].at = 'moon')),
      /fighters\[2\]\.at/,
      /expected a region on the board: quay, gate, yard/,
    ],
    [
      'an unknown side',
      () => changed(folder, 'side.json', (data) => (data.fighters[0].side = 'Neutral')),
      /fighters\[0\]\.side/,
      /expected a side: Watch, Raiders/,
    ],
    [
      'a die off the ladder',
      () => changed(folder, 'die.json', (data) => (data.fighters[0].dice = { ATT: '999999999d6' })),
      /fighters\[0\]\.dice\.ATT/,
      /die of the ladder/,
    ],
    [
      'two of one name',
      () => changed(folder, 'twice.json', (data) => (data.fighters[1].name = 'Ann')),
      /fighters\[1\]\.name/,
      /a name that no other fighter has/,
    ],
    ['no fighters', () => changed(folder, 'nobody.json', (data) => (data.fighters = [])), /fighters/, /expected at least 1 of them/],
    ['a number where a text belongs', () => changed(folder, 'number.json', (data) => (data.title = 7)), /title/, /expected a text, found a number/],
    ['a pack that is not there', () => changed(folder, 'pack.json', (data) => (data.packs = ['none.json'])), /none\.json/, /: there is no such file\./],
  ];

  it.each(cases)('%s: one clear error with file, place and expectation, exit 2', async (_what, make, path, expected) => {
    const file = make();
    for (const args of [
      ['fight', file],
      ['play', file],
      ['legal', file, '--as', 'Ann'],
      ['check', file],
    ]) {
      const { code, out, err } = await run(...args);
      expect([code, out], args[0]).toEqual([2, '']);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      if (args[0] === 'check' && err.includes('format: expected one of')) continue;
      expect(err).toMatch(path);
      expect(err).toMatch(expected);
      expect(err).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
    }
  });

  it('in a file named as YAML are checked as scenarios', async () => {
    const file = put(folder, 'first.yaml', 'ruleset: celesia\nscenarios: []\n');
    expect((await run('check', file)).err).toContain('first.yaml:1: format: expected "riposte/scenario/2"');
  });

  it('are not quoted where they are no JSON: their text may be secret', async () => {
    const file = put(folder, 'secret.json', 'the door is trapped, and nobody knows');
    expect((await run('check', file)).err).not.toContain('the door');
  });
});

describe('bad arguments', () => {
  it.each([
    [[]],
    [['dance']],
    [['fight']],
    [['fight', gate, '--colour', 'red']],
    [['fight', gate, gate]],
    [['verify']],
    [['replay', gate]],
    [['replay', gate, '--at', 'noon']],
    [['legal', gate]],
    [['legal', gate, '--as', 'Zoe']],
    [['scenario']],
    [['scenario', 'nowhere.json']],
    [['check', 'nowhere.json']],
    [['schema', 'dragon']],
    [['rules', 'chess', 'X-1']],
    [['rules', 'XX-999']],
    [['play', 'nowhere.json']],
    [['play', gate, '--log', gate]],
  ])('%j: exit 2', async (args) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).not.toBe('');
    expect(err).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
  });

  it('are JSON too where JSON is asked for', async () => {
    const { code, out } = await run('schema', 'dragon', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ error: { code: 'bad-input', message: expect.stringContaining('encounter, pack, scenario, log') as string } });
  });
});
