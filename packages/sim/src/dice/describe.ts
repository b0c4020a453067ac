import { type Dice, type Expression, type Test } from './expression.ts';
import { spreadOf } from './odds.ts';
import type { Rolled, Throw } from './roll.ts';
import { type Spread, totals } from './spread.ts';

export interface Summary {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
}

/** Mean, deviation, least, most and median of totals whose masses sum to 1. */
export function summary(spread: Spread<number>): Summary {
  const all = totals(spread);
  const mean = all.reduce((sum, [total, mass]) => sum + total * mass, 0);
  const variance = all.reduce((sum, [total, mass]) => sum + (total - mean) ** 2 * mass, 0);
  let soFar = 0;
  const median = all.find(([, mass]) => (soFar += mass) >= 0.5 - 1e-12)![0];
  return { mean, deviation: Math.sqrt(variance), least: all[0][0], most: all[all.length - 1][0], median };
}

/** A term of an expression in words, with what it comes to on average. */
export interface Term {
  readonly text: string;
  readonly mean: number;
}

/** The dice of an expression, each term in words. */
export function termsOf(expression: Expression, label: string | null = null): Term[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'dice':
      return [{ text: `${label === null ? '' : `${label}: `}${diceText(expression)}`, mean: summary(spreadOf(expression)).mean }];
    case 'labelled':
      return termsOf(expression.of, expression.label);
    case 'negative':
      return termsOf(expression.of, label);
    case 'highest':
    case 'lowest':
      return expression.of.flatMap((part) => termsOf(part, label));
    default:
      return [...termsOf(expression.left, label), ...termsOf(expression.right, label)];
  }
}

/** "4d6, 1s thrown again once, the highest 3 kept". */
export function diceText({ count, sides, reroll, explode, keep, success }: Dice): string {
  const parts = [`${count === 1 ? '' : count}d${sides}`];
  if (reroll !== null) parts.push(`${testText(reroll.on)} thrown again${reroll.always ? ' until it is not' : ' once'}`);
  if (explode !== null) parts.push(`${testText(explode.on)} explodes${explode.most < 60 ? ` at most ${explode.most} times` : ''}`);
  if (keep !== null && keep.count < count) parts.push(`the ${keep.which} ${keep.count === 1 ? 'one' : keep.count} kept`);
  if (success !== null) parts.push(`each ${testText(success)} counts 1`);
  return parts.join(', ');
}

function testText({ relation, value }: Test): string {
  const words = { '<': `below ${value}`, '<=': `${value} or less`, '=': `${value}`, '>=': `${value} or more`, '>': `above ${value}` };
  return words[relation];
}

/** "attack: 4d6, the highest 3 kept [6, 4, 3, (1)] = 13". Dropped dice stand in brackets; r: thrown again, !: exploded. */
export function throwText({ dice, label, faces, total }: Throw): string {
  const shown = faces.map(({ face, as }) => (as === 'dropped' ? `(${face})` : as === 'rerolled' ? `${face}r` : as === 'exploded' ? `${face}!` : face));
  return `${label === null ? '' : `${label}: `}${diceText(dice)} [${shown.join(', ')}] = ${total}`;
}

/** What was rolled, in lines: the total, then each throw. */
export function rolledText({ total, throws }: Rolled): string[] {
  return [`rolled ${total}`, ...throws.map((thrown) => `  ${throwText(thrown)}`)];
}
