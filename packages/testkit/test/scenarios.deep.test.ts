import { readdirSync } from 'node:fs';
import { allScenariosInJson, allScenariosOf, root } from './scenarios-suite.ts';

for (const ruleset of readdirSync(root)) {
  allScenariosOf(ruleset);
  allScenariosInJson(ruleset);
}
