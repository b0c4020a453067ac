import { expect, it } from 'vitest';
import { briefly } from '../src/brief.ts';
import { learn } from '../src/language.ts';
import { TABLE } from '../src/messages-table.gen.ts';

learn(TABLE);

const LONG = 'Attack d20 13 + 6 = 19 vs defence 12: degree 1';

it.each([
  [LONG, { title: 'Attack', values: [19, 12] }, '19 against 12'],
  ['Damage d8 6 + 6 − 1 armour = 11 (health 25 → 14)', { title: 'Damage', values: [11] }, 'Damage 11'],
  ['Cass is surprised.', null, 'Cass is surprised.'],
  [LONG, null, 'Sum'],
])('the short form of "%s" with %o is "%s"', (text, sum, short) => expect(briefly({ text, sum })).toBe(short));
