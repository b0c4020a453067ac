import { book as celesia } from '@riposte/celesia';
import { boardSchema, fighterSchema, seaOfShadows, setUp, sorts, steady, words } from '@riposte/sea-of-shadows';
import type { Book } from '../src/index.ts';

/** The rule sets whose files are tested here. */
export const BOOKS: readonly Book[] = [
  { ruleset: seaOfShadows, board: boardSchema, fighter: fighterSchema, setUp, policy: steady, words, sorts },
  celesia,
];
