import type { Advice } from '@riposte/ruleset';
import * as z from 'zod';
import { ARMOUR, GEAR, ITEMS, WEAPONS } from '../catalogue/gear.ts';
import { SPELLS } from '../catalogue/spells.ts';
import { HANDS } from '../catalogue/weapon.ts';
import { ATTRIBUTES, type Attribute } from '../state/fighter.ts';

export interface Race {
  readonly stamina: number;
  readonly mana: number;
  readonly size: number;
  readonly attributes: { readonly [attribute in Attribute]?: number };
}

/** What a race gives (R-CHARACTERS). @rule HD-STA-002 */
export const RACES = {
  human: { stamina: 10, mana: 8, size: 0, attributes: {} },
  elf: { stamina: 8, mana: 12, size: 0, attributes: { dex: 1, vit: -1 } },
  dwarf: { stamina: 13, mana: 6, size: -1, attributes: { vit: 1, spd: -1 } },
  halfling: { stamina: 9, mana: 8, size: -2, attributes: {} },
  orc: { stamina: 12, mana: 5, size: 0, attributes: { str: 1, rsn: -1 } },
} as const satisfies Record<string, Race>;

export type RaceName = keyof typeof RACES;
export const RACE_NAMES = Object.keys(RACES) as [RaceName, ...RaceName[]];

/** Points to spend at the start, and the most that they may buy (R-CHARACTERS). */
const ATTRIBUTE_POINTS = 8;
const SKILL_POINTS = 30;
const SPECIALIZATION_POINTS = 10;
const HIGHEST = { attribute: 3, skill: 6, specialization: 3 };
const LOWEST_ATTRIBUTE = -5;

const bought = z.int().min(-20).max(20);
const ids = z.array(z.string().max(80)).max(60).default([]);

/** The choices of a player who makes a character: what is bought, before the race adds to it. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(80),
  race: z.enum(RACE_NAMES),
  attributes: z
    .strictObject(Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, bought])) as Record<Attribute, z.ZodInt>)
    .partial()
    .default({}),
  /** Ranks by name; a specialization follows its skill: "Melee/blade". */
  skills: z.record(z.string().min(1).max(80), z.int().min(0).max(20)).default({}),
  gear: ids,
  spells: ids,
});

export type Choices = z.infer<typeof characterSchema>;

/** A finished character, ready for an encounter file. */
export interface Character {
  readonly name: string;
  readonly attributes: { readonly [attribute in Attribute]: number };
  readonly size: number;
  readonly skills: { readonly [name: string]: number };
  readonly maxStamina: number;
  readonly maxMana: number;
  readonly gear: readonly string[];
}

/** Computes everything from the choices; it never refuses, `advise` says what is wrong. @rule HD-STA-002 */
export function buildCharacter(choices: Choices): Character {
  const race: Race = RACES[choices.race];
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute, (choices.attributes[attribute] ?? 0) + (race.attributes[attribute] ?? 0)]),
  ) as Character['attributes'];
  return {
    name: choices.name,
    attributes,
    size: race.size,
    skills: choices.skills,
    maxStamina: Math.max(0, race.stamina + attributes.vit),
    maxMana: Math.max(0, race.mana + attributes.lor),
    gear: [...choices.gear, ...choices.spells],
  };
}

const isSpecialization = (name: string): boolean => name.includes('/');

/** Points spent and to spend: each rank of a skill costs its number, one of a specialization 1. */
export function points({ attributes, skills }: Choices): { readonly [kind in 'attributes' | 'skills' | 'specializations']: { spent: number; of: number } } {
  const ranks = Object.entries(skills);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    attributes: { spent: sum(Object.values(attributes)), of: ATTRIBUTE_POINTS },
    skills: { spent: sum(ranks.map(([name, rank]) => (isSpecialization(name) ? 0 : (rank * (rank + 1)) / 2))), of: SKILL_POINTS },
    specializations: { spent: sum(ranks.map(([name, rank]) => (isSpecialization(name) ? rank : 0))), of: SPECIALIZATION_POINTS },
  };
}

/** What is against the rules (error), makes no sense (warning) or could be better (hint). */
export function advise(choices: Choices): Advice[] {
  return [...adviseOnPoints(choices), ...adviseOnAttributes(choices), ...adviseOnSkills(choices), ...adviseOnGear(choices), ...adviseOnMagic(choices)];
}

function adviseOnPoints(choices: Choices): Advice[] {
  return Object.entries(points(choices)).flatMap(([kind, { spent, of }]) =>
    spent > of ? [error(kind, `${spent} points spent, ${of} to spend`)] : spent < of ? [hint(kind, `${of - spent} points are left to spend`)] : [],
  );
}

function adviseOnAttributes({ attributes }: Choices): Advice[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value > HIGHEST.attribute) return [error(`attributes.${attribute}`, `at most ${HIGHEST.attribute} at the start`)];
    return value < LOWEST_ATTRIBUTE ? [error(`attributes.${attribute}`, `no less than ${LOWEST_ATTRIBUTE}`)] : [];
  });
}

function adviseOnSkills({ skills }: Choices): Advice[] {
  return Object.entries(skills).flatMap(([name, rank]) => {
    const most = isSpecialization(name) ? HIGHEST.specialization : HIGHEST.skill;
    const [skill] = name.split('/');
    return [
      ...(rank > most ? [error(`skills.${name}`, `at most rank ${most} at the start`)] : []),
      ...(isSpecialization(name) && (skills[skill] ?? 0) === 0 ? [warning(`skills.${name}`, `a specialization without ranks in ${skill}`)] : []),
    ];
  });
}

function adviseOnGear({ gear, skills }: Choices): Advice[] {
  const worn = gear.filter((id) => ARMOUR.some((armour) => armour.id === id));
  const arms = WEAPONS.filter((weapon) => gear.includes(weapon.id));
  const hands = [...WEAPONS, ...ITEMS].reduce((sum, thing) => sum + thing.hands * gear.filter((id) => id === thing.id).length, 0);
  const shoots = arms.some((weapon) => weapon.increment > 0);
  return [
    ...unknown('gear', gear, GEAR),
    ...(worn.length > 1 ? [error('gear', `one armour at a time: ${worn.join(', ')}`)] : []),
    ...(hands > HANDS ? [error('gear', `${hands} hands full: put something into a bag`)] : []),
    ...(shoots && (skills.Aim ?? 0) === 0 ? [warning('skills.Aim', 'bows and slings are used with Aim')] : []),
    ...(arms.length === 0 ? [hint('gear', 'no weapon')] : []),
  ];
}

function adviseOnMagic(choices: Choices): Advice[] {
  const { maxMana } = buildCharacter(choices);
  const known = SPELLS.filter((spell) => choices.spells.includes(spell.id));
  const dearest = Math.max(0, ...known.map((spell) => spell.mana));
  return [
    ...unknown('spells', choices.spells, SPELLS),
    ...(dearest > maxMana ? [warning('spells', `the dearest spell costs ${dearest} mana, there are ${maxMana}`)] : []),
    ...(known.some((spell) => spell.targets !== null) && (choices.skills.Arcana ?? 0) === 0 ? [hint('skills.Arcana', 'spells attack with Arcana')] : []),
  ];
}

function unknown(path: string, chosen: readonly string[], known: readonly { readonly id: string }[]): Advice[] {
  return chosen.flatMap((id, i) => (known.some((thing) => thing.id === id) ? [] : [error(`${path}.${i}`, `nothing is called "${id}"`)]));
}

const error = (path: string, says: string): Advice => ({ level: 'error', path, says });
const warning = (path: string, says: string): Advice => ({ level: 'warning', path, says });
const hint = (path: string, says: string): Advice => ({ level: 'hint', path, says });
