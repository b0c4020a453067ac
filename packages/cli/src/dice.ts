import { randomUUID } from 'node:crypto';
import { capital } from '@riposte/files';
import { type Json, keyedDice } from '@riposte/kernel';
import {
  type Expression,
  parseDice,
  percent,
  rational,
  rationalText,
  rollDice,
  rolledText,
  type Spread,
  spreadOf,
  summary,
  TooMuch,
  termsOf,
  totals,
  waysOf,
} from '@riposte/sim';
import { mustBeWithin } from './argument.ts';
import { columns } from './columns.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

export interface DiceOptions {
  readonly seed?: string;
  readonly rolls?: number;
  /** Chances as fractions, counted with whole numbers. */
  readonly exact?: boolean;
}

const MAX_ROLLS = 1000;
const MAX_ROWS = 60;
const BAR = 40;

/** Rolls a dice expression, with its exact odds, where they can be counted, and what it says in words. @throws TextError, InputError */
export function dice(text: string, { seed = randomUUID(), rolls = 1, exact = false }: DiceOptions): Outcome {
  mustBeWithin('--rolls', rolls, 1, MAX_ROLLS);
  const expression = parseDice(text);
  const source = keyedDice(seed);
  const rolled = Array.from({ length: rolls }, (_, i) => rollDice(expression, source.open(i, 0, 0, 0)));
  const odds = oddsOfDice(expression, exact);
  return {
    code: GOOD,
    text: joined([...rolled.flatMap(rolledText), '', ...odds.lines]),
    json: { expression: text, rolls: rolled, ...odds.json } as unknown as Json,
  };
}

function oddsOfDice(expression: Expression, exact: boolean): { readonly lines: readonly string[]; readonly json: object } {
  try {
    return counted(expression, exact);
  } catch (thrown) {
    if (!(thrown instanceof TooMuch)) throw thrown;
    return { lines: [`${capital(thrown.message)}; fewer dice or sides could be.`], json: { chances: null } };
  }
}

function counted(expression: Expression, exact: boolean): { readonly lines: readonly string[]; readonly json: object } {
  const spread = spreadOf(expression);
  const fractions = exact ? fractionsOf(waysOf(expression)) : null;
  const { mean, deviation, least, most, median } = summary(spread);
  const lines = [
    ...sentence(expression, spread),
    `mean ${number(mean)}, standard deviation ${number(deviation)}, ${least} to ${most}, half of all at most ${median}`,
    ...termsOf(expression).map((term) => `  ${term.text}: ${number(term.mean)} on average`),
    '',
    ...table(spread, fractions),
  ];
  const chances = totals(spread).map(([total, probability]) => ({ total, probability, ...(fractions === null ? {} : { exact: fractions.get(total) ?? '0' }) }));
  return { lines, json: { mean, deviation, least, most, median, chances } };
}

function fractionsOf(ways: Spread<bigint>): Map<number, string> {
  const all = totals(ways);
  const sum = all.reduce((soFar, [, weight]) => soFar + weight, 0n);
  return new Map(all.map(([total, weight]) => [total, rationalText(rational(weight, sum))]));
}

/** The answer in one line where the expression asks a question. */
function sentence({ kind }: Expression, spread: Spread<number>): string[] {
  const chance = (is: (total: number) => boolean): string => percent(totals(spread).reduce((sum, [total, mass]) => (is(total) ? sum + mass : sum), 0));
  if (kind === 'test') return [`holds: ${chance((total) => total === 1)}`];
  if (kind === 'versus')
    return [
      `left wins ${chance((difference) => difference > 0)}, tie ${chance((difference) => difference === 0)}, right wins ${chance((difference) => difference < 0)}`,
    ];
  return [];
}

/** Each total with its chance, the chance of at least as much, and a bar. Rare totals at both ends are left out of long tables. */
function table(spread: Spread<number>, fractions: ReadonlyMap<number, string> | null): string[] {
  const all = totals(spread);
  let least = 1;
  const rows = all.map(([total, mass]) => {
    const row = { total, mass, least };
    least -= mass;
    return row;
  });
  const listed = rows.length <= MAX_ROWS ? rows : [...rows].sort((a, b) => b.mass - a.mass).slice(0, MAX_ROWS);
  listed.sort((a, b) => a.total - b.total);
  const top = Math.max(...all.map(([, mass]) => mass));
  const cells = listed.map((row) => [
    String(row.total),
    percent(row.mass),
    fractions?.get(row.total) ?? '',
    percent(Math.min(1, Math.max(0, row.least))),
    '#'.repeat(Math.round((row.mass / top) * BAR)),
  ]);
  const left = rows.length - listed.length;
  return [...columns([['total', 'chance', fractions === null ? '' : 'exactly', 'or more', ''], ...cells]), ...(left > 0 ? [`and ${left} rarer totals`] : [])];
}

function number(value: number): string {
  return String(Number(value.toFixed(3)));
}
