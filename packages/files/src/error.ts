import type { Path, Problem } from '@riposte/ruleset';

/** Something wrong with a file: which file, where inside it, and what was expected there. `expected` is for people. */
export class FileError extends Error {
  readonly code: 'bad-file';
  readonly file: string;
  readonly path: string;
  readonly expected: string;
  /** Where it stands in the text, counted from 1; null where that is not known. */
  readonly line: number | null;
  /** What else is wrong with the file. */
  readonly more: readonly { readonly path: string; readonly expected: string }[];
  /** What a GM ruling would bring about although no rule allows it: whose fact; null where something else is wrong. */
  readonly impossible: { readonly who: string; readonly fact: string } | null;

  constructor(
    file: string,
    path: string,
    expected: string,
    line: number | null = null,
    more: FileError['more'] = [],
    impossible: FileError['impossible'] = null,
  ) {
    super([`${file}${line === null ? '' : `:${line}`}: ${complaint({ path, expected })}`, ...listed(more.map(complaint))].join('; '));
    this.name = 'FileError';
    this.code = 'bad-file';
    this.file = file;
    this.path = path;
    this.expected = expected;
    this.line = line;
    this.more = more;
    this.impossible = impossible;
  }

  /** For a file that cannot be read, written or made at all: "Cannot read duel.json: there is no such file". */
  static cannot(what: 'read' | 'write' | 'make', file: string, why: string): FileError {
    const error = new FileError(file, '', `a file that riposte can ${what}: ${why}`);
    error.message = `Cannot ${what} ${file}: ${why}`;
    return error;
  }
}

const complaint = ({ path, expected }: FileError['more'][number]): string => `${path === '' ? '' : `${path}: `}expected ${expected}`;

/** Problems of a file that its message has beside the first. */
const MAX_MORE = 9;

const listed = (more: readonly string[]): string[] =>
  more.length <= MAX_MORE ? [...more] : [...more.slice(0, MAX_MORE), `and ${more.length - MAX_MORE} more`];

/** `['steps', 0, 'do']` as people read it: `steps[0].do`. */
export function pathText(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}

/** @throws FileError, always. */
export function wrong(file: string, path: Path, expected: string, impossible: FileError['impossible'] = null): never {
  throw new FileError(file, pathText(path), expected, null, [], impossible);
}

/** @throws FileError, always: one for all problems of a file, of which there is at least one. */
export function wrongInAll(file: string, problems: readonly Problem[]): never {
  const [first, ...more] = problems.map(({ path, expected }) => ({ path: pathText(path), expected }));
  throw new FileError(file, first.path, first.expected, null, more);
}
