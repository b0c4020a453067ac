import { looked, MARK, means } from './meaning.ts';

/** Control characters, bidirectional overrides included: they must not reach a terminal. */
// oxlint-disable-next-line no-control-regex -- they are named to be taken out
const UNSHOWN = new RegExp(`${MARK}|[\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]`, 'g');

/** Text of users as it may be shown: what must not reach a terminal becomes a visible escape. Marks of a meaning stay. */
export function shown(text: string): string {
  return text.replace(UNSHOWN, (found) => (found.length > 1 ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

/** Lines as one text. A line break inside one, which only users' text can hold, becomes visible. */
export function joined(lines: readonly string[]): string {
  return lines.map((line) => line.replaceAll('\n', '\\n')).join('\n');
}

/** Text as a terminal gets it: with its looks, and nothing else that a terminal would obey. */
export const laid = (text: string): string => looked(shown(text));

export function print(text: string): void {
  process.stdout.write(`${laid(text)}\n`);
}

/** What is wrong as a sentence: with its full stop, and its capital where it begins with a word. */
export function refusalText(message: string): string {
  const text = /[.?!]$/.test(message) ? message : `${message}.`;
  return /^[a-z]+(?=[ ,])/.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
}

export function printError(text: string): void {
  printProblem('error', text);
}

export function printWarning(text: string): void {
  printProblem('warning', `warning: ${text}`);
}

function printProblem(meaning: 'error' | 'warning', text: string): void {
  const { stderr } = process;
  stderr.write(`${looked(`${means(meaning, 'riposte:', stderr)} ${shown(text.replaceAll('\n', ' '))}`)}\n`);
}
