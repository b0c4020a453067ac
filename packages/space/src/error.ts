export const BOARD_ERROR_CODES = ['malformed', 'too-large', 'no-such-place', 'unsupported'] as const;
export type BoardErrorCode = (typeof BOARD_ERROR_CODES)[number];

/** A fault in a board description or in what was asked of a board. `path` names the field, as in `walls/3/between`. */
export class BoardError extends Error {
  readonly code: BoardErrorCode;
  readonly path: string;

  constructor(code: BoardErrorCode, path: string, message: string) {
    super(path === '' ? message : `${path}: ${message}`);
    this.name = 'BoardError';
    this.code = code;
    this.path = path;
  }
}

export function refuse(code: BoardErrorCode, path: string, message: string): never {
  throw new BoardError(code, path, message);
}

/** The most cells, lattice points or regions of one board. */
export const MAX_PLACES = 250_000;
const MAX_ENTRIES = 1_000_000;

export function integer(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    refuse('malformed', path, `must be an integer from ${min} to ${max}`);
  }
  return value;
}

/** A list; a missing one is empty. */
export function list(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) refuse('malformed', path, 'must be a list');
  if (value.length > MAX_ENTRIES) refuse('too-large', path, `has more than ${MAX_ENTRIES} entries`);
  return value;
}

export function pair(value: unknown, path: string): readonly [unknown, unknown] {
  if (!Array.isArray(value) || value.length !== 2) refuse('malformed', path, 'must be a list of two');
  return value as [unknown, unknown];
}

/** An object with none but the named fields, so that a misspelt field is not silently dropped. */
export function record(value: unknown, path: string, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('malformed', path, 'must be an object');
  const strange = Object.keys(value).find((key) => !fields.includes(key));
  if (strange !== undefined) refuse('malformed', path === '' ? strange : `${path}/${strange}`, 'is not a known field');
  return value as Record<string, unknown>;
}

export function oneOf<T extends string>(value: unknown, path: string, values: readonly T[], missing?: T): T {
  const found = value === undefined ? missing : values.find((each) => each === value);
  return found ?? refuse('malformed', path, `must be one of ${values.join(', ')}`);
}

export function text(value: unknown, path: string, missing: string): string {
  if (value === undefined) return missing;
  if (typeof value !== 'string' || value === '') refuse('malformed', path, 'must be a text');
  return value;
}
