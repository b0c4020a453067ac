import { randomCharacter } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import type { CharacterBuilder, RuleSet } from '@riposte/ruleset';
import { characterFaults } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';

const SEEDS = 200;
const all = RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const);

it.each(all)('%s: every choice can be reached, and characters by archetype and by chance are by the book and can fight', (_id, ruleSet) => {
  expect(characterFaults(ruleSet, SEEDS)).toEqual([]);
});

it.each(all)('%s: characters by chance are many, and the same by the same seed', (_id, { character }) => {
  const made = Array.from({ length: 20 }, (_, i) => JSON.stringify(randomCharacter(character!, `many ${i}`)));
  expect(new Set(made).size).toBeGreaterThan(18);
  expect(JSON.stringify(randomCharacter(character!, 'many 3'))).toBe(made[3]);
});

describe('faults of characters', () => {
  const [[, ruleSet]] = all;
  const builder = ruleSet.character!;
  const faultsOf = (change: Partial<CharacterBuilder>): string[] => characterFaults({ ...ruleSet, character: { ...builder, ...change } } as RuleSet, 0);
  const [first, ...rest] = builder.blocks;
  it.each<[string, Partial<CharacterBuilder>, string]>([
    ['a choice that no field reaches', { blocks: builder.blocks.filter(({ id }) => id !== 'spells') }, 'the choice spells: no field reaches it'],
    [
      'a field that stands for nothing',
      { blocks: [...rest, { ...first, fields: [...first.fields, { ...first.fields[0], path: ['soul'] }] }] },
      'the field soul: there is no such choice',
    ],
    [
      'options without words',
      { blocks: [...rest, { ...first, fields: [{ ...first.fields[0], options: [{ value: 'ghost' }] } as never, first.fields[1]] }] },
      'the field race: ghost has no words, here or in the catalogue',
    ],
    ['points that do not add up', { pools: () => [{ id: 'raises', title: 'Raises', spent: 9, of: 8 }] }, 'the archetype knight: 9 of 8 raises'],
    ['advice against an archetype', { advise: () => [{ level: 'error', path: 'hp', says: 'too few' }] }, 'the archetype knight: hp: too few'],
    ['what cannot fight', { build: () => ({ gear: ['moon'] }) }, 'the archetype knight: cannot stand in a fight'],
  ])('%s', (_title, change, fault) => expect(faultsOf(change)).toContain(fault));
});
