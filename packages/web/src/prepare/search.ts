import type { Entry } from '../workbench/requests.ts';

/** A search: how many, and the words. */
export interface Wanted {
  readonly count: number;
  readonly words: readonly string[];
}

/** The most that one search adds. */
const MAX = 30;

/** Reads "4 bandits" as four of the creature called bandit. */
export function wantedOf(typed: string): Wanted {
  const [, digits, rest] = /^\s*(?:(\d{1,3})\s*[x×]?\s*)?(.*)$/s.exec(typed) ?? [];
  return { count: digits === undefined ? 1 : Math.min(MAX, Math.max(1, Number(digits))), words: rest?.toLowerCase().split(/\s+/).filter(Boolean) ?? [] };
}

/** Whether a word of a search stands in a text, in the plural too. */
function has(text: string, word: string): boolean {
  return [word, word.replace(/ves$/, 'f'), word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/[sn]$/, '')].some((form) => text.includes(form));
}

/** How many entries are offered when nothing has the name that was typed. */
const NEAR = 6;

/**
 * What is near where nothing is called so: entries with one word of a search in their name; else those whose name or summary has a
 * word of the same meaning, the names first.
 * @param alike Rows of words that are near each other: "captain, chief", "guard, sentry".
 */
export function nearIn(entries: readonly Entry[], { words }: Wanted, alike: readonly string[]): readonly Entry[] {
  const long = words.filter((word) => word.length > 2);
  const called = entries.filter(({ name }) => long.some((word) => has(name.toLowerCase(), word)));
  if (called.length > 0) return called;
  const rows = alike.map((row) => row.toLowerCase().split(/,\s*/));
  const kin = rows.filter((row) => long.some((word) => row.some((one) => has(word, one)))).flat();
  const isKin = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => kin.includes(word));
  const named = entries.filter(({ name }) => isKin(name));
  return [...named, ...entries.filter((entry) => !named.includes(entry) && isKin(entry.summary))].slice(0, NEAR);
}

/** Whether every word of a search stands in a name. */
export function isCalled(name: string, { words }: Wanted): boolean {
  return words.every((word) => has(name.toLowerCase(), word));
}

/** Entries that contain every word of a search; matching names come first. */
export function foundIn(entries: readonly Entry[], wanted: Wanted): readonly Entry[] {
  const named = entries.filter(({ name }) => isCalled(name, wanted));
  const told = entries.filter((entry) => !named.includes(entry) && isCalled(`${entry.name} ${entry.summary}`, wanted));
  return [...named, ...told];
}
