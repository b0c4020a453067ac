import { CHECKS, type Choose, faultIn, finish, type Subject, type Trial } from '@riposte/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../files/test/record.ts';
import { SUBJECTS } from '../../files/test/subjects.ts';
import { isTurnOf } from '../../files/test/tenth.ts';

export type CheckName = keyof typeof CHECKS;

/** What fast-check varies, printed when a check fails and shrunk to few and small choices. */
interface Varied {
  /** Which of the subject's states. */
  readonly state: number;
  readonly seed: number;
  /** Three for each input: who, what kind, which. */
  readonly choices: readonly number[];
}

const varied = (subject: Subject, inputs: number): fc.Arbitrary<Varied> =>
  fc.record({
    state: fc.nat(subject.states.length - 1),
    seed: fc.nat(9999),
    choices: fc.array(fc.nat(5039), { minLength: 1, maxLength: inputs * 3, size: 'max' }),
  });

function trial(subject: Subject, { state, seed, choices }: Varied): Trial {
  return { subject, state: subject.states[state], seed: String(seed), choices: () => from(choices), inputs: Math.ceil(choices.length / 3) };
}

/** The choices in their order; the first of what there is when they are used up. */
function from(choices: readonly number[]): Choose {
  let at = 0;
  return (below) => (at < choices.length ? choices[at++] % below : 0);
}

/** Tries a check on many trials; throws with seed and shortest failing trial. */
export function assertHolds(
  name: CheckName,
  subject: Subject,
  more: { readonly runs: number; readonly inputs: number; readonly seed?: number; readonly shrink?: boolean },
): void {
  const property = fc.property(varied(subject, more.inputs), (one) => {
    const fault = faultIn(CHECKS[name], trial(subject, one));
    if (fault !== null) throw new Error(fault);
  });
  fc.assert(property, {
    numRuns: more.runs,
    includeErrorInReport: true,
    endOnFailure: more.shrink === false,
    ...(more.seed === undefined ? {} : { seed: more.seed }),
  });
}

/** Runs that each check costs about as long as the others. */
const RUNS: { readonly [name: string]: number } = {
  'in process as suspended at every decision': 20,
  'executed again as before': 20,
  'loaded at every decision as it was': 8,
  'undo takes back, redo gives back': 8,
  'a fork leaves the original alone': 8,
  'what is listed is accepted': 20,
  'what is not is refused and changes nothing': 10,
  'no viewer learns what is hidden': 10,
  'no viewer learns where someone hides': 40,
  'resources stay within bounds': 20,
  'someone can always do something': 20,
  'numbers are what their explanations say': 10,
  'after each decree all is as the rules allow, and undo takes it back': 20,
};

/** Most inputs of a fight with default answers. */
const MAX = 5000;

/** All checks but that on default answers, which needs whole fights. */
export const AT_EVERY_DECISION = (Object.keys(CHECKS) as CheckName[]).filter((name) => name !== 'default answers finish the fight');

/** Fights with default answers come to their end; says after how many inputs one did not. */
export function assertFinishes(subject: Subject, fights: number, first = 0): void {
  for (let n = first; n < first + fights; n++) {
    const state = subject.states[n % subject.states.length];
    const { over, inputs } = finish({ subject, state, seed: String(n), choices: () => drawn(n), inputs: MAX });
    expect(over, `fight ${n} after ${inputs} inputs`).not.toBeNull();
  }
}

/**
 * Every check on a rule set; `times` as many runs as usual, behind so many others. Without a seed fast-check takes a new one
 * each time and names it. A tenth of the checks runs in full, the others a tenth as often.
 */
export function conformance(ruleset: string, times: number, { seed, behind = 0 }: { readonly seed?: number; readonly behind?: number }): void {
  const subjects = SUBJECTS.filter((one) => one.id === ruleset);
  if (subjects.length === 0) throw new Error(`${ruleset} has no fights to try: name them in SUBJECTS of packages/files/test/subjects.ts`);
  describe.each(subjects)('$id', (subject) => {
    it.each(AT_EVERY_DECISION)('%s', (name) => {
      const isFull = isTurnOf(AT_EVERY_DECISION.indexOf(name) + 2 * SUBJECTS.indexOf(subject), 10);
      assertHolds(name, subject, { runs: Math.ceil(RUNS[name] * times * (isFull ? 1 : 0.1)), inputs: 60, ...(seed === undefined ? {} : { seed }) });
    });
    it('default answers finish the fight', () => assertFinishes(subject, 3 * times, 3 * behind));
    it('every number is asked for, and so compared with its explanation', () => {
      const { queries } = subject.rules.def;
      const heard = new Set<string>();
      for (let n = 0; n < 20 * times && heard.size < queries.length; n++) {
        const state = subject.states[n % subject.states.length];
        const asked = CHECKS['numbers are what their explanations say']({ subject, state, seed: String(n), choices: () => drawn(n), inputs: 150 });
        for (const one of asked) heard.add(one);
      }
      expect(queries.map((query) => query.id).filter((id) => !heard.has(id))).toEqual([]);
    });
  });
}
