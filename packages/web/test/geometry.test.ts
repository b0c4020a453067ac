import { expect, it } from 'vitest';
import { planOf } from '../src/geometry.ts';

it.each(['square', 'hex-pointy', 'metres'] as const)('places of %s are called as the book counts them', (kind) => {
  const ground = { kind, width: 4, height: 3, unit: '1 m', marks: [] };
  const across = kind === 'metres' ? 5 : 4;
  expect(planOf(ground).called(across + 2)).toBe('2,1');
  expect(planOf({ ...ground, first: 1 }).called(across + 2)).toBe('3,2');
});
