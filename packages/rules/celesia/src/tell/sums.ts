import type { Explanation } from '@riposte/kernel';
import type { RollItem, Say } from '@riposte/ruleset';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** The last number of this kind that was asked for a roll. */
export const numberOf = (roll: RollItem, query: string): Explanation | undefined => roll.numbers.findLast((one) => one.query === query);

/** "d20 8 (worst of 17, 8: charging) + 12 = 20". */
export function sumWhy(say: Speaker, roll: RollItem, plus: readonly Explanation[], advantage: string): string {
  const text = say.sum(roll, plus);
  const net = numberOf(roll, advantage);
  if (net === undefined || net.value === 0) return text;
  const why = net.parts.filter(({ amount }) => amount * net.value > 0).map(({ label }) => say.label(label));
  return why.length === 0 ? text : text.replace(/(\([^)]*of [^)]*)\)/, `$1: ${why.join(', ')})`);
}
