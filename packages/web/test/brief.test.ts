import { expect, it } from 'vitest';
import { briefly } from '../src/brief.ts';

it.each([
  ['Attack d20 13 + 6 = 19 vs defence 12: degree 1', '19 against 12'],
  ['Attack D6 4 vs passive defence D8 7 (D6 + 1 light armour): miss', '4 against 7'],
  ['Attack D8 8 vs block D8 8 (of 3, 8: advantage for blocking)', '8 against 8'],
  ['Trip d20 12 (of 1, 12) + 4 = 16 vs 15, parry d20 16 + 3 = 19', '16 against 19'],
  ['Attack d20 8 under 14: 8 Successes vs parry d20 8 under 15: 8; a tie is the defender’s', '8 against 8'],
  ['Damage d8 6 + 6 − 1 armour = 11 (health 25 → 14)', 'Damage 11'],
  ['Cass is surprised.', 'Cass is surprised.'],
  ['Turn order rolled by everybody: Ann 8, Cees 5, Gork 3', 'Sum'],
])('the short form of "%s" is "%s"', (line, short) => expect(briefly(line)).toBe(short));
