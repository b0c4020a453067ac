import type { Advice } from '@riposte/ruleset';
import * as z from 'zod';
import { DICE, type Die } from '../characters/fighter.ts';
import { type Rank, rankOf, showRank } from '../characters/ladder.ts';
import { TRAITS } from '../characters/traits.ts';
import { ARMOUR, GEAR, SHIELDS, SPECIAL_WEAPONS, WEAPONS } from '../equipment/gear.ts';
import type { Weapon } from '../equipment/weapon.ts';
import { SPELLS } from '../magic/spells.ts';

/** What a race changes: ranks of dice, and raises to spend freely (R-CHARACTERS). */
export const RACES = {
  human: { dice: {}, raises: 1 },
  elf: { dice: { REF: 1, PRE: 1, FOR: -1 }, raises: 0 },
  dwarf: { dice: { FOR: 1, STR: 1, REF: -1 }, raises: 0 },
  orc: { dice: { STR: 1, ATT: 1, INT: -1 }, raises: 0 },
  halfling: { dice: { REF: 2, STR: -1 }, raises: 0 },
} as const satisfies Record<string, { readonly dice: { readonly [die in Die]?: number }; readonly raises: number }>;
export type Race = keyof typeof RACES;

const START: Rank = rankOf('D4')!;
const HIGHEST_AT_START: Rank = rankOf('D8')!;
const ORDINARY = { hp: 2, mp: 2, ap: 1, raises: 0 };
const HERO = { hp: 4, mp: 4, ap: 2, raises: 8 };
const MP_OF_A_RAISE = 2;

const raise = z.int().min(0).max(12);
const ids = z.array(z.string().max(80)).max(40).default([]);

/** The choices of a player who makes a character. Raises for HP and MP may be negative: points given up for raises. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(80),
  race: z.enum(Object.keys(RACES) as [Race, ...Race[]]),
  hero: z.boolean().default(true),
  raises: z.strictObject({ ATT: raise, DEF: raise, STR: raise, REF: raise, INT: raise, PRE: raise, FOR: raise }).partial().default({}),
  /** Raises put into HP, one each. */
  hp: z.int().min(-10).max(20).default(0),
  /** Raises put into MP, two each. */
  mp: z.int().min(-10).max(20).default(0),
  gear: ids,
  traits: ids,
  spells: ids,
});
export type Choices = z.infer<typeof characterSchema>;

/** A finished character, ready for an encounter file. */
export interface Character {
  readonly name: string;
  readonly dice: { readonly [die in Die]: string };
  readonly hp: number;
  readonly mp: number;
  readonly ap: number;
  readonly gear: readonly string[];
  readonly traits: readonly string[];
  readonly spells: readonly string[];
}

/** Builds a character from the choices. It never refuses; `advise` says what is wrong. */
export function buildCharacter(choices: Choices): Character {
  const base = choices.hero ? HERO : ORDINARY;
  const dice = Object.fromEntries(DICE.map((die) => [die, showRank(Math.max(0, Math.min(13, rankOfDie(choices, die))))])) as Character['dice'];
  return {
    name: choices.name,
    dice,
    hp: Math.max(0, base.hp + choices.hp),
    mp: Math.max(0, base.mp + MP_OF_A_RAISE * choices.mp),
    ap: base.ap,
    gear: choices.gear,
    traits: choices.hero && !choices.traits.includes('hero') ? ['hero', ...choices.traits] : choices.traits,
    spells: choices.spells,
  };
}

function rankOfDie(choices: Choices, die: Die): number {
  const race: { readonly [die in Die]?: number } = RACES[choices.race].dice;
  return START + (race[die] ?? 0) + (choices.raises[die] ?? 0);
}

/** Raises spent and to spend. */
export function raises(choices: Choices): { readonly spent: number; readonly of: number } {
  const spent = DICE.reduce((sum, die) => sum + (choices.raises[die] ?? 0), choices.hp + choices.mp);
  return { spent, of: (choices.hero ? HERO : ORDINARY).raises + RACES[choices.race].raises };
}

/** What breaks the rules (error), makes no sense (warning) or could be better (hint). */
export function advise(choices: Choices): Advice[] {
  return [...adviseOnRaises(choices), ...adviseOnGear(choices), ...adviseOnMagic(choices), ...unknownIds(choices)];
}

function adviseOnRaises(choices: Choices): Advice[] {
  const { spent, of } = raises(choices);
  const base = choices.hero ? HERO : ORDINARY;
  const tooHigh = DICE.filter((die) => rankOfDie(choices, die) > HIGHEST_AT_START);
  return [
    ...(spent > of ? [error('raises', `${spent} raises spent, ${of} to spend`)] : []),
    ...(spent < of ? [hint('raises', `${of - spent} raises are left to spend`)] : []),
    ...tooHigh.map((die) => error(`raises.${die}`, `at most ${showRank(HIGHEST_AT_START)} at the start`)),
    ...(base.hp + choices.hp < 1 ? [error('hp', 'at least 1 HP')] : []),
    ...(base.mp + MP_OF_A_RAISE * choices.mp < 0 ? [error('mp', 'no more MP to give up')] : []),
  ];
}

function adviseOnGear({ gear, traits }: Choices): Advice[] {
  const worn = gear.filter((id) => ARMOUR.some((armour) => armour.id === id));
  const arms = [...WEAPONS, ...SPECIAL_WEAPONS].filter((weapon: Weapon) => gear.includes(weapon.id));
  const shield = gear.some((id) => SHIELDS.some((shield) => shield.id === id));
  return [
    ...(worn.length > 1 ? [error('gear', `one armour at a time: ${worn.join(', ')}`)] : []),
    ...(shield && arms.length > 0 && arms.every(({ hands }) => hands === 2) ? [warning('gear', 'a shield is of no use with two-handed weapons only')] : []),
    ...(arms.some(({ charges }) => charges) && !traits.includes('riding') ? [warning('traits', 'a lance needs a rider: add riding')] : []),
    ...(arms.length === 0 ? [hint('gear', 'no weapon')] : []),
  ];
}

function adviseOnMagic(choices: Choices): Advice[] {
  const { mp } = buildCharacter(choices);
  const dearest = Math.max(0, ...SPELLS.filter(({ id }) => choices.spells.includes(id)).map(({ mp: price }) => price));
  return [
    ...(dearest > mp ? [warning('spells', `the dearest spell costs ${dearest} MP, there are ${mp}`)] : []),
    ...(choices.spells.length === 0 && mp > 0 ? [hint('mp', 'MP without a spell: give them up for raises')] : []),
    ...(choices.spells.length > 0 && rankOfDie(choices, 'PRE') <= START ? [hint('raises.PRE', 'spells are rolled with PRE')] : []),
  ];
}

function unknownIds(choices: Choices): Advice[] {
  const known = { gear: GEAR, traits: TRAITS, spells: SPELLS };
  return (['gear', 'traits', 'spells'] as const).flatMap((key) =>
    choices[key].flatMap((id, i) => (known[key].some((thing) => thing.id === id) ? [] : [error(`${key}.${i}`, `nothing is called "${id}"`)])),
  );
}

const error = (path: string, says: string): Advice => ({ level: 'error', path, says });
const warning = (path: string, says: string): Advice => ({ level: 'warning', path, says });
const hint = (path: string, says: string): Advice => ({ level: 'hint', path, says });
