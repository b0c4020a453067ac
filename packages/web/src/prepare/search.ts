import type { Entry } from '../workbench/requests.ts';

/** What somebody looks for: how many, and the words. */
export interface Wanted {
  readonly count: number;
  readonly words: readonly string[];
}

/** The most that one search adds. */
const MOST = 30;

/** "4 bandits" is four of what is called bandit. */
export function wantedOf(typed: string): Wanted {
  const [, digits, rest] = /^\s*(?:(\d{1,3})\s*[x×]?\s*)?(.*)$/s.exec(typed) ?? [];
  return { count: digits === undefined ? 1 : Math.min(MOST, Math.max(1, Number(digits))), words: rest?.toLowerCase().split(/\s+/).filter(Boolean) ?? [] };
}

/** Whether a word of a search stands in a text, in the plural too. */
function has(text: string, word: string): boolean {
  return [word, word.replace(/ves$/, 'f'), word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/[sn]$/, '')].some((form) => text.includes(form));
}

/** Entries that have one word of a search in their name: what is near where nothing is called so. */
export function nearIn(entries: readonly Entry[], { words }: Wanted): readonly Entry[] {
  return entries.filter(({ name }) => words.some((word) => word.length > 2 && has(name.toLowerCase(), word)));
}

/** Entries that have every word of a search, those first that are called so. */
export function foundIn(entries: readonly Entry[], { words }: Wanted): readonly Entry[] {
  const named = entries.filter(({ name }) => words.every((word) => has(name.toLowerCase(), word)));
  const told = entries.filter((entry) => !named.includes(entry) && words.every((word) => has(`${entry.name} ${entry.summary}`.toLowerCase(), word)));
  return [...named, ...told];
}
