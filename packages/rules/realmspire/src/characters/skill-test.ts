import { best, die, type Id, type Play, type Pool, type Roll, through, type View, worst } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { Luck, TwistFate } from './luck.ts';
import { Boons, TargetNumber, type Test } from './target-number.ts';

const D20 = die(20);

/** Target numbers with dice made in advance. */
const MAX_KNOWN = 40;

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
  const known = Array.from({ length: MAX_KNOWN + 1 }, (_, target) => make(target));
  return (target, boon) => (known[Math.max(0, target)] ?? make(target))[boon + 1];
}

/** A skill test; returns its Successes, 0 for a fail. @rule RS-TST-001 RS-TST-002 RS-TST-003 RS-RES-001 */
export function test(play: Play, roll: Roll, who: Id, against: Id, asked: Test): number {
  const successes = throwFor(play, roll, who, against, asked);
  if (Luck.left(play, who) === 0 || !play.ask(TwistFate, who, { ...asked, successes })) return successes;
  Luck.spend(play, who, 1);
  return throwFor(play, roll, who, against, asked);
}

function throwFor(play: Play, roll: Roll, who: Id, against: Id, asked: Test): number {
  return play.roll(roll, who, ruled(play).dice(TargetNumber(play, who, against, asked), Boons(play, who, against, asked)));
}

/** Whether the one who acts wins a contest: a lone pass, or more Successes; ties go to the one who reacts. @rule RS-TST-004 */
export const winsContest = (acting: number, reacting: number): boolean => acting > reacting;

/** How likely a test is to pass, for defaults: target number, a boon worth five points. */
export const chance = (view: View, who: Id, against: Id, asked: Test): number =>
  TargetNumber(view, who, against, asked) * 2 + Boons(view, who, against, asked) * 10;
