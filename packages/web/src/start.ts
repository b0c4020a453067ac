import type { Founded } from '@riposte/server/protocol';
import { host } from './host/server.ts';
import { keepLinks } from './keep.ts';
import { fetchJson } from './net.ts';

/** Makes a table of a ready fight and goes there. @throws Error with the server's sentence */
export async function start(fight: string, mode: 'table' | 'solo'): Promise<void> {
  enter(await fetchJson<Founded>('/api/tables', { fight, mode }));
}

/** Takes one's own seat of a new table; `at` is a moment of its log. */
export function enter(founded: Founded, at: number | null = null): void {
  keepLinks(founded);
  const own = founded.links.find((link) => link.kind === 'gm' || link.kind === 'solo') ?? founded.links[0];
  window.location.assign(host.address(at === null ? own.path : `${own.path}@${at}`));
}
