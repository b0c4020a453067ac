import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path) => fileURLToPath(new URL(path, import.meta.url));

// Tests run against the sources: no build in between, and coverage names the lines that people read.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@riposte\/kernel\/passage$/, replacement: source('./packages/kernel/src/passage.ts') },
      { find: /^@riposte\/(kernel|space|files|books|sim|table)$/, replacement: source('./packages/$1/src/index.ts') },
      { find: /^@riposte\/(sea-of-shadows|heroes-of-destiny|realmspire|celesia|realitycheck)$/, replacement: source('./packages/rules/$1/src/index.ts') },
    ],
  },
  test: {
    include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'docs/**/*.test.ts', 'test/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.{ts,mjs}'],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
