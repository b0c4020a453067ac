import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
/** Pages that people write. */
const WRITTEN = ['.', 'docs', 'docs/authors'].flatMap(pages);
const PAGES = [...WRITTEN, ...pages('docs/scenarios'), ...readdirSync(join(root, 'packages/rules')).flatMap((name) => pages(`packages/rules/${name}`))];

/** Characters of a line that people read without scrolling. */
const WIDTH = 120;
/** Lines of a paragraph that people read in one go. */
const HEIGHT = 5;

/** A page without its samples. */
const prose = (page: string): string => readFileSync(join(root, page), 'utf8').replaceAll(/^```[^]*?^```$/gm, '');

it.each(PAGES)('%s has no line of over 120 characters', (page) => {
  const long = readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((line, n) => (line.length > WIDTH ? [`line ${n + 1}: ${line.slice(0, 60)}`] : []));
  expect(long).toEqual([]);
});

/** What a heading is called in a link: "## What is a link?" is #what-is-a-link. */
const anchors = (page: string): string[] =>
  [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

it.each(WRITTEN)('%s has no paragraph of over five lines', (page) => {
  const blocks = prose(page).split(/\n\n+|\n(?=\s*(?:[-*]|\d+\.) )/);
  const long = blocks.filter((block) => !/^( {4}|\||#)/.test(block) && block.trim().split('\n').length > HEIGHT);
  expect(long.map((block) => block.slice(0, 60))).toEqual([]);
});

it.each(WRITTEN)('%s links to files and headings that are there', (page) => {
  const broken = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^https?:/.test(link)) return [];
    const [path, anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return [link];
    return anchor === undefined || anchors(file).includes(anchor) ? [] : [link];
  });
  expect(broken).toEqual([]);
});

/** Files that only a page's example or a command has. */
const NOT_HERE = new Set(['src/problematic-situations/deafened.ts', 'packages/cli/dist/main.js', 'encounters/bridge.json']);
const FOLDERS = ['packages', 'docs', 'tools', 'scenarios', 'encounters', 'fixtures', 'games', 'lessons', 'examples', 'bench', 'api', 'deploy', 'test'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`.replaceAll('\\', '/')),
);

it.each(WRITTEN)('%s names files that are there', (page) => {
  const named = [...prose(page).matchAll(/`(?:\.\/)?([\w@.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|js|json|yaml|ftl|md|css|svg))`/g)].map(([, path]) => path);
  expect(named.filter((path) => !NOT_HERE.has(path) && !path.includes('NAME') && !FILES.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});
