// Keeps the pages for when there is no network. The build puts version and files in; nothing else makes a new version of this file.
const VERSION = '__VERSION__';
/** Each file with its length in bytes, in the order in which they stand in the one that has them all. */
const FILES = [['__FILE__', 0]];
/** What browsers need to be told of a file, by the end of its name. */
const TYPES = {
  '': 'text/html; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Some servers send whoever asks for index.html here. */
const HOME = self.registration.scope;
/** Other copies of these pages may lie on the same server, each with files of its own. */
const nameOf = (version) => `riposte ${HOME} ${version}`;
/** Versions of before had no place in their names. */
const isOfBefore = async (name) => /^riposte [0-9a-f]{16}$/.test(name) && (await (await caches.open(name)).match(HOME)) !== undefined;

self.addEventListener('install', (event) => {
  const kept = async () => {
    // All files in one: hundreds of requests would stand in the way of what the page asks for.
    const sent = await fetch(new URL(`kept-${VERSION}.bin`, self.registration.scope));
    if (!sent.ok) throw new Error(`kept-${VERSION}.bin: ${sent.status}`);
    const all = await new Response(sent.body.pipeThrough(new DecompressionStream('gzip'))).blob();
    const cache = await caches.open(nameOf(VERSION));
    let at = 0;
    for (const [file, length] of FILES) {
      const type = TYPES[/\.?([^./]*)$/.exec(file)[1]];
      await cache.put(new URL(file, self.registration.scope), new Response(all.slice(at, (at += length), type)));
    }
  };
  event.waitUntil(kept());
});

/** Pages of the version before may still be open, so it stays until the next one comes. */
self.addEventListener('activate', (event) => {
  const dropped = async () => {
    const names = await caches.keys();
    const old = await Promise.all(names.map(isOfBefore));
    const before = names.filter((name, i) => old[i] || (name.startsWith(nameOf('')) && name !== nameOf(VERSION)));
    await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropped());
});

/** A new version takes over when no tab has a fight open: each fight that is open holds a lock. */
self.addEventListener('message', (event) => {
  if (event.data !== 'take over') return;
  const taken = async () => {
    const { held = [] } = await navigator.locks.query();
    if (held.some(({ name }) => name.startsWith('riposte table '))) return;
    // Not while a thread begins.
    if (await navigator.locks.request('riposte-begins', { ifAvailable: true }, (lock) => lock !== null)) await self.skipWaiting();
  };
  event.waitUntil(taken());
});

/** The page that a server would send for an address: of a folder its first one, whatever is asked with it. */
function pageAt(address) {
  const { origin, pathname } = new URL(address);
  const page = origin + pathname.replace(/\/$/, '/index.html');
  return page === `${HOME}index.html` ? HOME : page;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const answered = async () => {
    const own = await (await caches.open(nameOf(VERSION))).match(request.mode === 'navigate' ? pageAt(request.url) : request);
    return own ?? (await caches.match(request)) ?? fetch(request);
  };
  event.respondWith(answered());
});
