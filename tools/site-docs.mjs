// The documentation as pages of the site: each page of docs/ and the README, by markdown-it.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import MarkdownIt from 'markdown-it';
import { root } from './folders.mjs';

/** What is for those who build Riposte stays in the sources. */
const FOLDERS = ['docs', 'docs/authors', 'docs/scenarios', 'docs/stories'];

const sources = () => [
  'README.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Where a page of the sources stands below site/docs/. */
const placeOf = (source) => (source === 'README.md' ? 'index.html' : source.replace(/^docs\//, '').replace(/\.md$/, '.html'));

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The name of a heading in an address, as links of these pages call it. */
const slug = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** The text of a page, and the pictures that it shows. No HTML in it is taken. */
function rendered(source, known) {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const pictures = [];
  const env = {};
  const tokens = markdown.parse(readFileSync(join(root, source), 'utf8'), env);
  const here = placeOf(source);
  const target = (href) => join(dirname(source), href.replace(/#.*/, '')).replaceAll('\\', '/');
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', slug(tokens[i + 1].content));
    for (const child of token.children ?? []) {
      const href = child.attrGet('href');
      if (href !== null && !/^(https?:|#)/.test(href)) {
        const page = target(href);
        // What is only in the sources has no page here.
        if (known.includes(page)) child.attrSet('href', relative(dirname(here), placeOf(page)) + (/#.*/.exec(href)?.[0] ?? ''));
        else child.attrs = child.attrs.filter(([name]) => name !== 'href');
      }
      if (child.type === 'image') {
        const picture = target(child.attrGet('src'));
        pictures.push(picture);
        child.attrSet('src', relative(dirname(here), picture.replace(/^docs\//, '')));
      }
    }
  }
  const title = tokens[tokens.findIndex(({ type }) => type === 'heading_open') + 1].content.replaceAll('`', '');
  return { title, html: markdown.renderer.render(tokens, markdown.options, env), pictures };
}

/** Writes the documentation into a folder, with one style for all of it. */
export function writeDocs(folder, policy) {
  const known = sources();
  const pages = known.map((source) => ({ source, place: placeOf(source), ...rendered(source, known) }));
  for (const { source, place, title, html, pictures } of pages) {
    const up = (to) => relative(dirname(place), to) || './';
    const links = pages
      .filter((page) => dirname(page.source) !== 'docs/stories' && dirname(page.source) !== 'docs/scenarios' && !page.source.startsWith('docs/authors/evening'))
      .map((page) => `<li><a href="${up(page.place)}"${page.source === source ? ' aria-current="page"' : ''}>${escaped(page.title)}</a></li>`);
    const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} - Riposte</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up('docs.css')}">
</head>
<body>
<nav aria-label="Documentation"><a href="${up('../')}">Riposte</a><ul>${links.join('')}</ul></nav>
<main>
${html}</main>
</body>
</html>
`;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
    for (const picture of pictures) {
      const copy = join(folder, picture.replace(/^docs\//, ''));
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(root, picture), copy);
    }
  }
  copyFileSync(join(root, 'tools/site-docs.css'), join(folder, 'docs.css'));
}
