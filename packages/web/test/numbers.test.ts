import { signed } from '@riposte/ruleset';
import { expect, it } from 'vitest';
import { numberText } from '../src/characters/maker.ts';

it('numbers below 0 have a minus sign, not a hyphen', () => {
  expect([-1, 0, 2, '-3', 'D8', null].map((value) => numberText(value))).toEqual(['−1', '0', '2', '−3', 'D8', 'null']);
  expect([-1, 0, 2].map((value) => numberText(value, true))).toEqual(['−1', '0', '+2']);
  expect([-1, 0, 2].map(signed)).toEqual(['−1', '0', '+2']);
});
