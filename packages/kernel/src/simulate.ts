import { fail } from './errors.ts';
import type { Json } from './json.ts';
import type { AnyAsk, AnyIntent, Ruleset, View } from './model.ts';
import { Random, seedFrom, trialRandom } from './random.ts';
import { Runner } from './runner.ts';
import type { Entity, Id, State } from './state.ts';
import { sightOf } from './visibility.ts';

/** Somebody who decides for a fighter from what its side may know. */
export interface Policy {
  /** A legal intent; null = nothing, which only rule sets without turns accept. */
  declare(view: View, who: Id): AnyIntent | null;
  answer(view: View, ask: AnyAsk, who: Id, about: Json): Json;
}

/** A copy of a state that may be changed in place. */
export function copyState(rules: Ruleset, state: State): State {
  const entities = state.entities;
  const mine: Entity[] = [];
  for (let i = 0; i < entities.length; i++) mine.push(rules.def.copy(entities[i]));
  return { serial: state.serial, ignored: state.ignored, entities: mine };
}

export interface Simulation {
  /** Runs trial number `trial` to its end; null when `maxCommands` were not enough. */
  fight(trial: number): { readonly over: Json | null; readonly commands: number; readonly state: State };
}

/** Prepares simulated fights from one initial state: no log, changes in place, policies answer by what they see. */
export function simulation(
  rules: Ruleset,
  initial: State,
  options: { readonly seed: string; readonly policy: (who: Id) => Policy; readonly maxCommands?: number },
): Simulation {
  const random = new Random(0, 0, 0, 0);
  const seed = seedFrom(options.seed);
  const maxCommands = options.maxCommands ?? 100_000;
  const runner = Runner.simulating(rules, copyState(rules, initial), random, (view, ask, who, about) =>
    options.policy(who).answer(sightOf(view, who), ask, who, about),
  );
  return {
    fight(trial) {
      trialRandom(seed, trial, random);
      runner.restart(copyState(rules, initial));
      for (let commands = 0; commands < maxCommands; commands++) {
        const next = rules.def.next(runner);
        if (next.run !== null) {
          runner.perform(next.run);
          continue;
        }
        if (next.declare === null) return { over: next.over, commands, state: runner.state };
        let intent: AnyIntent | null = null;
        let seen: View = runner;
        for (let i = 0; i < next.declare.length && intent === null; i++) {
          const who = next.declare[i];
          seen = sightOf(runner, who);
          intent = options.policy(who).declare(seen, who);
        }
        if (intent === null) return fail('illegal-intent', `nobody of ${next.declare.join(', ')} declares anything`);
        if (!seen.legal(intent)) fail('illegal-intent', `a policy declared ${intent.def.id}, which is refused`, { reasons: seen.refusals(intent) });
        runner.perform(intent);
      }
      return { over: null, commands: maxCommands, state: runner.state };
    },
  };
}
