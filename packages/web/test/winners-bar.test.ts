import { expect, it } from 'vitest';
import { percentsOf } from '../src/winners-bar.tsx';

it.each([
  [
    [0.395, 0.605, 0],
    [40, 60, 0],
  ],
  [
    [0.335, 0.335, 0.33],
    [34, 33, 33],
  ],
  [
    [1, 0, 0],
    [100, 0, 0],
  ],
  [
    [0.47, 0.53, 0],
    [47, 53, 0],
  ],
])('the percents of %s add up to 100', (shares, percents) => {
  expect(percentsOf(shares)).toEqual(percents);
});
