import type { Host } from './host.ts';

/** A server answers, from which the pages come too. */
export const host: Host = {
  ask: (path, init) => fetch(path, init),
  address: (path) => path,
  search: () => window.location.search,
  mark: () => window.location.hash.slice(1),
  within: (id) => `#${id}`,
  router: {},
};
