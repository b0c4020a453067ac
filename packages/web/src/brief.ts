import type { Entry, ShownRoll } from '@riposte/server/protocol';
import { text } from './language.ts';

/** A line with more letters is a sum, not a headline. */
const SHORT = 34;

/** A line with dice in short: "19 against 12", "Damage 9", a short line itself, else the roll. */
export function briefly({ text: line, sum, rolled }: Pick<Entry['parts'][number], 'text' | 'sum' | 'rolled'>): string {
  if (sum === null) return line.length > SHORT ? (rolled ?? text('log-sum')) : line;
  const [left, right] = sum.values.map((value) => (value < 0 ? `−${-value}` : String(value)));
  return right === undefined ? `${sum.title} ${left}` : text('log-against', { left, right });
}

/** As many rolls fit below a headline on a television. */
const FEW = 3;

/** The first rolls of an entry, which decided its headline; rolls made together stay together. */
export function decidingRolls({ parts }: Pick<Entry, 'parts'>): readonly ShownRoll[] {
  const rolled = parts.map(({ rolls }) => rolls);
  const fitting = rolled.findIndex((_, i) => rolled.slice(0, i + 1).flat().length > FEW);
  return rolled.slice(0, fitting < 0 ? rolled.length : fitting).flat();
}
