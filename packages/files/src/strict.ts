import { type Json, Runner, type View } from '@riposte/kernel';
import { likeliest, oneOfText, type Path, type Words } from '@riposte/ruleset';
import { isDecree, neededBy } from './decree.ts';
import type { Encounter } from './encounter.ts';
import { FileError, pathText } from './error.ts';
import type { Failure } from './expect.ts';
import { openScenario } from './open-scenario.ts';
import { wordsOf } from './rule-set.ts';
import type { Scenario } from './scenario.ts';
import { lineIn } from './yaml.ts';

/**
 * What is wrong with a scenario that fits its schema: unknown rules, acts, rolls and questions, rules that cannot be ignored, conditions without
 * what they need, skills that nobody has, a state that cannot be. Errors in YAML, warnings in JSON.
 * @param ruleIds All rules and rulings of its rule set; null = they are not known.
 * @param whyNotIgnored Why one of them cannot be ignored; null = it can.
 */
export function faultsOf(scenario: Scenario, ruleIds: readonly string[] | null, whyNotIgnored: (rule: string) => string | null): FileError[] {
  const words = wordsOf(scenario.ruleSet, scenario.file);
  const faults: FileError[] = [];
  const fault = (path: Path, expected: string): void => {
    const place = pathText([...scenario.at, ...path]);
    faults.push(new FileError(scenario.file, place, expected, scenario.lineOf?.(place) ?? null));
  };
  scenario.rules.forEach((id, i) => {
    if (ruleIds !== null && !ruleIds.includes(id)) fault(['rules', i], noRule(ruleIds, id));
  });
  scenario.steps.forEach((step, i) => {
    const rule = step.as === 'gm' && step.do === 'ignore' ? (step.with as { readonly rule?: Json } | undefined)?.rule : undefined;
    if (typeof rule !== 'string') return;
    const isKnown = ruleIds === null || ruleIds.includes(rule);
    const why = isKnown ? whyNotIgnored(rule) : noRule(ruleIds, rule);
    if (why !== null) fault(['steps', i, 'with', 'rule'], why);
  });
  for (const { path, expected } of unknownInSteps(scenario)) fault(path, expected);
  for (const { path, said } of givenConditions(scenario)) {
    const need = neededBy(words, said);
    if (need !== null) fault(path, need);
  }
  const opened = openScenario(scenario);
  if ('failures' in opened) {
    return [...faults, ...opened.failures.map((failure) => stopIn(scenario, failure))];
  }
  oddities(words, opened.fight.view, scenario.given.fighters, (path, expected) => fault(['given', ...path], expected));
  return faults;
}

/** What keeps a scenario from going on, as a fault of its file. */
export function stopIn({ file, lineOf }: Scenario, { path, expected, got }: Failure): FileError {
  const found = got === null ? '' : `, found ${JSON.stringify(got)}`;
  const text = typeof expected === 'string' ? expected : JSON.stringify(expected);
  return new FileError(file, path, `${text}${found}`, lineOf?.(path) ?? null);
}

/** What is wrong with an encounter that can be opened: skills that nobody has, a state that cannot be. It can be fought all the same. */
export function faultsOfEncounter(encounter: Encounter, content: string, file: string): FileError[] {
  const { ruleSet, rules, state, fighters } = encounter;
  const faults: FileError[] = [];
  // A game may have no words; then nothing says what cannot be.
  if (ruleSet.words === undefined) return [];
  oddities(ruleSet.words, Runner.still(rules, state), fighters, (path, expected) => {
    const place = pathText(path);
    faults.push(new FileError(file, place, expected, lineIn(content, place)));
  });
  return faults;
}

/** Skills that nobody has, and what cannot be in the state that fighters begin in. */
function oddities(words: Words, view: View, fighters: Encounter['fighters'], fault: (path: Path, expected: string) => void): void {
  const skills = words.skills?.(view) ?? [];
  fighters.forEach((fighter, i) => {
    for (const skill of Object.keys(fighter.skills ?? {})) {
      if (skills.length > 0 && !skills.includes(skill)) fault(['fighters', i, 'skills', skill], `a skill, ${likeliest(skills, skill)}`);
    }
  });
  const names = words.names(view);
  for (const { who, fact, expected } of words.impossible?.(view) ?? []) {
    fault(['fighters', fighters.findIndex(({ name }) => name === names.get(who)), ...fact], expected);
  }
}

/** What is expected in place of a rule that there is not. */
const noRule = (ruleIds: readonly string[], id: string): string =>
  ruleIds.length === 0 ? 'a rule of the book: rules.json has none' : `a rule of the book, ${likeliest(ruleIds, id)}`;

/** The acts, rolls and questions that steps name and the rule set does not have. */
function unknownInSteps({ steps, ruleSet }: Scenario): { readonly path: Path; readonly expected: string }[] {
  const { intents, rolls, asks, windows } = ruleSet.rules;
  const known = (list: readonly { readonly id: string }[], id: string, path: Path) =>
    list.some((one) => one.id === id) ? [] : [{ path, expected: `${oneOfText(list, id)}, found "${id}"` }];
  return steps.flatMap(({ as, do: act, dice = [], choose = [] }, i) => [
    ...(act === undefined || (as === 'gm' && (act === 'pass' || isDecree(act))) ? [] : known(intents, act, ['steps', i, 'do'])),
    ...dice.flatMap(({ purpose }, k) => known(rolls, purpose, ['steps', i, 'dice', k, 'purpose'])),
    ...(typeof choose === 'string' ? [] : choose).flatMap((choice, k) =>
      typeof choice === 'string' || choice.ask === undefined ? [] : known([...asks, ...windows], choice.ask, ['steps', i, 'choose', k, 'ask']),
    ),
  ]);
}

interface GivenCondition {
  readonly path: Path;
  readonly said: Json | undefined;
}

/** The conditions of fighters, and those that the game master gives in a step. */
function givenConditions({ given, steps }: Scenario): GivenCondition[] {
  const held = given.fighters.flatMap(({ conditions = [] }, i) =>
    conditions.map((said, k) => ({ path: ['given', 'fighters', i, 'conditions', k], said: said as Json })),
  );
  const inSteps = steps.flatMap((step, i) =>
    step.as === 'gm' && step.do === 'give' ? [{ path: ['steps', i, 'with'], said: step.with as Json | undefined }] : [],
  );
  return [...held, ...inSteps];
}
