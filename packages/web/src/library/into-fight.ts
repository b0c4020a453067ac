import { text } from '../language.ts';
import { newItem, read, type ShelfBody, write } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { Entry, GameBook } from '../workbench/requests.ts';
import { capital } from './columns.ts';
import { withFighter } from './with-fighter.ts';

export interface Using {
  readonly book: GameBook;
  readonly entry: Entry;
  /** The draft that gets it; null = a new one. */
  readonly draft: string | null;
}

/** Puts an entry into a draft, and gives the draft's id. @throws Error with a sentence */
export async function intoFight({ book, entry, draft }: Using): Promise<string> {
  if (draft !== null) {
    const { body, version } = await read('draft', draft);
    await write('draft', draft, withFighter(body, entry, book.at), version);
    return draft;
  }
  const about = {
    game: book.id,
    title: text('library-fight-of', { name: capital(entry.name) }),
    sides: [text('shelf-side-first'), text('shelf-side-second')],
    regions: [text('shelf-region-first'), text('shelf-region-second')],
  };
  const fresh = JSON.parse(await bench('fresh', about)) as ShelfBody;
  const id = newItem();
  await write('draft', id, withFighter(fresh, entry, book.at), null);
  return id;
}
