import { Fight, type Json, RiposteError, Runner } from '@riposte/kernel';
import { wordsOf } from './book.ts';
import { giveSaid } from './by-hand.ts';
import { FileError, type Path, pathText } from './error.ts';
import type { Failure } from './expect.ts';
import { rulesFor } from './packed.ts';
import { RESERVED, type Scenario } from './scenario.ts';
import { Speech } from './speak.ts';
import { take } from './step.ts';
import type { Words } from './words.ts';

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
    const words = wordsOf(scenario.book, file);
    fight = begin(scenario, words, at);
    const speech = new Speech(words, fight.view, complain);
    for (const [i, step] of scenario.steps.entries()) {
      at = [...scenario.at, 'steps', i];
      failures.push(...take(fight, speech, step, at));
    }
  } catch (thrown) {
    failures.push(failureOf(thrown, at));
  }
  const { lineOf } = scenario;
  const placed = lineOf === null ? failures : failures.map((one) => ({ ...one, line: lineOf(one.path) }));
  return { result: { file, title, ok: failures.length === 0, rules, failures: placed }, fight };
}

/** Thrown to leave a scenario that cannot go on. */
class Stop {
  readonly failure: Failure;

  constructor(path: Path, expected: Json, got: Json) {
    this.failure = { path: pathText(path), expected, got };
  }
}

function complain(path: Path, expected: Json, got: Json): never {
  throw new Stop(path, expected, got);
}

function failureOf(thrown: unknown, at: Path): Failure {
  if (thrown instanceof Stop) return thrown.failure;
  if (thrown instanceof FileError) return { path: thrown.path, expected: thrown.expected, got: null };
  const got = thrown instanceof RiposteError ? `${thrown.message} [${thrown.code}]` : `a fault in the rule set: ${String(thrown)}`;
  return { path: pathText(at), expected: 'something that the rules can do', got };
}

/** The fight as the scenario gives it, or why it cannot begin. */
export function openScenario(scenario: Scenario): { readonly fight: Fight } | { readonly failure: Failure } {
  const at = [...scenario.at, 'given'];
  try {
    return { fight: begin(scenario, wordsOf(scenario.book, scenario.file), at) };
  } catch (thrown) {
    return { failure: failureOf(thrown, at) };
  }
}

/** Opens the fight as given. Every roll waits, so that none is made without the scenario's dice. */
function begin(scenario: Scenario, words: Words, path: Path): Fight {
  const rules = rulesFor(scenario.book, scenario.options, scenario.file);
  const { fighters } = scenario.given;
  fighters.forEach(({ name }, i) => {
    if (RESERVED.includes(name)) complain([...path, 'fighters', i, 'name'], `another name than ${RESERVED.join(', ')}`, name);
    if (fighters.findIndex((one) => one.name === name) !== i) complain([...path, 'fighters', i, 'name'], 'a name that no other fighter has', name);
  });
  const state = words.begin(rules, scenario.given as never, (where, expected) => complain([...path, ...where], expected, null));
  const runner = Runner.still(rules, state);
  giveConditions(scenario, runner, new Speech(words, runner, complain), path);
  return Fight.open(rules, runner.state, { seed: 'scenario', typed: true, strict: true });
}

function giveConditions(scenario: Scenario, runner: Runner, speech: Speech, path: Path): void {
  scenario.given.fighters.forEach((fighter, i) => {
    fighter.conditions?.forEach((said, k) => {
      const at = [...path, 'fighters', i, 'conditions', k];
      giveSaid(runner, speech, speech.id(fighter.name, at), said, at);
    });
  });
}
