import type { Advice } from '@riposte/ruleset';
import * as z from 'zod';
import { type Attribute } from '../fighters/fighter.ts';
import { SIZES } from '../fighters/size.ts';
import { SKILL_IDS, type SkillId } from '../fighters/skills.ts';
import { modifierOf, scoresSchema, TRAINING_IDS, TRAININGS, trainedStamina } from '../fighters/training.ts';
import { ARMOUR, SHIELDS } from '../gear/armour.ts';
import { GEAR } from '../gear/gear.ts';
import { WEAPONS } from '../gear/weapons.ts';
import { SPELLS } from '../magic/spells.ts';

const ids = z.array(z.string().max(80)).max(40).default([]);
const skill = z.enum(SKILL_IDS as [SkillId, ...SkillId[]]);

/** The choices of a player who makes a character. Attributes are scores; null = no Constitution. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(80),
  level: z.int().min(1).max(20).default(1),
  training: z.enum(TRAINING_IDS).default('martial'),
  size: z.enum(SIZES).default('Medium'),
  scores: scoresSchema.default({}),
  ranks: z.partialRecord(skill, z.int().min(0).max(20)).default({}),
  skilled: z.array(skill).max(20).default([]),
  armour: z.string().max(80).nullable().default(null),
  holds: ids,
  belt: ids,
  spells: ids,
});
export type Choices = z.infer<typeof characterSchema>;

const modifier = ({ scores }: Choices, attribute: Attribute): number => modifierOf(scores[attribute] ?? undefined);

/** A finished character, ready for an encounter file. */
export interface Character {
  readonly name: string;
  readonly level: number;
  readonly mb: number;
  readonly size: Choices['size'];
  readonly str: number;
  readonly dex: number;
  readonly con: number | null;
  readonly wis: number;
  readonly int: number;
  readonly cha: number;
  /** Stamina by training, before Constitution. */
  readonly trained: number;
  readonly skills: Choices['ranks'];
  readonly skilled: readonly SkillId[];
  readonly armour: string | null;
  readonly holds: readonly string[];
  readonly belt: readonly string[];
  readonly spells: readonly string[];
}

/** Computes everything from the choices; it never refuses, `advise` says what is wrong. */
export function buildCharacter(choices: Choices): Character {
  const { name, level, size, training, scores, ranks, skilled, armour, holds, belt, spells } = choices;
  const bare = scores.constitution === null;
  return {
    name,
    level,
    mb: TRAININGS[training].mb(level),
    size,
    str: modifier(choices, 'strength'),
    dex: modifier(choices, 'dexterity'),
    con: bare ? null : modifier(choices, 'constitution'),
    wis: modifier(choices, 'wisdom'),
    int: modifier(choices, 'intelligence'),
    cha: modifier(choices, 'charisma'),
    trained: bare ? 0 : trainedStamina(training, level),
    skills: ranks,
    skilled,
    armour,
    holds,
    belt,
    spells,
  };
}

/** What is against the rules (error), makes no sense (warning) or could be better (hint). */
export function advise(choices: Choices): Advice[] {
  return [...adviseOnRanks(choices), ...adviseOnGear(choices), ...adviseOnMagic(choices), ...unknownIds(choices)];
}

function adviseOnRanks({ level, ranks, skilled }: Choices): Advice[] {
  const high = SKILL_IDS.filter((id) => (ranks[id] ?? 0) > level);
  return [
    ...high.map((id) => error(`ranks.${id}`, `at most ${level}, its level`)),
    ...(skilled.length === 0 ? [hint('skilled', 'no trained skill: every manoeuvre provokes')] : []),
  ];
}

function adviseOnGear(choices: Choices): Advice[] {
  const { armour, holds, belt, training } = choices;
  const worn = ARMOUR.find((known) => known.id === armour);
  const arms = WEAPONS.filter((weapon) => [...holds, ...belt].includes(weapon.id));
  const twoHanded = WEAPONS.some((weapon) => weapon.hands === 2 && holds.includes(weapon.id));
  const hinders = (worn?.hinders ?? 0) - Math.max(0, modifier(choices, 'strength'));
  return [
    ...(holds.length > 2 ? [error('holds', 'two hands hold two things')] : []),
    ...(twoHanded && holds.length > 1 ? [error('holds', 'a two-handed weapon leaves no hand free')] : []),
    ...(hinders > 0 ? [warning('armour', `its check penalty is ${hinders} at this Strength`)] : []),
    ...(holds.some((id) => SHIELDS.some((shield) => shield.id === id)) ? [hint('holds', 'a shield counts only when it is readied, for 1 AP')] : []),
    ...(arms.length === 0 && training === 'martial' ? [hint('holds', 'no weapon')] : []),
  ];
}

function adviseOnMagic(choices: Choices): Advice[] {
  const { spells, scores } = choices;
  return [
    ...(spells.length > 0 && scores.constitution === null ? [warning('spells', 'spells cost Stamina, which it has not')] : []),
    ...(spells.length > 0 && modifier(choices, 'wisdom') < 1 ? [hint('scores.wisdom', 'Wisdom makes spells harder to resist')] : []),
  ];
}

function unknownIds({ armour, holds, belt, spells }: Choices): Advice[] {
  const gear = GEAR.filter((thing) => !ARMOUR.some((other) => other === thing)).map((thing) => thing.id);
  const among = (list: readonly string[], known: readonly string[], path: string): Advice[] =>
    list.flatMap((id, i) => (known.includes(id) ? [] : [error(`${path}.${i}`, `nothing is called "${id}"`)]));
  return [
    ...(armour === null || ARMOUR.some((known) => known.id === armour) ? [] : [error('armour', `nothing is called "${armour}"`)]),
    ...among(holds, gear, 'holds'),
    ...among(belt, gear, 'belt'),
    ...among(
      spells,
      SPELLS.map((spell) => spell.id),
      'spells',
    ),
  ];
}

const error = (path: string, says: string): Advice => ({ level: 'error', path, says });
const warning = (path: string, says: string): Advice => ({ level: 'warning', path, says });
const hint = (path: string, says: string): Advice => ({ level: 'hint', path, says });
