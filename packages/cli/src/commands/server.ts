import { Option } from 'commander';
import { wholeNumber } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { ServeOptions } from '../serve.ts';

/** The commands of the table in the browser and of what it keeps. */
export function addServer(add: Add, finish: Finish): void {
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
      const { serve } = await import('../serve.ts');
      await serve(options);
      finish(0, options.json);
    });

  add('backup', 'copy all tables of a server into one file, also while it runs', 'riposte backup tables.db --data riposte-data')
    .argument('<file>', 'file to write')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (file: string, options: Options & { data: string }) => {
      const { backup } = await import('../backup.ts');
      finish(await backup(file, options.data), options.json);
    });

  add('restore', 'check a backup, every table of it, and put it where there are no tables yet', 'riposte restore tables.db --data riposte-data')
    .argument('<file>', 'file that "backup" wrote')
    .option('--data <folder>', 'where tables are to be kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .option('--verify', 'only check')
    .action(async (file: string, options: Options & { data: string; verify?: boolean }) => {
      const { restore } = await import('../backup.ts');
      finish(await restore(file, options.data, options.verify ?? false), options.json);
    });

  add('tables', 'list the tables of a server, also while it runs: whose, how large, when opened last', 'riposte tables --data riposte-data')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (options: Options & { data: string }) => {
      const { tables } = await import('../tables.ts');
      finish(await tables(options.data), options.json);
    });

  add('delete', 'delete a table of a server that is stopped, with all that belongs to it', 'riposte delete k3JtqWm9XyA2bVcd --data riposte-data')
    .argument('<table>', 'id of the table, as "riposte tables" has it')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (table: string, options: Options & { data: string }) => {
      const { remove } = await import('../tables.ts');
      finish(await remove(table, options.data), options.json);
    });

  add('links', 'list the tables of a server that is stopped, or make new links to one of which they were lost', 'riposte links --data riposte-data')
    .argument('[table]', 'id of the table, as the list has it')
    .option('--data <folder>', 'where tables are kept', process.env.RIPOSTE_DATA ?? 'riposte-data')
    .action(async (table: string | undefined, options: Options & { data: string }) => {
      const { links } = await import('../links.ts');
      finish(await links(table ?? null, options.data), options.json);
    });
}
