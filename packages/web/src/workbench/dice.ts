import { parseDice, spreadOf, summary, totals } from '@riposte/sim/fights';
import type { DiceOdds } from './requests.ts';

/** The odds of dice, by the grammar of the command. @throws TextError with the place, TooMuch for what takes too long to count */
export async function diceOdds({ text }: { readonly text: string }): Promise<DiceOdds> {
  const expression = parseDice(text);
  const spread = spreadOf(expression);
  const chances = totals(spread);
  const share = (is: (total: number) => boolean): number => chances.reduce((sum, [total, mass]) => (is(total) ? sum + mass : sum), 0);
  return {
    kind: expression.kind === 'test' ? 'test' : expression.kind === 'versus' ? 'versus' : 'sum',
    ...summary(spread),
    chances,
    above: share((total) => total > 0),
    even: share((total) => total === 0),
    below: share((total) => total < 0),
  };
}
