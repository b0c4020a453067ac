import { learn, text } from '../language.ts';
import { LIBRARY } from '../messages-library.gen.ts';
import { WORKSHOP } from '../messages-workshop.gen.ts';
import { withCarried } from '../prepare/changes.ts';
import type { Draft } from '../prepare/document.ts';
import { newItem, read, type ShelfBody, write } from '../shelf.ts';
import { capital } from '../text.ts';
import { bench } from '../workbench/bench.ts';
import type { Carried, Entry, GameBook } from '../workbench/requests.ts';
import { type Joining, withFighter } from './with-fighter.ts';

for (const texts of [LIBRARY, WORKSHOP]) learn(texts);

export interface Using {
  readonly book: GameBook;
  readonly entry: Entry;
  /** The draft that gets the entry; null for a new one. */
  readonly draft: string | null;
}

/** Puts an entry into a draft, and gives the draft's id. @throws Error with a sentence */
export async function intoFight({ book, entry, draft }: Using): Promise<string> {
  if (draft !== null) {
    const { body, version } = await read('draft', draft);
    await write('draft', draft, withFighter(body, entry, book.at), version);
    return draft;
  }
  const fresh = await freshOf(book, text('library-fight-of', { name: capital(entry.name) }));
  return kept(withFighter(fresh, entry, book.at));
}

/** Puts one's own character, as the last fight left it, and a foe into a new draft, and gives the draft's id. @throws Error with a sentence */
export async function intoDuel(book: GameBook, own: Joining, foe: Joining, carried: Carried | null): Promise<string> {
  const fresh = await freshOf(book, text('library-duel-of', { own: own.name, foe: capital(foe.name) }));
  const both = withFighter(withFighter(fresh, own, book.at, 'near'), foe, book.at);
  return kept(carried === null ? both : (withCarried(both as unknown as Draft, capital(own.name), carried) as unknown as ShelfBody));
}

/** A new fight of a game, with two sides and no fighters. */
async function freshOf({ id }: GameBook, title: string): Promise<ShelfBody> {
  const sides = [text('shelf-side-first'), text('shelf-side-second')];
  const regions = [text('shelf-region-first'), text('shelf-region-second')];
  return JSON.parse(await bench('fresh', { game: id, title, sides, regions })) as ShelfBody;
}

async function kept(draft: ShelfBody): Promise<string> {
  const id = newItem();
  await write('draft', id, draft, null);
  return id;
}
