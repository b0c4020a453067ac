import { text } from '../language.ts';
import { packFile } from '../own-packs.ts';
import { list, newItem, read, type ShelfBody, type ShelfHead, write } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { Copied, Entry, GameBook } from '../workbench/requests.ts';
import { capital } from './columns.ts';

/** Where the page of a pack is, and on it one of its things. */
export const packPath = (item: string, section?: string, nth?: number): string =>
  `/library/pack/${encodeURIComponent(item)}${section === undefined ? '' : `?thing=${section}.${nth}`}`;

type Things = readonly { readonly [key: string]: unknown }[];

export const thingsIn = (pack: { readonly [key: string]: unknown }, section: string): Things =>
  Array.isArray(pack[section])
    ? (pack[section] as readonly unknown[]).filter((thing): thing is Things[number] => typeof thing === 'object' && thing !== null)
    : [];

/** An id as files want it: lower-case letters, digits, hyphens. */
export function idFor(title: string, taken: readonly unknown[]): string {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 60);
  const base = plain === '' ? 'own' : plain;
  if (!taken.includes(base)) return base;
  for (let n = 2; ; n++) if (!taken.includes(`${base}-${n}`)) return `${base}-${n}`;
}

/** The kept packs of a game. */
export const packsOfGame = async (game: string): Promise<readonly ShelfHead[]> =>
  (await list('pack')).filter((head) => head.game === game && head.state === 'kept');

/** A new pack without anything in it; its id is one that no other pack of the game has. */
export async function newPack(game: string): Promise<string> {
  const heads = await packsOfGame(game);
  const taken = await Promise.all(heads.map(async ({ id }) => (await read('pack', id)).body.id));
  const title = text('pack-new');
  const id = newItem();
  await write('pack', id, { format: 'riposte/pack/1', id: idFor(title, taken), title, ruleset: game }, null);
  return id;
}

/** A pack with one thing more, under an id that nothing else has. */
export function withThing(pack: ShelfBody, { section, thing }: Copied, known: readonly string[]): { readonly body: ShelfBody; readonly nth: number } {
  const taken = [...known, ...Object.keys(pack).flatMap((key) => thingsIn(pack, key).map(({ id }) => id))];
  const things = thingsIn(pack, section);
  const { title, ...rest } = thing;
  return { body: { ...pack, [section]: [...things, { id: idFor(title, taken), title, ...rest }] }, nth: things.length };
}

/**
 * Puts a copy of an entry into a pack, and says where it can be changed.
 * @param pack The item of the pack; null = a new one
 * @throws Error with a sentence
 */
export async function copyInto({ book, entry, pack }: { readonly book: GameBook; readonly entry: Entry; readonly pack: string | null }): Promise<string> {
  const copied = await bench('copied', { game: book.id, sort: entry.sort, id: entry.id });
  if (copied === null) throw new Error(text('pack-not-copied', { name: capital(entry.name) }));
  const item = pack ?? (await newPack(book.id));
  const { body, version } = await read('pack', item);
  const title = text('pack-copy-of', { name: capital(entry.name) });
  const known = book.entries.map(({ id }) => id);
  const { body: next, nth } = withThing(body, { ...copied, thing: { ...copied.thing, title } }, known);
  await write('pack', item, next, version);
  return packPath(item, copied.section, nth);
}

/** Where an entry of an own pack can be changed. @throws Error with a sentence */
export async function placeOf(game: string, { id, pack }: Entry): Promise<string> {
  for (const head of (await list('pack')).filter((one) => one.game === game && one.state !== 'binned')) {
    const { body } = await read('pack', head.id);
    if (packFile(body.id) !== pack?.name) continue;
    for (const section of Object.keys(body)) {
      const nth = thingsIn(body, section).findIndex((thing) => thing.id === id);
      if (nth >= 0) return packPath(head.id, section, nth);
    }
    return packPath(head.id);
  }
  throw new Error(text('own-pack-gone'));
}
