import { Command, type Option } from 'commander';
import { whole } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { Place } from '../place.ts';
import type { ServeOptions } from '../serve.ts';
import { setting, words } from './setting.ts';

/** The commands of the table in the browser and of what it keeps. */
export function addServer(add: Add, finish: Finish): void {
  for (const command of [addServeCommand, addBackupCommand, addRestoreCommand, addTablesCommand, addDeleteCommand, addLinksCommand]) command(add, finish);
}

export const database = (text: string): Option => setting('--database <address>', text);

/** The folder of tables. */
export const data = (text: string): Option => setting('--data <folder>', text).default('riposte-data');

const number = (long: string, text: string): Option => setting(`${long} <number>`, text).argParser(whole(long));

/** What the command that serves reads from these arguments and from the environment. @throws InputError, CommanderError */
export async function serveOptions(args: readonly string[]): Promise<ServeOptions> {
  const command = new Command('serve').exitOverride().configureOutput({ outputError: () => {} });
  addServeCommand(
    () => command,
    () => undefined,
  );
  await command.action(() => undefined).parseAsync(args, { from: 'user' });
  return command.opts<ServeOptions>();
}

function addServeCommand(add: Add, finish: Finish): void {
  add(
    'serve',
    'Open the table in the browser; no account needed',
    'riposte serve',
    'riposte serve --host 0.0.0.0 --port 8080 --data ~/riposte',
    'riposte serve --public-url https://table.example --trust-proxy loopback --keep-days 90',
  )
    .addOption(
      setting('--port <number>', 'Listen on this port (0 takes any free one)')
        .argParser(whole('--port', 0, 65_535))
        .default(3000),
    )
    .addOption(setting('--host <address>', 'Listen on this address (0.0.0.0 lets other devices in)').default('127.0.0.1'))
    .addOption(data('Keep tables in this folder'))
    .addOption(database('Keep tables in this PostgreSQL database instead, such as postgres://user:password@localhost:5432/riposte'))
    .addOption(setting('--address <path>', 'Announce this path, by which the proxy reaches this server, such as /n/a, if several servers share a database'))
    .addOption(setting('--public-url <url...>', 'Accept pages opened at these addresses, for example behind a proxy').argParser(words).default([], 'none'))
    .addOption(setting('--trust-proxy <addresses>', 'Trust these proxies to report the address of a request, such as loopback or 10.0.0.0/8'))
    .addOption(
      setting(
        '--tables <who>',
        'Choose who may open new tables: anyone, this computer (here), or only game masters and holders of a token (default: here; with --public-url: token)',
      ).choices(['anyone', 'here', 'token']),
    )
    .addOption(setting('--maker <token...>', 'Accept these tokens for opening tables (default: a new one at every start)').argParser(words))
    .addOption(number('--most-tables', 'Allow each owner this many tables (default: 50)'))
    .addOption(number('--most-megabytes', 'Allow each owner this many megabytes on disk (default: 200)'))
    .addOption(number('--most-lines', 'Allow each table this many lines in its log (default: 100,000)'))
    .addOption(number('--most-workshop-tables', 'Allow this many tables to be made in a workshop (default: 500)'))
    .addOption(number('--most-picture-megabytes', 'Keep this many megabytes of pictures in a workshop (default: 150)'))
    .addOption(number('--most-pictures', 'Keep this many map pictures in a workshop (default: 200)'))
    .addOption(number('--most-workshop-megabytes', 'Keep this many megabytes in a workshop (default: 200)'))
    .addOption(number('--keep-days', 'Delete tables and workshops that have not been opened for this many days (0 keeps them)').default(0))
    .addOption(number('--keep-finished-days', 'Delete tables whose fight has been over for this many days (0 keeps them)').default(0))
    .addOption(
      setting(
        '--webhook <address>',
        'Send a request to this address when a fight waits for a player without an open page; it is signed with the secret in RIPOSTE_WEBHOOK_SECRET',
      ),
    )
    .addOption(setting('--table-webhooks', 'Let game masters set such an address for their tables'))
    .addOption(setting('--webhook-networks <addresses>', 'Also let webhooks reach these private networks, such as 10.1.0.0/16 (default: none)'))
    .addOption(setting('--metrics-token <token>', 'Let other machines read /metrics with this token (default: only this computer may read it)'))
    .addOption(setting('--verbose', 'Write the log of the server to standard error, as JSON lines'))
    .action(async (options: Options & ServeOptions) => {
      const { serve } = await import('../serve.ts');
      await serve(options);
      finish(0, options.json);
    });
}

function addBackupCommand(add: Add, finish: Finish): void {
  add('backup', 'Copy all tables of a server into one file (safe while it runs)', 'riposte backup tables.db --data riposte-data')
    .argument('<file>', 'backup to write')
    .addOption(data('Look for the tables in this folder'))
    .addOption(database('Copy the tables of this PostgreSQL database instead'))
    .action(async (file: string, options: Options & Place) => {
      const { backup } = await import('../backup.ts');
      finish(await backup(file, options), options.json);
    });
}

function addRestoreCommand(add: Add, finish: Finish): void {
  add(
    'restore',
    'Check a backup and restore it into an empty folder or database',
    'riposte restore tables.db --data riposte-data',
    'riposte restore tables.db --database postgres://riposte@localhost/riposte',
  )
    .argument('<file>', 'backup to read')
    .addOption(data('Restore the tables into this folder'))
    .addOption(database('Restore the tables into this PostgreSQL database instead, which must hold no tables of Riposte'))
    .option('--verify', 'Only check the backup')
    .action(async (file: string, options: Options & Place & { verify?: boolean }) => {
      const { restore } = await import('../backup.ts');
      finish(await restore(file, options, options.verify ?? false), options.json);
    });
}

function addTablesCommand(add: Add, finish: Finish): void {
  add('tables', 'List the tables of a server (safe while it runs): owner, size, last opened', 'riposte tables --data riposte-data')
    .addOption(data('Look for the tables in this folder'))
    .addOption(database('List the tables of this PostgreSQL database instead'))
    .action(async (options: Options & Place) => {
      const { tables } = await import('../tables.ts');
      finish(await tables(options), options.json);
    });
}

function addDeleteCommand(add: Add, finish: Finish): void {
  add('delete', 'Delete a table and everything in it (stop the server first)', 'riposte delete k3JtqWm9XyA2bVcd --data riposte-data')
    .argument('<table>', 'id of the table ("riposte tables" lists them)')
    .addOption(data('Look for the tables in this folder'))
    .addOption(database('Delete from this PostgreSQL database instead'))
    .action(async (table: string, options: Options & Place) => {
      const { remove } = await import('../tables.ts');
      finish(await remove(table, options), options.json);
    });
}

function addLinksCommand(add: Add, finish: Finish): void {
  add('links', 'Make new links for a table whose links are lost, or list the tables (stop the server first)', 'riposte links --data riposte-data')
    .argument('[table]', 'id of the table (without it: list the tables)')
    .addOption(data('Look for the tables in this folder'))
    .addOption(database('Use this PostgreSQL database instead'))
    .action(async (table: string | undefined, options: Options & Place) => {
      const { links } = await import('../links.ts');
      finish(await links(table ?? null, options), options.json);
    });
}
