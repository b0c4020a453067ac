import type { Json } from '@riposte/kernel';
import type { Messages } from './messages.gen.ts';
import { InputError } from './outcome.ts';
import type { Session } from './session.ts';
import { saidIn } from './table-says.ts';
import { likely } from './unknown.ts';

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
    return /^[[{"]/.test(text) ? refuse('line-json', { text: { text } }) : text;
  }
}

export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : refuse('line-number', { text: { text } });
}

/** What was typed and cannot be done: a message, which the table says in its language. */
export class LineError<K extends keyof Messages = keyof Messages> extends InputError {
  readonly key: K;
  readonly args: Messages[K];

  constructor(key: K, args: Messages[K]) {
    super(saidIn('en', key, args));
    this.key = key;
    this.args = args;
  }
}

export function refuse<K extends keyof Messages>(key: K, args: Messages[K]): never {
  throw new LineError(key, args) as unknown as LineError;
}

/** Names that an error lists. */
const MAX_LISTED = 20;

/** For a name that there is not at this table: the one that was probably meant, and which there are. */
export function unknownHere(kind: 'action' | 'choice' | 'fighter', given: string, known: readonly string[]): LineError {
  const listed = known.length === 0 || known.length > MAX_LISTED ? 'none' : known.join(', ');
  const args = { kind, given: { text: given }, guess: { text: likely(known, given) ?? 'none' }, known: { text: listed } };
  return new LineError('line-unknown', {
    ...args,
    hint: likely(known, given) === null ? 'no' : 'yes',
    many: listed === 'none' ? 'no' : 'yes',
  }) as unknown as LineError;
}
