import * as z from 'zod';
import { GEAR } from './arsenal.ts';
import { ABILITIES, type Ability, type Size } from './fighter.ts';
import { isGear } from './gear.ts';
import { SKILL_NAMES, SKILLS, type Skill } from './skills.ts';
import { METHODS, SPELLS } from './spells.ts';
import { STYLES, TRAITS } from './traits.ts';

/** What a race gives: fixed changes of abilities, how many of its choices may be raised by 2, and the rest (R-CHARACTERS). */
export interface Race {
  readonly size: Size;
  readonly speed: number;
  readonly fixed: { readonly [ability in Ability]?: number };
  /** Abilities of which `picks` are raised by 2. */
  readonly among: readonly Ability[];
  readonly picks: number;
  readonly natures: readonly string[];
  readonly mpl: number;
  /** Damage types of which one is resisted, and what it is weak to. */
  readonly resists: readonly string[];
  readonly weak: readonly string[];
}

function race(size: Size, speed: number, fixed: Race['fixed'], among: readonly Ability[], picks: number, more: Partial<Race> = {}): Race {
  return { size, speed, fixed, among, picks, natures: [], mpl: 0, resists: [], weak: [], ...more };
}

/** The races by name, R-CHARACTERS. */
export const RACES = {
  human: race('medium', 6, {}, ABILITIES, 1),
  'high-elf': race('medium', 6, { wis: 2, int: 2, str: -2 }, [], 0, { natures: ['strong-willed', 'slow-to-recover'] }),
  'dark-elf': race('medium', 6, { con: -2 }, ['wis', 'dex', 'cha'], 2, { natures: ['strong-willed'], mpl: 1 }),
  'wood-elf': race('medium', 6, { wis: 2, dex: 2, cha: -2 }, [], 0),
  dwarf: race('small', 5, { con: 2, cha: -2 }, ['str', 'wis'], 1, { natures: ['hardy', 'heavy-footed'] }),
  halfling: race('small', 5, { cha: 2, str: -2 }, ['dex', 'con'], 1),
  tiefling: race('medium', 6, { wis: -2 }, ['dex', 'cha', 'int'], 2, { resists: ['fire', 'dark'] }),
  gnome: race('small', 5, { int: 2, str: -2 }, ['cha', 'dex'], 1),
  dragonborn: race('medium', 6, { dex: -2 }, ['str', 'con', 'cha'], 2, { natures: ['hardy', 'strong-willed'] }),
  'half-orc': race('medium', 6, { str: 2, int: -2 }, ['con', 'wis'], 1, { natures: ['hardy'] }),
  'half-elf': race('medium', 6, { cha: 2, con: -2 }, ['wis', 'dex'], 1),
  vampire: race('medium', 7, { dex: 2, con: -2 }, ['cha', 'int'], 1, { weak: ['light'] }),
} as const satisfies { readonly [race: string]: Race };
export type RaceName = keyof typeof RACES;

/** Points of a bought score, from 7 to 14. */
const SCORE_PRICES: { readonly [score: number]: number } = { 7: 0, 8: 1, 9: 2, 10: 3, 11: 4, 12: 5, 13: 7, 14: 9 };
const SCORE_POINTS = 26;
const BACKGROUND_POINTS = 14;
const PROFICIENCY = 4;
const MORE_PROFICIENCY = 2;

/** Prices of background purchases, first, second and so on; later ones cost the last. */
const PRICES = {
  proficiency: [1, 2, 3, 4],
  skill: [1, 2, 3, 2],
  feat: [2, 3, 4, 5],
  mpl: [2, 3, 4, 5],
  style: [1, 2, 2, 2],
  stamina: [2, 3, 2, 1],
  knowledge: [1],
  method: [2, 2, 3, 2],
} as const;
type Purchase = keyof typeof PRICES;

const ability = z.enum(ABILITIES);
const score = z.int().min(1).max(20);
const skillNames = z.array(z.enum(SKILL_NAMES)).max(40).default([]);
const ids = z.array(z.string().max(80)).max(40).default([]);

/** The choices of a player who makes a character. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(80),
  race: z.enum(Object.keys(RACES) as [RaceName, ...RaceName[]]),
  level: z.int().min(1).max(20).default(1),
  /** Scores before the race. */
  scores: z.strictObject(Object.fromEntries(ABILITIES.map((one) => [one, score])) as { [one in Ability]: typeof score }),
  /** Abilities that the race raises where it leaves a choice. */
  raised: z.array(ability).max(6).default([]),
  /** Skill proficiencies; one named twice counts for more. */
  proficiencies: skillNames,
  /** Each +2 on a skill. */
  trained: skillNames,
  ranks: z.partialRecord(z.enum(SKILL_NAMES), z.int().min(0).max(40)).default({}),
  /** Bought levels of martial proficiency, and where each level went. */
  mpl: z.int().min(0).max(20).default(0),
  martial: z
    .strictObject({ 'arm-strength': z.int().min(0), 'leg-strength': z.int().min(0), initiative: z.int().min(0) })
    .partial()
    .default({}),
  stamina: z.int().min(0).max(20).default(0),
  /** What a human is firmer in. */
  firm: z.enum(['will', 'fortitude']).default('will'),
  /** What of its race's choice a creature resists. */
  resists: z.string().max(80).optional(),
  themes: ids,
  knowledge: ids,
  /** Ways of casting that it is proficient in. */
  methods: z.array(z.enum(METHODS)).max(3).default([]),
  styles: ids,
  feats: ids,
  gear: ids,
  spells: ids,
});
export type Choices = z.infer<typeof characterSchema>;

/** A finished character: a fighter of an encounter without side and place. */
export interface Character {
  readonly name: string;
  readonly size: Size;
  readonly level: number;
  readonly mpl: number;
  readonly speed: number;
  readonly abilities: { readonly [one in Ability]: number };
  readonly skills: { readonly [one in Skill]?: number };
  readonly martial: Choices['martial'];
  readonly stamina: number;
  readonly resists: readonly string[];
  readonly weak: readonly string[];
  readonly gear: readonly string[];
  readonly traits: readonly string[];
  readonly spells: readonly string[];
}

/** Ability scores after race and raises. */
export function abilitiesOf({ race: called, scores, raised }: Choices): Character['abilities'] {
  const { fixed }: Race = RACES[called];
  return Object.fromEntries(ABILITIES.map((one) => [one, scores[one] + (fixed[one] ?? 0) + (raised.includes(one) ? 2 : 0)])) as Character['abilities'];
}

/** Martial proficiency level, with that of the race. */
export const mplOf = ({ race: called, mpl }: Choices): number => mpl + RACES[called].mpl;

const FIRM = { will: 'strong-willed', fortitude: 'hardy' } as const;

/** Computes everything from the choices; it never refuses, `advise` says what is wrong. */
export function buildCharacter(choices: Choices): Character {
  const { size, speed, natures, weak }: Race = RACES[choices.race];
  const abilities = abilitiesOf(choices);
  return {
    name: choices.name,
    size,
    level: choices.level,
    mpl: mplOf(choices),
    speed,
    abilities,
    skills: Object.fromEntries(SKILL_NAMES.filter((one) => isTrained(choices, one)).map((one) => [one, skillBonus(choices, abilities, one)])),
    martial: choices.martial,
    stamina: abilities.con + choices.stamina,
    resists: choices.resists === undefined ? [] : [choices.resists],
    weak,
    gear: choices.gear,
    traits: [...(choices.race === 'human' ? [FIRM[choices.firm]] : natures), ...choices.styles, ...choices.feats],
    spells: choices.spells,
  };
}

const isTrained = ({ proficiencies, trained, ranks }: Choices, skill: Skill): boolean =>
  proficiencies.includes(skill) || trained.includes(skill) || (ranks[skill] ?? 0) > 0;

/** Half the ability, a third of wisdom, proficiency, ranks and +2 for each training bought. */
function skillBonus({ proficiencies, trained, ranks }: Choices, abilities: Character['abilities'], skill: Skill): number {
  const times = proficiencies.filter((one) => one === skill).length;
  const proficiency = times === 0 ? 0 : PROFICIENCY + (times > 1 ? MORE_PROFICIENCY : 0) + Math.max(0, times - 2);
  const bare = Math.floor((abilities[SKILLS[skill].ability] - 10) / 2) + Math.floor((abilities.wis - 10) / 3);
  return bare + proficiency + (ranks[skill] ?? 0) + 2 * trained.filter((one) => one === skill).length;
}

/** Background points spent and to spend. */
export function backgroundPoints(choices: Choices): { readonly spent: number; readonly of: number } {
  const many: { readonly [one in Purchase]: number } = {
    proficiency: choices.proficiencies.length,
    skill: choices.trained.length,
    feat: Math.max(0, choices.feats.length - freeFeats(choices.level)),
    mpl: choices.mpl,
    style: Math.max(0, choices.styles.length - freeStyles(mplOf(choices))),
    stamina: choices.stamina,
    knowledge: Math.max(0, choices.knowledge.length - FREE_KNOWLEDGE),
    method: choices.methods.length,
  };
  const spent = (Object.keys(PRICES) as Purchase[]).reduce((sum, one) => sum + priceOf(one, many[one]), 0);
  return { spent, of: BACKGROUND_POINTS };
}

function priceOf(purchase: Purchase, times: number): number {
  const prices = PRICES[purchase];
  let sum = 0;
  for (let i = 0; i < times; i++) sum += prices[Math.min(i, prices.length - 1)];
  return sum;
}

const FREE_KNOWLEDGE = 3;
/** Two themes to begin with, one more at every level that five divides. */
const themesAt = (level: number): number => 2 + Math.floor(level / 5);
/** A feat at every level that five does not divide. */
const freeFeats = (level: number): number => level - Math.floor(level / 5);
/** @rule RC-MPL-011 */
const freeStyles = (mpl: number): number => (mpl >= 6 ? 2 : mpl >= 3 ? 1 : 0);

export interface Advice {
  readonly level: 'error' | 'warning' | 'hint';
  readonly path: string;
  readonly says: string;
}

/** What is against the rules (error), makes no sense (warning) or could be better (hint). */
export function advise(choices: Choices): Advice[] {
  return [...adviseOnScores(choices), ...adviseOnPoints(choices), ...adviseOnRace(choices), ...adviseOnGear(choices), ...unknownIds(choices)];
}

function adviseOnScores({ race: called, scores, raised }: Choices): Advice[] {
  const { among, picks }: Race = RACES[called];
  const spent = ABILITIES.reduce((sum, one) => sum + (SCORE_PRICES[scores[one]] ?? 0), 0);
  const dear = ABILITIES.filter((one) => SCORE_PRICES[scores[one]] === undefined);
  return [
    ...dear.map((one) => warning(`scores.${one}`, 'a score from 7 to 14 can be bought; others only rolled')),
    ...(dear.length === 0 && spent > SCORE_POINTS ? [error('scores', `${spent} points of scores, ${SCORE_POINTS} to spend`)] : []),
    ...(dear.length === 0 && spent < SCORE_POINTS ? [hint('scores', `${SCORE_POINTS - spent} points of scores are left`)] : []),
    ...(raised.length === picks ? [] : [error('raised', `${called}: choose ${picks}`)]),
    ...raised.flatMap((one, i) => (among.includes(one) ? [] : [error(`raised.${i}`, `${called} raises ${among.join(', ') || 'nothing by choice'}`)])),
  ];
}

function adviseOnPoints(choices: Choices): Advice[] {
  const { spent, of } = backgroundPoints(choices);
  const levels = Object.values(choices.martial).reduce((sum, one) => sum + one, 0);
  return [
    ...(spent > of ? [error('background', `${spent} background points spent, ${of} to spend`)] : []),
    ...(spent < of ? [hint('background', `${of - spent} background points are left`)] : []),
    ...(levels > mplOf(choices) ? [error('martial', `${levels} levels placed, ${mplOf(choices)} there`)] : []),
    ...(levels < mplOf(choices) ? [hint('martial', 'levels of martial proficiency are not placed')] : []),
  ];
}

function adviseOnRace({ race: called, resists, level, themes, spells, methods }: Choices): Advice[] {
  const { resists: open }: Race = RACES[called];
  const most = themesAt(level);
  return [
    ...(open.length > 0 && resists === undefined ? [error('resists', `${called}: choose ${open.join(' or ')}`)] : []),
    ...(resists === undefined || open.includes(resists) ? [] : [error('resists', `${called} resists ${open.join(' or ') || 'nothing by choice'}`)]),
    ...(themes.length > most ? [error('themes', `${themes.length} themes, ${most} at level ${level}`)] : []),
    ...(themes.length < most ? [hint('themes', `${most - themes.length} themes are left`)] : []),
    ...(spells.length > 0 && methods.length === 0 ? [error('methods', 'no way of casting is known')] : []),
  ];
}

function adviseOnGear(choices: Choices): Advice[] {
  const mpl = mplOf(choices);
  const carried = GEAR.filter((one) => choices.gear.includes(one.id));
  const over = carried.filter((one) => one.stats.sort === 'armour' && !one.stats.under);
  const hard = carried.filter((one) => one.stats.sort !== 'goods' && one.stats.mpr > mpl);
  return [
    ...(over.length > 1 ? [error('gear', `one armour over the others: ${over.map((one) => one.id).join(', ')}`)] : []),
    ...hard.map((one) => warning('gear', `not proficient with ${one.id}`)),
    ...(carried.some((one) => one.stats.sort === 'weapon') ? [] : [hint('gear', 'no weapon')]),
  ];
}

function unknownIds({ gear, styles, feats, spells }: Choices): Advice[] {
  const odd = (path: string, list: readonly string[], known: readonly { readonly id: string }[]): Advice[] =>
    list.flatMap((id, i) => (known.some((one) => one.id === id) ? [] : [error(`${path}.${i}`, `${id} is not known`)]));
  return [...odd('gear', gear, GEAR.filter(isGear)), ...odd('styles', styles, STYLES), ...odd('feats', feats, TRAITS), ...odd('spells', spells, SPELLS)];
}

const error = (path: string, says: string): Advice => ({ level: 'error', path, says });
const warning = (path: string, says: string): Advice => ({ level: 'warning', path, says });
const hint = (path: string, says: string): Advice => ({ level: 'hint', path, says });
