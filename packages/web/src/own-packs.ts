import { useEffect, useState } from 'react';
import { list, read, type ShelfItem } from './shelf.ts';
import type { PackTexts } from './workbench/requests.ts';

/** Packs that were read, by item and version: they are asked for again by every page. */
const known = new Map<string, Promise<ShelfItem>>();

function itemOf(id: string, version: number): Promise<ShelfItem> {
  const key = `${id} ${version}`;
  const item = known.get(key) ?? read('pack', id);
  known.set(key, item);
  item.catch(() => known.delete(key));
  return item;
}

/** What fights call a pack: its id as a file, which is how it is saved. */
export const packFile = (id: unknown): string => `${String(id)}.json`;

/** The texts of the own packs of a game by the names that fights give them; of two with one id that which was changed last. @throws Error with the server's sentence */
export async function packTexts(game: string): Promise<PackTexts> {
  const heads = (await list('pack')).filter((head) => head.game === game && head.state !== 'binned');
  const items = await Promise.all(heads.map(({ id, version }) => itemOf(id, version)));
  const texts = items.map(({ body }) => [packFile(body.id), JSON.stringify(body)] as const);
  return Object.fromEntries(texts.toReversed());
}

const NONE: PackTexts = {};

/** The user's packs for a game; empty until they are loaded. Changes from another window arrive when this one is shown again. */
export function usePackTexts(game: string | null): PackTexts {
  const [texts, setTexts] = useState<PackTexts>(NONE);
  useEffect(() => {
    if (game === null) return undefined;
    let isCurrent = true;
    const load = (): void =>
      void packTexts(game).then(
        (found) => isCurrent && setTexts((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found)),
        // Without packs the book is still there.
        () => undefined,
      );
    load();
    window.addEventListener('focus', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('focus', load);
    };
  }, [game]);
  return texts;
}
