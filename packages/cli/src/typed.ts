import type { Json } from '@riposte/kernel';
import { InputError } from './outcome.ts';
import type { Session } from './session.ts';

/** Something that one can type at the table. */
export interface TableCommand {
  readonly usage: string;
  /** Returns what to print. @throws InputError, FileError, RiposteError when it cannot be done. */
  readonly run: (session: Session, rest: string) => readonly string[];
  /** Whether the fight goes on or back by it. Behind a step back the policy waits, or it would do the same again. */
  readonly moves?: 'on' | 'back';
}

/** JSON, or a word without quotation marks. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return /^[[{"]/.test(text) ? refuse(`This is not valid JSON: ${text}`) : text;
  }
}

export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : refuse(`Type a number, not "${text}".`);
}

export function refuse(why: string): never {
  throw new InputError(why);
}
