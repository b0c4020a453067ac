import type { Explanation, Roll } from '@riposte/kernel';
import { minus, type RollItem, type Say, type Telling } from '@riposte/ruleset';
import { TwistFate } from '../characters/luck.ts';
import { dieShown, marginSteps } from '../characters/skill-test.ts';
import { Boons, TargetNumber } from '../characters/target-number.ts';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** A skill test in words, with the rolls that it took: two where luck rolled it again. */
export interface TestTold {
  readonly text: string;
  readonly successes: number;
  readonly rolls: readonly RollItem[];
}

/** Takes the next test of this kind. `why` says what gave its second die where no number of the roll does. */
export function nextTest(telling: Telling, say: Speaker, kind: Roll, why = ''): TestTold | null {
  const rolls: RollItem[] = [];
  for (let roll = telling.roll(kind); roll !== null; roll = isRolledAgain(telling, roll) ? telling.roll(kind) : null) rolls.push(roll);
  const last = rolls.at(-1);
  if (last === undefined) return null;
  const [text, again] = rolls.map((roll) => testText(say, roll, why));
  return { text: again === undefined ? text : say.text('test-again', { first: text, second: again }), successes: last.total, rolls };
}

/** Takes all tests of this kind. */
export function allTests(telling: Telling, say: Speaker, kind: Roll, why = ''): TestTold[] {
  const all: TestTold[] = [];
  for (let one = nextTest(telling, say, kind, why); one !== null; one = nextTest(telling, say, kind, why)) all.push(one);
  return all;
}

/** Whether a point of luck rolled it again: the answer comes right behind it. */
function isRolledAgain({ act: { items } }: Telling, roll: RollItem): boolean {
  const next = items.slice(items.indexOf(roll) + 1).find(({ kind }) => kind === 'roll' || kind === 'answer');
  return next?.kind === 'answer' && next.ask === TwistFate.id && next.value === true;
}

/** "d20 10 (best of 19, 10: feint) needing 14 or less (12 + 2 flanked), 10 Successes". */
function testText(say: Speaker, roll: RollItem, why: string): string {
  const { faces, total, pool } = roll;
  const made = /(under|margin) (-?\d+)\(d20\)/.exec(pool);
  if (faces === null || made === null) return resultText(say, total, 'plain');
  const [, reading, number] = made;
  const read = reading === 'margin' ? marginSteps : dieShown;
  const target = Number(number);
  const face = faces.find((face) => read(face, target) === total) ?? faces[0];
  const asked = lastOf(roll, TargetNumber.id);
  const parts = asked === undefined || asked.parts.length === 0 ? '' : ` (${asked.base.amount}${say.parts(asked)})`;
  const how = face === 1 && target < 1 ? 'one-passes' : face === 20 && target >= 20 ? 'twenty-fails' : 'plain';
  const said = { face, target: minus(target), parts, result: resultText(say, total, how) };
  return faces.length === 1 ? say.text('test', said) : say.text('test-of', { ...said, faces: faces.join(', '), ...whyTwo(say, roll, why) });
}

const resultText = (say: Speaker, successes: number, how: string): string => say.text('test-result', { successes, how });

/** Which of two dice was kept, and what gave the second. */
function whyTwo(say: Speaker, roll: RollItem, why: string): { readonly kept: string; readonly why: string } {
  const isBoon = roll.pool.endsWith('h');
  const parts = lastOf(roll, Boons.id)?.parts.filter(({ amount }) => amount !== 0 && amount > 0 === isBoon) ?? [];
  const reasons = parts.length === 0 ? why : parts.map(({ label }) => say.label(label)).join(', ');
  return { kept: isBoon ? 'best' : 'worst', why: reasons === '' ? '' : say.text('why-two', { why: reasons }) };
}

/** The number that was asked last for a roll, of the one who rolls. */
const lastOf = ({ numbers, who }: RollItem, query: string): Explanation | undefined =>
  numbers.findLast((number) => number.query === query && number.who === who.id);
