import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS } from '@riposte/books';
import { type Encounter, endOf, readEncounter } from '@riposte/files';
import type { View } from '@riposte/kernel';
import type { Standing } from '../src/index.ts';

export const root = join(import.meta.dirname, '../../..');

/** The ready fights of every rule set that can be played. */
export const READY: readonly { readonly book: string; readonly file: string }[] = BOOKS.flatMap(({ ruleset: { id: book } }) =>
  readdirSync(join(root, 'encounters', book)).map((name) => ({ book, file: join(root, 'encounters', book, name) })),
);

/** A fight of two in each rule set, short enough to be fought by players that think. */
export const SMALL: typeof READY = [
  'sea-of-shadows/duel-at-dawn',
  'heroes-of-destiny/duel-at-the-mill',
  'realmspire/duel-of-flourishes',
  'celesia/wrestling-ring',
  'realitycheck/duel-on-the-bridge',
].map((name) => ({ book: name.split('/')[0], file: join(root, 'encounters', `${name}.json`) }));

export function encounter(file: string): Encounter {
  return readEncounter(readFileSync(file, 'utf8'), file, BOOKS, (name) => readFileSync(join(file, '..', name), 'utf8'));
}

export function standing(of: Encounter, state = of.state): Standing {
  return { book: of.book, rules: of.rules, state, policy: of.policy, ended: (view: View) => endOf(of, view) };
}
