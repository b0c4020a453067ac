import type { RuleSet } from '@riposte/ruleset';
import { expect, it, vi } from 'vitest';
import { LANTERNS } from './toy.ts';

/** What a build of Riposte whose shares have these sums calls the rules of a farm. */
async function named(sums: number, ruleSet: RuleSet = LANTERNS): Promise<{ readonly queue: string; readonly title: string }> {
  vi.resetModules();
  vi.doMock('@riposte/sim', async (actual) => ({ ...(await actual<object>()), SUMS: sums }));
  try {
    const { rulesOf } = await import('../src/farm/spec.ts');
    return rulesOf(ruleSet, '1.2.0');
  } finally {
    vi.doUnmock('@riposte/sim');
  }
}

it('workers and kept results of a build that sums something else are not those of this one, though its release is', async () => {
  const [one, same, other] = [await named(1), await named(1), await named(2)];
  expect(same).toEqual(one);
  expect(other.queue).not.toBe(one.queue);
  // People can tell them apart.
  expect(other.title).not.toBe(one.title);
  expect(one.title).toMatch(/^lanterns \S+ \(\w{8}\) of Riposte 1\.2\.0$/);
});
