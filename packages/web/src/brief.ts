import type { Entry } from '@riposte/server/protocol';
import { text } from './language.ts';

/** Longer than this a line is a sum and no headline. */
const SHORT = 34;

/** A line with dice in short: "19 against 12", "Damage 9", the line itself where it is short. */
export function briefly({ text: line, sum }: Pick<Entry['parts'][number], 'text' | 'sum'>): string {
  if (sum === null) return line.length > SHORT ? text('log-sum') : line;
  const [left, right] = sum.values.map((value) => (value < 0 ? `−${-value}` : String(value)));
  return right === undefined ? `${sum.title} ${left}` : text('log-against', { left, right });
}
