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

/** Like `runScenario`, and hands over the fight in which it ended; null when it could not begin. */
export function playScenario(scenario: Scenario): { readonly result: ScenarioResult; readonly fight: Fight | null } {
  const { file, title, rules } = scenario;
  const failures: Failure[] = [];
  let fight: Fight | null = null;
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
    failures.push(...failuresOf(thrown, at));
  }
  const { lineOf } = scenario;
  const placed = lineOf === null ? failures : failures.map((failure) => ({ ...failure, line: lineOf(failure.path) }));
  return { result: { file, title, ok: failures.length === 0, rules, failures: placed }, fight };
}
