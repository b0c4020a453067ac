import type { Explanation } from '@riposte/kernel';
import { added, minus, type Name, type RollItem, type Say } from '@riposte/ruleset';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** The last number of a kind that was asked for a roll, or behind it. */
export function numberOf({ numbers, after }: RollItem, query: string, who?: Name): Explanation | undefined {
  const isIt = (one: Explanation): boolean => one.query === query && (who === undefined || one.who === who.id);
  return numbers.findLast(isIt) ?? after.find(isIt);
}

/** "15 + 4 weapon + 2 strength and dexterity = 21", or what the number is where it has no parts. */
export function sum(say: Speaker, number: Explanation): string {
  const parts = say.parts(number);
  return parts === '' ? minus(number.value) : `${minus(number.base.amount)}${parts} = ${minus(number.value)}`;
}

/** "d10 9 (best of 3, 9: shield)", "d10 10 + 3 (exploded)", "d10 5 (after rerolling 3, 3)"; only the total where the faces are not known. */
export function dice(say: Speaker, roll: RollItem): string {
  const { pool, faces, total } = roll;
  if (faces === null || faces.length === 0) return String(total);
  const twice = /^2\((d\d+)\)k([hl])/.exec(pool);
  if (twice !== null) return keptDice(say, roll, twice[1], twice[2] === 'h' ? 'best' : 'worst', faces);
  const more = /^\+(\d+)\((.+)\)$/.exec(pool);
  if (more !== null) return `${dice(say, { ...roll, pool: more[2], total: total - Number(more[1]) })} + ${more[1]} = ${minus(total)}`;
  const again = /^(.+) again up to \d+$/.exec(pool);
  const names = (again === null ? pool : again[1]).split('+').map((one) => /d\d+/.exec(one)?.[0] ?? one);
  const last = again === null ? faces : faces.slice(-names.length);
  const isAlike = names.every((name) => name === names[0]);
  const called = isAlike && names.length > 1 ? `${names.length}${names[0]}` : names.join(' + ');
  const shown = `${called} ${last.join(' + ')}`;
  const thrown = pool.includes('!') && last.length > names.length ? say.text('dice-exploded', { dice: shown }) : shown;
  const lost = faces.slice(0, faces.length - last.length);
  return lost.length === 0 ? thrown : say.text('dice-again', { dice: thrown, faces: lost.join(', ') });
}

/** Dice rolled twice under Advantage or Disadvantage, again after the highest face. */
function keptDice(say: Speaker, roll: RollItem, die: string, kept: 'best' | 'worst', faces: readonly number[]): string {
  const pick = kept === 'best' ? Math.max : Math.min;
  const pairs: number[][] = [];
  for (let i = 0; i < faces.length; i += 2) pairs.push(faces.slice(i, i + 2));
  const why = roll.numbers
    .filter(({ query }) => query === 'advantages' || query === 'disadvantages')
    .flatMap(({ parts }) => parts.filter(({ amount }) => amount !== 0).map(({ label }) => say.label(label)));
  const thrown = pairs.map((pair, n) => (n === 0 ? pair.join(', ') : say.text('dice-then', { faces: pair.join(', ') })));
  const said = { dice: `${die} ${pairs.map((pair) => pick(...pair)).join(' + ')}`, faces: thrown.join(', '), kept };
  return why.length === 0 ? say.text('dice-kept', said) : say.text('dice-why', { ...said, why: [...new Set(why)].join(', ') });
}

/** Dice with their sum, where several count: "d6 + d8 3 + 5 = 8". */
export const diceSum = (say: Speaker, roll: RollItem): string =>
  roll.pool.includes('+') && !roll.pool.startsWith('+') && roll.faces !== null ? `${dice(say, roll)} = ${roll.total}` : dice(say, roll);

const skillOf = (roll: RollItem): Explanation | undefined => numberOf(roll, 'skill bonus', roll.who) ?? numberOf(roll, 'fortitude', roll.who);

/** What a skill check came to. */
export const checkTotal = (roll: RollItem): number => roll.total + (skillOf(roll)?.value ?? 0);

/** A skill check as a sum: "d20 12 + 4 = 16". */
export function checkSum(say: Speaker, roll: RollItem): string {
  const number = skillOf(roll);
  return number === undefined || roll.faces === null ? dice(say, roll) : withBonus(say, roll, number.value);
}

/** "d20 12 + 4 = 16". */
export const withBonus = (say: Speaker, roll: RollItem, bonus: number): string =>
  bonus === 0 ? dice(say, roll) : `${dice(say, roll)}${added(bonus)} = ${minus(roll.total + bonus)}`;

/** "16 + d10 2 = 18". */
export const onTopOf = (say: Speaker, base: number, roll: RollItem): string => `${minus(base)} + ${dice(say, roll)} = ${minus(base + roll.total)}`;
