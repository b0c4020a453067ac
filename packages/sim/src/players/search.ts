import type { Situation } from '@riposte/files';
import { type AnyIntent, type Id, type Json, type Random, Runner, type Seed, trialRandom, type View } from '@riposte/kernel';
import { mean } from '../simulate/statistics.ts';
import { concluded } from '../situation.ts';
import { type Horizon, type Playout, playout, turnsOf } from './playout.ts';
import { treeOf } from './tree.ts';
import type { Asked, Weighed } from './weigh.ts';
import type { Worth } from './worth.ts';

export interface Budget {
  /** Futures that are played out for one decision. */
  readonly futures: number;
  /** Milliseconds after which a decision is made with what is known; default: none, so that a seed repeats itself. */
  readonly within?: number;
  /** Commands that the first future is long, and on to the end of its turn; the others end with the same turn. */
  readonly commands: number;
}

/** Choices that are searched. The usual one falls only to one that is surely better: of several that are no better one always looks so. */
export interface Candidates<T> {
  readonly usual: T;
  readonly others: readonly T[];
}

/** A turn that does not end is left after so many times the commands of a future. */
const LONGEST = 3;

/** Futures of each choice between two looks at what they were worth, and before the first. */
const BATCH = 4;
const FEWEST = 12;
/** Standard errors by which a choice must be worse than the best to be given up, and more for the usual one. */
const WORSE = 1.5;
const SURE = 2.5;

/** A choice whose futures are played out, and what they were worth, by the number of their dice. */
interface Tried<T> {
  readonly choice: T;
  /** Plays a future with the dice that are set, and says what it was worth. */
  readonly future: () => number;
  readonly worths: number[];
}

/**
 * Plays futures out from copies of the state, everybody by policy behind the choice that is tried. Every choice is given
 * the same dice, which are fresh ones: those of the fight are never looked up. What is surely worse than the best is given up,
 * and half of the others in each round, so that most futures go to what is hard to tell apart.
 */
export function raced<T>(
  { usual, others: strangers }: Candidates<T>,
  futureOf: (choice: T) => () => number,
  random: Random,
  { futures, within = Number.POSITIVE_INFINITY }: Budget,
): Weighed<T>[] {
  const seed = words(random);
  const until = performance.now() + within;
  const tried = [usual, ...strangers].map((choice): Tried<T> => ({ choice, future: futureOf(choice), worths: [] }));
  const isUsual = ({ choice }: Tried<T>): boolean => choice === usual;
  const byWorth = (a: Tried<T>, b: Tried<T>): number => mean(b.worths) - mean(a.worths);
  const isClose = (best: Tried<T>, choice: Tried<T>): boolean => !isSurer(best.worths, choice.worths, isUsual(choice) ? SURE : WORSE);
  let open = [...tried];
  let left = futures;
  for (let rounds = Math.ceil(Math.log2(tried.length)); rounds > 0; rounds--) {
    for (let share = left / rounds; open.length > 1 && share > 0 && (open[0].worths.length < FEWEST || performance.now() < until); ) {
      for (let i = 0; i < BATCH; i++) {
        for (const one of open) {
          trialRandom(seed, one.worths.length, random);
          one.worths.push(one.future());
        }
      }
      share -= BATCH * open.length;
      left -= BATCH * open.length;
      open.sort(byWorth);
      if (open[0].worths.length >= FEWEST) open = open.filter((choice) => isClose(open[0], choice));
    }
    open = open.filter((choice, i) => i < open.length / 2 || isUsual(choice));
  }
  trialRandom(seed, -1, random);
  const first = open.find(isUsual) ?? open[0];
  const others = tried.filter((choice) => choice !== first && choice.worths.length > 0).sort(byWorth);
  return [first, ...others].map(({ choice, worths }) => ({ choice, worth: mean(worths) }));
}

const words = (random: Random): Seed => [random.word(), random.word(), random.word(), random.word()];

/** Whether the first is better by so many standard errors of the difference, future by future. */
function isSurer(better: readonly number[], than: readonly number[], errors: number): boolean {
  const differences = better.map((worth, i) => worth - than[i]);
  const middle = mean(differences);
  const variance = mean(differences.map((difference) => (difference - middle) ** 2));
  return middle > errors * Math.sqrt(variance / differences.length);
}

/** What each act leads to. */
export function searchActs(standing: Situation, view: View, acts: Candidates<AnyIntent>, random: Random, worth: Worth, budget: Budget): Weighed<AnyIntent>[] {
  const horizon: Horizon = { commands: budget.commands, turn: null };
  const futureOf = (act: AnyIntent): (() => number) => {
    const begin = (world: Playout): Runner => {
      const runner = world.restart(view.state);
      runner.perform(act);
      return runner;
    };
    return futuresOf(standing, act.by, begin, random, worth, horizon);
  };
  return raced(acts, futureOf, random, budget);
}

/** What each answer leads to, beyond the command in which it is asked. */
export function searchAnswers(standing: Situation, asked: Asked, values: Candidates<Json>, random: Random, worth: Worth, budget: Budget): Weighed<Json>[] {
  const { ask, who, about, open } = asked;
  const horizon: Horizon = { commands: budget.commands, turn: null };
  const futureOf = (value: Json): (() => number) => {
    const given = [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value }];
    const begin = (world: Playout): Runner => world.restart(concluded(standing, open, given, random));
    return futuresOf(standing, who, begin, random, worth, horizon);
  };
  return raced(values, futureOf, random, budget);
}

/** Futures of one choice: each learns from those before it what `who` should do next. */
function futuresOf(standing: Situation, who: Id, begin: (world: Playout) => Runner, random: Random, worth: Worth, horizon: Horizon): () => number {
  const tree = treeOf(standing, who, random);
  const world = playout(standing, random, tree.declare);
  return () => {
    tree.begin();
    const goesOn = turnsOf(words(random), random, horizon);
    const runner = begin(world);
    goesOn(who);
    world.go(LONGEST * horizon.commands, goesOn);
    const reached = worth(runner);
    tree.learn(reached);
    return reached;
  };
}
