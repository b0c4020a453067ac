import type { Command } from 'commander';
import { whole } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { Place } from '../place.ts';
import { data, database } from './server.ts';

/** The commands that tell of the command itself, and of where it runs. */
export function addShell(add: Add, finish: Finish, program: Command, examples: ReadonlyMap<string, readonly string[]>): void {
  add(
    'completions',
    'Print a script that completes commands, options and files in a shell',
    'source <(riposte completions bash)',
    'riposte completions fish > ~/.config/fish/completions/riposte.fish',
  )
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string, options: Options) => {
      const [{ completions }, { described }] = await Promise.all([import('../completions.ts'), import('../described.ts')]);
      finish(completions(shell, described(program, examples)), options.json);
    });
  add('man', 'Print the manual as a man page', 'riposte man | man -l -', 'riposte man > riposte.1').action(async (options: Options) => {
    const [{ manual }, { described }] = await Promise.all([import('../man.ts'), import('../described.ts')]);
    finish(manual(program.version() ?? '', program.description(), described(program, examples)), options.json);
  });
  add('doctor', 'Check that Riposte can run here: Node, data folder, database, configuration, games, port; fails if it cannot', 'riposte doctor')
    .addOption(data('Check this folder of tables'))
    .addOption(database('Check this PostgreSQL database instead'))
    .option('--port <number>', 'Check whether this port is free', whole('--port', 1, 65_535), 3000)
    .option('--ruleset <game>', 'Check this game, too: its folder or its package')
    .action(async (options: Options & Place & { port: number; ruleset?: string }, command: Command) => {
      const { doctor } = await import('../doctor.ts');
      const typed = Object.fromEntries(Object.entries(options).filter(([name]) => command.getOptionValueSource(name) === 'cli'));
      finish(await doctor(options, typed, program), options.json);
    });
}
