import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** Where the sources are; null in an installed package, beside whose `dist` packing has put what is needed of them. */
export const SOURCES: string | null = existsSync(join(repository, 'packages/cli/src/home.ts')) ? repository : null;
const HOME = SOURCES ?? join(import.meta.dirname, '..');

/** Path of a file as it is shown: from the root of the sources, with slashes. */
export function shortPath(file: string): string {
  return relative(HOME, file).split(sep).join('/');
}

/** All files below a folder with one of these endings, in the order of their names; none where there is no folder. */
export function filesIn(folder: string, ...endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => endings.some((ending) => name.endsWith(ending)));
  return names.sort().map((name) => join(folder, name));
}

/** Encounters that come with Riposte, of a rule set. */
export function readyFights(ruleset: string): string[] {
  return filesIn(join(HOME, 'encounters', ruleset), '.json');
}

/** How the names of scenario files end. */
export const SCENARIO_ENDINGS = ['.json', '.yaml', '.yml'] as const;

/** Scenarios that come with the sources, of a rule set. */
export function scenarioFiles(ruleset: string): string[] {
  return filesIn(join(HOME, 'scenarios', ruleset), ...SCENARIO_ENDINGS);
}

/** The text of a rule set's ledger. */
export const ledgerText = (ruleset: string): string => textOf(ruleset, 'rules.json');

/** The README of a rule set, whose table of rulings says what holds where the book is silent. */
export const readmeText = (ruleset: string): string => textOf(ruleset, 'README.md');

/** A file of a rule set's folder, which packing names after the rule set. */
function textOf(ruleset: string, name: string): string {
  return readFileSync(SOURCES === null ? join(HOME, 'rules', `${ruleset}${extname(name)}`) : join(SOURCES, 'packages/rules', ruleset, name), 'utf8');
}

/** Where packing puts what `coverage` found in the sources. */
export const COVERAGE_INDEX = join(HOME, 'coverage.json');
