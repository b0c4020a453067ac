import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

/** Starts the PostgreSQL of a test run, and names it to the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres().catch((thrown: Error) => {
    // Vitest does not always get as far as to print it.
    process.stderr.write(`\n${thrown.message}\n\n`);
    throw thrown;
  });
  project.provide('postgres', server.address);
  return server.stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server without a database; absent where tests run on SQLite. */
    readonly postgres: string;
  }
}
