import { type DicePromise, FileError, type LaterDice, type LoadText, type LogHeader } from '@riposte/files';
import { type Fight, RiposteError, readLog, writeLog } from '@riposte/kernel';
import * as z from 'zod';
import { commitmentOf } from './dice.ts';
import type { Settings } from './settings.ts';
import type { PackText, TableRow } from './store.ts';

/** The header is the first line of a log file. */
const FIRST = 2;

/**
 * The log as a file, with every secret of its dice that was disclosed. A seat that may not see everything gets it up to the last
 * disclosure (`all` false): what came later is not disclosed.
 */
export function exportLog({ secret, header }: TableRow, { secrets }: Settings, fight: Fight, all = true): string {
  const plain = JSON.parse(header) as LogHeader;
  const until = secrets.at(-1)?.until ?? 0;
  // The secret in use is only promised, not disclosed.
  const later = secrets.map(({ until: from }, i): LaterDice => {
    const known = secrets[i + 1]?.secret;
    return { line: from + FIRST, commitment: commitmentOf(known ?? secret), ...(known === undefined ? {} : { secret: known }) };
  });
  const [first] = secrets;
  const told = first === undefined ? {} : { secret: first.secret, later };
  const dice: DicePromise = { ...plain.dice, commitment: commitmentOf(first?.secret ?? secret), ...told };
  return writeLog({ ...plain, dice } as LogHeader, all ? fight.lines : fight.lines.slice(0, until));
}

/** Packs of logs are known by their content alone, those of the table beside all others: no name in a log opens anything. */
export const knownPacks =
  (packs: ReadonlyMap<string, string>, own: readonly PackText[] = []): LoadText =>
  (name, from, hash = '') => {
    const text = own.find((pack) => pack.hash === hash)?.text ?? packs.get(hash);
    if (text !== undefined) return text;
    throw new FileError(
      from,
      'packs',
      `a pack that is here, and none has the content of ${JSON.stringify(name)}; save the whole table where the fight was played, and bring that file`,
    );
  };

/** Whether a table cannot be read because a later release wrote it: its rules are later, or its settings or lines have more. */
export function isOfLaterRelease(thrown: unknown): boolean {
  if (thrown instanceof FileError) {
    const hasMore = /^line \d+/.test(thrown.path) && (thrown.expected.startsWith('no key') || thrown.path.endsWith('.in'));
    return hasMore || (thrown.cause instanceof RiposteError && thrown.cause.code === 'other-rules');
  }
  return thrown instanceof z.ZodError && thrown.issues.some(({ code }) => code === 'unrecognized_keys');
}

/** What is good of a log: all of it, or what stands before the last closing line in front of the break. */
export function unbroken(content: string): { readonly content: string; readonly broken: number | null } {
  try {
    readLog(content);
    return { content, broken: null };
  } catch (thrown) {
    if (!(thrown instanceof RiposteError)) throw thrown;
    const broken = thrown.data.line as number;
    const rows = content.split('\n').slice(0, broken - 1);
    while (rows.length > 1 && !/"hash":"[0-9a-f]{64}"}$/.test(rows[rows.length - 1])) rows.pop();
    const cut = `${rows.join('\n')}\n`;
    // The damage may be before the line where it is noticed.
    return rows.length === 1 ? { content: cut, broken } : { content: unbroken(cut).content, broken };
  }
}
