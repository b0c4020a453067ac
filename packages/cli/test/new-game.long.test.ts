import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../dist/main.js');
let folder = '';

function riposte(...args: readonly string[]): { readonly status: number | null; readonly out: string; readonly error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout, error: stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-new-game-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a new game', () => {
  it('is written whole, under its own name', () => {
    const { status, out } = riposte('new-game', 'winter-war');
    expect(status).toBe(0);
    expect(out).toContain('riposte fight winter-war/encounters/bedtime.json --ruleset ./winter-war');
    const files = readdirSync(join(folder, 'winter-war'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
    for (const name of [
      'package.json',
      'README.md',
      '.gitignore',
      '.github/workflows/test.yml',
      'rules.json',
      'messages/en.ftl',
      'messages/de.ftl',
      'src/index.js',
    ])
      expect(files).toContain(name);
    const texts = files.filter((name) => name !== '.github').map((name) => readFileSync(join(folder, 'winter-war', name), 'utf8'));
    expect(texts.filter((text) => /pillow-fight|Pillow Fight|PF-/.test(text))).toEqual([]);
    expect(readFileSync(join(folder, 'winter-war/rules.json'), 'utf8')).toContain('"WW-SWING-1"');
    expect(readFileSync(join(folder, 'winter-war/README.md'), 'utf8')).toContain('# Winter War');
  });

  it('passes its scenarios, fights, simulates, builds a character and tells a fight in German', () => {
    expect(riposte('scenario', 'winter-war/scenarios', '--ruleset', './winter-war')).toMatchObject({ status: 0, out: '8 passed, 0 failed\n' });
    const german = riposte('fight', 'winter-war/encounters/sleepover.json', '--ruleset', './winter-war', '--lang', 'de');
    expect(german).toMatchObject({ status: 0, error: '', out: expect.stringMatching(/trifft .*\n/) });
    expect(german.out).toContain('setzt sich.');
    expect(german.out).not.toMatch(/ hits | swings |\{ ?\$/);
    const { tally } = JSON.parse(riposte('simulate', 'winter-war/encounters/bedtime.json', '--ruleset', './winter-war', '--fights', '50', '--json').out) as {
      readonly tally: object;
    };
    expect(tally).toMatchObject({ fights: 50, unfinished: 0 });
    expect(riposte('rules', 'winter-war', 'WW-DUCK-1', '--ruleset', './winter-war').out).toContain('may duck for 1 breath');
    expect(riposte('catalogue', 'winter-war', 'champion', '--ruleset', './winter-war').out).toContain('Has won every night so far.');
  });

  it('passes its own tests', () => {
    const env = { ...process.env, RIPOSTE: `${process.execPath} ${main}` };
    const { status, stdout } = spawnSync(process.execPath, ['--test'], { cwd: join(folder, 'winter-war'), encoding: 'utf8', env });
    expect(stdout).toMatch(/pass 3\b/);
    expect(status).toBe(0);
  });

  it('is refused for a bad name, a game that there is, and a folder that exists', () => {
    expect(riposte('new-game', 'Winter War!')).toMatchObject({ status: 2, error: expect.stringContaining('such as "winter-war"') });
    expect(riposte('new-game', '../escape').error).toContain('such as "escape". Another folder is --into FOLDER.');
    expect(riposte('new-game', 'games/quiet').error).toContain('such as "quiet". Another folder');
    expect(riposte('new-game', 'celesia').error).toContain('comes with Riposte');
    mkdirSync(join(folder, 'taken'));
    expect(riposte('new-game', 'taken')).toMatchObject({ status: 2, error: expect.stringContaining('taken already exists') });
    expect(readdirSync(join(folder, 'taken'))).toEqual([]);
    expect(existsSync(join(folder, 'escape'))).toBe(false);
  });

  it('stands in another folder where one is named', () => {
    expect(JSON.parse(riposte('new-game', 'quiet', '--into', 'games/quiet-night', '--json').out)).toMatchObject({ id: 'quiet' });
    expect(riposte('fight', 'games/quiet-night/encounters/bedtime.json', '--ruleset', './games/quiet-night').status).toBe(0);
    expect(readFileSync(join(folder, 'games/quiet-night/rules.json'), 'utf8')).toContain('"QU-SWING-1"');
  });
});
