import { defineConfig } from 'vitest/config';
import { usual } from './vitest.config.mjs';

// The long runs: fuzzing at length, a thousand seeds for each encounter.
export default defineConfig({
  ...usual,
  test: {
    include: ['packages/**/*.deep.test.ts', 'test/**/*.deep.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 3_600_000,
    maxWorkers: 2,
    env: { RIPOSTE_DEEP: '1' },
  },
});
