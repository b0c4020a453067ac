import { text } from '../language.ts';
import { packFile } from '../own-packs.ts';
import { list, newItem, read, type ShelfHead, write } from '../shelf.ts';
import { capital } from '../text.ts';
import { bench } from '../workbench/bench.ts';
import type { Entry, GameBook } from '../workbench/requests.ts';
import { idFor, packPath, thingsIn, withThing } from './pack-things.ts';

/** The stored packs of a game. */
export const packsOfGame = async (game: string): Promise<readonly ShelfHead[]> =>
  (await list('pack')).filter((head) => head.game === game && head.state === 'kept');

/** A new, empty pack with an id that no other pack of the game has. */
export async function newPack(game: string): Promise<string> {
  const heads = await packsOfGame(game);
  const taken = await Promise.all(heads.map(async ({ id }) => (await read('pack', id)).body.id));
  const title = text('pack-new');
  const id = newItem();
  await write('pack', id, { format: 'riposte/pack/1', id: idFor(title, taken), title, ruleset: game }, null);
  return id;
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
