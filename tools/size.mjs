// npm run size: lines of source per package, how many of them are comments, and files over 300 lines. Written modules and tests are left out.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packages, root } from './folders.mjs';

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name);
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

function measured(path) {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return { path: relative(root, path), lines: lines.length, comments: lines.filter(isComment).length };
}
const sum = (files, what) => files.reduce((all, file) => all + file[what], 0);
const row = (lines, comments, name) => console.log(`${String(lines).padStart(7)} ${String(comments).padStart(8)}  ${name}`);

console.log('  lines comments');
const all = packages().flatMap(({ folder }) => {
  const source = join(folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const sizes = files.map((name) => measured(join(source, name))).sort((a, b) => b.lines - a.lines);
  row(sum(sizes, 'lines'), sum(sizes, 'comments'), relative(root, folder));
  for (const file of sizes.filter((one) => one.lines > 300)) row(file.lines, file.comments, `  ${file.path}`);
  return sizes;
});
row(sum(all, 'lines'), sum(all, 'comments'), 'in all');
