import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Which tenth of what only the deep run does in full goes with this run: by the commit, so that ten commits see all of it. */
function turn() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return String(Number.parseInt(stdout || '0', 16) % 10);
}

// Tests run against the sources: no build in between, and coverage names the lines that people read.
export const usual = {
  resolve: {
    alias: [
      { find: /^@riposte\/(kernel|files)\/testing$/, replacement: source('./packages/$1/src/testing.ts') },
      { find: /^@riposte\/(kernel|space|ruleset|files|testkit|books|sim|table)$/, replacement: source('./packages/$1/src/index.ts') },
      { find: /^@riposte\/(sea-of-shadows|heroes-of-destiny|realmspire|celesia|realitycheck)$/, replacement: source('./packages/rules/$1/src/index.ts') },
    ],
  },
};

const test = { exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.{ts,mjs}'], testTimeout: 60_000, env: { RIPOSTE_TURN: turn() } };

export default defineConfig({
  ...usual,
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...usual,
        // Tests that change nothing but their own: they share modules, which halves their time.
        test: {
          ...test,
          name: 'shared',
          isolate: false,
          include: ['packages/{kernel,space,ruleset,files,testkit,books,sim}/**/*.test.ts', 'packages/rules/**/*.test.ts', 'docs/**/*.test.ts'],
        },
      },
      { ...usual, test: { ...test, name: 'own', include: ['packages/{table,cli,web}/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.test.mjs'] } },
    ],
  },
});
