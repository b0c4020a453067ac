import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { vocabulary } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

/** Below this line a page is written by hand. */
const BY_HAND = '\n## How to write a scenario\n';

it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('docs/scenarios/%s.md lists the words of the rule set', (id, ruleSet) => {
  const file = join(import.meta.dirname, `../../../docs/scenarios/${id}.md`);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const notes = written.indexOf(BY_HAND);
  const page = vocabulary(ruleSet) + (notes < 0 ? '' : written.slice(notes));
  if (process.env.UPDATE) writeFileSync(file, page);
  expect(readFileSync(file, 'utf8'), 'run UPDATE=1 npm test -- vocabulary').toBe(page);
});
