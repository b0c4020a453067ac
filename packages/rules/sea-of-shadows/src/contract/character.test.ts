import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';
import { CREATURES } from '../characters/creatures.ts';
import { DICE, dieOf, type Fighter } from '../characters/fighter.ts';
import { showRank } from '../characters/ladder.ts';
import { advise, buildCharacter, characterSchema, raises } from './character.ts';
import { characterSheet } from './sheet.ts';

const made = (choices: object) => characterSchema.parse({ name: 'Ann', race: 'human', ...choices });
const dice = (choices: object) => DICE.map((die) => buildCharacter(made(choices)).dice[die]).join(' ');
const levels = (choices: object) => advise(made(choices)).map((one) => `${one.level} ${one.path}`);

const KNIGHT = { raises: { ATT: 2, DEF: 2, STR: 2, REF: 2, PRE: 1, FOR: 2 }, mp: -2, gear: ['sword', 'shield', 'heavy-armour'], traits: ['riding'] };
const MAGE = { raises: { REF: 1, INT: 2, PRE: 2, FOR: 1 }, hp: -1, mp: 1, gear: ['staff'], spells: ['bolt', 'heal'] };

describe('the character builder', () => {
  it.each([
    ['knight', KNIGHT],
    ['mage', MAGE],
  ])('makes the %s of the catalogue', (id, choices) => {
    const sample = CREATURES.find((creature) => creature.id === id)!;
    const built = buildCharacter(made(choices));
    const printed = DICE.map((die) => showRank(dieOf({ ...sample } as unknown as Fighter, die))).join(' ');
    expect([dice(choices), built.hp, built.mp, built.ap]).toEqual([printed, sample.hp, sample.mp, sample.ap]);
  });
  it.each([
    [{ race: 'elf' }, 'D4 D4 D4 D6 D4 D6 D3'],
    [{ race: 'dwarf' }, 'D4 D4 D6 D3 D4 D4 D6'],
    [{ race: 'orc' }, 'D6 D4 D6 D4 D3 D4 D4'],
    [{ race: 'halfling' }, 'D4 D4 D3 D8 D4 D4 D4'],
    [{ race: 'human', hero: false }, 'D4 D4 D4 D4 D4 D4 D4'],
    [{ race: 'orc', raises: { ATT: 1, DEF: 2 } }, 'D8 D8 D6 D4 D3 D4 D4'],
    [{ race: 'elf', raises: { FOR: 1 } }, 'D4 D4 D4 D6 D4 D6 D4'],
    [{ race: 'dwarf', hero: false }, 'D4 D4 D6 D3 D4 D4 D6'],
  ])('of %j gives %s', (choices, then) => expect(dice(choices)).toBe(then));
  it('gives heroes 4 HP, 4 MP, 2 AP and eight raises, ordinary people 2, 2, 1 and none', () => {
    const hero = made({ race: 'elf' });
    const person = made({ race: 'elf', hero: false });
    expect([buildCharacter(hero), raises(hero)]).toMatchObject([
      { hp: 4, mp: 4, ap: 2, traits: ['hero'] },
      { spent: 0, of: 8 },
    ]);
    expect([buildCharacter(person), raises(person)]).toMatchObject([
      { hp: 2, mp: 2, ap: 1, traits: [] },
      { spent: 0, of: 0 },
    ]);
    expect(buildCharacter(made({ hp: 2, mp: 3 }))).toMatchObject({ hp: 6, mp: 10 });
  });
});

describe('advice', () => {
  it.each([
    [KNIGHT, []],
    [{ ...KNIGHT, raises: { ...KNIGHT.raises, INT: 1 } }, ['error raises']],
    [{ ...KNIGHT, mp: -3, raises: { ...KNIGHT.raises, INT: 1 } }, ['error mp']],
    [{ ...MAGE, raises: { INT: 3 } }, ['hint raises', 'error raises.INT', 'hint raises.PRE']],
    [{ ...KNIGHT, hp: -4, raises: { ...KNIGHT.raises, INT: 2, DEF: 2 } }, ['hint raises', 'error hp']],
    [{ ...KNIGHT, gear: ['greatsword', 'shield', 'light-armour', 'heavy-armour'] }, ['error gear', 'warning gear']],
    [{ ...KNIGHT, gear: ['lance'], traits: [] }, ['warning traits']],
    [{ ...KNIGHT, gear: [] }, ['hint gear']],
    [{ ...KNIGHT, mp: 0, raises: { ATT: 2, DEF: 2, STR: 2, FOR: 2, REF: 1 } }, ['hint mp']],
    [{ ...KNIGHT, spells: ['bolt'] }, ['warning spells']],
    [{ ...KNIGHT, gear: ['sword', 'spoon'], traits: ['vanity'] }, ['error gear.1', 'error traits.0']],
  ])('on %j: %j', (choices, then) => expect(levels(choices)).toEqual(then));
  it('choices that are none are refused', () => expect(characterSchema.safeParse({ name: 'Ann', race: 'ghost' }).success).toBe(false));
});

it('the sheet shows derived numbers with their sources', () => {
  const t = table({ Ann: { dice: { DEF: 'D8', REF: 'D8' }, gear: ['axe', 'shield', 'heavy-armour'] }, Bea: {} });
  const lines = Object.fromEntries(characterSheet(t.fight.view, t.id('Ann')).map((one) => [one.label, [one.value.shown, one.advantage?.value ?? null]]));
  expect(lines).toMatchObject({
    attack: ['D8', 0],
    'unarmed strike': ['D4', 0],
    'passive defence': ['D16', 0],
    block: ['D16', 1],
    parry: ['D8', -1],
    dodge: ['D4', -1],
    'turn order': ['D4', 0],
    AP: ['2', null],
    run: ['2', null],
  });
});
