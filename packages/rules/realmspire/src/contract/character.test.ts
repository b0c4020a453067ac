import { makeRules, Runner, type View } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { CREATURES } from '../characters/creatures.ts';
import { ATTRIBUTES } from '../characters/fighter.ts';
import { realmspire } from '../rules.ts';
import { advise, buildCharacter, type Choices, characterSchema, powerRank, priceOfRank, spent } from './character.ts';
import { boardSchema, fighterSchema } from './encounter.ts';
import { ruleSet } from './rule-set.ts';
import { characterSheet } from './sheet.ts';

const made = (choices: object): Choices => characterSchema.parse({ name: 'Ann', ancestry: 'dwarf', ...choices });
const levels = (choices: object): string[] => advise(made(choices)).map((one) => `${one.level} ${one.path}`);

const KNIGHT = {
  ancestry: 'nordling',
  points: { strength: 3, endurance: 2, agility: 1, perception: 1, willpower: 1, charisma: 2 },
  ranks: { dodge: 1, athletics: 1 },
  styles: [{ name: 'Classical Knight', rank: 2 }],
  gear: ['longsword', 'bone-shield', 'full-iron'],
};
const MAGE = {
  ancestry: 'light elf',
  points: { endurance: 1, agility: 1, perception: 1, intellect: 2, willpower: 3, charisma: 1, luck: 1 },
  ranks: { sorcery: 1, dodge: 1, focus: 1, observation: 1 },
  styles: [{ name: 'staff', rank: 1, gear: ['dagger', 'club', 'unarmed', 'javelin', 'whip'] }],
  gear: ['dagger'],
  spells: ['firebolt', 'arcane-ward', 'blink'],
};
/** The people of the notes' list (goblin, ork, troll and wolf are not made by the rules of creation), and of the rest of the catalogue. */
const SAMPLES: readonly (readonly [string, object])[] = [
  ['town-guard', { ancestry: 'nordling', points: { strength: 1, endurance: 1, agility: 1, perception: 1 } }],
  ['nordling-hunter', { ancestry: 'nordling', points: { strength: 1, endurance: 1, agility: 3, perception: 3 } }],
  ['sahani-rider', { ancestry: 'sahani', points: { strength: 2, endurance: 1, agility: 2, perception: 1, willpower: 1, charisma: 1 } }],
  ['classical-knight', KNIGHT],
  ['ashlander', { ancestry: 'dark elf', points: { strength: 2, endurance: 1, agility: 3, perception: 2, intellect: 1, willpower: 1 } }],
  ['apprentice-mage', { ...MAGE, points: { ...MAGE.points, luck: 0 } }],
  ['forest-bandit', { ancestry: 'sahani', points: { strength: 2, endurance: 1, agility: 2, perception: 1, charisma: 1 } }],
  ['hedge-witch', { ancestry: 'light elf', points: { endurance: 1, agility: 1, perception: 1, intellect: 1, willpower: 3, charisma: 2 } }],
  ['wrestler', { ancestry: 'ork', points: { strength: 3, endurance: 3, agility: 2, perception: 1 } }],
  [
    'baldrian-noble',
    { ancestry: 'baldrian', either: 'charisma', points: { strength: 2, endurance: 2, agility: 4, perception: 2, intellect: 2, willpower: 1, charisma: 2 } },
  ],
];

describe('the character builder', () => {
  it.each(SAMPLES)('makes the %s of the catalogue: scores, health, mana', (id, choices) => {
    const sample = CREATURES.find((creature) => creature.id === id)!;
    const built = buildCharacter(made(choices));
    expect([built.scores, built.health, built.mana]).toEqual([sample.scores, sample.health, 5 * Math.floor(sample.scores.intellect / 2)]);
  });
  it.each([
    ['dwarf', undefined, { endurance: 10, agility: 7 }],
    ['ork', undefined, { strength: 10, intellect: 7 }],
    ['baldrian', 'charisma', { charisma: 9, intellect: 8 }],
    ['baldrian', 'strength', { strength: 8, intellect: 8 }],
  ])('of a %s who raises %s makes %j', (ancestry, either, then) => expect(buildCharacter(made({ ancestry, either })).scores).toMatchObject(then));
  it('gives five times END and INT, END stamina, LCK luck, PER initiative, and the resistances of the ancestry', () => {
    expect(buildCharacter(made({ ancestry: 'ork', points: { luck: 2, perception: 3 } }))).toMatchObject({
      health: 20,
      mana: 15,
      stamina: 4,
      luckPoints: 4,
      initiative: 5,
      xp: 600,
      resistances: [{ to: 'magic', value: 2 }],
    });
  });
  it('counts what ranks and gear cost', () => {
    expect([0, 1, 2, 3, 4, 5].map(priceOfRank)).toEqual([0, 100, 300, 600, 1000, 1500]);
    const seven = { name: 'wide', rank: 1, gear: ['dagger', 'club', 'mace', 'spear', 'whip', 'net', 'shield'] };
    expect([spent(made(KNIGHT)), spent(made({ styles: [seven] })), buildCharacter(made(KNIGHT)).xp]).toEqual([500, 150, 100]);
    expect([
      powerRank(made(KNIGHT)),
      powerRank(made({ ranks: { lore: 5 } })),
      powerRank(made({ ranks: { lore: 5, crafting: 5, animals: 5, medicine: 5 } })),
    ]).toEqual([1, 2, 5]);
  });
});

describe('advice', () => {
  it.each([
    [KNIGHT, ['hint xp']],
    [{ ...KNIGHT, ranks: { dodge: 1, athletics: 1, focus: 1 } }, []],
    [{ ...KNIGHT, ranks: { dodge: 2, athletics: 1 } }, ['error ranks.dodge', 'error styles.0.rank', 'error xp']],
    [{ ...KNIGHT, points: { ...KNIGHT.points, intellect: 1 } }, ['error points', 'hint xp']],
    [{ ...KNIGHT, points: { strength: 4 } }, ['hint points', 'error points.strength', 'hint xp']],
    [{ ...KNIGHT, gear: ['longsword', 'full-iron', 'partial-hide'] }, ['hint xp', 'error gear', 'warning gear']],
    [{ ...KNIGHT, gear: ['glaive', 'bone-shield', 'full-iron'] }, ['hint xp', 'warning gear', 'warning gear']],
    [{ ...KNIGHT, gear: [] }, ['hint xp', 'hint gear']],
    [{ ...KNIGHT, styles: [{ name: 'Classical Knight', rank: 2, gear: ['longsword'] }] }, ['hint xp', 'hint styles.0.gear', 'warning gear']],
    [{ ...MAGE, gear: ['dagger', 'spoon'], perks: ['vanity'] }, ['hint xp', 'error gear.1', 'error perks.0']],
    [{ ...MAGE, ranks: { dodge: 1, focus: 1, observation: 1, lore: 1 }, ancestry: 'dwarf', points: {} }, ['hint points', 'hint xp', 'hint ranks.sorcery']],
    [{ ...MAGE, ancestry: 'baldrian', points: { ...MAGE.points, intellect: 0, strength: 2 } }, ['hint either', 'hint xp']],
    [{ ...MAGE, ancestry: 'ork', points: {}, spells: ['firebolt', 'mend', 'blink', 'dread'] }, ['hint points', 'hint xp', 'error spells']],
  ])('on %#', (choices, then) => expect(levels(choices)).toEqual(then));
  it('choices that are none are refused', () => expect(characterSchema.safeParse({ name: 'Ann', ancestry: 'ghost' }).success).toBe(false));
});

/** A built character on a stage, alone. */
function alone(choices: object): View {
  const { xp, ...built } = buildCharacter(made(choices));
  const rules = makeRules(realmspire);
  const one = fighterSchema.parse({ ...built, xp, side: 'A', at: [1, 1] });
  const state = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({ width: 3, height: 3 }), sides: ['A'], fighters: [one] }));
  return Runner.still(rules, state);
}

it('the sheet shows derived numbers with their sources', () => {
  const lines = Object.fromEntries(characterSheet(alone(KNIGHT), 1).map((one) => [one.label, [one.value.value, one.advantage?.value ?? null]]));
  expect(lines).toMatchObject({
    'strike by Strength': [16, 0],
    'strike by Agility': [13, -1],
    block: [16, 0],
    dodge: [11, -1],
    'parry with agility': [13, -1],
    withstand: [7, 0],
    athletics: [14, 0],
    'full iron armour': [5, null],
    'block rating': [6, null],
    speed: [7, null],
    health: [25, null],
  });
  expect(ATTRIBUTES.length).toBe(8);
});
