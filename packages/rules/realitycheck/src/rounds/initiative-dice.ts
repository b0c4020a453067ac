import { best, die, type Pool, sum, through, worst } from '@riposte/kernel';

/** Sides of the dice by skill bonus in steps of three, the largest last: up to 0, 1 to 3, 4 to 6 and so on. @rule RC-INI-005 */
const LADDER: readonly (readonly number[])[] = [
  [4],
  [6],
  [8],
  [10],
  [12],
  [4, 8],
  [6, 8],
  [8, 8],
  [8, 10],
  [8, 12],
  [10, 12],
  [12, 12],
  [6, 8, 10],
  [6, 8, 12],
  [8, 8, 12],
  [8, 10, 12],
  [10, 10, 12],
];

const TWICE = [worst, null, best] as const;

/** Advantage and Disadvantage touch the largest die only. @rule RC-INI-005 */
function pool(sides: readonly number[], advantage: number): Pool {
  const largest = die(sides[sides.length - 1]);
  const twice = TWICE[advantage + 1];
  const last = twice === null ? largest : twice(largest, 2);
  return sides.length === 1 ? last : sum(...sides.slice(0, -1).map((size) => die(size)), last);
}

const POOLS = [-1, 0, 1].map((advantage) => LADDER.map((sides) => pool(sides, advantage)));

/** The total of the dice only: the bonus picks them. @rule RC-INI-005 */
export const diceLadder = (bonus: number, advantage: number): Pool => POOLS[advantage + 1][Math.max(0, Math.min(LADDER.length - 1, Math.ceil(bonus / 3)))];

const D20 = [worst(die(20), 2), die(20), best(die(20), 2)];

/** The other reading. @rule RC-INI-005 */
export const d20PlusBonus = (bonus: number, advantage: number): Pool => through(D20[advantage + 1], `+${bonus}`, (roll) => roll + bonus);
