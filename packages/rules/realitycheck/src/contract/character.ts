import type { Advice } from '@riposte/ruleset';
import * as z from 'zod';
import { ABILITIES, type Ability, type Size, tierOf } from '../fighters/fighter.ts';
import { RACES, type Race, type RaceName } from '../fighters/races.ts';
import { SKILL_NAMES, SKILLS, type Skill } from '../fighters/skills.ts';
import { STYLES, TRAITS } from '../fighters/traits.ts';
import { GEAR } from '../gear/arsenal.ts';
import { isGear } from '../gear/piece.ts';
import { METHODS } from '../magic/spell.ts';
import { SPELLS } from '../magic/spells.ts';

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
  gold: [2, 2, 1, 1],
} as const;
type Purchase = keyof typeof PRICES;

const abilityName = z.enum(ABILITIES);
const score = z.int().min(1).max(20);
const skillNames = z.array(z.enum(SKILL_NAMES)).max(40).default([]);
const ids = z.array(z.string().max(80)).max(40).default([]);

/** The choices of a player who makes a character. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(80),
  race: z.enum(Object.keys(RACES) as [RaceName, ...RaceName[]]),
  level: z.int().min(1).max(20).default(1),
  /** Scores before the race. */
  scores: z.strictObject(Object.fromEntries(ABILITIES.map((ability) => [ability, score])) as { [ability in Ability]: typeof score }),
  /** Abilities that the race raises where it leaves a choice. */
  raised: z.array(abilityName).max(6).default([]),
  /** What a human also raises by 1. */
  raisedByOne: abilityName.optional(),
  /** What the race lowers, where it leaves a choice. */
  lowered: abilityName.optional(),
  /** Each +1 on a score: two different ones at every third level. */
  improved: z.array(abilityName).max(12).default([]),
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
  /** Purchases of 30 % more gold. */
  gold: z.int().min(0).max(20).default(0),
  /** What gives background points back. */
  disadvantages: z
    .array(z.strictObject({ name: z.string().max(80), points: z.int().min(1).max(8) }))
    .max(10)
    .default([]),
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
  readonly abilities: { readonly [ability in Ability]: number };
  readonly skills: { readonly [one in Skill]?: number };
  readonly martial: Choices['martial'];
  readonly stamina: number;
  readonly resists: readonly string[];
  readonly weak: readonly string[];
  readonly gear: readonly string[];
  readonly traits: readonly string[];
  readonly spells: readonly string[];
}

/** Ability scores after race, raises and levels. */
export function abilitiesOf(choices: Choices): Character['abilities'] {
  const { fixed }: Race = RACES[choices.race];
  return Object.fromEntries(
    ABILITIES.map((ability) => [ability, choices.scores[ability] + (fixed[ability] ?? 0) + chosenChange(choices, ability)]),
  ) as Character['abilities'];
}

/** What choices make of a score: +2 and -2 of the race, a human's +1, +1 for levels. */
function chosenChange({ race: called, raised, raisedByOne, lowered, improved }: Choices, ability: Ability): number {
  const { small, lowers }: Race = RACES[called];
  const isLowered = lowers.length > 0 && ability === (lowered ?? lowers[0]);
  const isRaisedByOne = small > 0 && ability === raisedByOne;
  return (raised.includes(ability) ? 2 : 0) + (isRaisedByOne ? 1 : 0) - (isLowered ? 2 : 0) + improved.filter((raise) => raise === ability).length;
}

/** Martial proficiency level, with that of the race. */
export const mplOf = ({ race: called, mpl }: Choices): number => mpl + RACES[called].mpl;

const FIRM = { will: 'strong-willed', fortitude: 'hardy' } as const;

/** Computes everything from the choices, with as many Combat Styles as act in this Tier; it never refuses, `advise` says what is wrong. */
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
    skills: Object.fromEntries(SKILL_NAMES.filter((skill) => isTrained(choices, skill)).map((skill) => [skill, skillBonus(choices, abilities, skill)])),
    martial: choices.martial,
    stamina: abilities.con + choices.stamina,
    resists: choices.resists === undefined ? [] : [choices.resists],
    weak,
    gear: choices.gear,
    traits: [...(choices.race === 'human' ? [FIRM[choices.firm]] : natures), ...choices.styles.slice(0, tierOf(choices.level)), ...choices.feats],
    spells: choices.spells,
  };
}

const isTrained = ({ proficiencies, trained, ranks }: Choices, skill: Skill): boolean =>
  proficiencies.includes(skill) || trained.includes(skill) || (ranks[skill] ?? 0) > 0;

/** Half the ability, a third of wisdom, proficiency, ranks and +2 for each training bought. */
function skillBonus({ proficiencies, trained, ranks }: Choices, abilities: Character['abilities'], skill: Skill): number {
  const times = proficiencies.filter((known) => known === skill).length;
  const proficiency = times === 0 ? 0 : PROFICIENCY + (times > 1 ? MORE_PROFICIENCY : 0) + Math.max(0, times - 2);
  const bare = Math.floor((abilities[SKILLS[skill].ability] - 10) / 2) + Math.floor((abilities.wis - 10) / 3);
  return bare + proficiency + (ranks[skill] ?? 0) + 2 * trained.filter((known) => known === skill).length;
}

/** Background points spent and to spend. */
export function backgroundPoints(choices: Choices): { readonly spent: number; readonly of: number } {
  const many: { readonly [one in Purchase]: number } = {
    // One in a skill of Charisma is free.
    proficiency: choices.proficiencies.length - (choices.proficiencies.some((skill) => SKILLS[skill].ability === 'cha') ? 1 : 0),
    skill: choices.trained.length,
    feat: Math.max(0, choices.feats.length - freeFeats(choices.level)),
    mpl: choices.mpl,
    style: Math.max(0, choices.styles.length - freeStyles(mplOf(choices))),
    stamina: choices.stamina,
    knowledge: Math.max(0, choices.knowledge.length - FREE_KNOWLEDGE),
    method: choices.methods.length,
    gold: choices.gold,
  };
  const spent = (Object.keys(PRICES) as Purchase[]).reduce((sum, purchase) => sum + priceOf(purchase, many[purchase]), 0);
  return { spent, of: BACKGROUND_POINTS + choices.disadvantages.reduce((sum, { points }) => sum + points, 0) };
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

/** What is against the rules (error), makes no sense (warning) or could be better (hint). */
export function advise(choices: Choices): Advice[] {
  return [
    ...adviseOnScores(choices),
    ...adviseOnLevel(choices),
    ...adviseOnPoints(choices),
    ...adviseOnRace(choices),
    ...adviseOnGear(choices),
    ...unknownIds(choices),
  ];
}

/** Points spent on scores and to spend; a score that cannot be bought costs none. */
export const scorePoints = ({ scores }: Pick<Choices, 'scores'>): { readonly spent: number; readonly of: number } => ({
  spent: ABILITIES.reduce((sum, ability) => sum + (SCORE_PRICES[scores[ability]] ?? 0), 0),
  of: SCORE_POINTS,
});

function adviseOnScores({ race: called, scores, raised, raisedByOne, lowered }: Choices): Advice[] {
  const { among, picks, small, lowers }: Race = RACES[called];
  const { spent } = scorePoints({ scores });
  const dear = ABILITIES.filter((ability) => SCORE_PRICES[scores[ability]] === undefined);
  return [
    ...dear.map((ability) => warning(`scores.${ability}`, 'a score from 7 to 14 can be bought; others only rolled')),
    ...(dear.length === 0 && spent > SCORE_POINTS ? [error('scores', `${spent} points of scores, ${SCORE_POINTS} to spend`)] : []),
    ...(dear.length === 0 && spent < SCORE_POINTS ? [hint('scores', `${SCORE_POINTS - spent} points of scores are left`)] : []),
    ...(raised.length === picks ? [] : [error('raised', `${called}: choose ${picks}`)]),
    ...raised.flatMap((ability, i) => (among.includes(ability) ? [] : [error(`raised.${i}`, `${called} raises ${among.join(', ') || 'nothing by choice'}`)])),
    ...(small > 0 && raisedByOne === undefined ? [hint('raisedByOne', 'one more score may be raised by 1')] : []),
    ...(small === 0 && raisedByOne !== undefined ? [error('raisedByOne', `${called} raises nothing by 1`)] : []),
    ...(lowered === undefined || lowers.includes(lowered) ? [] : [error('lowered', `${called} lowers ${lowers.join(' or ') || 'nothing by choice'}`)]),
  ];
}

const BEST_SCORE = 20;

export const placedRanks = ({ ranks }: Choices): number => Object.values(ranks).reduce((sum, many) => sum + many, 0);

/** Ranks of skills by Intelligence and level. */
export const ranksToPlace = (choices: Choices): number =>
  Math.max(0, (5 + Math.floor((abilitiesOf(choices).int - 10) / 2)) * (1 + Math.floor(choices.level / 3)));

/** Two different scores by 1 at every third level; ranks by Intelligence and level, in a skill as many as level and ability allow. */
function adviseOnLevel(choices: Choices): Advice[] {
  const { level, improved, ranks, styles } = choices;
  const abilities = abilitiesOf(choices);
  const half = (ability: Ability): number => Math.floor((abilities[ability] - 10) / 2);
  const thirds = Math.floor(level / 3);
  const most = ranksToPlace(choices);
  const given = Object.entries(ranks) as [Skill, number][];
  const placed = placedRanks(choices);
  return [
    ...(improved.length > 2 * thirds ? [error('improved', `${improved.length} scores raised, ${2 * thirds} at level ${level}`)] : []),
    ...(improved.length < 2 * thirds ? [hint('improved', `${2 * thirds - improved.length} scores may still be raised by 1`)] : []),
    ...ABILITIES.filter((ability) => thirds > 0 && improved.filter((other) => other === ability).length > thirds).map((ability) =>
      error('improved', `${ability}: once at every third level`),
    ),
    ...ABILITIES.filter((ability) => improved.includes(ability) && abilities[ability] > BEST_SCORE).map((ability) =>
      error('improved', `${ability}: at most ${BEST_SCORE}`),
    ),
    ...(placed > most ? [error('ranks', `${placed} ranks, ${most} to place`)] : []),
    ...given.flatMap(([skill, many]) => {
      const limit = level + half(SKILLS[skill].ability);
      return many > limit ? [error(`ranks.${skill}`, `${many} ranks, at most ${limit}`)] : [];
    }),
    ...(styles.length > tierOf(level)
      ? [hint('styles', `of ${styles.length} styles the first ${tierOf(level)} act; which they are may change with a Long Rest`)]
      : []),
  ];
}

function adviseOnPoints(choices: Choices): Advice[] {
  const { spent, of } = backgroundPoints(choices);
  const levels = Object.values(choices.martial).reduce((sum, count) => sum + count, 0);
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
  const carried = GEAR.filter((piece) => choices.gear.includes(piece.id));
  const over = carried.filter((piece) => piece.stats.sort === 'armour' && !piece.stats.under);
  const hard = carried.filter((piece) => piece.stats.sort !== 'goods' && piece.stats.mpr > mpl);
  return [
    ...(over.length > 1 ? [error('gear', `one armour over the others: ${over.map((piece) => piece.id).join(', ')}`)] : []),
    ...hard.map((piece) => warning('gear', `not proficient with ${piece.id}`)),
    ...(carried.some((piece) => piece.stats.sort === 'weapon') ? [] : [hint('gear', 'no weapon')]),
  ];
}

function unknownIds({ gear, styles, feats, spells }: Choices): Advice[] {
  const odd = (path: string, list: readonly string[], known: readonly { readonly id: string }[]): Advice[] =>
    list.flatMap((id, i) => (known.some((thing) => thing.id === id) ? [] : [error(`${path}.${i}`, `${id} is not known`)]));
  return [...odd('gear', gear, GEAR.filter(isGear)), ...odd('styles', styles, STYLES), ...odd('feats', feats, TRAITS), ...odd('spells', spells, SPELLS)];
}

const error = (path: string, says: string): Advice => ({ level: 'error', path, says });
const warning = (path: string, says: string): Advice => ({ level: 'warning', path, says });
const hint = (path: string, says: string): Advice => ({ level: 'hint', path, says });
