import { best, die, type Id, type Play, type Pool, type Roll, through, worst } from '@riposte/kernel';
import { Boons, TargetNumber, type Test } from './numbers.ts';
import { ruled } from './rulings.ts';

const D20 = die(20);

/** Target numbers with dice made in advance. */
const MOST_KNOWN = 40;

/** Successes of one die against a target number; 0 = failed. */
export type Reading = (face: number, target: number) => number;

/** At or under the target number passes; 1 always does, 20 never. @rule RS-TST-001 */
const passes = (face: number, target: number): boolean => face === 1 || (face <= target && face !== 20);

/** The number shown, and what the target number has over 20. @rule RS-TST-002 */
export const dieShown: Reading = (face, target) => (passes(face, target) ? face + Math.max(0, target - 20) : 0);

/** The other reading: one, and one more for each 5 points under the target number. @rule RS-TST-002 */
export const marginSteps: Reading = (face, target) => (passes(face, target) ? 1 + Math.max(0, Math.floor((target - face) / 5)) : 0);

/** One die, or two of which a boon keeps the better and a bane the worse. @rule RS-TST-003 */
export function diceOf(name: string, read: Reading): (target: number, boon: number) => Pool {
  const make = (target: number): readonly [bane: Pool, plain: Pool, boon: Pool] => {
    const plain = through(D20, `${name} ${target}`, (face) => read(face, target));
    return [worst(plain, 2), plain, best(plain, 2)];
  };
  const known = Array.from({ length: MOST_KNOWN + 1 }, (_, target) => make(target));
  return (target, boon) => (known[Math.max(0, target)] ?? make(target))[boon + 1];
}

/** A skill test; returns its Successes, 0 for a fail. @rule RS-TST-001 RS-TST-002 RS-TST-003 RS-RES-001 */
export function test(play: Play, roll: Roll, who: Id, against: Id, skill: Test): number {
  return play.roll(roll, who, ruled(play).dice(TargetNumber(play, who, against, skill), Boons(play, who, against, skill)));
}
