import { writeSync } from 'node:fs';
import type { Verdict } from './conformance-verdict.ts';

/** Set in a process that examines a game for the command that started it. */
export const EXAMINES = 'RIPOSTE_EXAMINES';
/** Where such a process says what it does: a line of JSON each. */
const CHANNEL = 3;

/** What it says: that the game is loaded, what it tries, what it found, where the game ends the program, that all is asked. */
export interface Report {
  readonly loaded?: string;
  /** Where its package lies; null = it comes with Riposte. */
  readonly folder?: string | null;
  readonly check?: string;
  readonly where?: string;
  readonly verdict?: Verdict;
  readonly ended?: string | null;
  readonly isDone?: boolean;
}

export const isExaminer = (): boolean => process.env[EXAMINES] !== undefined;

/** Tells the command that started this process; nothing where none did. Written at once: the game may end the process next. */
export function report(said: Report): void {
  if (isExaminer()) writeSync(CHANNEL, `${JSON.stringify(said)}\n`);
}
