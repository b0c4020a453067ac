import type { Founded } from '@riposte/server/protocol';
import { useState } from 'react';
import { host } from './host/server.ts';
import { keepLinks } from './keep.ts';
import { fetchJson } from './net.ts';

/** Makes a table of a ready fight and goes there. @throws Error with the server's sentence */
export async function start(fight: string, mode: 'table' | 'solo'): Promise<void> {
  enter(await fetchJson<Founded>('/api/tables', { fight, mode }));
}

/** Whether the page is about to be left, and what leaves it by some work. `failed` gets the reason if it is not. */
export function useLeaving(failed: (why: string) => void): readonly [boolean, (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false);
  const leave = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      failed((thrown as Error).message);
      setBusy(false);
    }
  };
  return [busy, (work) => void leave(work)];
}

/** Takes one's own seat of a new table; `at` is a moment of its log. */
export function enter(founded: Founded, at: number | null = null): void {
  keepLinks(founded);
  const own = founded.links.find((link) => link.kind === 'gm' || link.kind === 'solo') ?? founded.links[0];
  window.location.assign(host.address(at === null ? own.path : `${own.path}@${at}`));
}
