import { makeRules, Runner, type View } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { CREATURES } from '../catalogue/creatures.ts';
import { SPELLS } from '../catalogue/spells.ts';
import { heroesOfDestiny } from '../rules.ts';
import { ATTRIBUTES } from '../state/fighter.ts';
import { advise, buildCharacter, type Choices, characterSchema, points } from './character.ts';
import { boardSchema, fighterSchema } from './encounter.ts';
import { ruleSet } from './rule-set.ts';
import { characterSheet } from './sheet.ts';

const made = (choices: object): Choices => characterSchema.parse({ name: 'Ann', race: 'human', ...choices });
const levels = (choices: object): string[] => advise(made(choices)).map((one) => `${one.level} ${one.path}`);

const FIGHTER = {
  attributes: { str: 1, dex: 2, spd: 1, vit: 1, prc: 1 },
  skills: { Melee: 5, 'Melee/blade': 2, Reflex: 2, 'Reflex/Agility': 1, 'Reflex/Initiative': 1, Resistance: 3, Athletics: 3 },
  gear: ['arming-sword', 'buckler', 'mail'],
};
const MAGE = {
  race: 'elf',
  attributes: { str: -1, spd: 1, vit: 1, prc: 1, rsn: 3, lor: 3, prs: 1 },
  skills: { Arcana: 5, 'Arcana/fire': 2, 'Arcana/lightning': 2, 'Arcana/mind': 1, Reflex: 2, Resistance: 1, 'Resistance/Willpower': 2, Melee: 2, Healing: 2 },
  gear: ['dagger', 'padded'],
  spells: ['fire-dart', 'spark-lance', 'daze', 'ward', 'haste', 'mend'],
};

const LABELS = [
  'attack',
  'damage',
  'melee defense',
  'ranged defense',
  'power defense',
  'agility defense',
  'fortitude defense',
  'willpower defense',
  'toughness',
  'initiative',
  'AP at round start',
  'AP at turn end',
  'most AP',
  'stamina',
  'mana',
  'movement',
];

/** Ten characters and their sheets, in the order of the labels; the first two are the notes' own. */
const TEN: readonly (readonly [string, object, readonly number[]])[] = [
  ['hero fighter', FIGHTER, [10, 4, 13, 12, 14, 14, 14, 13, 4, 4, 7, 7, 21, 11, 8, 9]],
  ['battle mage', MAGE, [4, 0, 14, 14, 9, 13, 11, 14, 1, 3, 7, 7, 21, 8, 15, 8]],
  [
    'dwarf guard',
    {
      race: 'dwarf',
      attributes: { str: 2, spd: 1, vit: 2, prc: 1 },
      skills: { Melee: 6, 'Melee/bludgeon': 3, Resistance: 2, Athletics: 3 },
      gear: ['warhammer', 'scale'],
    },
    [8, 7, 11, 11, 14, 9, 15, 12, 6, 1, 6, 6, 18, 16, 6, 9],
  ],
  [
    'halfling scout',
    {
      race: 'halfling',
      attributes: { dex: 3, spd: 2, prc: 3 },
      skills: { Aim: 5, 'Aim/sling': 3, Stealth: 4, Reflex: 2, Melee: 1 },
      gear: ['sling', 'leather'],
    },
    [10, 2, 14, 14, 8, 17, 10, 10, 0, 5, 8, 8, 24, 9, 8, 7],
  ],
  [
    'orc berserker',
    {
      race: 'orc',
      attributes: { str: 3, dex: 2, spd: 1, vit: 2 },
      skills: { Melee: 6, 'Melee/axe': 3, Athletics: 3, 'Athletics/Power': 2, Resistance: 2 },
      gear: ['battle-axe', 'leather'],
    },
    [11, 9, 10, 10, 19, 12, 14, 12, 4, 0, 7, 7, 21, 14, 5, 10],
  ],
  [
    'healer',
    {
      attributes: { vit: 1, prc: 1, lor: 3, prs: 2 },
      skills: { Healing: 5, 'Healing/Wounds': 3, Resistance: 2, Melee: 3, Arcana: 3 },
      gear: ['mace', 'leather'],
      spells: ['mend', 'bind'],
    },
    [3, 3, 10, 10, 10, 10, 13, 14, 3, 1, 6, 6, 18, 11, 11, 8],
  ],
  [
    'archer',
    {
      attributes: { dex: 3, spd: 1, prc: 2 },
      skills: { Aim: 5, 'Aim/bow': 2, Reflex: 3, 'Reflex/Initiative': 2, Stealth: 3, Melee: 2 },
      gear: ['longbow', 'leather'],
    },
    [10, 3, 11, 11, 10, 16, 10, 10, 2, 7, 7, 7, 21, 10, 8, 8],
  ],
  [
    'orc wrestler',
    { race: 'orc', attributes: { str: 3, dex: 1, vit: 2 }, skills: { Melee: 5, 'Melee/brawl': 2, Athletics: 4, 'Athletics/Power': 2, Resistance: 2 } },
    [8, 3, 9, 9, 20, 11, 14, 12, 2, 0, 6, 6, 18, 14, 5, 10],
  ],
  [
    'dwarf knight',
    {
      race: 'dwarf',
      attributes: { str: 2, dex: 1, spd: 1, vit: 1, prs: 2 },
      skills: { Melee: 5, 'Melee/polearm': 2, Athletics: 4, Nature: 2, 'Nature/Riding': 2 },
      gear: ['lance', 'shield', 'plate'],
    },
    [8, 6, 13, 13, 15, 9, 12, 12, 6, 0, 5, 5, 16, 15, 6, 9],
  ],
  [
    'elf blade',
    {
      race: 'elf',
      attributes: { dex: 2, spd: 2, vit: 1, rsn: 2, prs: 1 },
      skills: { Melee: 6, 'Melee/blade': 3, Reflex: 3, 'Reflex/Agility': 3, Athletics: 2 },
      gear: ['rapier', 'buckler'],
    },
    [14, 2, 16, 15, 12, 19, 10, 11, 0, 3, 8, 8, 24, 8, 12, 8],
  ],
];

/** The sheet of a built character as it enters a fight. */
function sheetOf(choices: object): ReturnType<typeof characterSheet> {
  const rules = makeRules(heroesOfDestiny, { options: {} });
  const fighter = fighterSchema.parse({ ...buildCharacter(made(choices)), side: 'one', at: '1,1' });
  const state = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({}), sides: ['one'], fighters: [fighter] }));
  const view: View = Runner.still(rules, state);
  return characterSheet(view, 1);
}

describe('the character builder', () => {
  it.each(TEN)('makes a %s', (_title, choices, numbers) => {
    const lines = Object.fromEntries(sheetOf(choices).map(({ label, value }) => [label, value.value]));
    expect(LABELS.map((label) => lines[label])).toEqual(numbers);
  });
  it.each([
    ['hero-fighter', FIGHTER],
    ['battle-mage', MAGE],
  ])('makes the %s of the catalogue', (id, choices) => {
    const sample = CREATURES.find((creature) => creature.id === id)!;
    const built = buildCharacter(made(choices));
    expect(built).toMatchObject({ skills: sample.skills, gear: sample.gear, attributes: sample.attributes! });
    expect(ATTRIBUTES.filter((attribute) => built.attributes[attribute] !== (sample.attributes![attribute] ?? 0))).toEqual([]);
  });
  it.each(CREATURES.filter((creature) => !creature.npc))(
    '$id could be a beginner, but for a point of the battle mage',
    ({ id, attributes = {}, skills = {}, gear }) => {
      const choices = made({ attributes, skills, gear: gear.filter((thing) => SPELLS.every((spell) => spell.id !== thing)) });
      expect(advise(choices).filter(({ level }) => level === 'error')).toEqual(
        id === 'battle-mage' ? [{ level: 'error', path: 'attributes', says: '9 points spent, 8 to spend' }] : [],
      );
    },
  );
  it('counts points: a rank costs its number, one of a specialization 1', () => {
    expect(points(made(FIGHTER))).toEqual({ attributes: { spent: 6, of: 8 }, skills: { spent: 30, of: 30 }, specializations: { spent: 4, of: 10 } });
  });
});

const LEFT = ['hint attributes', 'hint skills', 'hint specializations'];

describe('advice', () => {
  it.each<[object, string[]]>([
    [FIGHTER, ['hint attributes', 'hint specializations']],
    [MAGE, ['error attributes', 'hint skills', 'hint specializations']],
    [{ ...FIGHTER, skills: { ...FIGHTER.skills, Aim: 1 } }, ['hint attributes', 'error skills', 'hint specializations']],
    [{ attributes: { str: 4, vit: -6 }, gear: ['club'] }, [...LEFT, 'error attributes.str', 'error attributes.vit']],
    [{ skills: { Melee: 7 }, gear: ['club'] }, [...LEFT, 'error skills.Melee']],
    [{ skills: { 'Melee/blade': 4 }, gear: ['club'] }, [...LEFT, 'error skills.Melee/blade', 'warning skills.Melee/blade']],
    [{ gear: ['greatsword', 'shield', 'mail', 'leather'] }, [...LEFT, 'error gear', 'error gear']],
    [{ gear: ['short-bow'] }, [...LEFT, 'warning skills.Aim']],
    [{}, [...LEFT, 'hint gear']],
    [{ race: 'orc', attributes: { lor: -2 }, gear: ['club'], spells: ['fireball'] }, [...LEFT, 'warning spells', 'hint skills.Arcana']],
    [{ gear: ['club', 'spoon'], spells: ['vanity'] }, [...LEFT, 'error gear.1', 'error spells.0']],
  ])('on %j: %j', (choices, then) => expect(levels(choices)).toEqual(then));
  it('choices that are none are refused', () => expect(characterSchema.safeParse({ name: 'Ann', race: 'ghost' }).success).toBe(false));
});

it('the sheet names the sources of a number', () => {
  const melee = sheetOf(FIGHTER).find((one) => one.label === 'melee defense')!;
  expect(JSON.stringify(melee.value)).toContain('buckler');
});
