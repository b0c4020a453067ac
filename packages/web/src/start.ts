import type { Founded } from '@riposte/server/protocol';
import { keepLinks } from './keep.ts';
import { fetchJson } from './net.ts';

/** Makes a table of a ready fight and goes there. @throws Error with the server's sentence */
export async function start(fight: string, mode: 'table' | 'solo'): Promise<void> {
  enter(await fetchJson<Founded>('/api/tables', { fight, mode }));
}

/** Takes one's own seat of a new table. */
export function enter(founded: Founded): void {
  keepLinks(founded);
  const own = founded.links.find((link) => link.kind === 'gm' || link.kind === 'solo') ?? founded.links[0];
  window.location.assign(own.path);
}
