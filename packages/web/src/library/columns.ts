import type { Entry } from '../workbench/requests.ts';

/** The most columns of a table besides name and paragraph, and the most letters of a value there on average. */
const MAX = 3;
const SHORT = 12;

/** Labels of short values that most entries of a list have, the most common first. They are the columns for comparing entries. */
export function columnsOf(entries: readonly Entry[]): readonly string[] {
  const values = new Map<string, string[]>();
  for (const entry of entries)
    for (const label of new Set(entry.lines.map((line) => line.label))) values.set(label, [...(values.get(label) ?? []), valueOf(entry, label)]);
  const isShort = (all: readonly string[]): boolean => all.reduce((sum, value) => sum + value.length, 0) <= SHORT * all.length;
  // A value that all share does not help to compare.
  const usual = [...values].filter(([, all]) => new Set(all).size > 1 && all.length * 3 >= entries.length && isShort(all));
  return usual
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX)
    .map(([label]) => label);
}

/** The value of an entry under a label; empty if it has none. */
export const valueOf = ({ lines }: Entry, label: string): string => String(lines.find((line) => line.label === label)?.value ?? '');

/** Entries sorted by a column, or by name if the column is null. Numbers sort as numbers; entries without a value come last. */
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

/** Whether an entry contains all words of a search in its name, paragraph or numbers. */
export function isFound({ name, summary, lines }: Entry, wanted: string): boolean {
  const all = [name, summary, ...lines.map(({ label, value }) => `${label} ${value}`)].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
