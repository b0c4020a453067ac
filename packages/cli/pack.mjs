// Before "npm pack": puts beside dist what the installed command needs and would find in the sources. --undo takes it away.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { RULE_SET_IDS } from '@riposte/rule-sets';

const root = join(import.meta.dirname, '../..');
const [, , given] = process.argv;
const folder = given === undefined || given === '--undo' ? import.meta.dirname : given;

for (const name of ['encounters', 'lessons', 'rules', 'pages', 'man', 'coverage.json']) rmSync(join(folder, name), { recursive: true, force: true });
if (given !== '--undo') {
  for (const kind of ['encounters', 'lessons']) cpSync(join(root, kind), join(folder, kind), { recursive: true });
  const pages = join(root, 'packages/web/dist');
  if (!existsSync(join(pages, 'index.html'))) throw new Error('the pages of the table are not built');
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'rules'));
  for (const ruleset of RULE_SET_IDS)
    for (const name of ['rules.json', 'README.md']) cpSync(join(root, 'packages/rules', ruleset, name), join(folder, 'rules', ruleset + extname(name)));
  const { coverageOf } = await import('./dist/coverage.js');
  const { scenariosOf } = await import('./dist/rule-scenarios.js');
  for (const ruleset of RULE_SET_IDS) writeFileSync(join(folder, 'rules', `${ruleset}.scenarios.json`), JSON.stringify(scenariosOf(ruleset)));
  const rulesets = Object.fromEntries(RULE_SET_IDS.map((ruleset) => [ruleset, { entries: coverageOf(ruleset) }]));
  writeFileSync(join(folder, 'coverage.json'), JSON.stringify({ rulesets }));
  mkdirSync(join(folder, 'man'));
  writeFileSync(join(folder, 'man/riposte.1'), execFileSync(process.execPath, [join(import.meta.dirname, 'dist/main.js'), 'man']));
}
