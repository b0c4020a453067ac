/** A text that does not say what it should: which text, where, and what was expected there. */
export class TextError extends Error {
  readonly code = 'bad-text';
  readonly text: string;
  /** Place of the first character that does not fit, counted from 1. */
  readonly column: number;
  readonly expected: string;

  /** `meant`: the word that was probably meant. */
  constructor(text: string, at: number, expected: string, meant: string | null = null) {
    const found = /^\S{1,20}/.exec(text.slice(at))?.[0];
    const guess = meant === null ? '' : `. Did you mean "${meant}"?`;
    // A text that is wrong from end to end is named once.
    const place = found === text ? '' : `"${clipped(text)}", column ${at + 1}: `;
    super(`${place}expected ${expected}, found ${found === undefined ? 'the end' : `"${found}"`}${guess}`);
    this.name = 'TextError';
    this.text = text;
    this.column = at + 1;
    this.expected = expected;
  }
}

/** The text with a mark below the place, for people. */
export function pointer({ text, column }: TextError): string {
  return `${text}\n${' '.repeat(column - 1)}^`;
}

function clipped(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
