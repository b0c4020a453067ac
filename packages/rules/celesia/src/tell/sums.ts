import type { Explanation } from '@riposte/kernel';
import { added, minus, type RollItem, type Say } from '@riposte/ruleset';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** The last number of this kind that was asked for a roll. */
export const numberOf = (roll: RollItem, query: string): Explanation | undefined => roll.numbers.findLast((number) => number.query === query);

/** "−2 attacking again, +1 flanking; net −1, the others cancel out": what gave advantage and disadvantage; empty where nothing did. */
function reasons(say: Speaker, net: Explanation | undefined): string {
  const parts = (net?.parts ?? []).filter(({ amount }) => amount !== 0);
  const why = parts.map(({ amount, label }) => `${amount > 0 ? '+' : ''}${minus(amount)} ${say.label(label)}`).join(', ');
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const isMixed = parts.some(({ amount }) => amount > 0) && parts.some(({ amount }) => amount < 0);
  return isMixed ? why + say.text('net-advantage', { net: sum === 0 ? 'even' : `${sum > 0 ? '+' : ''}${minus(sum)}` }) : why;
}

/** "d20 8 (worst of 17, 8: −1 attacking again)"; what cancels out stands there too. */
export function diceWhy(say: Speaker, roll: RollItem, advantage: string): string {
  const dice = say.dice(roll);
  const net = numberOf(roll, advantage);
  const why = reasons(say, net);
  if (why === '' || roll.faces === null) return dice;
  const extra = roll.faces.length - 1;
  const most = net !== undefined && Math.abs(net.value) > extra ? say.text('dice-most', { extra }) : '';
  return dice.endsWith(')') ? `${dice.slice(0, -1)}: ${why}${most})` : `${dice} (${why}${most})`;
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
export function defenceText(say: Speaker, number: Explanation): string {
  const worn = number.parts.filter(({ rule }) => rule === ARMOUR).reduce((sum, { amount }) => sum + amount, 0);
  const more = say.parts({ ...number, parts: number.parts.filter(({ rule }) => rule !== ARMOUR) });
  return more === '' ? minus(number.value) : `${minus(number.value)} (${minus(number.base.amount + worn)}${more})`;
}
