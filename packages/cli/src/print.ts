import { MARK, means, withEscapes } from './meaning.ts';

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
export const laid = (text: string): string => withEscapes(shown(text));

/** Characters that a terminal shows in two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
const MARKS = new RegExp(MARK, 'g');

/** Columns of a terminal that a text takes. */
export function widthOf(text: string): number {
  const bare = text.replace(MARKS, '');
  return [...bare].length + (bare.match(WIDE)?.length ?? 0);
}

/** A line in rows of at most so many columns, broken between words; what goes on begins below the words of the first row. */
export function folded(line: string, columns: number): string[] {
  const text = shown(line.replaceAll('\n', '\\n'));
  if (widthOf(text) <= columns) return [text];
  const [lead] = /^ *(?:\[?[\d-]+\]?|>)? */.exec(text.replace(MARKS, ''))!;
  const indent = ' '.repeat(Math.min(lead.length, Math.floor(columns / 3)));
  const rows: string[] = [];
  let row = '';
  for (const [word] of text.matchAll(/ *[^ ]+/g)) {
    if (row.trim() === '' || widthOf(row + word) <= columns) row += word;
    else {
      rows.push(row);
      row = indent + word.trimStart();
    }
  }
  return [...rows, row];
}

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
  stderr.write(`${withEscapes(`${means(meaning, 'riposte:', stderr)} ${shown(text.replaceAll('\n', ' '))}`)}\n`);
}

/** "1 table", "2 tables". */
export const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
