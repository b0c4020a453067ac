// Builds the pages without a server into site/. Beside them stands what a server would answer: games, ready fights, rules, terms.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ruleIds } from '../packages/cli/dist/ledger.js';
import { library } from '../packages/cli/dist/serve.js';
import { knownPacksOf, makeServer, openStore } from '../packages/server/dist/index.js';
import { root } from './folders.mjs';
import { iconPng, iconSvg } from './icon.mjs';
import { writeDocs } from './site-docs.mjs';

const site = join(root, 'site');
/** The languages that pages have. */
const LANGUAGES = readdirSync(join(root, 'packages/web/messages'))
  .filter((file) => file.endsWith('.ftl'))
  .map((file) => file.slice(0, -'.ftl'.length));

function save(name, text) {
  const file = join(site, 'data', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The pages, by the same code as those of a server. */
function pages() {
  const web = join(root, 'packages/web');
  const args = ['build', web, '--config', join(web, 'vite.config.mjs'), '--mode', 'site', '--logLevel', 'error'];
  // Who builds from a test has a NODE_ENV that would make pages for developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** Writes all that pages ask for before anybody sits at a table. */
async function answers() {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-site-'));
  const shelf = await library();
  const server = await makeServer({ store: await openStore(join(folder, 'riposte.db')), library: shelf, pages: null, perMinute: 100_000 });
  const asked = async (path) => {
    const { statusCode, body } = await server.app.inject({ url: `/api/${path}`, headers: { host: 'localhost' } });
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
    return body;
  };
  try {
    const games = await asked('games');
    save('games.json', games);
    save('packs.json', JSON.stringify(Object.fromEntries(knownPacksOf(shelf))));
    save('fights.json', await asked('fights'));
    const reasons = (game) => Object.fromEntries(ruleIds(game).map((id) => [id, shelf.whyNotIgnored(game, id)]));
    save('not-ignored.json', JSON.stringify(Object.fromEntries(JSON.parse(games).map(({ id }) => [id, reasons(id)]))));
    for (const { file } of [...shelf.fights, ...shelf.lessons]) save(`fights/${file.replaceAll('/', '+')}`, await asked(`fights/${encodeURIComponent(file)}`));
    for (const language of LANGUAGES) save(`lessons/${language}.json`, await asked(`lessons/${language}`));
    for (const { id: game } of JSON.parse(games)) {
      const book = await asked(`rules/${game}`);
      save(`rules/${game}.json`, book);
      const texts = Object.fromEntries(JSON.parse(book).map(({ id }) => [id, shelf.rule(game, id)]));
      save(`rules/${game}.texts.json`, JSON.stringify(texts));
      // With their steps: who reads a rule has them played and told.
      save(`rules/${game}.scenarios.json`, JSON.stringify(shelf.scenarios(game)));
      for (const language of LANGUAGES) save(`terms/${game}/${language}.json`, await asked(`terms/${game}/${language}`));
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Widths of the icon in pixels: for iOS, which takes its own, and for others that take no drawings. */
const ICONS = [180, 192, 512];

/** What whoever installs the pages sees of them. */
function manifest() {
  writeFileSync(join(site, 'icon.svg'), iconSvg());
  for (const pixels of ICONS) writeFileSync(join(site, `icon-${pixels}.png`), iconPng(pixels));
  const about = {
    name: 'Riposte',
    short_name: 'Riposte',
    description: 'Tactical fights of tabletop role-playing games, run by the book',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#e8eae4',
    theme_color: '#1b2327',
    icons: ['any', 'maskable'].flatMap((purpose) => [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose },
      ...ICONS.map((pixels) => ({ src: `icon-${pixels}.png`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose })),
    ]),
  };
  writeFileSync(join(site, 'riposte.webmanifest'), JSON.stringify(about));
}

/** All files of the site, as seen from its folder, in the order of their names. */
const files = () =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => join(site, name))
    .filter((file) => statSync(file).isFile())
    .sort()
    .map((file) => ({ name: relative(site, file).replaceAll('\\', '/'), content: readFileSync(file) }));

/** The worker that keeps these files for when there is no network, and the file that it takes them from. Its version is what they hold. */
function offline(all) {
  const hash = createHash('sha256');
  for (const { name, content } of all) hash.update(`${name}\0${content.length}\0`).update(content);
  const version = hash.digest('hex').slice(0, 16);
  const lengths = all.map(({ name, content }) => [name === 'index.html' ? './' : name, content.length]);
  const template = readFileSync(join(root, 'packages/web/src/host/service-worker.js'), 'utf8');
  const text = template.replace('__VERSION__', version).replace("[['__FILE__', 0]]", JSON.stringify(lengths));
  // Compressed here, and named so that no server takes it for a text or unpacks it.
  writeFileSync(join(site, `kept-${version}.bin`), gzipSync(Buffer.concat(all.map(({ content }) => content)), { level: 9 }));
  writeFileSync(join(site, 'service-worker.js'), text);
}

const kilobytes = (some) => `${Math.round(some.reduce((sum, { content }) => sum + gzipSync(content).length, 0) / 1000)} kB`;

/** What a first visit loads before anything can be seen: the page with its scripts, styles and the fonts that it names. */
function first(all) {
  const [{ content }] = all.filter(({ name }) => name === 'index.html');
  const named = new Set([...content.toString().matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, name]) => name));
  return all.filter(({ name }) => name === 'index.html' || named.has(name));
}

pages();
await answers();
manifest();
// What other pages load by its name.
copyFileSync(join(root, 'packages/web/src/embed/replay-1.js'), join(site, 'replay-1.js'));
writeDocs(join(site, 'docs'), "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'");
const all = files();
offline(all);
const parts = [
  ['first page', first(all)],
  ['both threads with the rules of all games', all.filter(({ name }) => /^assets\/(worker|src)-.*\.js$/.test(name))],
  ['rules, fights and words', all.filter(({ name }) => name.startsWith('data/'))],
  ['documentation', all.filter(({ name }) => name.startsWith('docs/'))],
  ['all', all],
];
process.stdout.write(`site/: ${all.length} files; gz: ${parts.map(([title, some]) => `${title} ${kilobytes(some)}`).join(', ')}\n`);
