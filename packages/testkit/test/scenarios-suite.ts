import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Fight, type Line, makeRules, readLog, writeLog } from '@riposte/kernel';
import { type Passage, playScenario, runScenario, type Step, WAYS } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { readScenarios, type Scenario } from '../../files/src/index.ts';
import { RULE_SETS } from '../../files/test/rule-sets.ts';
import { inFull, isTurnOf } from '../../files/test/tenth.ts';

export const root = join(import.meta.dirname, '../../../scenarios');

/** Ways of a command's dice that are enumerated: a second's worth, and of nine commands in ten a twentieth of it. */
const MAX_WAYS = 10_000;
const FEW_WAYS = 500;

/** A finished fight as steps of the kernel, with the dice set beforehand; null where the game master decreed something. */
function passageOf(fight: Fight, most: number): Passage | null {
  const path = fight.path().map((n) => fight.lines[n]);
  if (path.some((line) => line.in === 'fiat') || startsByItself(path)) return null;
  const steps: Step[] = [];
  path.forEach((line, i) => {
    if (line.in === 'command' && line.auto !== true) {
      for (const roll of rollsUntilNext(path, i)) steps.push({ force: { roll: roll.roll, who: roll.who, faces: roll.faces! } });
      steps.push({ submit: { do: line.do, by: line.by, with: line.with } });
    } else if (line.in === 'answer') steps.push({ answer: line.value, who: line.who, ask: line.ask });
  });
  const end = JSON.stringify(fight.state);
  return { rules: fight.rules, state: fight.header.state, steps, most, expect: (other) => expect(JSON.stringify(other.state)).toBe(end) };
}

/** Dice or questions before anybody has declared anything. */
const startsByItself = (path: readonly Line[]): boolean =>
  path
    .slice(
      0,
      path.findIndex((line) => line.in === 'command' && line.auto !== true),
    )
    .some((line) => line.in === 'roll' || line.in === 'answer') || !path.some((line) => line.in === 'command' && line.auto !== true);

function rollsUntilNext(path: readonly Line[], from: number): Extract<Line, { in: 'roll' }>[] {
  const end = path.findIndex((line, i) => i > from && line.in === 'command' && line.auto !== true);
  return path.slice(from, end < 0 ? path.length : end).filter((line) => line.in === 'roll');
}

function reloaded(fight: Fight): Fight {
  const { header, lines } = readLog(writeLog(fight.header, fight.lines));
  const { def, options } = fight.rules;
  return Fight.load(makeRules(def, { options, codes: header.codes }), header, lines, { typed: true, strict: true });
}

function undoneAndRedone(fight: Fight): void {
  while (fight.canUndo) fight.undo();
  while (fight.canRedo) fight.redo();
}

/** What its log gives again: all of it, from the file, and in a tenth that changes with the commit as steps of the kernel in all their ways. */
function checkLog(scenario: Scenario, nth: number): void {
  const fight = playScenario(scenario).fight!;
  const end = JSON.stringify(fight.state);
  expect(fight.verify()).toMatchObject({ ok: true });
  expect(JSON.stringify(reloaded(fight).state)).toBe(end);
  if (!inFull(scenario.title)) return;
  const passage = passageOf(fight, isTurnOf(nth, 10) ? MAX_WAYS : FEW_WAYS);
  if (passage !== null) for (const run of Object.values(WAYS)) run(passage);
  undoneAndRedone(fight);
  expect(JSON.stringify(fight.state)).toBe(end);
}

const READ = new Map<string, readonly (readonly [name: string, scenarios: readonly Scenario[]])[]>();

/** The scenarios of a rule set by their files, read once. */
function inYaml(ruleset: string): readonly (readonly [name: string, scenarios: readonly Scenario[]])[] {
  const folder = join(root, ruleset);
  const read =
    READ.get(ruleset) ?? readdirSync(folder).map((name) => [name, readScenarios(readFileSync(join(folder, name), 'utf8'), name, RULE_SETS)] as const);
  READ.set(ruleset, read);
  return read;
}

/** Every scenario of a rule set. */
export function allScenariosOf(ruleset: string): void {
  for (const [name, scenarios] of inYaml(ruleset)) {
    describe(`${ruleset}/${name}`, () => {
      for (const scenario of scenarios) it(scenario.title, () => expect(runScenario(scenario).failures).toEqual([]));
    });
  }
}

/** The logs of a fifth of the scenarios, which changes with the commit, and of all in a tenth of the titles. */
export function allLogsOf(ruleset: string): void {
  for (const [name, scenarios] of inYaml(ruleset)) {
    it(`${ruleset}/${name} is kept in logs`, () => {
      for (const [nth, scenario] of scenarios.entries()) if (inFull(scenario.title) || isTurnOf(nth, 5)) checkLog(scenario, nth);
    });
  }
}

/** All that the verdict of a scenario depends on. */
const whatRuns = ({ ruleSet, packs, options, given, steps }: Scenario): string => JSON.stringify([ruleSet.rules.id, packs, options, given, steps]);

const fixture = join(import.meta.dirname, '../../../fixtures/scenarios-1.json.gz');

/**
 * JSON of `riposte/scenario/1` keeps its meaning: the files of a rule set as they were when YAML took their place. Only where
 * a rule was wrong does a verdict change: `fixtures/mended` has the titles of those, each with what was wrong. All are read; what is
 * read as one in YAML is read runs there, and here a tenth of it that changes with the commit.
 */
export function allScenariosInJson(ruleset: string): void {
  const texts = JSON.parse(gunzipSync(readFileSync(fixture)).toString()) as Record<string, string>;
  const files = Object.entries(texts).filter(([file]) => file.startsWith(`${ruleset}/`));
  if (files.length === 0) throw new Error(`there is no scenario of ${ruleset} in ${fixture}: only games of earlier releases have some`);
  const mended = JSON.parse(readFileSync(join(import.meta.dirname, `../../../fixtures/mended/${ruleset}.json`), 'utf8')) as Record<string, string>;
  const read = new Map(files.map(([file, content]) => [file, readScenarios(content, file, RULE_SETS)]));
  const known = new Set(inYaml(ruleset).flatMap(([, scenarios]) => scenarios.map(whatRuns)));
  it.each([...read.keys()])('%s passes as JSON', (file) => {
    const scenarios = read.get(file)!;
    expect(scenarios.length).toBeGreaterThan(0);
    const chosen = scenarios.filter((scenario, nth) => isTurnOf(nth, 10) || Object.hasOwn(mended, scenario.title) || !known.has(whatRuns(scenario)));
    const results = chosen.map(runScenario);
    expect(results.filter((result) => result.ok === Object.hasOwn(mended, result.title))).toEqual([]);
  });
  it('has all whose verdict changed', () => {
    const titles = new Set([...read.values()].flatMap((scenarios) => scenarios.map(({ title }) => title)));
    expect(Object.keys(mended).filter((title) => !titles.has(title))).toEqual([]);
  });
}
