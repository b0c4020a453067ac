import { BOOKS } from '@riposte/books';
import { FileError, MAX_LOG_BYTES, openLog } from '@riposte/files';
import { differences, type Json, RiposteError, readLog } from '@riposte/kernel';
import { lineNumber, readBeside, readText } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/**
 * Checks the chain of hashes of a log and executes its commands again.
 * @throws FileError for a file that is no log of a known rule set.
 */
export function verify(file: string): Outcome {
  const content = readText(file, MAX_LOG_BYTES);
  const opened = opening(content, file);
  if (typeof opened === 'number') {
    return no(file, opened, 'the chain of hashes breaks: this line, or one since the hash before it, was changed');
  }
  const { fight, cut, book } = opened;
  const { ok, commands, line, expected, got } = fight.verify();
  if (!ok) {
    const [first] = differences(expected, got);
    const where = first === undefined ? '' : ` at ${first.path}: the log says ${JSON.stringify(first.before)}, the rules ${JSON.stringify(first.after)}`;
    return no(file, line === null ? null : lineNumber(line), line === null ? 'the state at the end is another one' : `the rules give another outcome${where}`);
  }
  const notes = [
    ...(cut ? ['its last line was cut off in writing and left out'] : []),
    ...(fight.header.version === book.ruleset.version ? [] : [`written by version ${fight.header.version}, checked by ${book.ruleset.version}`]),
  ];
  const text = joined([`${file}: good. The chain is unbroken, ${commands} commands executed again gave the same.`, ...notes]);
  return { code: GOOD, text, json: { file, ok: true, commands, line: null, why: null, notes } };
}

/** The fight of a log, or the number of the line at which its chain breaks. */
function opening(content: string, file: string): ReturnType<typeof openLog> | number {
  try {
    return openLog(content, file, BOOKS, readBeside);
  } catch (thrown) {
    const broken = thrown instanceof FileError ? brokenAt(content) : null;
    if (broken === null) throw thrown;
    return broken;
  }
}

function brokenAt(content: string): number | null {
  try {
    readLog(content);
    return null;
  } catch (thrown) {
    return thrown instanceof RiposteError && thrown.code === 'hash-mismatch' ? (thrown.data.line as number) : null;
  }
}

function no(file: string, line: number | null, why: string): Outcome {
  const json: Json = { file, ok: false, commands: null, line, why, notes: [] };
  return { code: NO, text: `${file}: ${line === null ? '' : `line ${line}: `}${why}`, json };
}
