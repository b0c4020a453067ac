/** Every fault the kernel names. Texts for people are made from `code` and `data` at the surface. */
export const ERROR_CODES = [
  'bad-definition',
  'clash',
  'hash-mismatch',
  'illegal-answer',
  'illegal-intent',
  'impossible-roll',
  'log-broken',
  'not-json',
  'not-waiting',
  'nothing-to-redo',
  'nothing-to-undo',
  'other-rules',
  'query-asks-itself',
  'stale-answer',
  'stale-version',
  'swallowed-suspension',
  'too-deep',
  'unknown-name',
  'unsettled',
  'unused-script',
  'waiting',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A named fault: `code` is stable, `message` is one plain sentence, `data` is JSON for programs. `data.why` is the key of the message `fault-WHY`. */
export class RiposteError extends Error {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'RiposteError';
    this.code = code;
    this.data = data;
  }
}

/** Throws a named fault; an expression, so that it can stand behind `??`. */
export function fail(code: ErrorCode, message: string, data?: Readonly<Record<string, unknown>>): never {
  throw new RiposteError(code, message, data);
}

/** Rule code may use only what its rule set lists. */
export function unlisted(
  rules: { readonly id: string },
  list: 'asks or windows' | 'changes' | 'intents' | 'queries' | 'resources' | 'rolls',
  id: string,
): never {
  return fail('bad-definition', `the rule set ${rules.id} does not list "${id}" in its ${list}`);
}

/** What a definition cannot do without is a function. @throws RiposteError `bad-definition` that names the part */
export function mustHave<T extends object>(what: string, id: string, options: T, ...names: readonly (keyof T & string)[]): void {
  for (const name of names) if (typeof options[name] !== 'function') fail('bad-definition', `the ${what} "${id}" has no function "${name}"`);
}
