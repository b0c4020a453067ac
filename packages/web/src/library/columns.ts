import type { Entry } from '../workbench/requests.ts';

/** The columns of a table beside the name and the paragraph, and letters that a value has there on average at most. */
const MAX = 3;
const SHORT = 12;

/** Labels of short values that most entries of a list have, the most usual first: the columns in which they can be compared. */
export function columnsOf(entries: readonly Entry[]): readonly string[] {
  const values = new Map<string, string[]>();
  for (const entry of entries)
    for (const label of new Set(entry.lines.map((line) => line.label))) values.set(label, [...(values.get(label) ?? []), valueOf(entry, label)]);
  const isShort = (all: readonly string[]): boolean => all.reduce((sum, value) => sum + value.length, 0) <= SHORT * all.length;
  // What is the same of all of them compares nothing.
  const usual = [...values].filter(([, all]) => new Set(all).size > 1 && all.length * 3 >= entries.length && isShort(all));
  return usual
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX)
    .map(([label]) => label);
}

/** What an entry has under a label; empty = nothing. */
export const valueOf = ({ lines }: Entry, label: string): string => String(lines.find((line) => line.label === label)?.value ?? '');

/** Entries by a column, by name where the column is null; numbers count as numbers, and what has nothing there comes last. */
export function sorted(entries: readonly Entry[], column: string | null, language: string): readonly Entry[] {
  const order = new Intl.Collator(language, { numeric: true });
  const byName = (one: Entry, other: Entry): number => order.compare(one.name, other.name);
  if (column === null) return [...entries].sort(byName);
  return [...entries].sort((entry, other) => {
    const [a, b] = [valueOf(entry, column), valueOf(other, column)];
    if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
    return order.compare(a, b) || byName(entry, other);
  });
}

/** Whether an entry has all words of a search, in its name, its paragraph or its numbers. */
export function isFound({ name, summary, lines }: Entry, wanted: string): boolean {
  const all = [name, summary, ...lines.map(({ label, value }) => `${label} ${value}`)].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
