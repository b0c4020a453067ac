import { classified, type Pool, type Roll } from './dice.ts';
import { fail } from './errors.ts';
import { type Choose, type Entry, Runner } from './runner.ts';
import type { Id, State } from './state.ts';
import type { AnyIntent, Result, Rules } from './vocabulary.ts';

/** How probabilities are calculated during enumeration: as floating-point numbers, or exactly. */
export interface Chances<P> {
  readonly nothing: P;
  readonly certain: P;
  readonly plus: (a: P, b: P) => P;
  readonly times: (a: P, b: P) => P;
  readonly floating: (a: P) => number;
  /** What a roll can come to, equal outcomes merged. */
  readonly of: (pool: Pool, see: ((total: number) => number) | undefined) => readonly (readonly [outcome: number, P])[];
}

export const FLOATING: Chances<number> = {
  nothing: 0,
  certain: 1,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  floating: (a) => a,
  of(pool, see) {
    const totals = pool.distribution();
    return [...(see === undefined ? totals : classified(totals, see))].filter(([, share]) => share > 0);
  },
};

/** A roll as it was asked for. */
export interface Rolled {
  readonly roll: Roll;
  readonly who: Id;
  readonly pool: Pool;
  readonly see: ((total: number) => number) | undefined;
}

export interface FallsOptions<P> {
  readonly chances: Chances<P>;
  /** Answers what is asked on the way. */
  readonly choose: Choose;
  /** What is rolled and answered already, in the middle of a command. */
  readonly given?: readonly Entry[];
  /** Asked before each way; true = enough were visited. */
  readonly stop?: () => boolean;
  /** Told of every roll that is enumerated. */
  readonly rolled?: (roll: Rolled) => void;
}

/** One way in which the dice of a command fell. */
export interface Fall<P> {
  readonly probability: P;
  /** The state at the end. It is put back when the visit is over. */
  readonly runner: Runner;
  readonly tape: readonly Entry[];
  /** What the act came to. */
  readonly result: Result;
}

interface Path<P> {
  readonly tape: Entry[];
  readonly probability: P;
  readonly weight: number;
}

/**
 * Executes an intent once for every way in which its dice can fall, equal outcomes of a roll merged, likely ways
 * before others. Returns the probability of all that was visited: 1 unless `stop` said so. The given state is left alone.
 */
export function eachFall<P>(rules: Rules, state: State, intent: AnyIntent, options: FallsOptions<P>, visit: (fall: Fall<P>) => void): P {
  const { chances, choose, given = [], stop = () => false, rolled } = options;
  const open: Path<P>[] = [{ tape: [...given], probability: chances.certain, weight: 1 }];
  let now = open[0];
  const onward = (path: Path<P>, tape: Entry[], share: P): Path<P> => {
    const probability = chances.times(path.probability, share);
    return { tape, probability, weight: chances.floating(probability) };
  };
  const runner = Runner.recording(
    rules,
    { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() },
    {
      roll(roll, who, pool, see, tape) {
        rolled?.({ roll, who, pool, see });
        const [first, ...others] = chances.of(pool, see);
        const entry = (outcome: number): Entry & { in: 'outcome' } => ({ in: 'outcome', roll: roll.id, who, outcome });
        const path = now;
        for (const [outcome, share] of others) put(open, onward(path, [...tape, entry(outcome)], share));
        now = onward(path, path.tape, first[1]);
        return entry(first[0]);
      },
      answer: (ask, who, about) => ({ in: 'answer', ask: ask.id, who, about, value: choose(runner, ask, who, about), from: 'policy' }),
    },
  );
  let mass = chances.nothing;
  while (open.length > 0 && !stop()) {
    now = take(open);
    const { tape } = now;
    const result = runner.execute(intent, tape);
    if (result === null) fail('waiting', 'an enumeration cannot wait');
    visit({ probability: now.probability, runner, tape, result });
    mass = chances.plus(mass, now.probability);
    runner.abandon();
  }
  return mass;
}

/** A heap: the path of the greatest weight stands first. */
function put<P>(heap: Path<P>[], path: Path<P>): void {
  let at = heap.push(path) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above].weight >= path.weight) break;
    heap[at] = heap[above];
    at = above;
  }
  heap[at] = path;
}

function take<P>(heap: Path<P>[]): Path<P> {
  const top = heap[0];
  const last = heap.pop()!;
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1].weight > heap[below].weight) below++;
    if (heap[below].weight <= last.weight) break;
    heap[at] = heap[below];
    at = below;
  }
  heap[at] = last;
  return top;
}
