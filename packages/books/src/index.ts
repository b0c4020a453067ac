import { book as celesia } from '@riposte/celesia';
import { book as heroesOfDestiny } from '@riposte/heroes-of-destiny';
import { book as realitycheck } from '@riposte/realitycheck';
import { book as realmspire } from '@riposte/realmspire';
import type { Book } from '@riposte/ruleset';
import { book as seaOfShadows } from '@riposte/sea-of-shadows';

/** The rule sets that can be played. The only module that lists them. */
export const BOOKS: readonly Book[] = [seaOfShadows, heroesOfDestiny, realmspire, celesia, realitycheck];

/** Their ids. */
export const RULESETS: readonly string[] = BOOKS.map((book) => book.ruleset.id);
