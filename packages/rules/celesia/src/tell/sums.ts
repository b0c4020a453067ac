import type { Explanation } from '@riposte/kernel';
import { added, minus, type RollItem, type Say } from '@riposte/ruleset';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** The last number of this kind that was asked for a roll. */
export const numberOf = (roll: RollItem, query: string): Explanation | undefined => roll.numbers.findLast((number) => number.query === query);

/** "−2 earlier attacks, +1 flanking": what gave advantage and disadvantage; empty where nothing did. */
function reasons(say: Speaker, net: Explanation | undefined): string {
  const parts = (net?.parts ?? []).filter(({ amount }) => amount !== 0);
  return parts.map(({ amount, label }) => `${amount > 0 ? '+' : ''}${minus(amount)} ${say.label(label)}`).join(', ');
}

/** "d20 8 (worst of 17, 8: −1 earlier attacks)"; what cancelled out stands there too. */
export function diceWhy(say: Speaker, roll: RollItem, advantage: string): string {
  const dice = say.dice(roll);
  const net = numberOf(roll, advantage);
  const why = reasons(say, net);
  if (why === '' || roll.faces === null) return dice;
  const extra = roll.faces.length - 1;
  if (net !== undefined && Math.abs(net.value) > extra) return `${dice.slice(0, -1)}: ${why}, ${say.text('dice-most', { extra })})`;
  return dice.endsWith(')') ? `${dice.slice(0, -1)}: ${why})` : `${dice} (${why})`;
}

/** "d20 8 (worst of 17, 8: −1 earlier attacks) + 12 bonus + 2 Power Attack = 22"; `name` is what the base of the number is called. */
export function sumWhy(say: Speaker, roll: RollItem, plus: Explanation | undefined, advantage: string, name: 'bonus' | 'skill' | 'Constitution'): string {
  if (plus === undefined) return diceWhy(say, roll, advantage);
  if (roll.faces === null) return say.sum(roll, [plus]);
  const { amount } = plus.base;
  const more = `${amount === 0 ? '' : `${added(amount)} ${say.label(name)}`}${say.parts(plus)}`;
  return `${diceWhy(say, roll, advantage)}${more === '' ? '' : `${more} = ${minus(roll.total + plus.value)}`}`;
}

/** What armour gives belongs to the number itself. */
const ARMOUR = 'CE-DEF-004';

/** "20 (16 + 4 shield)"; the number alone where nothing but armour is added. */
export function worth(say: Speaker, number: Explanation): string {
  const worn = number.parts.filter(({ rule }) => rule === ARMOUR).reduce((sum, { amount }) => sum + amount, 0);
  const more = say.parts({ ...number, parts: number.parts.filter(({ rule }) => rule !== ARMOUR) });
  return more === '' ? minus(number.value) : `${minus(number.value)} (${minus(number.base.amount + worn)}${more})`;
}
