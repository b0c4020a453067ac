import { readFileSync } from 'node:fs';
import { debuglog } from 'node:util';
import { FileError } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import { SimulationError, TextError } from '@riposte/sim';
import { Command, CommanderError } from 'commander';
import type { Finish } from './command.ts';
import { addFights } from './commands/fights.ts';
import { addOdds } from './commands/odds.ts';
import { addRules } from './commands/rules.ts';
import { addServer } from './commands/server.ts';
import { BAD_INPUT, FAULT, GOOD, InputError } from './outcome.ts';
import { print, printError } from './print.ts';

const debug = debuglog('riposte');

/** Runs the command with these arguments and returns its exit code. */
export async function riposte(args: readonly string[]): Promise<number> {
  let code: number = GOOD;
  const program = commands((result, json) => {
    code = typeof result === 'number' ? result : result.code;
    if (typeof result === 'number') return;
    print(json ? JSON.stringify(result.json, null, 1) : result.text);
    for (const problem of result.problems ?? []) printError(`${problem} [bad-file]`);
    for (const warning of result.warnings ?? []) printError(`warning: ${warning}`);
  });
  try {
    await program.parseAsync(args.map(withoutHyphen), { from: 'user' });
    return code;
  } catch (thrown) {
    return failed(thrown, args.includes('--json'));
  }
}

/** "-Ork" and "-d6+4" are no options: all of ours begin with two hyphens, but for those of one letter. */
function withoutHyphen(arg: string): string {
  return /^-[^-\s]./u.test(arg) ? `−${arg.slice(1)}` : arg;
}

/** Says what is wrong in one line. Bad input never shows a stack; NODE_DEBUG=riposte shows that of a fault of our own. */
function failed(thrown: unknown, json: boolean): number {
  if (thrown instanceof CommanderError) {
    if (thrown.exitCode === 0) return GOOD;
    if (json) print(JSON.stringify({ error: { code: 'bad-input', message: thrown.message.replace(/^error: /, '') } }));
    return BAD_INPUT;
  }
  const isBad = isBadInput(thrown);
  if (!isBad) debug('%s', (thrown as Error).stack);
  const { code, message } = isBad ? thrown : { code: 'fault', message: `a fault in riposte itself: ${String(thrown)}` };
  if (json) print(JSON.stringify({ error: { code, message } }));
  printError(`${message} [${code}]`);
  return isBad ? BAD_INPUT : FAULT;
}

const BAD_INPUTS = [FileError, RiposteError, InputError, TextError];

/** A damaged store is known by its code: the server's module is loaded by the commands that need it only. */
function isBadInput(thrown: unknown): thrown is Error & { readonly code: string } {
  if (thrown instanceof SimulationError) return thrown.code !== 'fault';
  return BAD_INPUTS.some((kind) => thrown instanceof kind) || (thrown instanceof Error && (thrown as { code?: string }).code === 'bad-store');
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return version;
}

/** The commands. What each does is imported only when it is called. */
function commands(finish: Finish): Command {
  const program = new Command('riposte').description('Tactical fights of tabletop role-playing games, run by the book.').exitOverride();
  program.version(versionOf(), '-v, --version', 'print the version');
  program.addHelpText('after', '\nExit codes: 0 good, 1 the answer is no, 2 bad input. "riposte help COMMAND" shows examples.');
  const add = (name: string, description: string, ...examples: readonly string[]): Command =>
    program
      .command(name)
      .description(description)
      .option('--json', 'print JSON')
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`);

  addFights(add, finish);
  addOdds(add, finish);
  addRules(add, finish);
  addServer(add, finish);
  return program;
}
