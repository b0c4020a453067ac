import type { Situation } from '@riposte/files';
import { type AnyIntent, copyState, type Id, type Policy, playOn, type Random, Runner, type Seed, type State, trialRandom } from '@riposte/kernel';

/** A copy of a fight that is played on by policy. */
export interface Playout {
  /** Begins from a copy of a state. */
  readonly restart: (state: State) => Runner;
  /** Plays so many commands, as long as it goes on with whose each is, -1 = nobody's; false = the fight ended before. */
  readonly go: (commands: number, goesOn?: (by: Id) => boolean) => boolean;
}

/** How far the futures of a decision go. */
export interface Horizon {
  /** Commands of the first one. */
  readonly commands: number;
  /** The turn in which it then was, the last of all; null = none came so far yet. */
  turn: number | null;
}

/** More than anybody's turns in one future. */
const MAX_TURNS = 1000;

/**
 * Gives every turn its own dice, however many were rolled before it, and ends all futures of a decision with the same
 * turn: they then differ by what was chosen, and less by chance.
 */
export function turnsOf(seed: Seed, random: Random, horizon: Horizon): (by: Id) => boolean {
  const turns = new Map<Id, number>();
  let now: Id | null = null;
  let begun = 0;
  let gone = 0;
  return (by) => {
    gone++;
    if (by === now) return true;
    if (gone > horizon.commands) horizon.turn ??= begun;
    if (begun === horizon.turn) return false;
    begun++;
    now = by;
    const turn = (turns.get(by) ?? 0) + 1;
    turns.set(by, turn);
    trialRandom(seed, by * MAX_TURNS + turn, random);
    return true;
  };
}

/** @param own Decides in the place of the policy, where it has something to say. */
export function playout({ rules, policy, state, ended = () => null }: Situation, random: Random, own: Policy['declare'] = () => null): Playout {
  const runner = Runner.simulating(rules, copyState(rules, state), random, (view, ask, who, about) => policy.answer(view, ask, who, about));
  return {
    restart(from) {
      runner.restart(copyState(rules, from));
      return runner;
    },
    go(commands, goesOn = () => true) {
      let isOver = false;
      const next = playOn(runner, {
        stops: (performed) => performed >= commands || (isOver = ended(runner) !== null),
        declare(may) {
          let intent: AnyIntent | null = null;
          for (let i = 0; intent === null && i < may.length; i++) intent = own(runner, may[i]) ?? policy.declare(runner, may[i]);
          return intent !== null && runner.legal(intent) ? intent : null;
        },
        perform: (intent, isDeclared) => goesOn(isDeclared ? intent.by : -1) && (runner.perform(intent), true),
      });
      return next === null && !isOver;
    },
  };
}
