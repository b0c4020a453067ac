import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const PAGES = [
  ...['.', 'docs', 'docs/scenarios'].flatMap(pages),
  ...readdirSync(join(root, 'packages/rules')).flatMap((name) => pages(`packages/rules/${name}`)),
];

/** Characters of a line that people read without scrolling. */
const WIDTH = 120;

it.each(PAGES)('%s has no line of over 120 characters', (page) => {
  const long = readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((line, n) => (line.length > WIDTH ? [`line ${n + 1}: ${line.slice(0, 60)}`] : []));
  expect(long).toEqual([]);
});
