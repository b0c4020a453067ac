import type { Explanation, Id } from '@riposte/kernel';
import { type Args, added, type Item, minus, type RollItem, type Say } from '@riposte/ruleset';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** A headline by a key that is put together: `act-ID`, and `ID.try` for what is begun and not ended. */
export const headBy = (say: Speaker, key: string, args: Args, within?: { readonly in: keyof Messages; readonly with?: Args }): void =>
  (say.head as (key: string, args: Args, within?: object) => void)(key, args, within);

/** The dice as they were thrown: "(d12 10 − 6)", "d6 3 − d6 5"; only their total where the faces are not known. */
export function dice({ pool, faces, total }: RollItem): string {
  if (faces === null) return minus(total);
  const [first, second, ...more] = faces;
  if (pool === 'less 6(d12)') return `(d12 ${first} − 6)`;
  if (!pool.includes('d6-d6')) return `${pool} ${faces.join(', ')}`;
  return `d6 ${first} − d6 ${second}${more.map((face) => added(first < second ? -face : face)).join('')}`;
}

/** What gear always does to a number is no news: it counts as a part of the number itself. */
const GEAR = ['HD-DEF-006', 'HD-DEF-008', 'R-GEAR'];

/** A number whose base holds what gear does to it. */
export function folded(number: Explanation): Explanation {
  const worn = number.parts.filter(({ rule }) => GEAR.includes(rule)).reduce((sum, { amount }) => sum + amount, 0);
  const { base, parts } = number;
  return { ...number, base: { ...base, amount: base.amount + worn }, parts: parts.filter(({ rule }) => !GEAR.includes(rule)) };
}

/** What is added to dice besides their bonus, and why: "−2 pin". */
export interface Extra {
  readonly amount: number;
  /** Empty = it counts as a part of the bonus. */
  readonly label: string;
}

/** " + 2 flanking"; empty for 0. */
const named = (amount: number, label: string): string => (amount === 0 ? '' : `${added(amount)} ${label}`);

/** "(d12 10 − 6) + 12 skill + 2 flanking": dice and what is added to them, each part by its name; zeros are left out. */
export function sum(say: Speaker, roll: RollItem, bonus: Explanation, name: string, extra: Extra = { amount: 0, label: '' }): string {
  const own = folded(bonus);
  const { amount, label } = extra;
  const base = own.base.amount + (label === '' ? amount : 0);
  return `${dice(roll)}${named(base, say.label(name))}${label === '' ? '' : named(amount, say.label(label))}${say.parts(own)}`;
}

/** "14 (12 + 2 defending)"; without the sum where nothing is added. */
export function worth(say: Speaker, number: Explanation): string {
  const own = folded(number);
  const parts = say.parts(own);
  return parts === '' ? minus(number.value) : `${minus(number.value)} (${own.base.amount}${parts})`;
}

/** The numbers that were asked behind an item, up to the end of the act, in their order. */
export function askedAfter(items: readonly Item[], item: Item): Explanation[] {
  const at = items.indexOf(item);
  const own = item.kind === 'roll' ? item.after : [];
  return [...own, ...items.slice(at + 1).flatMap((item) => (item.kind === 'roll' ? [...item.numbers, ...item.after] : []))];
}

/** The last number of a kind that was asked before a roll in its act, for it or for a roll before it. */
export function askedBefore(items: readonly Item[], roll: RollItem, query: string, who: Id): Explanation | undefined {
  const before = items.slice(0, items.indexOf(roll)).flatMap((item) => (item.kind === 'roll' ? [...item.numbers, ...item.after] : []));
  return askedFor(roll, query, who) ?? before.findLast((number) => number.query === query && number.who === who);
}

/** The last number of a kind that was asked for a roll. */
export const askedFor = (roll: RollItem, query: string, who: Id): Explanation | undefined =>
  roll.numbers.findLast((number) => number.query === query && number.who === who);
