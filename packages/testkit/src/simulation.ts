import {
  copyState,
  declaredBySight,
  fail,
  type Id,
  type Json,
  type Pilot,
  type Policy,
  playOn,
  Random,
  type Rules,
  Runner,
  type State,
  seedFrom,
  sightOf,
  trialRandom,
} from '@riposte/kernel';

export interface Simulation {
  /** Plays trial number `trial` to its end; `over` is null when `maxCommands` were not enough. */
  fight(trial: number): { readonly over: Json | null; readonly commands: number; readonly state: State };
}

/** Fights of one rule set from one initial state, the same for equal seeds: no log, changes in place, policies act by what they see. */
export function simulation(
  rules: Rules,
  initial: State,
  options: { readonly seed: string; readonly policy: (who: Id) => Policy; readonly maxCommands?: number },
): Simulation {
  const { policy, maxCommands = 100_000 } = options;
  const random = new Random(0, 0, 0, 0);
  const seed = seedFrom(options.seed);
  const runner = Runner.simulating(rules, copyState(rules, initial), random, (view, ask, who, about) =>
    policy(who).answer(sightOf(view, who), ask, who, about),
  );
  let commands = 0;
  const pilot: Pilot = {
    stops: (done) => (commands = done) >= maxCommands,
    declare: (may) => declaredBySight(runner, may, policy),
    perform: (intent) => (runner.perform(intent), true),
  };
  return {
    fight(trial) {
      trialRandom(seed, trial, random);
      runner.restart(copyState(rules, initial));
      const next = playOn(runner, pilot);
      if (next?.declare) return fail('illegal-intent', `nobody of ${next.declare.join(', ')} declares anything`);
      return { over: next === null ? null : next.over, commands, state: runner.state };
    },
  };
}
