import type { Book } from '@riposte/files';
import type { Id, View } from '@riposte/kernel';
import { boardSchema, fighterSchema, fighters, scene, seaOfShadows, setUp, sorts, steady, words } from '@riposte/sea-of-shadows';

/** The rule sets that this command can play. The only module that lists them. */
export const BOOKS: readonly Book[] = [{ ruleset: seaOfShadows, board: boardSchema, fighter: fighterSchema, setUp, policy: steady, words, sorts }];

/** All rule sets with a ledger, by id, whether they can be played yet or not. */
export const RULESETS = ['sea-of-shadows', 'heroes-of-destiny', 'realmspire', 'celesia', 'realitycheck'] as const;

/** A place of a board as text. */
export interface Place {
  readonly name: string;
  /** Names of the places next to it. */
  readonly next: readonly string[];
  readonly ground: string;
  readonly here: readonly Id[];
}

/** The board as text, by rule set. */
export const PLACES: { readonly [ruleset: string]: (view: View) => readonly Place[] } = {
  'sea-of-shadows': (view) => {
    const { regions, next, hard } = scene(view);
    return regions.map((name, region) => ({
      name,
      next: next[region].map((other) => regions[other]),
      ground: hard[region] ? 'hard ground' : '',
      here: fighters(view).flatMap((one) => (one.region === region ? [one.id] : [])),
    }));
  },
};
