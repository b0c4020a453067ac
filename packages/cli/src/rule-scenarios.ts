import { readFileSync } from 'node:fs';
import { parseScenarios } from '@riposte/files';
import type { RuleScenario } from '@riposte/server/protocol';
import { addedHome, SOURCES, scenarioFiles, scenarioIndex, shortPath } from './home.ts';

const KNOWN = new Map<string, readonly RuleScenario[]>();

/**
 * The scenarios of a rule set as they begin, without their steps, those first that name the fewest rules: they show each most plainly.
 * They are read once: they stay as they are while a command runs.
 */
export function scenariosOf(ruleset: string): readonly RuleScenario[] {
  const known = KNOWN.get(ruleset) ?? (SOURCES === null && addedHome(ruleset) === null ? packed(ruleset) : read(ruleset));
  KNOWN.set(ruleset, known);
  return known;
}

type Written = Omit<RuleScenario['scenario'], 'rules'> & { readonly title: string; readonly rules?: readonly string[] };

function read(ruleset: string): RuleScenario[] {
  const found = scenarioFiles(ruleset).flatMap((path) => {
    const file = shortPath(path);
    return parseScenarios(readFileSync(path, 'utf8'), file).scenarios.map(({ data }) => {
      const { note: _note, ...scenario } = data as Written;
      return { file, scenario: { ...scenario, rules: scenario.rules ?? [], steps: [] } };
    });
  });
  return found.sort((a, b) => a.scenario.rules.length - b.scenario.rules.length);
}

/** What packing found, for an installed package without sources. */
const packed = (ruleset: string): RuleScenario[] => JSON.parse(readFileSync(scenarioIndex(ruleset), 'utf8')) as RuleScenario[];

/** Those from which a table can be made: what a scenario needs beside itself, a table would have to bring. */
export const playableScenarios = (ruleset: string): readonly RuleScenario[] =>
  scenariosOf(ruleset).filter(({ scenario }) => !('own' in scenario) && !('packs' in scenario));
