import { beginScenario, Codec, complain, type Failure, failuresOf, type Scenario } from '@riposte/files/testing';
import type { Fight } from '@riposte/kernel';
import { type Path, sidesOf } from '@riposte/ruleset';
import { takeStep } from './step.ts';

/** How a scenario went. `path` of a failure leads to the place in the file. */
export interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly rules: readonly string[];
  readonly failures: readonly Failure[];
}

/** Runs a scenario in a real fight. Never throws for what a file can hold. */
export function runScenario(scenario: Scenario): ScenarioResult {
  return playScenario(scenario).result;
}

/** A scenario that was played. */
export interface Played {
  readonly result: ScenarioResult;
  /** The fight in which it ended; null when it could not begin. */
  readonly fight: Fight | null;
  /** Why it could not go on: names that nobody knows, dice that cannot fall so, actions that are refused. Empty = it came to its end. */
  readonly stops: readonly Failure[];
}

/** Like `runScenario`, and says more of how it went. */
export function playScenario(scenario: Scenario): Played {
  const { file, title, rules } = scenario;
  const failures: Failure[] = [];
  let fight: Fight | null = null;
  let stops: readonly Failure[] = [];
  let at: Path = [...scenario.at, 'given'];
  try {
    fight = beginScenario(scenario, at);
    const sides = sidesOf(scenario.given.fighters.map(({ name, side }) => ({ side: typeof side === 'string' ? side : name })));
    const speech = new Codec(scenario.ruleSet, fight.view, complain, file, sides);
    for (const [i, step] of scenario.steps.entries()) {
      at = [...scenario.at, 'steps', i];
      failures.push(...takeStep(fight, speech, step, at));
    }
  } catch (thrown) {
    stops = failuresOf(thrown, at);
    failures.push(...stops);
  }
  const { lineOf } = scenario;
  const placed = lineOf === null ? failures : failures.map((failure) => ({ ...failure, line: lineOf(failure.path) }));
  return { result: { file, title, ok: failures.length === 0, rules, failures: placed }, fight, stops };
}
