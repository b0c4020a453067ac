import type { Host } from './host.ts';

/** A server answers, from which the pages come too. */
export const host: Host = {
  ask: (path, init) => fetch(path, init),
  open: (seat) => {
    const { protocol, host: at } = window.location;
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${at}/api/seats/${encodeURIComponent(seat)}/socket`);
  },
  useShown: (path) => path,
  hasLinks: true,
  address: (path) => path,
  search: () => window.location.search,
  mark: () => window.location.hash.slice(1),
  within: (id) => `#${id}`,
  docs: null,
  router: {},
};
