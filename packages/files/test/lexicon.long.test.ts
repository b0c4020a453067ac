import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { lexicon } from './lexicon.ts';
import { RULE_SETS } from './rule-sets.ts';

it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('the words of %s for the compiler are those that it declares', (id, ruleSet) => {
  const file = join(import.meta.dirname, `../../rules/${id}/src/contract/lexicon.gen.ts`);
  const made = lexicon(ruleSet);
  if (process.env.UPDATE) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made);
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '', 'run UPDATE=1 npm test -- lexicon').toBe(made);
});
