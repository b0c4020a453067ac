import { expect, it, vi } from 'vitest';
import { coverage } from '../src/coverage.ts';

// Of one game: what is claimed and not held is told alike in all, and that no rule of any is open the tests of `riposte coverage` say.
vi.mock('@riposte/rule-sets', async (original) => ({ ...(await original<object>()), RULE_SET_IDS: ['sea-of-shadows'] }));

vi.mock('../src/executed.ts', () => ({
  executed: () => ({
    scenarios: 1,
    unexecuted: [{ rule: 'SS-ESC-004', file: 'scenarios/a.json', title: 'a duel' }],
    crowded: [{ place: 'a.js:7', rules: ['SS-ATK-001', 'SS-ATK-002', 'SS-ATK-003', 'SS-ATK-004', 'SS-ATK-005', 'SS-ATK-006'] }],
  }),
}));

it('riposte coverage says no when a scenario does not execute what it names or rules crowd one place', () => {
  const { code, text: out, json } = coverage();
  expect(code).toBe(1);
  expect(out).toContain('scenarios/a.json: "a duel" names SS-ESC-004 but runs none of its code');
  expect(out).toContain('a.js:7: 6 rules in one place and no @because: SS-ATK-001, ');
  expect((json as { faults: string[] }).faults.length).toBeGreaterThanOrEqual(2);
});
