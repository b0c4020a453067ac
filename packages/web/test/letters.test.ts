import { expect, it } from 'vitest';
import { initialsOf, lettersOf } from '../src/letters.ts';

it('the letters of tokens tell twins apart', () => {
  expect(lettersOf(['Odo', 'Ilse'])).toEqual(['O', 'I']);
  expect(lettersOf(['Bandit 1', 'Bandit 2', 'Captain'])).toEqual(['B1', 'B2', 'C']);
  expect(lettersOf(['Goblin 1', 'Guard 1', 'Guard 2', 'Captain'])).toEqual(['Go1', 'Gu1', 'Gu2', 'C']);
  expect(lettersOf(['Hero archer', 'Hero fighter'])).toEqual(['HA', 'HF']);
  expect(lettersOf(['Cole', 'Cuno'])).toEqual(['Co', 'Cu']);
});

it('two letters stand for who sits at the table', () => {
  expect([initialsOf('Game master'), initialsOf('Jo'), initialsOf('Hero archer')]).toEqual(['GM', 'Jo', 'HA']);
});
