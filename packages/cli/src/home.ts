import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(import.meta.dirname, '../../..');

/** Where the sources are; null in an installed package, beside whose `dist` packing has put what is needed of them. */
export const SOURCES: string | null = existsSync(join(repository, 'packages/cli/src/home.ts')) ? repository : null;
const HOME = SOURCES ?? join(import.meta.dirname, '..');

/** All files below a folder with one of these endings, in the order of their names; none where there is no folder. */
export function filesIn(folder: string, ...endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => endings.some((ending) => name.endsWith(ending)));
  return names.sort().map((name) => join(folder, name));
}

/** The files of code in a folder, without tests, declarations and what is installed there. */
export const codeFiles = (folder: string): string[] =>
  filesIn(folder, '.ts', '.js', '.mjs').filter((file) => !/\.test\.\w+$|\.d\.ts$|[\\/]node_modules[\\/]/.test(file));

/** The folders of games that do not come with Riposte, by id. */
const ADDED = new Map<string, string>();

/** Says where the package of an added game lies, whose files stand in it as those of a rule set do. */
export function addHome(ruleset: string, folder: string): void {
  ADDED.set(ruleset, folder);
}

export const hasAddedGames = (): boolean => ADDED.size > 0;

/** Where the code of an added game was when an error was thrown: "src/butt.js, line 12"; null where it had no part in it. */
export function placeInGame(thrown: unknown, folders: readonly string[] = [...ADDED.values()]): string | null {
  if (!(thrown instanceof Error)) return null;
  for (const [, url, line] of (thrown.stack ?? '').matchAll(/(file:\/\/[^\s)]+?):(\d+)/g)) {
    const file = fileURLToPath(url);
    for (const folder of folders) if (file.startsWith(folder + sep)) return `${relative(folder, file).split(sep).join('/')}, line ${line}`;
  }
  return null;
}

/** Where a game stopped, if that is known, and why: " at src/butt.js, line 12: no such goat". */
export function whyStopped(thrown: unknown): string {
  const place = placeInGame(thrown);
  return `${place === null ? '' : ` at ${place}`}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
}

/** Where the package of an added game lies; null for one that comes with Riposte. */
export const addedHome = (ruleset: string): string | null => ADDED.get(ruleset) ?? null;

/** Path of a file as it is shown: from the root of the sources, with slashes; of an added game's as if it lay there. */
export function shortPath(file: string): string {
  for (const [ruleset, folder] of ADDED) {
    for (const kind of ['encounters', 'lessons']) {
      if (file.startsWith(join(folder, kind) + sep)) return [kind, ruleset, relative(join(folder, kind), file).split(sep).join('/')].join('/');
    }
  }
  return ownPath(file);
}

/** Path of a file as its author knows it: of an added game's from the folder of the game, of all others from the root of the sources. */
export function ownPath(file: string): string {
  const folder = [...ADDED.values()].find((added) => file.startsWith(added + sep)) ?? HOME;
  return relative(folder, file).split(sep).join('/');
}

/** A folder of a rule set's files: those of all shipped ones lie together, an added one has its own. */
function folderFor(ruleset: string, name: string): string {
  const added = ADDED.get(ruleset);
  return added === undefined ? join(HOME, name, ruleset) : join(added, name);
}

/** Encounters that come with Riposte or with an added game, of a rule set. */
export function readyFights(ruleset: string): string[] {
  return filesIn(folderFor(ruleset, 'encounters'), '.json');
}

/** Lessons that come with Riposte or with an added game, of a rule set, in their order. */
export function lessonFiles(ruleset: string): string[] {
  return filesIn(folderFor(ruleset, 'lessons'), '.json');
}

/** How the names of scenario files end. */
export const SCENARIO_ENDINGS = ['.json', '.yaml', '.yml'] as const;

/** Scenarios that come with the sources or with an added game, of a rule set. */
export function scenarioFiles(ruleset: string): string[] {
  return filesIn(folderFor(ruleset, 'scenarios'), ...SCENARIO_ENDINGS);
}

/** The text of a rule set's ledger. */
export const ledgerText = (ruleset: string): string => textOf(ruleset, 'rules.json', '[]');

/** The README of a rule set, whose table of rulings says what holds where the book is silent. */
export const readmeText = (ruleset: string): string => textOf(ruleset, 'README.md', '');

/** A file of a rule set's folder, which packing names after the rule set; an added game need not have it. */
function textOf(ruleset: string, name: string, without: string): string {
  const added = ADDED.get(ruleset);
  if (added !== undefined) return existsSync(join(added, name)) ? readFileSync(join(added, name), 'utf8') : without;
  return readFileSync(SOURCES === null ? join(HOME, 'rules', `${ruleset}${extname(name)}`) : join(SOURCES, 'packages/rules', ruleset, name), 'utf8');
}

/** Where the code of a rule set lies; null in an installed package, of the shipped ones. */
export function codeFolder(ruleset: string): string | null {
  const added = ADDED.get(ruleset);
  if (added !== undefined) return existsSync(join(added, 'src')) ? join(added, 'src') : added;
  return SOURCES === null ? null : join(SOURCES, 'packages/rules', ruleset, 'src');
}

/** Where packing puts what `coverage` found in the sources. */
export const COVERAGE_INDEX = join(HOME, 'coverage.json');

/** Where packing puts the beginnings of a rule set's scenarios. */
export const scenarioIndex = (ruleset: string): string => join(HOME, 'rules', `${ruleset}.scenarios.json`);
