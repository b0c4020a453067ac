import * as z from 'zod';

/** What training makes of a level: the martial bonus, and Stamina (R-CHARACTERS). @rule CE-ATK-005 CE-STA-002 */
export const TRAININGS = {
  martial: { mb: (level: number): number => level, stamina: 2 },
  skilled: { mb: (level: number): number => Math.max(1, Math.floor((3 * level) / 4)), stamina: 1 },
  scholar: { mb: (level: number): number => Math.floor(level / 2), stamina: 1 },
} as const;
type Training = keyof typeof TRAININGS;
export const TRAINING_IDS = Object.keys(TRAININGS) as [Training, ...Training[]];

const BASE_STAMINA = 4;

/** Stamina by training at a level, before Constitution. @rule CE-STA-002 */
export const trainedStamina = (training: Training, level: number): number => BASE_STAMINA + TRAININGS[training].stamina * level;

const AVERAGE = 10;

/** The modifier of an attribute score; of none that is said, 0. @rule CE-ATK-006 */
export const modifierOf = (score: number = AVERAGE): number => Math.floor((score - AVERAGE) / 2);

const score = z.int().min(1).max(40);

/** Attributes as scores; null = no Constitution. */
export const scoresSchema = z
  .strictObject({ strength: score, dexterity: score, constitution: score.nullable(), wisdom: score, intelligence: score, charisma: score })
  .partial();

const SHORT_NAMES = { strength: 'str', dexterity: 'dex', constitution: 'con', wisdom: 'wis', intelligence: 'int', charisma: 'cha' } as const;

/** The modifiers of the scores that are said, by their short names. */
export const modifiersOf = (scores: z.infer<typeof scoresSchema>): { readonly [modifier: string]: number | null } =>
  Object.fromEntries(
    Object.entries(scores).map(([attribute, said]) => [SHORT_NAMES[attribute as keyof typeof SHORT_NAMES], said === null ? null : modifierOf(said)]),
  );
