import type { Command } from 'commander';
import { whole } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { Place } from '../place.ts';
import { database } from './server.ts';

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
    .option('--data <folder>', 'Check this folder of tables', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .addOption(database('Check this PostgreSQL database instead'))
    .option('--port <number>', 'Check whether this port is free', whole('--port', 1, 65_535), Number(process.env.PORT ?? 3000))
    .action(async (options: Options & Place & { port: number }) => {
      const { doctor } = await import('../doctor.ts');
      finish(await doctor(options), options.json);
    });
}
