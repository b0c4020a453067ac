/* oxlint-disable no-control-regex -- what a terminal obeys begins with one */
import { describe, expect, it } from 'vitest';
import { pinned } from '../src/pinned.ts';

/** A terminal of so many rows that obeys what the board uses: cursor, region, clearing, line breaks. */
function terminalOf(rows: number, columns = 20) {
  const cells = Array.from({ length: rows }, () => '');
  const state = { row: 0, top: 0, bottom: rows - 1, kept: 0 };
  const scrolled: string[] = [];
  const lineBreak = (): void => {
    if (state.row !== state.bottom) state.row = Math.min(state.row + 1, rows - 1);
    else {
      const [gone] = cells.splice(state.top, 1);
      if (state.top === 0) scrolled.push(gone);
      cells.splice(state.bottom, 0, '');
    }
  };
  const obey: readonly (readonly [RegExp, (found: RegExpExecArray) => void])[] = [
    [/^\u001b\[(\d+);(\d+)r/, ([, from, to]) => Object.assign(state, { top: Number(from) - 1, bottom: Number(to) - 1, row: 0 })],
    [/^\u001b\[(\d+);1H/, ([, row]) => void (state.row = Number(row) - 1)],
    [/^\u001b\[H\u001b\[2J/, () => ((state.row = 0), cells.fill(''))],
    [/^\u001b\[2K/, () => void (cells[state.row] = '')],
    [/^\u001b7/, () => void (state.kept = state.row)],
    [/^\u001b8/, () => void (state.row = state.kept)],
    [/^\u001b\[\?7[lh]/, () => {}],
    [/^\n/, lineBreak],
    [/^[^\u001b\n]+/, ([text]) => void (cells[state.row] = text)],
  ];
  const write = (text: string): boolean => {
    for (let rest = text; rest !== ''; ) {
      const [found, run] = obey.map(([pattern, act]) => [pattern.exec(rest), act] as const).find(([hit]) => hit !== null)!;
      run(found!);
      rest = rest.slice(found![0].length);
    }
    return true;
  };
  return { rows, columns, cells, state, scrolled, write, stream: { rows, columns, write } as unknown as NodeJS.WriteStream };
}

const heard = (): number => process.listenerCount('exit') + process.listenerCount('SIGTERM') + process.listenerCount('SIGINT');

describe('the board at the top', () => {
  it('stays while the story scrolls below it', () => {
    const terminal = terminalOf(24);
    terminal.write('$ riposte play\n');
    const top = pinned(terminal.stream);
    expect(top.show(['yard Ann', '> Ann'])).toBe(3);
    for (let n = 1; n <= 60; n++) terminal.write(`line ${n}\n`);
    expect(terminal.cells.slice(0, 5)).toEqual(['yard Ann', '> Ann', '-'.repeat(20), 'line 41', 'line 42']);
    expect(terminal.scrolled).toContain('$ riposte play');
    top.show(['gate Ann', '> Ann', 'Bob']);
    terminal.write('line 61\n');
    expect(terminal.cells.slice(0, 4)).toEqual(['gate Ann', '> Ann', 'Bob', '-'.repeat(20)]);
    expect(terminal.cells.at(-2)).toBe('line 61');
    top.release();
  });

  it('gives the whole terminal back, once', () => {
    const before = heard();
    const terminal = terminalOf(24);
    const top = pinned(terminal.stream);
    top.show(['board']);
    expect(heard()).toBeGreaterThan(before);
    top.release();
    expect(heard()).toBe(before);
    expect(terminal.state).toMatchObject({ top: 0, bottom: 23, row: 23 });
    const cells = [...terminal.cells];
    top.release();
    expect(terminal.cells).toEqual(cells);
  });

  it('gives it back where the board grows too high, and where the terminal was never high enough does nothing', () => {
    const terminal = terminalOf(24);
    const top = pinned(terminal.stream);
    top.show(['board']);
    expect(top.show(Array.from({ length: 12 }, () => 'board'))).toBe(0);
    expect(terminal.state).toMatchObject({ top: 0, bottom: 23 });
    const low = terminalOf(13);
    const never = pinned(low.stream);
    expect(never.show(['board'])).toBe(0);
    expect(never.clear()).toBe(false);
    never.release();
    expect(low.cells.join('')).toBe('');
  });

  it('begins anew on a cleared terminal', () => {
    const terminal = terminalOf(24);
    const top = pinned(terminal.stream);
    top.show(['board']);
    terminal.write('story\n');
    expect(top.clear()).toBe(true);
    expect(terminal.cells.join('')).toBe('');
    top.show(['board']);
    terminal.write('story\n');
    expect(terminal.cells.slice(0, 3)).toEqual(['board', '-'.repeat(20), 'story']);
    top.release();
  });
});
