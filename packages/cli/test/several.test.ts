import { expect, it } from 'vitest';
import { several } from '../src/print.ts';

it('one thing is singular', () => {
  expect([0, 1, 2].map((count) => several(count, 'table'))).toEqual(['0 tables', '1 table', '2 tables']);
});
