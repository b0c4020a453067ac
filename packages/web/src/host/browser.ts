import { addressOf, markNow, searchNow, useHashPath, useHashSearch, within } from './hash-address.ts';
import type { Host } from './host.ts';

/** Nobody but this browser: what a server would answer stands in files beside the pages, made by the build. */
export const host: Host = {
  async ask(path, { method = 'GET' } = {}) {
    const file = method === 'GET' ? fileOf(path) : null;
    return file === null ? refused() : file();
  },
  address: addressOf,
  search: searchNow,
  mark: markNow,
  within,
  router: { hook: useHashPath, searchHook: useHashSearch, hrefs: addressOf },
};

type Answer = () => Promise<Response>;

/** A file of the site, as seen from its page, not from this script. */
const built = (name: string): Promise<Response> => fetch(new URL(`data/${name}`, document.baseURI));

/** The file that has what an address asks for; null = there is none. */
function fileOf(path: string): Answer | null {
  const [, what, ...more] = path.split('/').slice(1).map(decodeURIComponent);
  if (more.some((part) => !/^[\w./-]+$/.test(part) || part.includes('..'))) return null;
  if (what === 'games') return () => built('games.json');
  if (what === 'fights') return () => built(more.length === 0 ? 'fights.json' : `fights/${more[0].replaceAll('/', '+')}`);
  if (what === 'rules' && more.length === 1) return () => built(`rules/${more[0]}.json`);
  if (what === 'rules' && more.length === 2) return () => ruleOf(more[0], more[1]);
  if (what === 'terms' && more.length === 2) return () => built(`terms/${more[0]}/${more[1]}.json`);
  if (what === 'near') return async () => Response.json([]);
  if (what === 'workshop' && more.length === 0) return async () => Response.json({ workshop: null });
  return null;
}

/** A rule of the book of its game. */
async function ruleOf(game: string, id: string): Promise<Response> {
  const texts = await built(`rules/${game}.texts.json`);
  if (!texts.ok) return texts;
  const all = (await texts.json()) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(all, id) ? Response.json(all[id]) : refused('NOT_FOUND', 'There is no such rule.');
}

const refused = (code = 'NOT_FOUND', text = 'This needs a server, and these pages have none.'): Response => Response.json({ code, text }, { status: 404 });
