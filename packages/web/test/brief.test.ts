import { expect, it } from 'vitest';
import { briefly, decidingRolls } from '../src/brief.ts';
import { learn } from '../src/language.ts';
import { TABLE } from '../src/messages-table.gen.ts';

learn(TABLE);

const LONG = 'Attack d20 13 + 6 = 19 vs defence 12: degree 1';

it.each([
  [LONG, { title: 'Attack', values: [19, 12] }, 'Attack', '19 against 12'],
  ['Damage d8 6 + 6 − 1 armour = 11 (health 25 → 14)', { title: 'Damage', values: [11] }, 'Damage', 'Damage 11'],
  ['Cass is surprised.', null, null, 'Cass is surprised.'],
  [LONG, null, 'Attack', 'Attack'],
  ['Rolls: Ann d20 12 + 4 = 16, Bert d20 3 + 1 = 4', null, 'Initiative', 'Initiative'],
  ['Rag has already rolled Initiative this round, so Cid goes first.', null, null, 'Sum'],
])('the short form of "%s" with %o of %s is "%s"', (text, sum, rolled, short) => expect(briefly({ text, sum, rolled })).toBe(short));

it.each([
  ['an attack against a defence', [['attack 5', 'defence 6'], ['damage 4']], ['attack 5', 'defence 6', 'damage 4']],
  ['what comes after three rolls is left out', [['attack 5', 'defence 2'], ['damage 4'], ['survival 3']], ['attack 5', 'defence 2', 'damage 4']],
  [
    'the tie-breaks of an order',
    [
      ['order 4', 'order 4'],
      ['tie-break 46', 'tie-break 50'],
    ],
    ['order 4', 'order 4'],
  ],
  ['an initiative of many', [['initiative 1', 'initiative 2', 'initiative 3', 'initiative 4'], ['tie-break 5']], []],
])('below a headline stand the rolls that decided it: %s', (_, parts, shown) => {
  const entry = { parts: parts.map((rolls) => ({ rolls: rolls.map((text) => ({ text })) })) } as unknown as Parameters<typeof decidingRolls>[0];
  expect(decidingRolls(entry).map(({ text }) => text)).toEqual(shown);
});
