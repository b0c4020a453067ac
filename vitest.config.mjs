import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Which tenth of the long tests goes with this run: by the commit, so that ten commits see all of it, or RIPOSTE_TURN=3. */
function turnOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return String(Number.parseInt(stdout || '0', 16) % 10);
}
const turn = process.env.RIPOSTE_TURN ?? turnOfCommit();

/** Test files that take seconds, by their name. */
const LONG = ['bench', 'docs', 'packages', 'test']
  .flatMap((folder) => readdirSync(source(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`))
  .filter((name) => /\.long\.test\.(ts|mjs)$/.test(name) && !name.includes('node_modules'))
  .sort();
/** `RIPOSTE_LONG=tenth` leaves out nine tenths of them, `rest` the tenth that was in it; else all of them are run. */
const isInTenth = (_, nth) => nth % 10 === Number(turn);
const LEFT_OUT = { tenth: LONG.filter((name, nth) => !isInTenth(name, nth)), rest: LONG.filter(isInTenth) }[process.env.RIPOSTE_LONG] ?? [];

// Tests run against the sources: no build in between, and coverage names the lines that people read.
export const usual = {
  resolve: {
    alias: [
      { find: /^@riposte\/(kernel|files|sim)\/(testing|typed|find-rules|fights|charts)$/, replacement: source('./packages/$1/src/$2.ts') },
      { find: '@riposte/sim/worker', replacement: source('./packages/sim/src/simulate/worker.ts') },
      { find: /^@riposte\/(kernel|space|ruleset|files|testkit|rule-sets|sim|server)$/, replacement: source('./packages/$1/src/index.ts') },
      { find: new RegExp(`^@riposte/(${readdirSync(source('./packages/rules')).join('|')})$`), replacement: source('./packages/rules/$1/src/index.ts') },
    ],
  },
};

// What comes from a server, a page or a process may take long on a machine with much to do.
const test = {
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.{ts,mjs}', ...LEFT_OUT],
  testTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  env: { RIPOSTE_TURN: turn },
};

/** Files that put a module of their own in place of another. */
const OWN = ['packages/server/test/hidden.long.test.ts', 'packages/cli/test/coverage-faults.long.test.ts'];
const BROWSER = ['packages/web/test/table.test.ts', 'packages/web/test/*.browser.test.ts'];
/** The dice of tables, the same in every run. */
const DICE = ['packages/server/test/dice.ts'];
/** What is kept, whichever database keeps it; and what is so on PostgreSQL alone. */
const KEPT = ['store', 'moving', 'nul', 'workshop', 'pictures', 'play', 'deadlines', 'digest', 'person', 'webhooks'].map(
  (name) => `packages/server/test/${name}{,.long}.test.ts`,
);
const POSTGRES = [
  ...['server-faults', 'server-cost', 'server-stops', 'server-proxy', 'leases', 'postgres'].map((name) => `packages/server/test/${name}.test.ts`),
  'packages/cli/test/database.test.ts',
  'packages/cli/test/farm.test.ts',
];
const PACKAGES = ['test/library/packed.test.mjs', 'packages/cli/test/installed.test.ts'];

const project = (name, more) => ({ ...usual, test: { ...test, name, ...more, exclude: [...test.exclude, ...(more.exclude ?? [])] } });

export default defineConfig({
  ...usual,
  test: {
    // One more than there are cores: many tests wait for processes and clocks.
    maxWorkers: availableParallelism() + 1,
    // What was read once is read again without being translated.
    experimental: { fsModuleCache: true },
    projects: [
      // They share modules, which halves their time.
      project('shared', {
        isolate: false,
        setupFiles: DICE,
        include: ['packages/*/{src,test}/**/*.test.ts', 'packages/rules/**/*.test.ts', 'docs/**/*.test.ts'],
        exclude: [...OWN, ...BROWSER, ...PACKAGES, ...POSTGRES],
      }),
      project('own', { include: [...OWN, 'bench/**/*.test.ts', 'test/**/*.test.mjs'], exclude: PACKAGES }),
      project('browser', { isolate: false, include: BROWSER, setupFiles: DICE }),
      project('packages', { include: PACKAGES }),
      // The tests of what is kept, once more on a PostgreSQL server that they start themselves.
      project('postgres', { isolate: false, setupFiles: DICE, globalSetup: 'packages/server/test/on-postgres.ts', include: [...KEPT, ...POSTGRES] }),
    ],
  },
});
