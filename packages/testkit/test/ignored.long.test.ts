import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '@riposte/testkit';
import { describe, expect, it, vi } from 'vitest';
import { readScenarios, type Scenario } from '../../files/src/index.ts';
import { RULE_SETS } from '../../files/test/rule-sets.ts';
import { isTurnOf } from '../../files/test/tenth.ts';

vi.setConfig({ testTimeout: 600_000 });

interface Entry {
  readonly id: string;
  readonly status: string;
  readonly always?: true;
}

/** Rules whose scenarios end alike without them: others forbid or come to the same there. */
const UNSEEN = new Set(['RC-NLD-016', 'SS-DOD-003', 'HD-SUR-001', 'HD-MOV-012', 'SS-APS-006', 'SS-OPP-011', 'HD-COM-009', 'RC-STA-016', 'HD-APS-007']);

/** Rules that say what there is to ride or to hold on to: without them the acts that need it would have nothing. */
const NEEDED = new Set(['SS-MNT-001', 'SS-GRP-011']);

const root = join(import.meta.dirname, '../../..');

/** Whether a scenario goes as written although the game master ignores a rule from its start. */
function goesOnWithout(scenario: Scenario, rule: string): boolean {
  const [first] = scenario.steps;
  const startsByItself = first !== undefined && first.do === undefined && (first.dice !== undefined || first.choose !== undefined);
  const steps = scenario.steps.toSpliced(startsByItself ? 1 : 0, 0, { as: 'gm', do: 'ignore', with: { rule } });
  return runScenario({ ...scenario, steps }).ok;
}

// A fifth of the rule sets, and half of the rules of each.
describe.each(RULE_SETS.filter((_, nth) => isTurnOf(nth, 5)))('$rules.id: the game master ignores', ({ rules: { id } }) => {
  const folder = join(root, 'scenarios', id);
  const entries = JSON.parse(readFileSync(join(root, 'packages/rules', id, 'rules.json'), 'utf8')) as Entry[];
  const looked = entries.filter(({ status }, nth) => status === 'implemented' && isTurnOf(nth, 2));

  it('whatever forbids, adds, asks or follows by itself, and nothing else', () => {
    const scenarios = readdirSync(folder).flatMap((file) => readScenarios(readFileSync(join(folder, file), 'utf8'), file, RULE_SETS));
    const does = (rule: string): boolean => scenarios.some((scenario) => scenario.rules.includes(rule) && !goesOnWithout(scenario, rule));
    const wrong = looked.filter((entry) => !UNSEEN.has(entry.id) && !NEEDED.has(entry.id) && does(entry.id) === (entry.always === true));
    expect(wrong.map(({ id: rule, always }) => `${rule} ${always ? 'can be ignored' : 'does the same when it is ignored'}`)).toEqual([]);
  });
});
