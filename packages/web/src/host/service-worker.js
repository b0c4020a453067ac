// Keeps the pages for when there is no network. The build puts version and files in; nothing else makes a new version of this file.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

const nameOf = (version) => `riposte ${version}`;
/** Some servers send whoever asks for index.html here. */
const HOME = self.registration.scope;

self.addEventListener('install', (event) => {
  const kept = async () => {
    const cache = await caches.open(nameOf(VERSION));
    // What a server has in its own caches may be of an older version.
    await cache.addAll(FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: 'reload' })));
  };
  event.waitUntil(kept());
});

/** Pages of the version before may still be open, so it stays until the next one comes. */
self.addEventListener('activate', (event) => {
  const dropped = async () => {
    const before = (await caches.keys()).filter((name) => name.startsWith(nameOf('')) && name !== nameOf(VERSION));
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
    if (!held.some(({ name }) => name.startsWith('riposte table '))) await self.skipWaiting();
  };
  event.waitUntil(taken());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const isHome = request.mode === 'navigate' && new URL(request.url).pathname === new URL(self.registration.scope).pathname;
  const answered = async () => {
    const own = await (await caches.open(nameOf(VERSION))).match(isHome ? HOME : request);
    return own ?? (await caches.match(request)) ?? fetch(request);
  };
  event.respondWith(answered());
});
