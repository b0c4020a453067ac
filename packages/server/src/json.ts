/** Undefined for what is not one JSON value, such as the lines of a log. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text, or the strings in it where it is JSON, hold the character NUL, which PostgreSQL keeps in no text. */
export const hasNul = (text: string): boolean => text.includes('\0') || (text.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(text));
