// Builds the pages without a server into site/. Beside them stands what a server would answer: games, ready fights, rules, terms.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { library } from '../packages/cli/dist/serve.js';
import { knownPacksOf, makeServer, openStore } from '../packages/server/dist/index.js';
import { root } from './folders.mjs';

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
    for (const { file } of shelf.fights) save(`fights/${file.replaceAll('/', '+')}`, await asked(`fights/${encodeURIComponent(file)}`));
    for (const { id: game } of JSON.parse(games)) {
      const book = await asked(`rules/${game}`);
      save(`rules/${game}.json`, book);
      const texts = Object.fromEntries(JSON.parse(book).map(({ id }) => [id, shelf.rule(game, id)]));
      save(`rules/${game}.texts.json`, JSON.stringify(texts));
      for (const language of LANGUAGES) save(`terms/${game}/${language}.json`, await asked(`terms/${game}/${language}`));
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** All files of the site, as seen from its folder. */
const files = () =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => join(site, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ name: relative(site, file).replaceAll('\\', '/'), content: readFileSync(file) }));

pages();
await answers();
const all = files();
const kilobytes = (some) => `${Math.round(some.reduce((sum, { content }) => sum + gzipSync(content).length, 0) / 1000)} kB`;
process.stdout.write(`site/: ${all.length} files, ${kilobytes(all)} gz\n`);
