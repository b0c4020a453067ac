import { beforeEach, vi } from 'vitest';

// The same dice in every run: a test in a browser that fails here fails everywhere.
const secrets = vi.hoisted(() => ({ made: 0 }));
vi.mock('../../server/src/dice.ts', async (original) => ({
  ...(await original<object>()),
  newSecret: () => (7 + secrets.made++).toString(16).padStart(2, '0').repeat(32),
}));
beforeEach(() => {
  secrets.made = 0;
});
