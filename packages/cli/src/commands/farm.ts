import { Option } from 'commander';
import { whole } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { WorkerOptions } from '../farm-worker.ts';

/** Its variable is named in the help, and never what it holds: that may be a password. */
const database = (): Option =>
  new Option('--database <address>', 'Find the farm in this PostgreSQL database, such as postgres://user:password@localhost:5432/riposte').env(
    'RIPOSTE_DATABASE',
  );

/** The options of a command whose fights workers may fight. */
export const farmOptions = (): readonly Option[] => [new Option('--farm', 'Let the workers of a farm fight (riposte worker); totals are the same'), database()];

/** The commands of a farm of workers. */
export function addFarm(add: Add, finish: Finish): void {
  add(
    'worker',
    'Fight shares of simulations that --farm spreads over machines',
    'riposte worker --database postgres://riposte@localhost/riposte',
    'riposte worker --status --json',
    'riposte worker --drain --name east-2',
  )
    .addOption(database())
    .option('--workers <number>', 'Use this many threads (default: one for each core)', whole('--workers', 1))
    .option('--name <text>', 'Call it so in --status and --drain (default: the name of the machine and the number of the process)')
    .option('--keep-days <number>', 'Delete results that nobody has asked for in this many days (0 keeps them)', whole('--keep-days', 0, 100_000), 90)
    .option('--status', 'Show workers, shares and what was set aside, and end')
    .option('--drain', 'Tell the workers, or those of --name, to end after the shares at hand')
    .action(async (options: Options & WorkerOptions) => {
      const { workerCommand } = await import('../farm-worker.ts');
      finish(await workerCommand(options), options.json);
    });
}
