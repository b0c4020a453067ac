import { makeRules, Runner } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CREATURES } from '../fighters/creatures.ts';
import { fighter, fighters } from '../fighters/fighter.ts';
import { celesia } from '../rules.ts';
import { advise, buildCharacter, characterSchema } from './character.ts';
import { ruleSet } from './rule-set.ts';
import { boardSchema, fighterSchema } from './schemas.ts';
import { characterSheet } from './sheet.ts';

const rules = makeRules(celesia);
const made = (choices: object) => characterSchema.parse({ name: 'Ann', ...choices });

/** The sheet of a built or ready character as it stands in its first turn. */
function numbers(written: object): Record<string, number> {
  const one = fighterSchema.parse({ ...written, name: 'Ann', side: 'a', at: [0, 0] });
  const state = valueOf(ruleSet.setUp(rules, { board: z.parse(boardSchema, {}), sides: ['a'], fighters: [one] }));
  const view = Runner.still(rules, state);
  const [{ id }] = fighters(view);
  Object.assign(fighter(view, id), { turns: 1 });
  const lines = Object.fromEntries(characterSheet(view, id).map((line) => [line.label, line.value.value]));
  return { ...lines, off: lines.DV - Math.max(0, fighter(view, id).dexterity) };
}

const scores = (strength: number, dexterity: number, constitution: number | null, wisdom = 10) => ({ scores: { strength, dexterity, constitution, wisdom } });

/** Name, choices, and what the notes print: attack with the first weapon, DV, touch, off-guarded, Stamina, Exhaustion, reactions. */
const SAMPLES: readonly (readonly [string, object, string, readonly (number | null)[]])[] = [
  ['guard', { ...scores(14, 12, 12), armour: 'chain-shirt', holds: ['spear', 'heavy-shield'] }, 'spear by strength', [3, 15, 11, 14, 7, 6, 3]],
  ['veteran', { level: 4, ...scores(16, 14, 14, 12), armour: 'breastplate', holds: ['longsword'] }, 'longsword by strength', [7, 18, 12, 16, 20, 7, 4]],
  [
    'goblin',
    { training: 'skilled', size: 'Small', ...scores(10, 16, 10), armour: 'leather', holds: ['shortsword'] },
    'shortsword by dexterity',
    [4, 15, 13, 12, 5, 5, 4],
  ],
  ['orc', { level: 2, ...scores(18, 10, 14), armour: 'chain-shirt', holds: ['battleaxe'] }, 'battleaxe by strength', [6, 14, 10, 14, 12, 7, 5]],
  ['ogre', { level: 4, size: 'Large', ...scores(20, 8, 18), armour: 'thick-hide', holds: ['greatclub'] }, 'greatclub by strength', [9, 14, 9, 14, 28, 9, 6]],
  ['skeleton', { ...scores(12, 12, null), armour: 'bone', holds: ['longsword'] }, 'longsword by strength', [2, 13, 11, 12, null, null, 2]],
];

const KEYS = ['DV', 'touch DV', 'off', 'Stamina', 'Exhaustion', 'reactions'];
const printed = (sheet: Record<string, number>, attack: string, bare: boolean): (number | null)[] =>
  [attack, ...KEYS].map((key) => (bare && (key === 'Stamina' || key === 'Exhaustion') ? null : sheet[key]));

describe('the character builder', () => {
  it.each(SAMPLES)('makes the %s of the notes', (id, choices, attack, numbersOfNotes) => {
    const built = buildCharacter(made(choices));
    expect(printed(numbers(built), attack, built.con === null)).toEqual(numbersOfNotes);
    const ready = CREATURES.find((creature) => creature.id === id)!;
    expect(printed(numbers({ creature: id }), attack, ready.con === null)).toEqual(numbersOfNotes);
  });
  it('the wolf of the catalogue is that of the notes', () => {
    expect(printed(numbers({ creature: 'wolf' }), 'bite by dexterity', false)).toEqual([5, 14, 13, 11, 12, 7, 4]);
  });
  it.each([
    [{ level: 1, training: 'martial' }, 1, 6],
    [{ level: 5, training: 'martial' }, 5, 14],
    [{ level: 1, training: 'skilled' }, 1, 5],
    [{ level: 6, training: 'skilled' }, 4, 10],
    [{ level: 1, training: 'scholar' }, 0, 5],
    [{ level: 9, training: 'scholar' }, 4, 13],
  ])('of %j has MB %i and %i Stamina', (choices, mb, trained) => expect(buildCharacter(made(choices))).toMatchObject({ mb, trained }));
});

describe('a body part by part', () => {
  it('has on a part only what is listed after it', () => {
    const plan = [
      { part: 'eye', count: 2, on: 'head' },
      { part: 'head', count: 1 },
    ];
    expect(() => numbers({ plan })).toThrow('fighters.0.plan.0.on: expected a kind of part that is listed before');
    expect(numbers({ plan: plan.toReversed() })).toMatchObject({ DV: 10 });
  });
});

describe('advice', () => {
  const levels = (choices: object) => advise(made(choices)).map((one) => `${one.level} ${one.path}`);
  const fine = { skilled: ['athletics'], holds: ['longsword'] };
  it.each([
    [fine, []],
    [{ ...fine, ranks: { lore: 3 } }, ['error ranks.lore']],
    [{ ...fine, skilled: [] }, ['hint skilled']],
    [{ ...fine, holds: ['longsword', 'dagger', 'mace'] }, ['error holds']],
    [{ ...fine, holds: ['greatsword', 'dagger'] }, ['error holds']],
    [{ ...fine, armour: 'full-plate' }, ['warning armour']],
    [{ ...fine, holds: ['longsword', 'buckler'] }, ['hint holds']],
    [{ ...fine, holds: [] }, ['hint holds']],
    [{ ...fine, spells: ['hold'], scores: { constitution: null, wisdom: 14 } }, ['warning spells']],
    [{ ...fine, spells: ['hold'] }, ['hint scores.wisdom']],
    [
      { ...fine, armour: 'silk', holds: ['spoon'], spells: ['wish'] },
      ['hint scores.wisdom', 'hint holds', 'error armour', 'error holds.0', 'error spells.0'].sort(),
    ],
  ])('on %j: %j', (choices, then) => expect(levels(choices).sort()).toEqual([...then].sort()));
  it('choices that are none are refused', () => expect(characterSchema.safeParse({ name: 'Ann', training: 'ghost' }).success).toBe(false));
});
