import { expect, it } from 'vitest';
import { oneOf } from '../src/error.ts';

it('few words are listed whole, of many the likeliest to what was given', () => {
  expect(oneOf(['parry', { id: 'strike' }], 'strke')).toBe('one of parry, strike');
  const many = Array.from({ length: 99 }, (_, i) => `region ${i}`);
  expect(oneOf([...many, 'strike'], 'Strke')).toMatch(/^one of 100, the likeliest: strike, region 0, /);
  expect(oneOf(many, null).split(', ')).toHaveLength(13);
});
