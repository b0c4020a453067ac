import { readFileSync } from 'node:fs';
import { debuglog } from 'node:util';
import { FileError } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import { SimulationError, TextError } from '@riposte/sim';
import { Command, CommanderError, Option } from 'commander';
import { wholeNumber } from './argument.ts';
import type { Finish, Options } from './command.ts';
import { BAD_INPUT, FAULT, GOOD, InputError } from './outcome.ts';
import { print, printError } from './print.ts';
import type { ServeOptions } from './serve.ts';
import { addSimulation } from './simulation.ts';

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

  add('play', 'play a fight in the terminal, or go on with one', 'riposte play', 'riposte play harbour-gate.jsonl', "printf 'auto all\\n' | riposte play")
    .argument('[file]', 'encounter or log; default: the first ready fight')
    .option('--seed <text>', 'seed of the dice; default: the one of the encounter')
    .option('--log <file>', 'log to write; default: named after the encounter, in this folder')
    .option('--force', 'replace a log of that name')
    .option('--typed', 'throw real dice: every roll waits for their faces')
    .option('--player <side=name...>', 'computer players for sides: policy, random, careful, tactical, brave, cautious, focused, protective')
    .action(async (file: string | undefined, options: Options & { seed?: string; log?: string; force?: boolean; typed?: boolean; player?: string[] }) => {
      const { play } = await import('./play.ts');
      finish(await play(file, options), options.json);
    });

  add(
    'fight',
    'run a fight to its end, everybody by policy, and tell it',
    'riposte fight encounters/sea-of-shadows/harbour-gate.json --seed 7 --log gate.jsonl',
  )
    .argument('<encounter>', 'encounter file')
    .option('--seed <text>', 'seed of the dice; default: the one of the encounter')
    .option('--log <file>', 'write the log there')
    .option('--force', 'replace a log of that name')
    .option('--player <side=name...>', 'computer players for sides: policy, random, careful, tactical, brave, cautious, focused, protective')
    .option('--why', 'what computer players expected of what they chose and of the rest')
    .action(async (file: string, options: Options & { seed?: string; log?: string; force?: boolean; player?: string[]; why?: boolean }) => {
      const { fight } = await import('./fight.ts');
      finish(fight(file, options), options.json);
    });

  add('verify', 'check the chain of a log and execute it again; says no with the line that differs', 'riposte verify gate.jsonl')
    .argument('<log>', 'log file')
    .action(async (file: string, options: Options) => {
      const { verify } = await import('./verify.ts');
      finish(verify(file), options.json);
    });

  add('replay', 'tell the fight of a log, or the state at one of its lines', 'riposte replay gate.jsonl', 'riposte replay gate.jsonl --at 40')
    .argument('<log>', 'log file')
    .option('--at <line>', 'line of the log file; 1 is the header', wholeNumber)
    .action(async (file: string, options: Options & { at?: number }) => {
      const { replay } = await import('./replay.ts');
      finish(replay(file, options), options.json);
    });

  add('legal', 'what a fighter may declare, with costs, and why not the rest', 'riposte legal gate.jsonl --as Ann')
    .argument('<file>', 'encounter or log')
    .requiredOption('--as <fighter>', 'name of the fighter')
    .option('--odds', 'what each act can lead to, exactly')
    .option('--within <ms>', 'milliseconds after which bounds of an act are enough, 0 = never; default 500', wholeNumber)
    .action(async (file: string, options: Options & { as: string; odds?: boolean; within?: number }) => {
      const { legal } = await import('./legal.ts');
      finish(legal(file, options.as, options), options.json);
    });

  add('scenario', 'run scenarios; says no when one fails', 'riposte scenario scenarios/sea-of-shadows', 'riposte scenario --json - < blow.json')
    .argument('<files...>', 'scenario files, folders of them, or - for standard input')
    .action(async (files: string[], options: Options) => {
      const { scenario } = await import('./scenario.ts');
      finish(scenario(files), options.json);
    });

  add('check', 'check a file of any format', 'riposte check encounters/sea-of-shadows/harbour-gate.json')
    .argument('<file>', 'encounter, pack, scenario or log')
    .action(async (file: string, options: Options) => {
      const { check } = await import('./check.ts');
      finish(check(file), options.json);
    });

  add('schema', 'print the JSON Schema of a kind of file', 'riposte schema encounter > encounter.schema.json')
    .argument('<kind>', 'encounter, pack, scenario or log')
    .action(async (kind: string, options: Options) => {
      const { schema } = await import('./schema.ts');
      finish(schema(kind), options.json);
    });

  add('rules', 'the rules in our own words, with status, options and readings', 'riposte rules sea-of-shadows', 'riposte rules SS-ATK-007')
    .argument('[ruleset]', 'rule set, or the id of a rule')
    .argument('[id]', 'id of a rule')
    .action(async (ruleset: string | undefined, id: string | undefined, options: Options) => {
      const { rules } = await import('./rules.ts');
      finish(rules(ruleset, id), options.json);
    });

  add(
    'catalogue',
    'creatures, gear, spells and conditions: what each is, costs and does',
    'riposte catalogue sea-of-shadows',
    'riposte catalogue celesia bow',
    'riposte catalogue realmspire goblin --json',
  )
    .argument('<ruleset>', 'rule set')
    .argument('[search]', 'a sort, an id, or words of a name or a summary')
    .action(async (ruleset: string, search: string | undefined, options: Options) => {
      const { catalogue } = await import('./catalogue.ts');
      finish(catalogue(ruleset, search), options.json);
    });

  add(
    'character',
    'make a character of choices: advice, the finished fighter, every number with its sources; says no when the rules do not allow it',
    'riposte character sea-of-shadows ann.yaml',
    'riposte character sea-of-shadows ann.yaml --json > ann.json',
  )
    .argument('<ruleset>', 'rule set')
    .argument('<file>', 'choices of the player, YAML or JSON')
    .action(async (ruleset: string, file: string, options: Options) => {
      const { character } = await import('./character.ts');
      finish(character(ruleset, file), options.json);
    });

  add(
    'coverage',
    'which rules are implemented and tested; says no when one is neither that nor marked with a reason',
    'riposte coverage',
    'riposte coverage --json',
  ).action(async (options: Options) => {
    const { coverage } = await import('./coverage.ts');
    finish(coverage(), options.json);
  });

  addSimulation(add, finish);

  add(
    'serve',
    'open the table in the browser: one process, no account',
    'riposte serve',
    'riposte serve --host 0.0.0.0 --port 8080 --data ~/riposte',
    'riposte serve --public-url https://table.example --trust-proxy loopback --keep-days 90',
  )
    .option('--port <number>', 'port to listen on; 0 = any free one', wholeNumber, Number(process.env.PORT ?? 3000))
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other devices in', process.env.HOST ?? '127.0.0.1')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .option('--public-url <url...>', 'addresses at which pages are opened beside those of this machine, as behind a proxy', [])
    .option('--trust-proxy <addresses>', 'proxies whose word on where a request comes from is taken: loopback, 10.0.0.0/8')
    .addOption(
      new Option('--tables <who>', 'who may make tables beside game masters and those with a token; default: here, with --public-url: token').choices([
        'anyone',
        'here',
        'token',
      ]),
    )
    .option('--maker <token...>', 'tokens to make tables with; default: a new one at every start', process.env.RIPOSTE_MAKER?.split(' '))
    .option('--most-tables <number>', 'tables that one owner may have; default 50', wholeNumber)
    .option('--most-megabytes <number>', 'what they may take on the disk; default 200', wholeNumber)
    .option('--keep-days <number>', 'delete tables that nobody opened for so long; 0 = never', wholeNumber, 0)
    .option('--verbose', 'log lines of JSON on standard error')
    .action(async (options: Options & ServeOptions) => {
      const { serve } = await import('./serve.ts');
      await serve(options);
      finish(0, options.json);
    });

  add('backup', 'copy all tables of a server into one file, also while it runs', 'riposte backup tables.db --data riposte-data')
    .argument('<file>', 'file to write')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (file: string, options: Options & { data: string }) => {
      const { backup } = await import('./backup.ts');
      finish(await backup(file, options.data), options.json);
    });

  add('tables', 'list the tables of a server, also while it runs: whose, how large, when opened last', 'riposte tables --data riposte-data')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (options: Options & { data: string }) => {
      const { tables } = await import('./tables.ts');
      finish(await tables(options.data), options.json);
    });

  add('delete', 'delete a table of a server that is stopped, with all that belongs to it', 'riposte delete k3JtqWm9XyA2bVcd --data riposte-data')
    .argument('<table>', 'id of the table, as "riposte tables" has it')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (table: string, options: Options & { data: string }) => {
      const { remove } = await import('./tables.ts');
      finish(await remove(table, options.data), options.json);
    });

  add('links', 'list the tables of a server that is stopped, or make new links to one of which they were lost', 'riposte links --data riposte-data')
    .argument('[table]', 'id of the table, as the list has it')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (table: string | undefined, options: Options & { data: string }) => {
      const { links } = await import('./links.ts');
      finish(await links(table ?? null, options.data), options.json);
    });

  add('restore', 'check a backup, every table of it, and put it where there are no tables yet', 'riposte restore tables.db --data riposte-data')
    .argument('<file>', 'file that "backup" wrote')
    .option('--data <folder>', 'where tables are to be kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .option('--verify', 'only check')
    .action(async (file: string, options: Options & { data: string; verify?: boolean }) => {
      const { restore } = await import('./backup.ts');
      finish(await restore(file, options.data, options.verify ?? false), options.json);
    });

  return program;
}
