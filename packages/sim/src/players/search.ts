import type { OpenCommand } from '@riposte/files';
import { type AnyAsk, type AnyIntent, type Id, type Json, type Random, Runner, type State, trialRandom, type View } from '@riposte/kernel';
import { mean } from '../simulate/statistics.ts';
import type { Standing } from '../standing.ts';
import { type Playout, playout } from './playout.ts';
import { treeOf } from './tree.ts';
import type { Weighed } from './weigh.ts';
import type { Worth } from './worth.ts';

export interface Budget {
  /** Futures that are played out for one decision. */
  readonly futures: number;
  /** Milliseconds after which a decision is made with what is known; default: none, so that a seed repeats itself. */
  readonly within?: number;
  /** Commands that a future is long at most. */
  readonly commands: number;
}

/** Futures of each choice in the first round at least. */
const FEWEST = 4;

/** A choice whose futures are played out, and what they were worth, by the number of their dice. */
interface Tried<T> {
  readonly choice: T;
  /** Plays a future with the dice that are set, and says what it was worth. */
  readonly future: () => number;
  readonly worths: number[];
}

/**
 * Plays futures out from copies of the state, everybody by policy behind the choice that is tried. Every choice is given
 * the same dice, which are fresh ones: those of the fight are never looked up. Half of the choices falls away in each
 * round, so that most futures go to the best. The first choice is the usual one: another must be better by more than chance.
 */
function halved<T>(tried: readonly Tried<T>[], random: Random, budget: Budget): Weighed<T>[] {
  const seed = [random.word(), random.word(), random.word(), random.word()] as const;
  const start = performance.now();
  const rounds = Math.max(1, Math.ceil(Math.log2(tried.length)));
  let open = [...tried];
  for (let round = 0; round < rounds; round++) {
    const until = start + ((budget.within ?? Number.POSITIVE_INFINITY) * (round + 1)) / rounds;
    const each = Math.max(FEWEST, Math.floor(budget.futures / rounds / open.length));
    for (let i = 0; i < each && (i < FEWEST || performance.now() < until); i++) {
      for (const one of open) {
        trialRandom(seed, one.worths.length, random);
        one.worths.push(one.future());
      }
    }
    open.sort((a, b) => mean(b.worths) - mean(a.worths));
    const kept = open.slice(0, Math.ceil(open.length / 2));
    open = kept.includes(tried[0]) ? kept : [...kept, tried[0]];
  }
  trialRandom(seed, -1, random);
  const [usual] = tried;
  const [best] = open;
  const first = best === usual || !isSurer(best.worths, usual.worths) ? usual : best;
  const others = tried.filter((one) => one !== first && one.worths.length > 0).sort((a, b) => mean(b.worths) - mean(a.worths));
  return [first, ...others].map(({ choice, worths }) => ({ choice, worth: mean(worths) }));
}

/** Standard errors by which another choice must be better: of several that are no better one always looks so. */
const SURE = 1.5;

/** Whether the first is surely better, by the standard error of the difference, future by future. */
function isSurer(better: readonly number[], usual: readonly number[]): boolean {
  const differences = better.slice(0, usual.length).map((one, i) => one - usual[i]);
  const middle = mean(differences);
  const variance = mean(differences.map((one) => (one - middle) ** 2));
  return middle > SURE * Math.sqrt(variance / differences.length);
}

/** What each act leads to. */
export function searchActs(standing: Standing, view: View, acts: readonly AnyIntent[], random: Random, worth: Worth, budget: Budget): Weighed<AnyIntent>[] {
  const tried = acts.map((choice): Tried<AnyIntent> => {
    const begin = (world: Playout): Runner => {
      const runner = world.restart(view.state);
      runner.perform(choice);
      return runner;
    };
    return { choice, future: futuresOf(standing, choice.by, begin, random, worth, budget), worths: [] };
  });
  return halved(tried, random, budget);
}

/** What each answer leads to, beyond the command in which it is asked. */
export function searchAnswers(standing: Standing, asked: Asked, values: readonly Json[], random: Random, worth: Worth, budget: Budget): Weighed<Json>[] {
  const { ask, who, about, open } = asked;
  const tried = values.map((choice): Tried<Json> => {
    const given = [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value: choice }];
    const begin = (world: Playout): Runner => world.restart(ending(standing, open, given, random));
    return { choice, future: futuresOf(standing, who, begin, random, worth, budget), worths: [] };
  });
  return halved(tried, random, budget);
}

/** Futures of one choice: each learns from those before it what `who` should do next. */
function futuresOf(standing: Standing, who: Id, begin: (world: Playout) => Runner, random: Random, worth: Worth, budget: Budget): () => number {
  const tree = treeOf(standing.policy, who, random);
  const world = playout(standing, random, tree.declare);
  return () => {
    tree.begin();
    const runner = begin(world);
    world.go(budget.commands);
    const reached = worth(runner);
    tree.learn(reached);
    return reached;
  };
}

/** A question in the middle of a command. */
export interface Asked {
  readonly ask: AnyAsk;
  readonly who: Id;
  readonly about: Json;
  readonly open: OpenCommand;
}

/** The state behind an open command that goes on with fresh dice. */
function ending({ rules, policy }: Standing, { state, intent }: OpenCommand, given: OpenCommand['given'], random: Random): State {
  const runner = Runner.recording(
    rules,
    { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() },
    {
      roll: (roll, who, pool, see) => {
        const total = pool.total(random);
        return { in: 'outcome', roll: roll.id, who, outcome: see === undefined ? total : see(total) };
      },
      answer: (ask, who, about, at) => ({ in: 'answer', ask: ask.id, who, about, value: policy.answer(at, ask, who, about) }),
    },
  );
  runner.execute(intent, [...given]);
  return runner.state;
}
