import { expect, it } from 'vitest';
import { nearest, oneOfText } from './one-of-text.ts';

it('few words are listed whole, of many the likeliest to what was given', () => {
  expect(oneOfText(['parry', { id: 'strike' }], 'strke')).toBe('one of parry, strike (perhaps strike)');
  expect(oneOfText(['parry', 'strike'], 'xyz')).toBe('one of parry, strike');
  expect(oneOfText(['parry', 'strike'], null)).toBe('one of parry, strike');
  const many = Array.from({ length: 99 }, (_, i) => `region ${i}`);
  expect(oneOfText([...many, 'strike'], 'Strke')).toMatch(/^one of 100, perhaps strike, region 0, /);
  expect(oneOfText(many, null).split(/, | or /)).toHaveLength(13);
  expect([nearest(['parry', 'strike'], 'Strke'), nearest(['parry', 'strike'], 'fly')]).toEqual(['strike', null]);
  // What one word alone begins with is rather meant than a shorter word that is like it.
  expect(nearest(['add', 'odds'], 'odd')).toBe('odds');
});
