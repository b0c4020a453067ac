import { Fight, type Json, RiposteError, Runner } from '@riposte/kernel';
import type { Path } from '@riposte/ruleset';
import { giveSaid } from './by-hand.ts';
import { FileError, pathText } from './error.ts';
import type { Failure } from './expect.ts';
import { rulesFor } from './packed.ts';
import { wordsOf } from './rule-set.ts';
import { RESERVED, type Scenario } from './scenario.ts';
import { Codec } from './vocabulary-codec.ts';

/** Thrown to leave a scenario that cannot go on. */
class Stop {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    this.failures = failures;
  }
}

/** Leaves a scenario that cannot go on. */
export function complain(path: Path, expected: Json, got: Json): never {
  throw new Stop([{ path: pathText(path), expected, got }]);
}

/** Whether something thrown says that what was given is not right, and is no fault of a program. */
export const isComplaint = (thrown: unknown): boolean => thrown instanceof Stop || thrown instanceof FileError || thrown instanceof RiposteError;

/** What went wrong, as failures of the scenario. */
export function failuresOf(thrown: unknown, at: Path): readonly Failure[] {
  if (thrown instanceof Stop) return thrown.failures;
  if (thrown instanceof FileError) return [thrown, ...thrown.more].map(({ path, expected }) => ({ path, expected, got: null }));
  const got = thrown instanceof RiposteError ? `${thrown.message} [${thrown.code}]` : `a fault in the rule set: ${String(thrown)}`;
  return [{ path: pathText(at), expected: 'an action that the rules know', got }];
}

/** The fight as the scenario gives it, or why it cannot begin. */
export function openScenario(scenario: Scenario): { readonly fight: Fight } | { readonly failures: readonly Failure[] } {
  const at = [...scenario.at, 'given'];
  try {
    return { fight: beginScenario(scenario, at) };
  } catch (thrown) {
    return { failures: failuresOf(thrown, at) };
  }
}

/** Opens the fight as given. Every roll waits, so that none is made without the scenario's dice. */
export function beginScenario(scenario: Scenario, path: Path): Fight {
  const words = wordsOf(scenario.ruleSet, scenario.file);
  const rules = rulesFor(scenario.ruleSet, scenario.options, scenario.file, scenario.at);
  const { fighters } = scenario.given;
  fighters.forEach(({ name }, i) => {
    if (RESERVED.includes(name)) complain([...path, 'fighters', i, 'name'], `a name other than ${RESERVED.join(', ')}`, name);
    if (fighters.findIndex((fighter) => fighter.name === name) !== i) complain([...path, 'fighters', i, 'name'], 'a name that no other fighter has', name);
  });
  const begun = words.begin(rules, scenario.given);
  if (!begun.ok)
    throw new Stop(
      begun.problems.map((problem) => ({ path: pathText([...path, ...problem.path]), expected: problem.expected, got: valueAt(scenario.given, problem.path) })),
    );
  const runner = Runner.still(rules, begun.value);
  giveConditions(scenario, runner, new Codec(scenario.ruleSet, runner, complain), path);
  return Fight.open(rules, runner.state, { seed: 'scenario', typed: true, strict: true });
}

/** What stands at a place of some data; null = nothing. */
function valueAt(data: unknown, path: Path): Json {
  const value = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? inner[key as never] : null),
    data,
  );
  return value as Json;
}

function giveConditions(scenario: Scenario, runner: Runner, speech: Codec, path: Path): void {
  scenario.given.fighters.forEach((fighter, i) => {
    fighter.conditions?.forEach((said, k) => {
      const at = [...path, 'fighters', i, 'conditions', k];
      giveSaid(runner, speech, speech.id(fighter.name, at), said, at);
    });
  });
}
