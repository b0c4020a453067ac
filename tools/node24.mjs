// node tools/node24.mjs [FILES]: tests on Node 24, for the deep run; without files those of kernel, boards, rule sets, simulation and server.
// Its binary comes as a package of the registry, once, into a folder that no commit holds. Golden fights and equal totals are the same files.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const VERSION = '24.21.0';
const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/node-24');
const node = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const PARTS = ['packages/kernel', 'packages/space', 'packages/rules', 'packages/rule-sets', 'packages/testkit', 'packages/sim', 'packages/server'];

const run = (command, args, more) => spawnSync(command, args, { cwd: root, stdio: 'inherit', ...more }).status ?? 1;

if (!existsSync(node)) {
  const status = run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${VERSION}`], {
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(node)) {
    process.stderr.write(`Node ${VERSION} could not be installed into ${folder}. Is there a connection to the registry?\n`);
    process.exit(1);
  }
}
const files = process.argv.slice(2);
const tests = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'shared', '--project', 'own', ...(files.length > 0 ? files : PARTS)];
// Tests that start the command find the same Node.
process.exitCode = run(node, tests, { env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` } });
