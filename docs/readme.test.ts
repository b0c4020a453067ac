import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, narrateAll, readEncounter, tongueOf } from '@riposte/files';
import { Fight } from '@riposte/kernel';
import { expect, it } from 'vitest';
import { RULE_SETS } from '../packages/files/test/rule-sets.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'README.md');
const ENCOUNTER = 'encounters/sea-of-shadows/harbour-gate.json';

/** The entry of the log in which Hagen hits Bram, as `npm run riposte -- fight` prints it. */
function entry(): string[] {
  const { rules, state, ruleSet, policy, seed } = readEncounter(readFileSync(join(root, ENCOUNTER), 'utf8'), ENCOUNTER, RULE_SETS);
  const fight = Fight.open(rules, state, { seed: seed! });
  for (let n = 0; n < 100 && fight.over === null; n++)
    decide(
      fight,
      () => policy,
      () => true,
    );
  const entries = narrateAll(fight, tongueOf({ ruleSet }), { rule: (id) => id });
  return [...(entries.find(({ told: [head = ''] }) => head.startsWith('Hagen') && head.includes('Bram'))?.told ?? [])];
}

it('the log entry in README.md is one that the program prints', () => {
  const told = entry();
  expect(told.length).toBe(3);
  const sample = `\`\`\`text\n$ npm run riposte -- fight ${ENCOUNTER}\n...\n${told.join('\n')}\n\`\`\``;
  if (process.env.UPDATE === '1')
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(/```text\n\$ npm run riposte -- fight [\s\S]*?```/, () => sample),
    );
  expect(readFileSync(page, 'utf8')).toContain(sample);
});
