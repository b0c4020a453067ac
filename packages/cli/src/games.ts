import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { register } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CORRECT } from './conformance-verdict.ts';
import { isExaminer, report } from './examiner.ts';
import { addHome, filesIn, placeInGame } from './home.ts';
import { InputError } from './outcome.ts';
import { whyNot } from './why-not.ts';

/** What a folder says of the games that are played there. */
export const CONFIG = 'riposte.config.json';
/** Names the games for threads and processes that this one starts: a JSON list of folders. */
const GAMES = 'RIPOSTE_GAMES';
/** Commands whose own `--ruleset` says which game is meant. */
const NAMING = ['map', 'conformance', 'coverage'];

/**
 * Adds the games that the configuration of this folder and `--ruleset` name by path or package.
 * @returns The arguments with the id of the game in place of its path, or without it where the command does not ask for one.
 * @throws InputError for a game that cannot be loaded or does not keep the contract
 */
export async function withGames(args: readonly string[]): Promise<readonly string[]> {
  // One says itself what is wrong with them, the other starts a process that loads them.
  if (args[0] === 'doctor' || (args[0] === 'conformance' && !isExaminer())) return args;
  const config = await configOf(process.cwd());
  const folders = config === null ? [] : await Promise.all(config.names.map((name) => folderOf(name, config.folder)));
  const rest: string[] = [];
  const named: { readonly at: number; readonly folder: string }[] = [];
  for (let i = 0; i < args.length; i++) {
    if (!/^--ruleset(=|$)/.test(args[i])) {
      rest.push(args[i]);
      continue;
    }
    const value = args[i] === '--ruleset' ? args[++i] : args[i].slice('--ruleset='.length);
    if (value === undefined || value === '' || value.startsWith('--')) throw new InputError('--ruleset needs a folder, a package or a name.');
    const isHere = !/[/\\]|^\./.test(value) && (await isKnown(value, folders));
    if (!isHere) named.push({ at: rest.length, folder: await folderOf(value, process.cwd()) });
    if (NAMING.includes(args[0])) rest.push('--ruleset', isHere ? value : '');
  }
  const ids = await addGames([...new Set([...folders, ...named.map(({ folder }) => folder)])]);
  if (NAMING.includes(args[0])) for (const { at, folder } of named) rest[at + 1] = ids.get(folder)!;
  return rest;
}

/** Whether a name is that of a game which comes with Riposte or lies in one of these folders. @throws InputError where it is no package either */
async function isKnown(name: string, folders: readonly string[]): Promise<boolean> {
  await addGames(folders);
  const { ruleSetIds } = await import('@riposte/rule-sets');
  if (ruleSetIds().includes(name)) return true;
  if (existsSync(name) || installedIn(process.cwd(), name) !== null) return false;
  const { noRuleset } = await import('./rules.ts');
  throw noRuleset(name);
}

/** Adds the games that the process which started this thread had added. */
export async function gamesOfStarter(): Promise<void> {
  const folders = process.env[GAMES];
  if (folders !== undefined) await addGames(JSON.parse(folders) as readonly string[]);
}

/** Loads the games of these folders, in their order: the id of each by its folder. @throws InputError */
async function addGames(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  if (folders.length === 0) return ids;
  shareOwnModules();
  // Loaded here alone: most commands play no game of others.
  const { addRuleSet } = await import('@riposte/rule-sets');
  for (const folder of folders) {
    loading = packageOf(folder);
    let isRead = false;
    try {
      const exported = (await import(pathToFileURL(mainOf(folder)).href)) as object;
      isRead = true;
      const id = addRuleSet(exported, 'it');
      addHome(id, packageOf(folder));
      ids.set(folder, id);
    } catch (thrown) {
      const { place, why, remedy } = whyUnloadable(thrown, folder, isRead);
      const where = place === null ? [] : [place];
      report({
        verdict: {
          check: 'game',
          verdict: 'fault',
          says: why.replace(/\.$/, ''),
          where,
          ...((remedy !== null || isRead) && { remedy: remedy ?? 'give the game what is expected; docs/rule-sets.md describes it' }),
        },
      });
      if (thrown instanceof InputError) throw thrown;
      const mend = remedy === null ? '' : `. ${remedy[0].toUpperCase()}${remedy.slice(1)}`;
      throw new InputError(`The game ${folder} cannot be loaded: ${[...where, why].join(': ')}${mend}.`.replace(/([.?])\.( |$)/g, '$1$2'));
    }
  }
  loading = null;
  process.env[GAMES] = JSON.stringify(folders);
  return ids;
}

/** The folder of the game that is being loaded. */
let loading: string | null = null;

/** Where a game ends the program, called while it does; null = no game does, or its code is not named by what ends it. */
export function whereEnded(): string | null {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const here = new Error('ended');
  Error.stackTraceLimit = before;
  return placeInGame(here, loading === null ? undefined : [loading]) ?? loading;
}

/** Why a game cannot be loaded, where, and how to mend it; null = not known, or the message says it. @param isRead Its code could be read. */
function whyUnloadable(
  thrown: unknown,
  path: string,
  isRead: boolean,
): { readonly place: string | null; readonly why: string; readonly remedy: string | null } {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  if (isRead || thrown instanceof InputError) return { place: placeInGame(thrown, [packageOf(path)]), why, remedy: null };
  const folder = packageOf(path);
  const [, importer] = / imported from (.+)$/.exec(why) ?? [];
  const found = placeInGame(thrown, [folder]) ?? (importer === undefined ? null : relative(folder, importer));
  return { place: found ?? (thrown instanceof SyntaxError ? unreadable(folder, mainOf(path)) : null), why, remedy: remedyOf(thrown) };
}

function remedyOf(thrown: unknown): string {
  const { code, message = '' } = thrown as { readonly code?: unknown; readonly message?: string };
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return /"\.[cm]?tsx?"/.test(message)
      ? 'compile it to JavaScript, or use Node 24, which reads TypeScript'
      : 'name the folder of the game, or its module, a .js or .mjs file';
  if (code === 'ERR_MODULE_NOT_FOUND') return 'correct the import, or install the package that it names';
  return thrown instanceof SyntaxError ? 'correct that line' : CORRECT;
}

/** The first file of a game that is no JavaScript, with its line: the error of Node names none. A module without a package stands alone. */
function unreadable(folder: string, main: string): string | null {
  const others = existsSync(join(folder, 'package.json')) ? filesIn(folder, '.js', '.mjs').filter((name) => !name.includes('node_modules')) : [];
  for (const file of [main, ...others]) {
    const [, line] = /^.+:(\d+)\n/.exec(spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' }).stderr) ?? [];
    if (line !== undefined) return `${relative(folder, file)}, line ${line}`;
  }
  return null;
}

/** Adds games that are named by path or package, as seen from a folder. @throws InputError */
export async function addedGames(names: readonly string[], from: string): Promise<void> {
  await addGames(await Promise.all(names.map((name) => folderOf(name, from))));
}

/** What a configuration says: games, and options that nobody needs to type; an option that takes nothing has true. */
export interface Config {
  readonly file: string;
  readonly folder: string;
  readonly names: readonly string[];
  readonly defaults: { readonly [command: string]: { readonly [option: string]: number | string | boolean | readonly (number | string)[] } };
}

/** The nearest configuration in this folder or above it. @throws InputError for one that cannot be read */
export async function configOf(folder: string): Promise<Config | null> {
  const file = join(folder, CONFIG);
  if (!existsSync(file)) return dirname(folder) === folder ? null : configOf(dirname(folder));
  try {
    const { ruleSets = [], defaults = {}, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { readonly ruleSets?: unknown; readonly defaults?: unknown };
    const [unknown] = Object.keys(others);
    if (unknown !== undefined)
      throw new InputError(`${file}: there is no setting "${unknown}".${await likeliest(unknown, SETTINGS)} There are: ${SETTINGS.join(', ')}.`);
    if (!Array.isArray(ruleSets) || ruleSets.length > 100 || !ruleSets.every((name) => typeof name === 'string' && name !== ''))
      throw new InputError(`${file}: ruleSets must be a list of folders and packages, such as ["./my-game", "@guild/game"].`);
    if (!isDefaults(defaults)) throw new InputError(`${file}: defaults must name commands and their options, such as {"simulate": {"fights": 500}}.`);
    return { file, folder, names: ruleSets as readonly string[], defaults };
  } catch (thrown) {
    if (thrown instanceof InputError) throw thrown;
    throw new InputError(`${file} cannot be read: ${whyNot(thrown)}`);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);
const isDefaults = (value: unknown): value is Config['defaults'] =>
  isObject(value) &&
  Object.values(value).every(
    (options: unknown) =>
      isObject(options) &&
      Object.values(options).every((given: unknown) => typeof given === 'boolean' || (Array.isArray(given) ? given.every(isWord) : isWord(given))),
  );

/** Where a game lies that is named by its path from a folder, or as a package that is installed there or above. @throws InputError */
async function folderOf(name: string, from: string): Promise<string> {
  const path = resolve(from, name);
  if (existsSync(path) || /^[./\\]|^[A-Za-z]:/.test(name)) {
    if (!existsSync(path)) throw new InputError(`There is no game at ${path}.${await folderMeant(path)}`);
    return path;
  }
  const installed = installedIn(from, name);
  if (installed === null) throw new InputError(`The package ${name} is not installed here. Install it ("npm install ${name}"), or name its folder.`);
  return installed;
}

/** Where a package is installed in a folder or above it; null = it is not. */
function installedIn(folder: string, name: string): string | null {
  const installed = join(folder, 'node_modules', name);
  if (existsSync(join(installed, 'package.json'))) return installed;
  return dirname(folder) === folder ? null : installedIn(dirname(folder), name);
}

/** What a configuration may say. */
const SETTINGS = ['ruleSets', 'defaults'];

/** Names the folder or module beside it that was probably meant. */
async function folderMeant(path: string): Promise<string> {
  const above = dirname(path);
  if (!existsSync(above)) return '';
  const games = readdirSync(above, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() || /\.m?js$/.test(entry.name) ? [entry.name] : []));
  return likeliest(basename(path), games, (name) => join(above, name));
}

/** " Did you mean ...?", or nothing. The measure of likeness is loaded only here: the command starts without it. */
async function likeliest(given: string, known: readonly string[], called = (name: string): string => name): Promise<string> {
  const { nearest } = await import('@riposte/ruleset');
  const meant = nearest(known, given);
  return meant === null ? '' : ` Did you mean "${called(meant)}"?`;
}

/** The folder of a game's package, or of its module where there is none, whose `rules.json`, `README.md`, `encounters` and `scenarios` belong to it. */
function packageOf(path: string): string {
  const own = statSync(path).isDirectory() ? path : dirname(path);
  let folder = own;
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) return own;
    folder = dirname(folder);
  }
  return folder;
}

/** The module to import of a game: the file itself, or what its package.json names. @throws InputError */
function mainOf(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const file = join(path, 'package.json');
  if (!existsSync(file)) throw new InputError(`${path} has no package.json. Name the module of the game itself, or make a package of it.`);
  const { exports, main } = packageIn(file);
  const named = exported(exports) ?? (typeof main === 'string' ? main : 'index.js');
  const module = resolve(path, named);
  if (!existsSync(module)) throw new InputError(`${file} names ${named}, which is not there. Is the game built?`);
  return module;
}

function packageIn(file: string): { readonly exports?: unknown; readonly main?: unknown } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch (thrown) {
    throw new InputError(`${file} cannot be read: ${whyNot(thrown)}`);
  }
}

/** What `exports` of a package.json gives to those who import the package itself. */
function exported(exports: unknown): string | null {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return null;
  const conditions = exports as { readonly [key: string]: unknown };
  for (const key of ['.', 'node', 'import', 'default']) {
    const found = Object.hasOwn(conditions, key) ? exported(conditions[key]) : null;
    if (found !== null) return found;
  }
  return null;
}

let isSharing = false;

/** Games run on the kernel of this command, not on a copy of their own: definitions of two kernels do not know each other. */
function shareOwnModules(): void {
  const hooks = new URL('./game-hooks.js', import.meta.url);
  // Run from the sources there is one kernel anyway.
  if (isSharing || !existsSync(hooks)) return;
  isSharing = true;
  const own = { '@riposte/kernel': 'own-kernel', '@riposte/space': 'own-space', '@riposte/ruleset': 'own-ruleset', zod: 'own-zod' };
  const data = Object.fromEntries(Object.entries(own).map(([name, file]) => [name, new URL(`./${file}.js`, import.meta.url).href]));
  register(hooks.href, { parentURL: import.meta.url, data });
}
