import type { Command } from 'commander';
import type { Outcome } from './outcome.ts';

/** Adds a command with its examples. */
export type Add = (name: string, description: string, ...examples: readonly string[]) => Command;

/** Takes what a command found out, or its exit code when it has shown everything itself. */
export type Finish = (result: Outcome | number, json: boolean | undefined) => void;

export interface Options {
  readonly json?: boolean;
}
