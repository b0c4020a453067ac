// npm run size: lines of source per package, files over 300 lines, and a kernel over 3,000.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'dist' || name === 'node_modules' ? [] : sources(path);
    return name.endsWith('.ts') && !name.endsWith('.test.ts') ? [path] : [];
  });
const lines = (path) => readFileSync(path, 'utf8').split('\n').length - 1;

const folders = ['kernel', 'space', 'ruleset', 'files', 'testkit', 'cli', ...readdirSync(join(root, 'packages/rules')).map((name) => `rules/${name}`)];
let total = 0;
for (const folder of folders) {
  const files = sources(join(root, 'packages', folder, 'src')).map((path) => ({ path: relative(root, path), lines: lines(path) }));
  const sum = files.reduce((all, file) => all + file.lines, 0);
  total += sum;
  console.log(`${String(sum).padStart(6)}  ${folder}`);
  for (const file of files.filter((one) => one.lines > 300)) console.log(`        ${String(file.lines).padStart(4)}  ${file.path} is over 300 lines`);
  if (folder === 'kernel' && sum > 3000) console.log('        the kernel is over 3,000 lines');
}
console.log(`${String(total).padStart(6)}  in all`);
