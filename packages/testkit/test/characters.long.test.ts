import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aftermathOf, characterFile, characterFileSchema, quickCharacter, randomCharacter, readCharacterFile } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import type { CharacterBuilder, RuleSet } from '@riposte/ruleset';
import { characterFaults } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../files/test/tenth.ts';

const { first: FIRST, count: SEEDS } = tries(200);
const all = RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const);

it.each(all)('%s: every choice can be reached, and characters by archetype and by chance are by the book and can fight', (_id, ruleSet) => {
  expect(characterFaults(ruleSet, SEEDS, FIRST)).toEqual([]);
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

describe('the file of a character', () => {
  const games = RULE_SETS.map(({ rules }) => rules.id);
  it.each(all)('%s: comes back as it was written', (_id, ruleSet) => {
    const file = {
      ...characterFile(ruleSet, quickCharacter(ruleSet.character!, '', 'Ann')),
      allowed: [{ path: 'gear', by: 'Mia', on: '2026-05-03' }],
      notes: 'left-handed',
    };
    expect(readCharacterFile(JSON.stringify(file), 'ann.json', games)).toEqual(file);
  });

  const [[, ruleSet]] = all;
  const good = characterFile(ruleSet, { name: 'Ann' });
  it.each<[string, string, string]>([
    ['empty', '', 'ann.json: expected a character, found an empty file'],
    ['cropped', JSON.stringify(good).slice(0, 40), 'ann.json: expected JSON'],
    ['a list', '[]', 'ann.json: expected'],
    [
      'another format',
      JSON.stringify({ ...good, format: 'riposte/encounter/1' }),
      'format: expected a character (riposte/character/1), found "riposte/encounter/1"',
    ],
    ['a later version', JSON.stringify({ ...good, format: 'riposte/character/2' }), 'this one is from a later version of Riposte'],
    ['another game', JSON.stringify({ ...good, ruleset: 'chess' }), 'ruleset: expected one of'],
    ['a key that there is not', JSON.stringify({ ...good, soul: 1 }), 'ann.json'],
    ['a way to the prototype', `{"__proto__": {}, "format": "riposte/character/1"}`, '__proto__: expected no key of this name'],
  ])('%s is refused with place and remedy', (_title, content, says) => expect(() => readCharacterFile(content, 'ann.json', games)).toThrow(says));
});

const root = join(import.meta.dirname, '../../..');

it.each(all)('%s: a finished fight leaves what lasts of everybody who was in it, and nothing else', (game, { character }) => {
  const log = readFileSync(join(root, `fixtures/golden/${game}/to-the-end.jsonl`), 'utf8');
  const { fighters, ...fight } = aftermathOf(log, 'fight.jsonl', RULE_SETS, '2026-05-03');
  expect(fight.game).toBe(game);
  const facts = fighters.flatMap(({ carried }) => Object.keys(carried.facts));
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((fact) => !character!.lasting.includes(fact))).toEqual([]);
  for (const { carried } of fighters) expect(characterFileSchema.shape.carried.parse(carried)).toEqual(carried);
});
