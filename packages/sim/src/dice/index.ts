export * from './describe.ts';
export type { Dice, Expression } from './expression.ts';
export { spreadOf, TooMuch, waysOf } from './odds.ts';
export { parseDice } from './parse.ts';
export { type Rolled, rollDice, totalOfDice } from './roll.ts';
export { type Spread, totals } from './spread.ts';
