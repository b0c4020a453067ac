// Puts the command, the thread that plays tables and the one that fights simulations into a few files, which start in a third of the time:
// dist/main.js, dist/table-thread.js and dist/worker.js of the command, over what the compiler wrote there; and what games that do not come
// with Riposte import of it (own-*.js), from the same parts.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestIn, packages, root } from './folders.mjs';

const cli = join(root, 'packages/cli');
const dist = join(cli, 'dist');
const INPUT = {
  main: join(cli, 'src/main.ts'),
  'table-thread': join(cli, 'src/table-thread.ts'),
  worker: join(cli, 'src/worker.ts'),
  'game-hooks': join(cli, 'src/game-hooks.ts'),
  ...Object.fromEntries(['kernel', 'space', 'ruleset'].map((name) => [`own-${name}`, join(root, 'packages', name, 'src/index.ts')])),
  'own-zod': fileURLToPath(import.meta.resolve('zod')),
};
/** They have programs of the machine's own in them, or files that they look for beside themselves. */
const APART = Object.keys(JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')).dependencies);

/** Those that others import. */
const libraries = packages().filter(({ folder }) => existsSync(join(folder, 'src/index.ts')));
/** From the sources, so that what the compiler has not written again is not bundled either. */
const alias = Object.fromEntries(
  libraries.flatMap(({ name, folder }) =>
    ['index', 'testing'].map((file) => [`${name}${file === 'index' ? '' : `/${file}`}$`, join(folder, `src/${file}.ts`)]),
  ),
);
alias['@riposte/sim/worker$'] = join(root, 'packages/sim/src/simulate/worker.ts');

/** Written last, and by nobody else. */
const made = join(dist, 'LICENCES.txt');
const since = existsSync(made) ? statSync(made).mtimeMs : 0;
const isNew = [
  ...libraries.map(({ folder }) => newestIn(join(folder, 'src'))),
  newestIn(join(cli, 'src')),
  ...['main.js', 'table-thread.js', 'worker.js'].map((name) => statSync(join(dist, name)).mtimeMs),
];
if (Math.max(...isNew) <= since) process.exit();

// Loaded only here: it takes longer to load than the question above to answer.
const { rolldown } = await import('rolldown');
const bundle = await rolldown({ input: INPUT, platform: 'node', external: APART, resolve: { alias }, logLevel: 'warn' });
for (const name of readdirSync(dist)) if (name.startsWith('part-')) rmSync(join(dist, name));
const { output } = await bundle.write({ dir: dist, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js' });

/** Who gives code away wants to be named beside it. */
const others = new Set(output.flatMap(({ modules = {} }) => Object.keys(modules).flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [])));
const licences = [...others].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return `${name} ${version}, ${license}\n\n${file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()}\n`;
});
writeFileSync(join(dist, 'LICENCES.txt'), licences.join(`\n${'-'.repeat(80)}\n\n`));
