import { expect, it } from 'vitest';
import { percentsOf, percentsOfOutcomes } from '../src/odds.tsx';

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

it.each([
  { share: 0.805, outcomes: [0.195, 0.405, 0.2, 0.2], percents: [19, 41, 20, 20] },
  { share: 0.695, outcomes: [0.305, 0.255, 0.345, 0.095], percents: [30, 26, 35, 9] },
  { share: 1, outcomes: [0.335, 0.335, 0.33], percents: [34, 33, 33] },
  { share: 0.38, outcomes: [0.38], percents: [38] },
])('the outcomes of an act add up to its large number and to 100: $outcomes', ({ share, outcomes, percents }) => {
  const listed = outcomes.map((one, i) => ({ text: String(i), share: one, badness: 0 as const }));
  expect(percentsOfOutcomes({ share, outcomes: listed })).toEqual(percents);
});
