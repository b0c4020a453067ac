/** The way to a value inside a file: keys and positions. */
export type Path = readonly (string | number)[];

/** Something that is wrong with what was given: where it stands, and what was expected there, in words. */
export interface Problem {
  readonly path: Path;
  readonly expected: string;
}

/** What was asked for, or all that is wrong with what was given for it: at least one problem. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Says where something given is wrong, and leaves the work on it. Never returns. */
export type Report = (path: Path, expected: string) => never;

/** Thrown to leave work on what is wrong; caught in this file only. */
class Stopped {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    this.problems = problems;
  }
}

const report: Report = (path, expected) => {
  throw new Stopped([{ path, expected }]);
};

/** What `make` makes, or what it reported. Other things that are thrown go through. */
export function resultOf<T>(make: (report: Report) => T): Result<T> {
  try {
    return { ok: true, value: make(report) };
  } catch (thrown) {
    if (!(thrown instanceof Stopped)) throw thrown;
    return { ok: false, problems: thrown.problems };
  }
}

/** Makes something of each, inside `resultOf`. Whatever is wrong with one keeps none of the others from being looked at. */
export function checkEach<T, R>(list: readonly T[], make: (item: T, i: number) => R): R[] {
  const results = list.map((item, i) => resultOf(() => make(item, i)));
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (problems.length > 0) throw new Stopped(problems);
  return results.flatMap((result) => (result.ok ? [result.value] : []));
}

/** The value of a result that cannot be bad, as in tests. @throws Error that names every problem. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ path, expected }) => `${path.join('.')}: expected ${expected}`).join('; '));
}
