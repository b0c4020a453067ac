import { Fight, makeRules } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import {
  advise,
  backgroundPoints,
  boardSchema,
  buildCharacter,
  CREATURES,
  characterSchema,
  characterSheet,
  fighterSchema,
  RACES,
  realitycheck,
  ruleSet,
} from '../index.ts';

const made = (choices: object) =>
  characterSchema.parse({ name: 'Ann', race: 'human', scores: { str: 10, con: 10, dex: 10, int: 10, wis: 10, cha: 10 }, ...choices });
const levels = (choices: object) => advise(made(choices)).map((one) => `${one.level} ${one.path}`);

/** The derived numbers of a fighter on its sheet. */
function sheetOf(fighter: object): { [label: string]: number } {
  const rules = makeRules(realitycheck);
  const one = fighterSchema.parse({ name: 'Ann', side: 'a', at: '1,1', ...fighter });
  const state = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({}), sides: ['a'], fighters: [one] }));
  const fight = Fight.open(rules, state, { seed: 'sheet' });
  return Object.fromEntries(characterSheet(fight.view, 1).map(({ label, value }) => [label, value.value]));
}

describe('the character builder', () => {
  it('makes the worked example of the notes', () => {
    const choices = made({ scores: { str: 12, con: 12, dex: 13, int: 10, wis: 11, cha: 10 }, raised: ['str'], mpl: 3, gear: ['longsword'] });
    const sheet = sheetOf(buildCharacter(choices));
    // One hand is free: two of them on the sword are worth one more.
    expect(sheet).toMatchObject({ 'attack value': 19, evasion: 14, fortitude: 13, stamina: 12, 'recovery surges': 6, 'recovery value': 7, aura: 29 });
  });

  it.each(CREATURES.filter((creature) => creature.aura !== undefined && creature.evasion !== undefined).map((creature) => [creature.id, creature] as const))(
    '%s has the numbers of the notes',
    (id, one) => {
      const sheet = sheetOf({ creature: id });
      expect([sheet.aura, sheet.evasion, sheet['ranged evasion'], sheet.fortitude, sheet.will]).toEqual([
        one.aura,
        one.evasion,
        one.rangedEvasion,
        one.fortitude,
        one.will,
      ]);
    },
  );

  it.each(Object.entries(RACES))('%s changes size, speed and abilities', (race, { size, speed, fixed, among, picks }) => {
    const raised = among.slice(0, picks);
    const built = buildCharacter(made({ race, raised }));
    expect([built.size, built.speed]).toEqual([size, speed]);
    expect(advise(made({ race, raised })).filter((one) => one.path === 'raised')).toEqual([]);
    for (const one of raised) expect(built.abilities[one]).toBe(12 + ((fixed as { [ability: string]: number })[one] ?? 0));
  });

  it.each([
    [
      { race: 'human', raised: ['str'], raisedByOne: 'con' },
      { str: 12, con: 11 },
    ],
    [{ race: 'human', raised: ['str'], raisedByOne: 'str' }, { str: 13 }],
    [{ race: 'high-elf' }, { wis: 12, int: 12, str: 8, con: 10 }],
    [
      { race: 'high-elf', lowered: 'con' },
      { str: 10, con: 8 },
    ],
    [
      { race: 'wood-elf', lowered: 'str' },
      { str: 8, cha: 10 },
    ],
    [{ race: 'wood-elf' }, { str: 10, cha: 8 }],
    [
      { race: 'gnome', lowered: 'con', raisedByOne: 'con' },
      { con: 10, str: 8 },
    ],
    [
      { race: 'human', level: 6, improved: ['str', 'con', 'str', 'dex'] },
      { str: 12, con: 11, dex: 11 },
    ],
  ])('%j has these scores: %j', (choices, then) => expect(buildCharacter(made(choices)).abilities).toMatchObject(then));

  it('lets as many Combat Styles act as the Tier allows', () => {
    const styles = ['speedy', 'reckless', 'forceful'];
    expect(buildCharacter(made({ level: 4, styles })).traits).toEqual(['strong-willed', 'speedy']);
    expect(buildCharacter(made({ level: 5, styles })).traits).toEqual(['strong-willed', 'speedy', 'reckless']);
  });

  it('counts one proficiency of Charisma for nothing, gold, and what disadvantages give back', () => {
    const choices = made({ proficiencies: ['deceive', 'stealth', 'inspire'], gold: 3, disadvantages: [{ name: 'one eye', points: 3 }] });
    expect(backgroundPoints(choices)).toEqual({ spent: 1 + 2 + 2 + 2 + 1, of: 17 });
  });

  it.each([
    [{ race: 'human' }, { fortitude: 10, will: 11, stamina: 10 }],
    [
      { race: 'human', firm: 'fortitude', stamina: 2 },
      { fortitude: 11, will: 10, stamina: 12 },
    ],
    [{ race: 'high-elf' }, { fortitude: 9, will: 12, 'recovery surges': 4 }],
    [
      { race: 'dwarf', raised: ['str'] },
      { fortitude: 13, will: 9, agility: 2, stamina: 12 },
    ],
    [
      { race: 'dragonborn', raised: ['con', 'cha'] },
      { fortitude: 12, will: 12 },
    ],
  ])('%j has what its race brings', (choices, then) => expect(sheetOf(buildCharacter(made(choices)))).toMatchObject(then));

  it('knows what a race resists and is weak to', () => {
    expect(buildCharacter(made({ race: 'tiefling', resists: 'fire' }))).toMatchObject({ resists: ['fire'], weak: [] });
    expect(buildCharacter(made({ race: 'vampire' }))).toMatchObject({ resists: [], weak: ['light'] });
  });

  it('prices knowledge beyond the third, ways of casting and Stamina', () => {
    const choices = made({ knowledge: ['law', 'herbs', 'stars', 'ships'], methods: ['gesture', 'implement', 'incantation'], stamina: 2 });
    expect(backgroundPoints(choices).spent).toBe(1 + 2 + 2 + 3 + 2 + 3);
  });

  it('counts skills from ability, wisdom, proficiency, ranks and training', () => {
    const choices = made({
      scores: { str: 10, con: 10, dex: 14, int: 10, wis: 13, cha: 10 },
      proficiencies: ['stealth', 'stealth', 'swim'],
      trained: ['stealth'],
      ranks: { stealth: 2 },
    });
    expect(buildCharacter(choices).skills).toEqual({ stealth: 2 + 1 + 6 + 2 + 2, swim: 0 + 1 + 4 });
    expect(backgroundPoints(choices)).toEqual({ spent: 1 + 2 + 3 + 1, of: 14 });
  });
});

describe('advice', () => {
  const BOUGHT = { str: 14, con: 12, dex: 12, int: 9, wis: 9, cha: 10 };
  const GOOD = {
    scores: BOUGHT,
    raised: ['str'],
    raisedByOne: 'con',
    mpl: 3,
    martial: { 'arm-strength': 3 },
    proficiencies: ['stealth', 'swim'],
    trained: ['heal'],
    styles: ['forceful'],
    themes: ['soldier', 'cook'],
    gear: ['longsword', 'scale'],
  };
  it.each([
    [GOOD, []],
    [{ ...GOOD, raised: [] }, ['error raised']],
    [{ ...GOOD, race: 'dwarf', raised: ['cha'], raisedByOne: undefined }, ['error raised.0']],
    [{ ...GOOD, scores: { ...BOUGHT, con: 14 } }, ['error scores']],
    [{ ...GOOD, scores: { ...BOUGHT, con: 17 } }, ['warning scores.con']],
    [{ ...GOOD, martial: { initiative: 4 } }, ['error martial']],
    [{ ...GOOD, gear: ['greatsword', 'scale', 'brigandine'] }, ['error gear', 'warning gear']],
    [{ ...GOOD, themes: ['a', 'b', 'c'] }, ['error themes']],
    [{ ...GOOD, level: 5, themes: ['a', 'b'] }, ['hint improved', 'hint themes']],
    [{ ...GOOD, resists: 'fire' }, ['error resists']],
    [{ ...GOOD, race: 'tiefling', raised: ['dex', 'cha'], raisedByOne: undefined }, ['error resists']],
    [{ ...GOOD, raisedByOne: undefined }, ['hint raisedByOne']],
    [{ ...GOOD, race: 'dwarf' }, ['error raisedByOne']],
    [{ ...GOOD, lowered: 'cha' }, ['error lowered']],
    [{ ...GOOD, level: 3 }, ['hint improved']],
    [{ ...GOOD, level: 3, improved: ['str', 'con'] }, []],
    [{ ...GOOD, level: 3, improved: ['str', 'str'] }, ['error improved']],
    [{ ...GOOD, improved: ['str', 'con'] }, ['error improved']],
    [{ ...GOOD, level: 15, themes: ['a', 'b', 'c', 'd', 'e'], improved: [...Array(5).fill('str'), ...Array(5).fill('con')] }, ['error improved']],
    [{ ...GOOD, ranks: { stealth: 2, swim: 2 } }, []],
    [{ ...GOOD, ranks: { stealth: 2, swim: 2, heal: 1 } }, ['error ranks', 'error ranks.heal']],
    [{ ...GOOD, ranks: { stealth: 3 } }, ['error ranks.stealth']],
    [{ ...GOOD, styles: ['forceful', 'speedy'] }, ['hint styles']],
    [{ ...GOOD, spells: ['hurl-fire'] }, ['error methods']],
    [{ ...GOOD, proficiencies: ['stealth'], spells: ['hurl-fire'], methods: ['gesture'] }, []],
    [{ ...GOOD, gear: ['scale', 'spoon'] }, ['hint gear', 'error gear.1']],
  ])('on %j: %j', (choices, then) => expect(levels(choices).filter((level) => level !== 'hint background')).toEqual(then));
});
