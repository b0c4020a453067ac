export type Path = readonly (string | number)[];

/** Something wrong with a file: which file, where inside it, and what was expected there. `expected` is for people. */
export class FileError extends Error {
  readonly code: 'bad-file';
  readonly file: string;
  readonly path: string;
  readonly expected: string;

  constructor(file: string, path: string, expected: string) {
    super(`${file}: ${path === '' ? 'the file' : path}: expected ${expected}`);
    this.name = 'FileError';
    this.code = 'bad-file';
    this.file = file;
    this.path = path;
    this.expected = expected;
  }
}

/** `['steps', 0, 'do']` as people read it: `steps[0].do`. */
export function pathText(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}

/** @throws FileError, always. */
export function wrong(file: string, path: Path, expected: string): never {
  throw new FileError(file, pathText(path), expected);
}
