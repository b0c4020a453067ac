import { text } from './language.ts';

/** Longer than this a line is a sum and no headline. */
const SHORT = 34;

/** "19 against 12" of "Attack d20 13 + 6 = 19 vs defence 12: degree 1"; "Damage 9" of a sum alone; a short line as it is. */
export function briefly(line: string): string {
  const [before, after] = line.split(/ vs /, 2);
  const left = after === undefined ? null : totalOf(before, 'last');
  const right = after === undefined ? null : totalOf(after.split(':', 1)[0], 'first');
  if (left !== null && right !== null) return text('log-against', { left, right });
  const [, what, sum] = /^([\p{L} ]+?) .*= (-?\d+)/u.exec(line) ?? [];
  if (sum !== undefined) return `${what} ${sum}`;
  return line.length > SHORT ? text('log-sum') : line;
}

/** What a side of a roll comes to: what stands behind its last "=", else its first or last number that is no die, bracket or limit. */
function totalOf(side: string, which: 'first' | 'last'): string | null {
  const plain = side
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/\b\d*[dD]\d+\b/g, '')
    .replaceAll(/ under \d+/g, '');
  const sum = /.*= (-?\d+)/.exec(plain)?.[1];
  return sum ?? plain.match(/\d+/g)?.at(which === 'first' ? 0 : -1) ?? null;
}
