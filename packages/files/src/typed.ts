// What a person means by typed words. Imports nothing, so that a page can load it.

/** Letters that say how a word begins. */
const LEAST = 3;

/** The words of a text without marks: "Strike at Odo (axe)" has four; "6,4" is one, and so is "6, 4". */
export const typedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(?<=\d), +(?=\d)/g, ',')
    .match(/[\p{L}\p{N}]+(?:[,.'’-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Which of some listed texts typed words mean, by their numbers: those that are the same, else those that have each word, else those
 * that have a word which begins like each, of at least three letters. Empty where nothing is like it.
 */
export function meantBy(typed: string, listed: readonly string[]): number[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  const texts = listed.map(typedWords);
  const found = (fits: (text: readonly string[]) => boolean): number[] => texts.flatMap((text, i) => (fits(text) ? [i] : []));
  const same = found((text) => text.join(' ') === words.join(' '));
  if (same.length > 0) return same;
  const whole = found((text) => words.every((word) => text.includes(word)));
  return whole.length > 0
    ? whole
    : found((text) => words.every((word) => text.some((other) => other === word || (word.length >= LEAST && other.startsWith(word)))));
}
