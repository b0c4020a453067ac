import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packages } from '../../tools/folders.mjs';

const { resolve } = createRequire(import.meta.url);

/** The pictures that `icons.json` lists, as symbols of one file, which is 60 kB instead of 6.5 MB. */
function sprite() {
  const wanted = JSON.parse(readFileSync(join(import.meta.dirname, 'src/icons.json'), 'utf8'));
  const { icons } = JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const names = [...wanted].sort();
  const missing = names.filter((name) => icons[name] === undefined);
  if (missing.length > 0) throw new Error(`icons.json names pictures that do not exist: ${missing.join(', ')}`);
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
const preload = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle).flatMap((file) =>
        /(hanken|vollkorn).*-latin-wght-normal.*\.woff2$/.test(file)
          ? [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }, injectTo: 'head' }]
          : [],
      ),
  },
};

/** Our own packages from their sources, by each name under which others import them. */
const alias = packages().flatMap(({ name, folder, exports = {} }) =>
  Object.entries(exports).flatMap(([path, { types }]) => {
    const source = /^\.\/dist\/(.+)\.d\.ts$/.exec(types ?? '')?.[1];
    return source === undefined ? [] : [{ find: new RegExp(`^${name}${path.slice(1)}$`), replacement: join(folder, `src/${source}.ts`) }];
  }),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons, preload],
  resolve: { alias },
  // Modules, so that one game does not bring the others along.
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
