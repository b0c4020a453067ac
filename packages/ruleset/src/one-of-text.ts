/** Words that are listed whole; of more the likeliest only. */
const MAX_LISTED = 60;
const LIKEST = 12;

/** "one of a, b", things by their ids: of a long list those that are most like what was given, and how many there are. */
export function oneOfText(known: readonly (string | { readonly id: string })[], given: unknown): string {
  const words = known.map((one) => (typeof one === 'string' ? one : one.id));
  return words.length <= MAX_LISTED ? `one of ${words.join(', ')}` : `one of ${words.length}, ${likeliest(words, given, LIKEST)}`;
}

const LIKEST_WORDS = 3;

/** "the likeliest: a, b": of the words there are those that are most like what was given. */
export function likeliest(words: readonly string[], given: unknown, most = LIKEST_WORDS): string {
  const said = pairsOf(typeof given === 'string' ? given : '');
  const likeness = new Map(words.map((word) => [word, shared(pairsOf(word), said)]));
  const sorted = [...words].sort((a, b) => likeness.get(b)! - likeness.get(a)!);
  return `the likeliest: ${sorted.slice(0, most).join(', ')}`;
}

/** Neighbouring letters, as a measure of how like words are. */
function pairsOf(word: string): ReadonlySet<string> {
  const text = word.toLowerCase();
  return new Set(Array.from(text, (letter, i) => letter + (text[i + 1] ?? '')));
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => others.has(one)).length / (some.size + others.size);
}
