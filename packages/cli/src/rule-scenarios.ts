import { readFileSync } from 'node:fs';
import { parseScenarios, readScenarios } from '@riposte/files';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { RuleScenario } from '@riposte/server/protocol';
import { tellScenario } from '@riposte/testkit';
import { addedHome, SOURCES, scenarioFiles, scenarioIndex, shortPath } from './home.ts';

/** A scenario as it begins, with the steps that it takes apart from it. */
type Kept = RuleScenario & { readonly steps: readonly unknown[] };

const KNOWN = new Map<string, readonly Kept[]>();

/**
 * The scenarios of a rule set as they begin, their steps apart, those first that name the fewest rules: they show each most plainly.
 * They are read once: they stay as they are while a command runs.
 */
export function scenariosOf(ruleset: string): readonly Kept[] {
  const known = KNOWN.get(ruleset) ?? (SOURCES === null && addedHome(ruleset) === null ? packed(ruleset) : read(ruleset));
  KNOWN.set(ruleset, known);
  return known;
}

type Written = Omit<RuleScenario['scenario'], 'rules' | 'steps'> & {
  readonly title: string;
  readonly rules?: readonly string[];
  readonly steps: readonly unknown[];
};

function read(ruleset: string): Kept[] {
  const found = scenarioFiles(ruleset).flatMap((path) => {
    const file = shortPath(path);
    return parseScenarios(readFileSync(path, 'utf8'), file).scenarios.map(({ data }) => {
      const { note: _note, steps, ...scenario } = data as Written;
      return { file, scenario: { ...scenario, rules: scenario.rules ?? [], steps: [] } as RuleScenario['scenario'], steps };
    });
  });
  return found.sort((a, b) => a.scenario.rules.length - b.scenario.rules.length);
}

/** What packing found, for an installed package without sources. */
const packed = (ruleset: string): Kept[] => JSON.parse(readFileSync(scenarioIndex(ruleset), 'utf8')) as Kept[];

/** Those from which a table can be made: what a scenario needs beside itself, a table would have to bring. */
export const playableScenarios = (ruleset: string): readonly Kept[] =>
  scenariosOf(ruleset).filter(({ scenario }) => !('own' in scenario) && !('packs' in scenario));

/** What was told before, by scenario and language: they stay as they are while a command runs. */
const TOLD = new WeakMap<RuleScenario, Map<string, readonly string[]>>();

/** What happens in a scenario, in sentences, as the log of its fight tells it. What cannot be played tells nothing. */
export async function toldScenario(one: RuleScenario, language: string): Promise<readonly string[]> {
  const known = TOLD.get(one) ?? new Map<string, readonly string[]>();
  TOLD.set(one, known);
  const told = known.get(language) ?? (await played(one as Kept, language));
  known.set(language, told);
  return told;
}

async function played({ file, scenario, steps }: Kept, language: string): Promise<readonly string[]> {
  const content = JSON.stringify({ ...scenario, steps });
  const [read] = readScenarios(content, file.replace(/\.ya?ml$/, '.json'), await ruleSetsIn(content));
  return tellScenario(read, language);
}
