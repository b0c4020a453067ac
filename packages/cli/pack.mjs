// Before "npm pack": puts beside dist what the installed command needs and would find in the sources. --undo takes it away.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [, , given] = process.argv;
const folder = given === undefined || given === '--undo' ? import.meta.dirname : given;

for (const name of ['encounters', 'rules', 'coverage.json']) rmSync(join(folder, name), { recursive: true, force: true });
if (given !== '--undo') {
  cpSync(join(root, 'encounters'), join(folder, 'encounters'), { recursive: true });
  mkdirSync(join(folder, 'rules'));
  for (const ruleset of readdirSync(join(root, 'packages/rules'))) {
    const ledger = join(root, 'packages/rules', ruleset, 'rules.json');
    if (existsSync(ledger)) cpSync(ledger, join(folder, 'rules', `${ruleset}.json`));
  }
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'dist/main.js'), 'coverage', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (stdout === '') throw new Error(stderr);
  writeFileSync(join(folder, 'coverage.json'), stdout);
}
