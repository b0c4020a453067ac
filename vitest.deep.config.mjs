import { mergeConfig } from 'vitest/config';
import usual from './vitest.config.mjs';

// The long runs: fuzzing at length, a thousand seeds for each encounter.
const deep = mergeConfig(usual, { test: { testTimeout: 3_600_000 } });
deep.test.include = ['packages/**/*.deep.test.ts', 'test/**/*.deep.test.mjs'];
deep.test.exclude = ['**/node_modules/**', '**/dist/**'];
export default deep;
