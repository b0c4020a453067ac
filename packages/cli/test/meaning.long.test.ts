import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasLooks, means, withEscapes, withLooks } from '../src/meaning.ts';
import { shown } from '../src/print.ts';
import { changed, gate, ownFolder, run, spawned } from './command.ts';

const ESCAPE = '\u001b[';
const folder = ownFolder();

beforeEach(() => void withLooks([]));

describe('whether texts have looks', () => {
  const atTerminal = { isTTY: true };
  const inPipe = { isTTY: false };

  it('a terminal has them, a pipe and a dumb terminal have not', () => {
    expect(hasLooks(atTerminal, { TERM: 'xterm' })).toBe(true);
    expect(hasLooks(inPipe, { TERM: 'xterm' })).toBe(false);
    expect(hasLooks(atTerminal, { TERM: 'dumb' })).toBe(false);
  });

  it('NO_COLOR wins over FORCE_COLOR, where it is not empty', () => {
    expect(hasLooks(atTerminal, { NO_COLOR: '0' })).toBe(false);
    expect(hasLooks(atTerminal, { NO_COLOR: '' })).toBe(true);
    expect(hasLooks(inPipe, { FORCE_COLOR: '1' })).toBe(true);
    expect(hasLooks(inPipe, { FORCE_COLOR: '' })).toBe(true);
    expect(hasLooks(atTerminal, { FORCE_COLOR: '0' })).toBe(false);
    expect(hasLooks(inPipe, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
  });

  it('what was typed wins over both, and programs get none', () => {
    expect(withLooks(['fight', '--color', 'always', 'x.json', '--', '--color'])).toEqual(['fight', 'x.json', '--', '--color']);
    expect(hasLooks(inPipe, { NO_COLOR: '1' })).toBe(true);
    expect(withLooks(['fight', '--color=never'])).toEqual(['fight']);
    expect(hasLooks(atTerminal, { FORCE_COLOR: '1' })).toBe(false);
    withLooks(['--color', 'always', 'fight', '--json']);
    expect(hasLooks(atTerminal, {})).toBe(false);
  });

  it('an unknown word is refused', async () => {
    const { code, err } = await run('fight', gate, '--color', 'pink');
    expect([code, err]).toEqual([2, 'riposte: --color must be auto, always or never, not "pink". Help: riposte help fight\n']);
  });
});

describe('what has looks', () => {
  const COMMANDS = [
    ['fight', gate],
    ['legal', gate, '--as', 'Ann'],
    ['odds', gate, '--as', 'Cees', '--action', 'aim'],
    ['check', gate],
    ['scenario', 'scenarios/sea-of-shadows/action-economy.yaml'],
    ['simulate', gate, '--fights', '10', '--workers', '1'],
    ['help', 'fight'],
  ];

  it.each(COMMANDS)('%s says the same with and without', async (...args) => {
    const [bare, coloured] = [await run(...args), await run(...args, '--color', 'always')];
    expect(bare.out).not.toContain(ESCAPE);
    expect(coloured.out).toContain(ESCAPE);
    const timeless = (text: string): string => text.replaceAll(/\d+\.\d s,/g, '');
    expect(timeless(stripVTControlCharacters(coloured.out))).toBe(timeless(bare.out));
  });

  it.each(COMMANDS.filter(([command]) => command !== 'help'))('%s --json has none', async (...args) => {
    expect((await run(...args, '--json', '--color', 'always')).out).not.toContain(ESCAPE);
  });

  it('files have none', async () => {
    const log = join(folder, 'log.jsonl');
    const report = join(folder, 'report.html');
    await run('fight', gate, '--log', log, '--color', 'always');
    await run('simulate', gate, '--fights', '10', '--workers', '1', '--html', report, '--color', 'always');
    for (const file of [log, report]) expect(readFileSync(file, 'utf8')).not.toContain(ESCAPE);
    const { out } = await run('verify', log, '--color', 'always');
    expect(out).toContain(`${ESCAPE}32mgood${ESCAPE}39m`);
    const told = await run('replay', log, '--color', 'always');
    expect(stripVTControlCharacters(told.out)).toBe((await run('replay', log)).out);
  });

  it('an error has its look on its own stream', async () => {
    const { err } = await run('check', 'nowhere.json', '--color', 'always');
    expect(err.startsWith(`${ESCAPE}31mriposte:${ESCAPE}39m Cannot read nowhere.json`)).toBe(true);
  });

  it('names that hold codes stay text', async () => {
    const file = changed(folder, 'nasty.json', (data) => void (data.fighters[0].name = '\u001b[31mAnn'));
    const { out } = await run('fight', file, '--color', 'always');
    expect(out).toContain('\\u001b[31mAnn');
    expect(withEscapes(shown('\u001b[1;2;31mAnn'))).toBe('\\u001b[1;2;31mAnn');
  });

  it('a table measures what has a meaning as its text', async () => {
    withLooks(['--color', 'always']);
    const { columns } = await import('../src/columns.ts');
    const lines = columns([
      [means('success', 'good'), 'one'],
      [means('error', 'fault'), 'two'],
    ]);
    expect(lines.map((line) => stripVTControlCharacters(withEscapes(line)))).toEqual(['good   one', 'fault  two']);
  });

  it('a variable of the environment does the same in a process of its own', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    expect(spawned(['check', gate]).out).toContain(ESCAPE);
    vi.stubEnv('NO_COLOR', '1');
    expect(spawned(['check', gate]).out).not.toContain(ESCAPE);
    vi.unstubAllEnvs();
  });
});
