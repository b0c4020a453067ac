import type { Explanation, Roll } from '@riposte/kernel';
import type { RollItem, Say, Telling } from '@riposte/ruleset';
import { TwistFate } from '../characters/luck.ts';
import { dieShown, marginSteps } from '../characters/skill-test.ts';
import { Boons, TargetNumber } from '../characters/target-number.ts';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** A skill test in words, with the rolls that it took: two where luck rolled it again. */
export interface Tested {
  readonly text: string;
  readonly successes: number;
  readonly rolls: readonly RollItem[];
}

/** Takes the next test of this kind. */
export function nextTest(telling: Telling, say: Speaker, kind: Roll): Tested | null {
  const rolls: RollItem[] = [];
  for (let roll = telling.roll(kind); roll !== null; roll = isRolledAgain(telling, roll) ? telling.roll(kind) : null) rolls.push(roll);
  const last = rolls.at(-1);
  if (last === undefined) return null;
  const [text, again] = rolls.map((roll) => testText(say, roll));
  return { text: again === undefined ? text : say.text('test-again', { first: text, second: again }), successes: last.total, rolls };
}

/** Takes all tests of this kind. */
export function allTests(telling: Telling, say: Speaker, kind: Roll): Tested[] {
  const all: Tested[] = [];
  for (let one = nextTest(telling, say, kind); one !== null; one = nextTest(telling, say, kind)) all.push(one);
  return all;
}

/** Whether a point of luck rolled it again: the answer comes right behind it. */
function isRolledAgain({ act: { items } }: Telling, roll: RollItem): boolean {
  const next = items.slice(items.indexOf(roll) + 1).find(({ kind }) => kind === 'roll' || kind === 'answer');
  return next?.kind === 'answer' && next.ask === TwistFate.id && next.value === true;
}

/** "d20 10 (of 19, 10: feint) under 14 (12 + 2 flanked): 10 Successes". */
function testText(say: Speaker, roll: RollItem): string {
  const { faces, total, pool } = roll;
  const made = /(under|margin) (-?\d+)\(d20\)/.exec(pool);
  if (faces === null || made === null) return say.text('test-total', { successes: total });
  const [, reading, number] = made;
  const read = reading === 'margin' ? marginSteps : dieShown;
  const target = Number(number);
  const face = faces.find((one) => read(one, target) === total) ?? faces[0];
  const asked = lastOf(roll, TargetNumber.id);
  const parts = asked === undefined || asked.parts.length === 0 ? '' : ` (${asked.base.amount}${say.parts(asked)})`;
  const said = { face, target, parts, successes: total };
  return faces.length === 1 ? say.text('test', said) : say.text('test-of', { ...said, faces: faces.join(', '), why: whyTwo(say, roll) });
}

/** What gave the boon or the bane. */
function whyTwo(say: Speaker, roll: RollItem): string {
  const boons = lastOf(roll, Boons.id);
  const isBoon = roll.pool.endsWith('h');
  const parts = boons?.parts.filter(({ amount }) => amount !== 0 && amount > 0 === isBoon).map(({ label }) => say.label(label)) ?? [];
  return parts.length === 0 ? say.text(isBoon ? 'boon' : 'bane', {}) : parts.join(', ');
}

/** The number that was asked last for a roll, of the one who rolls. */
const lastOf = ({ numbers, who }: RollItem, query: string): Explanation | undefined =>
  numbers.findLast((number) => number.query === query && number.who === who.id);
