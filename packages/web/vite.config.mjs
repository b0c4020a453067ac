import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ICONS } from '@riposte/ruleset';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packages } from '../../tools/folders.mjs';

const { resolve } = createRequire(import.meta.url);

/** The pictures that `ICONS` lists, as symbols of one file, which is 60 kB instead of 6.5 MB. */
function sprite() {
  const { icons } = JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const names = [...ICONS].sort();
  const missing = names.filter((name) => icons[name] === undefined);
  if (missing.length > 0) throw new Error(`ICONS names pictures that do not exist: ${missing.join(', ')}`);
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`);
  const credit = '<!-- game-icons.net, CC BY 3.0: Lorc, Delapouite and contributors -->';
  return `${credit}<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** `import url from 'virtual:icons'`: the address of the sprite. */
const icons = {
  name: 'icons',
  resolveId: (id) => (id === 'virtual:icons' ? id : null),
  load(id) {
    if (id !== 'virtual:icons') return null;
    const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite() });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
  // Who gives the pages away names whose work is in them.
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: readFileSync(join(import.meta.dirname, '../../NOTICE'), 'utf8') });
  },
};

/** Fonts that every page needs at once begin to load before the styles are read. */
const preload = (base) => ({
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle).flatMap((file) =>
        /(hanken|vollkorn).*-latin-wght-normal.*\.woff2$/.test(file)
          ? [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${file}` }, injectTo: 'head' }]
          : [],
      ),
  },
});

/** Files as the server sends them, compressed once; the smallest gain nothing. */
const compressed = {
  name: 'compressed',
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name))) {
      const content = readFileSync(join(dir, file));
      if (content.length < 1000) continue;
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

/** Our own packages from their sources, by each name under which others import them. */
const alias = packages().flatMap(({ name, folder, exports = {} }) =>
  Object.entries(exports).flatMap(([path, { types }]) => {
    const source = /^\.\/dist\/(.+)\.d\.ts$/.exec(types ?? '')?.[1];
    return source === undefined ? [] : [{ find: new RegExp(`^${name}${path.slice(1)}$`), replacement: join(folder, `src/${source}.ts`) }];
  }),
);

/** React has had this hook of its own since version 18: the router's stand-in for it is not needed. */
alias.push({ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' });

/** Pages without a server: nobody sends headers with them, so that they say themselves what they may load. */
const policy = {
  name: 'policy',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'link', attrs: { rel: 'manifest', href: 'riposte.webmanifest' }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: 'icon-180.png' }, injectTo: 'head' },
  ],
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  // One rule that react-aria-components adds for touch, by its hash.
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // Logs of fights may lie anywhere.
  "connect-src 'self' https:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Where there is no server: who answers the pages, and what of the tables needs Node. */
const ALONE = {
  'web/src/host/server.ts': 'host/browser.ts',
  'web/src/workbench/worker.ts': 'house/worker.ts',
  'server/src/hmac.ts': 'house/hmac.ts',
  'server/src/pictures.ts': 'house/pictures.ts',
};
const alone = {
  name: 'alone',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/(server|hmac|pictures|worker)\.ts(\?.*)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const [path, query] = (found?.id ?? '').split('?');
    const stand = ALONE[relative(join(import.meta.dirname, '..'), path)];
    return stand === undefined ? found : `${join(import.meta.dirname, 'src', stand)}${query === undefined ? '' : `?${query}`}`;
  },
};

/** `--mode site`: pages that any folder of a web server can hold, `npm run site`. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === 'site' ? './' : '/',
  plugins: [react(), icons, preload(mode === 'site' ? './' : '/'), ...(mode === 'site' ? [alone, policy] : [compressed])],
  resolve: { alias },
  // Modules, so that one game does not bring the others along.
  worker: { format: 'es', plugins: () => (mode === 'site' ? [alone] : []) },
  build: { outDir: mode === 'site' ? '../../site' : 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
}));
