import { accessSync, constants, existsSync, mkdirSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { columns } from './columns.ts';
import { serveOptions } from './commands/server.ts';
import { variableOf } from './commands/setting.ts';
import { withDefaults } from './defaults.ts';
import { environment, type Finding, ofDatabase, ofSchema } from './doctor-server.ts';
import { addedGames, CONFIG, configOf } from './games.ts';
import { means } from './meaning.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import type { Place } from './place.ts';
import { joined, several } from './print.ts';
import type { ServeOptions } from './serve.ts';
import { whyNot } from './why-not.ts';

const LOOKS = { good: 'success', warning: 'warning', fault: 'error' } as const;

const OLDEST_NODE = [20, 20, 2] as const;
/** The commands of an operator, whose options have variables. */
export const SET = ['serve', 'worker'];
/** Below this much the disk is nearly full. */
const LEAST_MEGABYTES = 200;

interface Examined extends Place {
  readonly port: number;
  readonly ruleset?: string;
}

/**
 * Looks at what the command needs of this computer: a line each, and how to mend it. The answer is no where something does not work.
 * @param typed What of it was typed; the rest is as "riposte serve" has it
 */
export async function doctor(given: Examined, typed: Partial<Examined>, program: Command): Promise<Outcome> {
  const around = await environment(
    process.env,
    program.commands.filter((command) => SET.includes(command.name())).flatMap((command) => command.options),
  );
  const serving = await served(program, around);
  const { data, database: address, port, host, ruleset } = { host: '127.0.0.1', ...given, ...serving.options, ...typed };
  const place: Place = { data, ...(address === undefined ? {} : { database: address }) };
  const found: Finding[] = [
    node(),
    ...(place.database === undefined || place.database === '' ? [folder(data), disk(data)] : []),
    ...(await database(place)),
    ...around,
    ...(await games()),
    ...serving.found,
    ...(ruleset === undefined ? [] : [await game(ruleset, process.cwd(), 'name another with --ruleset')]),
    await freePort(port, host),
  ];
  const faults = found.filter(({ verdict }) => verdict === 'fault').length;
  const lines = found.flatMap(({ check, verdict, says, remedy }) => [
    [means(LOOKS[verdict], verdict), check, says],
    ...(remedy === undefined ? [] : [['', '', means('typed', `Mend it: ${remedy}`)]]),
  ]);
  const end = faults === 0 ? 'Riposte can run here.' : `${faults} ${faults === 1 ? 'thing does' : 'things do'} not work.`;
  return {
    code: faults === 0 ? GOOD : NO,
    text: joined([...columns(lines), '', means(faults === 0 ? 'success' : 'error', end)]),
    json: { ok: faults === 0, checks: found.map((one) => ({ ...one })) },
  };
}

function node(): Finding {
  const version = process.versions.node.split('.').map(Number);
  const differs = OLDEST_NODE.findIndex((part, i) => version[i] !== part);
  const isOld = differs >= 0 && version[differs] < OLDEST_NODE[differs];
  const says = `Node ${process.versions.node}`;
  return isOld
    ? { check: 'node', verdict: 'fault', says, remedy: `install Node ${OLDEST_NODE.join('.')} or a newer one` }
    : { check: 'node', verdict: 'good', says };
}

/** The nearest folder that is there already. */
function standing(path: string): string {
  return existsSync(path) ? path : standing(dirname(path));
}

function folder(data: string): Finding {
  const path = resolve(data);
  try {
    accessSync(standing(path), constants.W_OK);
    // A disk may be read-only, whatever its rights say.
    const probe = join(standing(path), `.riposte-${process.pid}`);
    mkdirSync(probe);
    rmdirSync(probe);
    return { check: 'data', verdict: 'good', says: existsSync(path) ? `${path} can be written` : `${path} will be created` };
  } catch (thrown) {
    const why = statSync(standing(path)).isFile() ? 'there is a file of this name' : whyNot(thrown);
    return { check: 'data', verdict: 'fault', says: `${path} cannot be written: ${why}`, remedy: 'name another folder with --data' };
  }
}

function disk(data: string): Finding {
  const { bavail, bsize } = statfsSync(standing(resolve(data)));
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  const says = `${megabytes.toLocaleString('en')} MB free`;
  return megabytes < LEAST_MEGABYTES
    ? { check: 'disk', verdict: 'warning', says, remedy: `make room: tables and backups want ${LEAST_MEGABYTES} MB` }
    : { check: 'disk', verdict: 'good', says };
}

async function database(place: Place): Promise<Finding[]> {
  const check = 'database';
  const { changesOf, databaseState, databaseStateAt, isPostgres, NO_TABLES, openStoreToRead, StoreError, shownPlace } = await import('@riposte/server');
  const { placeOf } = await import('./place.ts');
  const isThere = place.database !== undefined || existsSync(placeOf(place));
  if (!isThere) return [{ check, verdict: 'good', says: 'none yet: the first "riposte serve" creates it' }];
  try {
    const where = placeOf(place);
    const store = await openStoreToRead(where);
    try {
      const tables = await store.tables();
      const more = isPostgres(where) ? ofDatabase(await databaseState(store.db)) : ofSchema(await changesOf(store.db));
      return [{ check, verdict: 'good', says: `${shownPlace(where)} holds ${several(tables.length, 'table')}` }, ...more];
    } finally {
      await store.close();
    }
  } catch (thrown) {
    const { message } = thrown as Error;
    if (place.database !== undefined && message.endsWith(NO_TABLES)) {
      // There is nothing to be changed.
      const lacks = ofDatabase({ ...(await databaseStateAt(place.database)), missing: 0 });
      return [{ check, verdict: 'good', says: `${message} yet: the first "riposte serve" makes them` }, ...lacks];
    }
    if (place.database !== undefined) return [{ check, verdict: 'fault', says: message, remedy: 'see docs/scale.md' }];
    // What is said of a file ends with what to do.
    const [, what, remedy] = /^(.*); ([^;]+)$/s.exec(message) ?? [];
    if (thrown instanceof StoreError && what !== undefined) return [{ check, verdict: 'fault', says: what, remedy }];
    return [{ check, verdict: 'fault', says: `${placeOf(place)} cannot be read: ${message}`, remedy: 'restore a backup: riposte restore' }];
  }
}

/** The configuration of this folder, and each game that it names. */
async function games(): Promise<Finding[]> {
  const check = 'configuration';
  try {
    const config = await configOf(process.cwd());
    if (config === null) return [{ check, verdict: 'good', says: 'none: only the games that come with Riposte' }];
    const found: Finding[] = [{ check, verdict: 'good', says: `${config.file} names ${config.names.length} games` }];
    for (const name of config.names) found.push(await game(name, config.folder, `take ${name} out of the configuration`));
    return found;
  } catch (thrown) {
    return [{ check, verdict: 'fault', says: (thrown as Error).message, remedy: 'correct the file (docs/rule-sets.md says what it holds)' }];
  }
}

/** The options that "riposte serve" has here from the environment and the configuration, and what is wrong with them. */
async function served(program: Command, around: readonly Finding[]): Promise<{ readonly found: readonly Finding[]; readonly options?: ServeOptions }> {
  // What is wrong is said already.
  if (around.some(({ verdict }) => verdict === 'fault')) return { found: [] };
  const isReadable = await configOf(process.cwd()).then(
    () => true,
    () => false,
  );
  if (!isReadable) return { found: [] };
  const check = 'configuration';
  try {
    const options = await serveOptions((await withDefaults(['serve'], program)).slice(1));
    const { mustBeServable } = await import('./serve.ts');
    mustBeServable(options);
    const isOpen = options.publicUrl.length > 0 && options.trustProxy === undefined;
    const remedy = 'name the proxy with --trust-proxy, such as loopback';
    return {
      options,
      found: isOpen ? [{ check, verdict: 'warning', says: 'no proxy is trusted: all who come through one count as one address', remedy }] : [],
    };
  } catch (thrown) {
    const says = (thrown as Error).message;
    // A variable overrides the file.
    const variable = variableOf(/^--[\w-]+/.exec(says)?.[0] ?? '');
    const place = (process.env[variable] ?? '') === '' ? `it in ${CONFIG}` : `the variable ${variable}`;
    return { found: [{ check, verdict: 'fault', says, remedy: `correct ${place}` }] };
  }
}

async function game(name: string, from: string, instead: string): Promise<Finding> {
  try {
    await addedGames([name], from);
    return { check: 'game', verdict: 'good', says: `${name} meets the contract` };
  } catch (thrown) {
    return { check: 'game', verdict: 'fault', says: (thrown as Error).message, remedy: `correct the game, or ${instead}` };
  }
}

/** Whether what answers on a port of this machine says that it is well as a server of Riposte does. */
async function isRiposte(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2000) });
    const { ok, tables } = (await answer.json()) as { readonly ok?: unknown; readonly tables?: unknown };
    return ok === true && typeof tables === 'number';
  } catch {
    return false;
  }
}

function freePort(port: number, host: string): Promise<Finding> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', async ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        return done({
          check: 'port',
          verdict: 'fault',
          says: `this machine has no address ${host} (${code})`,
          remedy: 'serve on another one: --host 127.0.0.1',
        });
      if (code === 'EADDRINUSE' && (await isRiposte(port)))
        return done({ check: 'port', verdict: 'good', says: `a server of Riposte answers on port ${port}` });
      const says = code === 'EADDRINUSE' ? `port ${port} is taken` : `port ${port} cannot be used (${code})`;
      done({ check: 'port', verdict: 'warning', says, remedy: 'serve on another port: riposte serve --port 8080' });
    });
    server.listen(port, host, () => server.close(() => done({ check: 'port', verdict: 'good', says: `port ${port} is free` })));
  });
}
