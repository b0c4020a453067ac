import { beforeEach, vi } from 'vitest';

// The same dice in every run: a test that fails here fails everywhere. The files share one server module,
// whose secrets this counts, while each of them runs these lines anew: so all of them share one count.
const secrets = vi.hoisted(() => {
  const shared = globalThis as { secretsOfTests?: { made: number } };
  shared.secretsOfTests ??= { made: 0 };
  return shared.secretsOfTests;
});
vi.mock('../src/dice.ts', async (original) => ({
  ...(await original<object>()),
  newSecret: () => (7 + secrets.made++).toString(16).padStart(2, '0').repeat(32),
}));
beforeEach(() => {
  secrets.made = 0;
});
