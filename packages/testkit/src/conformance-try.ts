import { Random, seedFrom } from '@riposte/kernel';
import { CHECKS, type Choose, faultIn, type Subject, type Trial } from './conformance.ts';

/** The name of a check. */
export type CheckName = keyof typeof CHECKS;

/** A trial in which a check fails, made as short as it goes. */
export interface FailedTrial {
  readonly trial: Trial;
  /** Which of the subjects. */
  readonly subject: number;
  /** What does not hold, in a sentence. */
  readonly fault: string;
}

/** How often a check is tried, and in what way. */
export interface Trying {
  /** Trials at most. */
  readonly runs: number;
  /** Inputs of each fight at most. */
  readonly inputs: number;
  /** The same trials for the same seed. */
  readonly seed: string;
  /** Called when a trial of a subject begins. */
  readonly began?: (subject: number) => void;
}

/** Choices at each input: who, what kind, which. */
const CHOICES = 3;
/** Above every number of things to choose from that matters, and divisible by the small ones. */
const MAX = 5040;
/** Trials that shortening may cost. */
const MAX_SHORTENING = 400;

/**
 * Tries a check on many trials of these subjects in turns, until one fails; that one is made shorter as long as it fails.
 * Returns null where all held. Fast-check does this for the project's own tests; here is only what a command needs of it.
 */
export function firstFault(name: CheckName, subjects: readonly Subject[], { runs, inputs, seed, began = () => undefined }: Trying): FailedTrial | null {
  const random = new Random(...seedFrom(`${seed} ${name}`));
  for (let run = 0; run < runs; run++) {
    const subject = run % subjects.length;
    const length = CHOICES * random.face(inputs);
    const choices = Array.from({ length }, () => random.face(MAX) - 1);
    const make = (chosen: readonly number[]): Trial => {
      began(subject);
      return trialOf(subjects[subject], `${seed} ${run}`, chosen);
    };
    const fault = faultIn(CHECKS[name], make(choices));
    // A fight that never comes to a decision takes as long with fewer choices.
    if (fault?.startsWith('unsettled')) return { subject, trial: make(choices), fault };
    if (fault !== null) return { subject, ...shortened(choices, fault, (chosen) => [make(chosen), faultIn(CHECKS[name], make(chosen))]) };
  }
  return null;
}

/** A fight of a subject whose choices are these, and the first of what there is when they are used up. */
function trialOf(subject: Subject, seed: string, chosen: readonly number[]): Trial {
  const choices = (): Choose => {
    let at = 0;
    return (below) => (at < chosen.length ? chosen[at++] % below : 0);
  };
  return { subject, state: subject.states[0], seed, choices, inputs: Math.ceil(chosen.length / CHOICES) };
}

/** Fewer choices, then smaller ones, as long as it still fails. */
function shortened(
  choices: readonly number[],
  first: string,
  attempt: (choices: readonly number[]) => readonly [Trial, string | null],
): Omit<FailedTrial, 'subject'> {
  let best = { choices, trial: attempt(choices)[0], fault: first };
  let left = MAX_SHORTENING;
  const isBetter = (shorter: readonly number[]): boolean => {
    if (left-- <= 0) return false;
    const [trial, fault] = attempt(shorter);
    if (fault === null) return false;
    best = { choices: shorter, trial, fault };
    return true;
  };
  for (let size = Math.ceil(choices.length / CHOICES / 2) * CHOICES; size >= CHOICES; size = Math.floor(size / CHOICES / 2) * CHOICES) {
    for (let at = best.choices.length - size; at >= 0; at -= size) isBetter(best.choices.filter((_, i) => i < at || i >= at + size));
  }
  for (let at = 0; at < best.choices.length; at++) if (best.choices[at] !== 0) isBetter(best.choices.with(at, 0));
  return { trial: best.trial, fault: best.fault };
}
