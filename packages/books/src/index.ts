import { book as celesia } from '@riposte/celesia';
import type { Book } from '@riposte/files';
import * as realmspire from '@riposte/realmspire';
import { boardSchema, fighterSchema, look, seaOfShadows, setUp, sorts, steady, words } from '@riposte/sea-of-shadows';

/** The rule sets that can be played. The only module that lists them. */
export const BOOKS: readonly Book[] = [
  { ruleset: seaOfShadows, board: boardSchema, fighter: fighterSchema, setUp, policy: steady, words, sorts, look },
  celesia,
  {
    ruleset: realmspire.realmspire,
    board: realmspire.boardSchema,
    fighter: realmspire.fighterSchema,
    setUp: realmspire.setUp,
    policy: realmspire.steady,
    words: realmspire.words,
    sorts: realmspire.sorts,
    look: realmspire.look,
  },
];

/** All rule sets with a ledger, by id, whether they can be played yet or not. */
export const RULESETS = ['sea-of-shadows', 'heroes-of-destiny', 'realmspire', 'celesia', 'realitycheck'] as const;
