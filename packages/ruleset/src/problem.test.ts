import { expect, it } from 'vitest';
import { checkEach, resultOf, valueOf } from './problem.ts';

const FIGHTERS = ['Ann', '', 'Cid', ''];

/** The fighters in capitals; a name that is empty is reported. */
const inCapitals = () => resultOf((report) => checkEach(FIGHTERS, (name, i) => (name === '' ? report(['fighters', i, 'name'], 'a name') : name.toUpperCase())));

it('all problems are told at once', () => {
  expect(inCapitals()).toEqual({
    ok: false,
    problems: [
      { path: ['fighters', 1, 'name'], expected: 'a name' },
      { path: ['fighters', 3, 'name'], expected: 'a name' },
    ],
  });
  expect(() => valueOf(inCapitals())).toThrow('fighters.1.name: expected a name; fighters.3.name: expected a name');
});

it('what is right comes out as it was made', () => {
  expect(valueOf(resultOf(() => checkEach(['Ann', 'Bea'], (name, i) => `${i} ${name}`)))).toEqual(['0 Ann', '1 Bea']);
});

it('a fault of the rule set is no problem of the file', () => {
  const fault = new Error('a fault');
  const broken = () => {
    throw fault;
  };
  expect(() => resultOf(() => checkEach(['Ann'], broken))).toThrow(fault);
});
