import type { Book, Words } from '@riposte/ruleset';
import type * as z from 'zod';
import { wrong } from './error.ts';

/** The book of a rule set. @throws FileError naming those that there are. */
export function bookOf(books: readonly Book[], ruleset: string, file: string): Book {
  return books.find((one) => one.ruleset.id === ruleset) ?? wrong(file, ['ruleset'], `a rule set: ${books.map((one) => one.ruleset.id).join(', ')}`);
}

/** @throws FileError for a rule set that cannot be spoken of in words yet. */
export function wordsOf(book: Book, file: string): Words {
  return book.words ?? wrong(file, ['ruleset'], `a rule set with a language of the table, which ${book.ruleset.id} has not`);
}

/** Making a schema costs more than using it: one for each book. */
export function oncePerBook(make: (book: Book) => z.ZodType): (book: Book) => z.ZodType {
  const made = new WeakMap<Book, z.ZodType>();
  return (book) => {
    const known = made.get(book) ?? make(book);
    made.set(book, known);
    return known;
  };
}
