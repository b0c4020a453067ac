import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../src/index.ts';

describe.each(RULE_SETS)('the answers of $rules.title', (ruleSet) => {
  it('are offered at a price, not as if they were free', () => {
    const { intents } = ruleSet.rules;
    const reactions = intents.filter(({ tags, automatic }) => automatic && tags.some((tag) => tag === 'reaction' || tag === 'attack'));
    const unpriced = reactions.filter(({ price }) => price === null);
    expect(unpriced.map(({ id }) => id)).toEqual([]);
  });
});
