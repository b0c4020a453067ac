// node tools/pack.mjs <folder>: packs the library (kernel, boards, contract, files, test kit, all rule sets) and the packages it depends on, from what is
// installed and built here, as tarballs into a folder. Prints their names as JSON.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [, , destination] = process.argv;
const ours = [
  ...['kernel', 'space', 'ruleset', 'files', 'testkit', 'rule-sets'].map((name) => `packages/${name}`),
  ...readdirSync(join(root, 'packages/rules')).map((name) => `packages/rules/${name}`),
];
const needed = ours.flatMap((folder) => Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies ?? {}));
const others = [...new Set(needed.filter((name) => !name.startsWith('@riposte/')))].map((name) => `node_modules/${name}`);

/** `--ignore-scripts`: what others do before they publish is not ours to do. */
function pack(folders) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', destination, ...folders.map((folder) => `./${folder}`)];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(stderr);
  return Object.values(JSON.parse(stdout)).map(({ name, filename }) => ({ name, file: join(destination, filename) }));
}

console.log(JSON.stringify({ ours: pack(ours), others: pack(others) }));
