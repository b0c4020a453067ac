import { means } from './meaning.ts';
import { joined, laid } from './print.ts';

/** Rows that stay free for what scrolls; below that many nothing is pinned. */
const LEAST_BELOW = 12;

/** Lines at the top of the terminal that stay where they are while all else scrolls below them. */
export interface Pinned {
  /** Shows these lines in place of those before. Returns how many rows they take; 0 = the terminal is too low, and nothing stays. */
  readonly show: (lines: readonly string[]) => number;
  /** Clears the terminal where something is pinned, as after it was resized; the lines are shown again by `show`. Returns whether something is. */
  readonly clear: () => boolean;
  /** Gives the whole terminal back, with the cursor in its last row. */
  readonly release: () => void;
}

/** The top of this terminal. Only while something is pinned a signal that ends the process gives the terminal back first. */
export function pinned(terminal: NodeJS.WriteStream): Pinned {
  let isHeld = false;
  let height = 0;
  const release = (): void => {
    if (!isHeld) return;
    isHeld = false;
    height = 0;
    process.off('exit', release);
    for (const signal of SIGNALS) process.off(signal, ended);
    terminal.write(`${region(1, terminal.rows)}${cursorTo(terminal.rows)}\n`);
  };
  const ended = (signal: NodeJS.Signals): void => {
    release();
    process.kill(process.pid, signal);
  };
  return {
    show(lines) {
      const { rows, columns } = terminal;
      const needed = lines.length + 1;
      if (needed + LEAST_BELOW > rows) {
        release();
        return 0;
      }
      if (!isHeld) {
        isHeld = true;
        process.on('exit', release);
        for (const signal of SIGNALS) process.on(signal, ended);
        terminal.write('\n'.repeat(rows)); // what stood here scrolls up, where it can still be read
      }
      if (height !== needed) terminal.write(`${region(needed + 1, rows)}${cursorTo(height === 0 ? needed + 1 : rows)}`);
      height = needed;
      const drawn = [...lines, means('aside', '-'.repeat(columns))].map((line, row) => `${cursorTo(row + 1)}${CLEAR_ROW}${laid(joined([line]))}`);
      terminal.write(`${KEEP_CURSOR}${NO_WRAP}${drawn.join('')}${WRAP}${CURSOR_BACK}`);
      return needed;
    },
    clear() {
      if (isHeld) terminal.write(`${region(1, terminal.rows)}${CLEAR_ALL}`);
      height = 0;
      return isHeld;
    },
    release,
  };
}

/** Signals that end a process which does not hear them. Ctrl-C at the prompt is a key, and closes the input. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const region = (from: number, to: number): string => `\u001b[${from};${to}r`;
const cursorTo = (row: number): string => `\u001b[${row};1H`;
const CLEAR_ROW = '\u001b[2K';
const CLEAR_ALL = '\u001b[H\u001b[2J';
const KEEP_CURSOR = '\u001b7';
const CURSOR_BACK = '\u001b8';
const NO_WRAP = '\u001b[?7l';
const WRAP = '\u001b[?7h';
