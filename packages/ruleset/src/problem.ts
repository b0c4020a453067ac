import type { State } from '@riposte/kernel';

/** The way to a value inside a file: keys and positions. */
export type Path = readonly (string | number)[];

/** Something given that is wrong: where, and what was expected there, for people. */
export interface Problem {
  readonly path: Path;
  readonly expected: string;
}

/** The state in which a fight begins, or why it cannot. */
export type SetUpResult = { readonly state: State } | { readonly problem: Problem };

/** Says where something given is wrong. Never returns. */
export type Report = (path: Path, expected: string) => never;

/** Thrown by a report to leave the set-up; goes no further than `setUpFrom`. */
class Stop {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** Builds a state; the first thing that is reported becomes the result. */
export function setUpFrom(build: (report: Report) => State): SetUpResult {
  try {
    return {
      state: build((path, expected) => {
        throw new Stop({ path, expected });
      }),
    };
  } catch (thrown) {
    if (thrown instanceof Stop) return { problem: thrown.problem };
    throw thrown;
  }
}
