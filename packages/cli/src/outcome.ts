import type { Json } from '@riposte/kernel';

/** Exit codes: the job was done; the answer is no; the input is bad; a fault in riposte itself. */
export const GOOD = 0;
export const NO = 1;
export const BAD_INPUT = 2;
export const FAULT = 3;

/** What a command found out. */
export interface Outcome {
  readonly code: typeof GOOD | typeof NO | typeof BAD_INPUT;
  /** For people; lines are joined by line breaks. */
  readonly text: string;
  /** The same for programs. */
  readonly json: Json;
  /** Bad input beside good input, a sentence each. */
  readonly problems?: readonly string[];
  /** What is wrong and yet let pass, a sentence each. */
  readonly warnings?: readonly string[];
}

/** One plain sentence for an input that asks for something that there is not. Ends the command with code 2. */
export class InputError extends Error {
  readonly code = 'bad-input';
}
