/** Words that are listed whole; of more the likeliest only. */
const MAX_LISTED = 60;
const LIKEST = 12;

/** "one of a, b", things by their ids: of a long list those that are most like what was given, and how many there are. */
export function oneOfText(known: readonly (string | { readonly id: string })[], given: unknown): string {
  const words = known.map((item) => (typeof item === 'string' ? item : item.id));
  return words.length <= MAX_LISTED ? `one of ${listText(words, given)}` : `one of ${words.length}, ${likeliest(words, given, LIKEST)}`;
}

/** "a, b, c (perhaps a)": all words that there are, and the one that was probably meant. */
export const listText = (words: readonly string[], given: unknown): string => `${words.join(', ')}${perhaps(words, given)}`;

/** " (perhaps a)": the word that was probably meant; '' = none is like what was given. */
export function perhaps(words: readonly string[], given: unknown): string {
  const meant = typeof given === 'string' ? nearest(words, given) : null;
  return meant === null ? '' : ` (perhaps ${meant})`;
}

const LIKEST_WORDS = 3;

/** "perhaps a, b or c": of the words there are those that are most like what was given. */
export function likeliest(words: readonly string[], given: unknown, most = LIKEST_WORDS): string {
  const meant = byLikeness(words, given).slice(0, most);
  return `perhaps ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(meant.map(({ word }) => word))}`;
}

/** Letters from which the only word that begins with them was meant: "odd" is rather "odds" than "add". */
const BEGINNING = 3;

/** Share of neighbouring letters from which a word may have been meant. */
const LIKE = 0.25;

/** The word that was probably meant; null = none is like what was given. */
export function nearest(words: readonly string[], given: string): string | null {
  const swapped = words.find((word) => lettersOf(word) === lettersOf(given));
  if (swapped !== undefined) return swapped;
  const begun = words.filter((word) => given.length >= BEGINNING && word.toLowerCase().startsWith(given.toLowerCase()));
  if (begun.length === 1) return begun[0];
  const [first] = byLikeness(words, given);
  return first !== undefined && first.likeness >= LIKE ? first.word : null;
}

/** Letters in the order of the alphabet: the same where two changed places. */
const lettersOf = (word: string): string => Array.from(word.toLowerCase()).sort().join('');

/** The words, those most like what was given first. */
function byLikeness(words: readonly string[], given: unknown): { readonly word: string; readonly likeness: number }[] {
  const said = pairsOf(typeof given === 'string' ? given : '');
  return words.map((word) => ({ word, likeness: shared(pairsOf(word), said) })).sort((a, b) => b.likeness - a.likeness);
}

/** Neighbouring letters, as a measure of how like words are. */
function pairsOf(word: string): ReadonlySet<string> {
  const text = word.toLowerCase();
  return new Set(Array.from(text, (letter, i) => letter + (text[i + 1] ?? '')));
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((pair) => others.has(pair)).length / (some.size + others.size);
}
