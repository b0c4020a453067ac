import type { Where } from '@riposte/server/protocol';
import type { Host } from './host.ts';

/** The server that sent the pages answers them, too. */
export const host: Host = {
  ask: (path, init) => fetch(path, init),
  open: async (seat) => {
    const { protocol, host: name } = window.location;
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${name}${await whereIsIt(seat)}/api/seats/${encodeURIComponent(seat)}/socket`);
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

/** Where several servers share the tables: the path of the one that plays this table. Otherwise any server answers. */
async function whereIsIt(seat: string): Promise<string> {
  const answer = await fetch(`/api/seats/${encodeURIComponent(seat)}/where`).catch(() => null);
  return answer?.ok === true ? ((await answer.json()) as Where).at : '';
}
