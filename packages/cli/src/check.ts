import { BOOKS } from '@riposte/books';
import { FileError, isLog, KINDS, MAX_LOG_BYTES, openLog, readEncounter, readPack, readScenarios } from '@riposte/files';
import { readBeside, readText } from './open.ts';
import { GOOD, type Outcome } from './outcome.ts';

/** By the word in the middle of `format`: what says in words that a file is good. */
const CHECKS: { readonly [kind in (typeof KINDS)[number]]: (content: string, file: string) => string } = {
  encounter(content, file) {
    const { title, book, packs } = readEncounter(content, file, BOOKS, readBeside);
    return `an encounter of ${book.ruleset.title}, "${title}"${packs.length === 0 ? '' : `, with ${packs.length} packs`}`;
  },
  pack: (content, file) => `a pack, "${readPack(content, file, BOOKS).mark.id}"`,
  scenario(content, file) {
    const scenarios = readScenarios(content, file, BOOKS, readBeside);
    return scenarios.length === 1 ? `a scenario of ${scenarios[0].book.ruleset.title}` : `${scenarios.length} scenarios`;
  },
  log(content, file) {
    const { fight, book, cut } = openLog(content, file, BOOKS, readBeside);
    return `a log of ${book.ruleset.title}, ${fight.lines.length + 1} lines${cut ? ', the last one cut off in writing' : ''}`;
  },
};

/** Checks a file of any format. @throws FileError for one that is not good. */
export function check(file: string): Outcome {
  const content = readText(file, MAX_LOG_BYTES);
  const kind = isLog(content) ? 'log' : kindOf(content, file);
  const found = CHECKS[kind](content, file);
  return { code: GOOD, text: `${file}: good: ${found}`, json: { file, ok: true, kind } };
}

function kindOf(content: string, file: string): (typeof KINDS)[number] {
  const format = formatOf(content);
  const kind = KINDS.find((one) => typeof format === 'string' && format.startsWith(`riposte/${one}/`));
  if (kind !== undefined) return kind;
  throw new FileError(file, 'format', `one of ${KINDS.map((one) => `riposte/${one}/1`).join(', ')}`);
}

/** The `format` of a file or of the first in a list; text that is no JSON counts as an encounter, which then says what is wrong. */
function formatOf(content: string): unknown {
  try {
    const data = JSON.parse(content) as unknown;
    const first = Array.isArray(data) ? (data[0] as unknown) : data;
    return typeof first === 'object' && first !== null ? (first as { format?: unknown }).format : undefined;
  } catch {
    return 'riposte/encounter/1';
  }
}
