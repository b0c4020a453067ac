import { type Command, Option } from 'commander';
import { whole } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { WorkerOptions } from '../farm-worker.ts';
import { setting } from './setting.ts';

const database = (): Option =>
  setting('--database <address>', 'Find the farm in this PostgreSQL database, such as postgres://user:password@localhost:5432/riposte');

/** The options of a command whose fights workers may fight. */
export const farmOptions = (): readonly Option[] => [
  new Option('--farm', 'Let other machines run the fights (riposte worker); the totals are the same'),
  database(),
];

/** The commands of a farm of workers. */
export function addFarm(add: Add, finish: Finish): void {
  add(
    'worker',
    'Run shares of simulations that were started with --farm',
    'riposte worker --database postgres://riposte@localhost/riposte',
    'riposte worker --status --json',
    'riposte worker --drain --name east-2',
  )
    .addOption(database())
    .addOption(setting('--workers <number>', 'Use this many threads (default: one for each core)').argParser(whole('--workers', 1)))
    .addOption(setting('--name <text>', 'Use this name in --status and --drain (default: the name of the machine and the process number)'))
    .addOption(
      setting('--keep-days <number>', 'Delete results nobody has asked for in this many days (0 keeps them)')
        .argParser(whole('--keep-days', 0, 100_000))
        .default(90),
    )
    .option('--status', 'Show the workers, the shares, and the shares that were set aside because they failed, and exit')
    .option('--drain', 'Tell all workers, or those named with --name, to stop after their current shares')
    .action(async (options: Options & WorkerOptions, command: Command) => {
      const { workerCommand } = await import('../farm-worker.ts');
      // A worker's own name says nothing of whom to stop.
      const isTyped = command.getOptionValueSource('name') === 'cli';
      finish(await workerCommand(options.drain === true && !isTyped ? { ...options, name: undefined } : options), options.json);
    });
}
