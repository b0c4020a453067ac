import { type AnyIntent, copyState, type Policy, type Random, Runner, type State } from '@riposte/kernel';
import type { Standing } from '../standing.ts';

/** A copy of a fight that is played on by policy. */
export interface Playout {
  /** Begins from a copy of a state. */
  readonly restart: (state: State) => Runner;
  /** Plays so many commands; false = the fight ended before. */
  readonly go: (commands: number) => boolean;
}

/** @param own Decides in the place of the policy, where it has something to say. */
export function playout({ rules, policy, state, ended = () => null }: Standing, random: Random, own: Policy['declare'] = () => null): Playout {
  const runner = Runner.simulating(rules, copyState(rules, state), random, (view, ask, who, about) => policy.answer(view, ask, who, about));
  return {
    restart(from) {
      runner.restart(copyState(rules, from));
      return runner;
    },
    go(commands) {
      for (let i = 0; i < commands; i++) {
        if (ended(runner) !== null) return false;
        const next = rules.def.next(runner);
        if (next.run !== null) {
          runner.perform(next.run);
          continue;
        }
        if (next.declare === null) return false;
        let intent: AnyIntent | null = null;
        for (let k = 0; intent === null && k < next.declare.length; k++) intent = own(runner, next.declare[k]) ?? policy.declare(runner, next.declare[k]);
        if (intent === null || !runner.legal(intent)) return false;
        runner.perform(intent);
      }
      return true;
    },
  };
}
