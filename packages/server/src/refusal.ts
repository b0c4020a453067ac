import { type Speech, whyRefused } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import type { Refusal, Reply } from './protocol.ts';
import { REFUSALS } from './refusals.ts';

export type RefusalKey = keyof typeof REFUSALS;

/** The names in braces of a sentence. */
type Named<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Given<K extends RefusalKey> = { readonly [name in Named<(typeof REFUSALS)[K][1]>]: string | number };
/** What a refusal must be given; nothing where its sentence names nothing. */
type GivenTo<K extends RefusalKey> = [Named<(typeof REFUSALS)[K][1]>] extends [never] ? [] : [given: Given<K>];

/** A refusal that the server knows: its code, its English sentence, and what a page needs to say it in another language. */
export function refusal<K extends RefusalKey>(key: K, ...[given]: GivenTo<K>): Refusal {
  const [code, sentence]: readonly [string, string] = REFUSALS[key];
  const values = (given ?? {}) as { readonly [name: string]: string | number };
  return { code, text: sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])), say: { key, with: values } };
}

/** A refusal with a stable code and one plain sentence. */
export class Refused extends Error {
  readonly code: string;
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(why.text);
    this.code = why.code;
    this.why = why;
  }
}

/** @throws Refused, always. */
export function refuse<K extends RefusalKey>(key: K, ...given: GivenTo<K>): never {
  throw new Refused(refusal(key, ...given));
}

/** Where several servers share a database: another one plays the table now. Its page asks anew which. */
export const notOwner = (): Refused => new Refused(refusal('moved-to-server'));

export const isNotOwner = (thrown: unknown): boolean => thrown instanceof Refused && thrown.code === 'NOT_OWNER';

const codeOf = (thrown: unknown): string => String((thrown as { code?: string }).code);

/** Another program holds the database, or PostgreSQL refuses for now: a clash or a wait for another transaction, too many connections, none. */
export const isBusy = (thrown: unknown): boolean => /^(SQLITE_BUSY|40001|40P01|55P03|57014|57P0\d|25P0[23]|53300|08)/.test(codeOf(thrown));

/** The disk is full, fails, or may not be written. */
export const isDisk = (thrown: unknown): boolean => /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT)|53100|58030|25006)/.test(codeOf(thrown));

export function replyOf(id: string, why: Refusal): Reply {
  return { kind: 'reply', id, ok: false, ...why };
}

/**
 * Refusals by the rules and by files carry their own code and sentence; anything else is a fault of ours.
 * @param awaited For whom everybody waits, by the names that the seat knows.
 */
export function asRefusal(speech: Speech, thrown: unknown, awaited: readonly string[] = []): Refused | null {
  if (thrown instanceof Refused) return thrown;
  if (thrown instanceof RiposteError) {
    const text = whyRefused(speech, thrown);
    return new Refused({ ...(text === null ? byRules(thrown, awaited) : { text }), code: thrown.code.toUpperCase().replaceAll('-', '_') });
  }
  return thrown instanceof Error && (thrown as { code?: string }).code === 'bad-file' ? new Refused({ code: 'BAD_INPUT', text: thrown.message }) : null;
}

/** The kernel's messages name fighters by numbers that no seat knows. */
function byRules({ code }: RiposteError, awaited: readonly string[]): Omit<Refusal, 'code'> {
  if (code === 'illegal-intent') return awaited.length === 0 ? refusal('not-by-rules') : refusal('not-your-turn', { names: awaited.join(', ') });
  if (code === 'stale-version') return refusal('fight-moved-on');
  if (code === 'clash') return refusal('clash');
  if (code === 'stale-answer' || code === 'not-waiting') return refusal('question-closed');
  if (code === 'nothing-to-undo' || code === 'nothing-to-redo') return refusal(code);
  return refusal('not-by-rules');
}
