import { debuglog } from 'node:util';
import { FileError } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import { SimulationError, TextError } from '@riposte/sim';
import { Command, CommanderError } from 'commander';
import type { Finish } from './command.ts';
import { addFarm } from './commands/farm.ts';
import { addFights } from './commands/fights.ts';
import { addGames } from './commands/games.ts';
import { addOdds } from './commands/odds.ts';
import { addRules } from './commands/rules.ts';
import { addServer } from './commands/server.ts';
import { forgetEmptyVariables, wrongVariable } from './commands/setting.ts';
import { addShell } from './commands/shell.ts';
import { withDefaults } from './defaults.ts';
import { isExaminer, report } from './examiner.ts';
import { whereEnded, withGames } from './games.ts';
import { hasAddedGames, placeInGame } from './home.ts';
import { hasLooks, means, withEscapes, withLooks } from './meaning.ts';
import { BAD_INPUT, FAULT, GOOD, InputError } from './outcome.ts';
import { withFormat } from './output-format.ts';
import { print, printError, printWarning, refusalText } from './print.ts';
import { release } from './release.ts';

const debug = debuglog('riposte');

/** Runs the command with these arguments and returns its exit code. */
export async function riposte(args: readonly string[]): Promise<number> {
  let code: number = GOOD;
  let called = '';
  const program = commands((result, json) => {
    code = typeof result === 'number' ? result : result.code;
    if (typeof result === 'number') return;
    print(json ? JSON.stringify(withFormat(called, result.json), null, 1) : result.text);
    for (const problem of result.problems ?? []) printError(refusalText(problem));
    for (const warning of result.warnings ?? []) printWarning(refusalText(warning));
  });
  program.hook('preAction', (_program, command) => void (called = command.name()));
  forgetEmptyVariables(program);
  let given = args;
  try {
    given = withLooks(args);
    if (given[0] === 'help' && given[1] !== undefined && !given[1].startsWith('-')) await mustKnow(given[1], program);
    mustHaveGoodVariables(given, program);
    await program.parseAsync((await withGames(given[0] === 'doctor' ? given : await withDefaults(given, program))).map(withoutHyphen), { from: 'user' });
    return code;
  } catch (thrown) {
    return await failed(thrown, given);
  }
}

/** Called where the program ends before the command has: the game may have ended it, and then it says where. */
export function ended(args: readonly string[]): void {
  const place = whereEnded();
  report({ ended: place });
  if (place === null || isExaminer()) return;
  const message = `The game ends the program at ${place}. Take process.exit out of its code`;
  if (args.includes('--json')) print(JSON.stringify({ error: { code: 'game-fault', message } }));
  printError(refusalText(message));
  process.exitCode = BAD_INPUT;
}

/** @throws InputError where a variable of the command holds what its option does not take, and the option is not typed */
function mustHaveGoodVariables([name, ...typed]: readonly string[], { commands: all }: Command): void {
  const options = all.find((command) => command.name() === name)?.options ?? [];
  for (const option of options) {
    const isTyped = typed.some((arg) => arg === option.long || arg.startsWith(`${option.long}=`));
    const wrong = isTyped ? null : wrongVariable(option);
    if (wrong !== null) throw new InputError(wrong);
  }
}

/** @throws InputError where there is no such command whose help could be shown */
async function mustKnow(name: string, { commands: all }: Command): Promise<void> {
  const names = [...all.map((command) => command.name()), 'help'];
  if (names.includes(name)) return;
  const { unknown } = await import('./unknown.ts');
  throw unknown('command', name, names);
}

/** "-Ork" and "-d6+4" are no options: all of ours begin with two hyphens, but for those of one letter. */
function withoutHyphen(arg: string): string {
  return /^-[^-\s]./u.test(arg) ? `−${arg.slice(1)}` : arg;
}

/** Says what is wrong in one line, with the help to look up. Bad input never shows a stack; NODE_DEBUG=riposte shows that of a fault of our own. */
async function failed(thrown: unknown, args: readonly string[]): Promise<number> {
  if (thrown instanceof CommanderError && thrown.exitCode === 0) return GOOD;
  const isUsage = thrown instanceof CommanderError;
  const isBad = isUsage || isBadInput(thrown);
  if (!isBad) debug('%s', (thrown as Error).stack);
  const place = isBad && !isOfGame(thrown) ? null : placeInGame(thrown);
  const code = isUsage ? 'bad-input' : isBad ? thrown.code : place === null ? 'fault' : 'game-fault';
  const message = isUsage ? await usageText(thrown) : isBad ? `${inputText(thrown)}${place === null ? '' : `; see ${place}`}` : faultText(thrown, place);
  if (args.includes('--json')) print(JSON.stringify({ error: { code, message } }));
  const isKnown = !args[0]?.startsWith('-') && args[0] !== 'help' && !(isUsage && thrown.code === 'commander.unknownCommand');
  const help = code === 'bad-input' ? ` Help: riposte ${isKnown && args.length > 0 ? `help ${args[0]}` : '--help'}` : '';
  printError(`${refusalText(message)}${help}`);
  return code === 'fault' ? FAULT : BAD_INPUT;
}

/** What the code of a game does wrong, as the kernel says it: it stands behind no input. */
const GAME_CODES: readonly string[] = ['bad-definition', 'query-asks-itself', 'swallowed-suspension'];
const isOfGame = (thrown: unknown): boolean => thrown instanceof RiposteError && GAME_CODES.includes(thrown.code);

/** A fault, and whose it is where that is known: what threads threw has lost its place. */
function faultText(thrown: unknown, place: string | null): string {
  if (place !== null) return `The game stops at ${place}: ${String(thrown)}`;
  if (thrown instanceof SimulationError && hasAddedGames()) {
    // A farm says itself which fight it was, and how to repeat it.
    if (thrown.message.endsWith('.')) return thrown.message;
    const [which, how] =
      thrown.fight === undefined ? ['A fight', '"riposte fight"'] : [`Fight ${thrown.fight}`, `"riposte simulate" with --open ${thrown.fight}`];
    return `${which} stops: ${thrown.message}. If it stops in your game, ${how} says where`;
  }
  const where = thrown instanceof SimulationError && thrown.fight !== undefined ? ` (fight ${thrown.fight})` : '';
  return `This is a fault in Riposte itself: ${String(thrown)}${where}`;
}

/** What is wrong with what was given; where the game is not known, how it is named. */
const inputText = (thrown: Error): string =>
  thrown instanceof FileError && thrown.path === 'ruleset' ? `${thrown.message}. Name a game of your own by its folder: --ruleset FOLDER` : thrown.message;

/** What the parser of the command line says, and what we say. */
const USAGE: readonly (readonly [RegExp, string])[] = [
  [/^unknown option '(.+?)'/, 'There is no option $1.'],
  [/^unknown command '(.+?)'/, 'There is no command "$1".'],
  [/^missing required argument '(.+?)'/, 'Something is missing: <$1>.'],
  [/^option '(?:-\w, )?(\S+).*' argument missing/, '$1 needs a value.'],
  [/^option '(?:-\w, )?(\S+).*' argument '(.*)' is invalid\. Allowed choices are (.+)\./, '$1 must be one of $3, not $2.'],
  [/^too many arguments for '(.+)'\. Expected (\d+ arguments?) but got (\d+).*/, '"$1" takes $2, not $3.'],
  [/\s*\(Did you mean (.+?)\?\)/, ' Did you mean $1?'],
  [/^\(outputHelp\)/, 'Name a command.'],
];

/** Options that every command has, and that are taken out before its own are read. */
const ANYWHERE = ['--ruleset', '--color'];

/** A wrong command line in plain words. */
async function usageText({ message }: CommanderError): Promise<string> {
  const said = USAGE.reduce((text, [from, to]) => text.replace(from, to), message.replace(/^error: /, ''));
  const [, option] = /^There is no option (\S+)\.$/.exec(said) ?? [];
  const [, choices, given = option] = / must be one of (.+), not (.*)\.$/.exec(said) ?? [];
  if (given === undefined) return said;
  const { nearest } = await import('@riposte/ruleset');
  const meant = nearest(choices === undefined ? ANYWHERE : choices.split(', '), given);
  return meant === null ? said : `${said} Did you mean "${meant}"?`;
}

const BAD_INPUTS = [FileError, RiposteError, InputError, TextError];

/** A damaged store is known by its code: the server's module is loaded by the commands that need it only. */
function isBadInput(thrown: unknown): thrown is Error & { readonly code: string } {
  if (thrown instanceof SimulationError) return thrown.code !== 'fault';
  return BAD_INPUTS.some((kind) => thrown instanceof kind) || (thrown instanceof Error && (thrown as { code?: string }).code === 'bad-store');
}

/** The commands. What each does is imported only when it is called. */
function commands(finish: Finish): Command {
  const program = new Command('riposte').description('Run the fights of tabletop role-playing games exactly by their rules.').exitOverride();
  program
    .version(release(), '-v, --version', 'Print the version')
    .helpOption('-h, --help', 'Show this help')
    .addHelpCommand(new Command('help').argument('[command]').description('Show the help of a command').helpGroup('This command:'));
  program.configureOutput({ outputError: () => {}, getOutHasColors: () => hasLooks() });
  program.configureHelp({
    styleTitle: (text) => withEscapes(means('heading', text)),
    styleCommandText: (text) => withEscapes(means('typed', text)),
    styleSubcommandText: (text) => withEscapes(means('typed', text)),
    styleOptionText: (text) => withEscapes(means('typed', text)),
  });
  program.addHelpText(
    'after',
    '\nWith any command, --ruleset FOLDER or PACKAGE adds a game that does not come with Riposte; riposte.config.json lists the games of a folder.' +
      '\n--color auto, always or never decides whether a command prints in colour (default: auto, which is in colour at a terminal unless NO_COLOR is set).' +
      '\nExit status: 0 success, 1 check failed or not allowed, 2 wrong input, 3 fault in Riposte. "riposte help COMMAND" shows examples.',
  );
  const known = new Map<string, readonly string[]>();
  const add = (name: string, description: string, ...examples: readonly string[]): Command => {
    known.set(name, examples);
    return program
      .command(name)
      .description(description)
      .helpOption('-h, --help', 'Show this help')
      .option('--json', 'Print JSON')
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`);
  };

  program.commandsGroup('Fights:');
  addFights(add, finish);
  program.commandsGroup('Odds and balance:');
  addOdds(add, finish);
  program.commandsGroup('Rules and files:');
  addRules(add, finish);
  program.commandsGroup('Games of your own:');
  addGames(add, finish);
  program.commandsGroup('Tables in the browser:');
  addServer(add, finish);
  program.commandsGroup('Many machines:');
  addFarm(add, finish);
  program.commandsGroup('This command:');
  addShell(add, finish, program, known);
  return program;
}
