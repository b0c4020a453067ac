import { readdirSync } from 'node:fs';
import { allLogsOf, allScenariosInJson, allScenariosOf, root } from './scenarios-suite.ts';

for (const ruleset of readdirSync(root)) {
  allScenariosOf(ruleset);
  allLogsOf(ruleset);
  allScenariosInJson(ruleset);
}
