import { type Speech, whyRefused } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import type { Reply } from './protocol.ts';

/** A refusal with a stable code and one plain sentence. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** @throws Refused, always. */
export function refuse(code: string, text: string): never {
  throw new Refused(code, text);
}

/** Where several servers share a database: another one plays the table now. Its page asks anew which. */
export const notOwner = (): Refused => new Refused('NOT_OWNER', 'This table has moved to another server. This page will follow by itself.');

export const isNotOwner = (thrown: unknown): boolean => thrown instanceof Refused && thrown.code === 'NOT_OWNER';

const codeOf = (thrown: unknown): string => String((thrown as { code?: string }).code);

/** Another program holds the database, or PostgreSQL refuses for now: a clash or a wait for another transaction, too many connections, none. */
export const isBusy = (thrown: unknown): boolean => /^(SQLITE_BUSY|40001|40P01|55P03|57014|57P0\d|25P0[23]|53300|08)/.test(codeOf(thrown));

/** The disk is full, fails, or may not be written. */
export const isDisk = (thrown: unknown): boolean => /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT)|53100|58030|25006)/.test(codeOf(thrown));

export function refusal(id: string, code: string, text: string): Reply {
  return { kind: 'reply', id, ok: false, code, text };
}

/** Refusals by the rules and by files carry their own code and sentence; anything else is a fault of ours. */
export function asRefusal(speech: Speech, thrown: unknown): Refused | null {
  if (thrown instanceof Refused) return thrown;
  if (thrown instanceof RiposteError) return new Refused(thrown.code.toUpperCase().replaceAll('-', '_'), whyRefused(speech, thrown) ?? sentenceOf(thrown));
  return thrown instanceof Error && (thrown as { code?: string }).code === 'bad-file' ? new Refused('BAD_INPUT', thrown.message) : null;
}

/** The kernel's messages name fighters by numbers that no seat knows. */
function sentenceOf({ code, message }: RiposteError): string {
  if (code === 'illegal-intent') return 'It is not your turn.';
  if (code === 'stale-version') return 'The fight has moved on. Choose again.';
  if (code === 'clash') return 'Something else happened first. Choose again.';
  if (code === 'stale-answer' || code === 'not-waiting') return 'This question is no longer open.';
  if (code === 'impossible-roll' || code === 'waiting' || code === 'nothing-to-undo' || code === 'nothing-to-redo') return message;
  return 'The rules do not allow this.';
}
