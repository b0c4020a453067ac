/** Undefined for what is not one JSON value, such as the lines of a log. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
