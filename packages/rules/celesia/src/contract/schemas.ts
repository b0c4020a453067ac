import * as z from 'zod';
import { SIZES } from '../fighters/size.ts';
import { SKILL_IDS, type SkillId } from '../fighters/skills.ts';
import { scoresSchema, TRAINING_IDS } from '../fighters/training.ts';
import { PART_KINDS } from '../injuries/body-parts.ts';

const name = z.string().min(1).max(80);
const square = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const modifier = z.int().min(-10).max(60);
const feet = z.int().min(0).max(500);
const skill = z.enum(SKILL_IDS as [SkillId, ...SkillId[]]);
const attribute = z.enum(['strength', 'dexterity', 'constitution', 'wisdom', 'intelligence', 'charisma']);
const ids = z.array(name).max(40);
const kind = z.enum(PART_KINDS);

/** The board: squares of 5 ft, walls, and how the fight begins. */
export const boardSchema = z.strictObject({
  width: z.int().min(1).max(60).default(12),
  height: z.int().min(1).max(60).default(9),
  solid: z.array(square).max(1000).default([]).meta({ title: 'solid places', description: 'squares that no creature can enter or see through' }),
  doors: z
    .strictObject({ closed: z.array(square).max(200).default([]), open: z.array(square).max(200).default([]) })
    .optional()
    .describe('squares with doors. A closed one is like a wall; a door takes the place of a wall'),
  starts: z
    .record(name, z.array(square).max(1000))
    .optional()
    .meta({ title: 'start areas', description: 'where each side starts, by its name; only people and editors use it' }),
  exits: z
    .array(square)
    .max(1000)
    .default([])
    .meta({ title: 'ways out', description: 'squares where fighters can leave the fight; if there are none, any edge of the board' }),
  opening: z.enum(['ready', 'plain', 'ambush']).optional().meta({
    title: 'how it opens',
    description:
      'all ready for each other, some hiding from others who know nothing, or neither; default: ready, but an ambush if someone hides or knows nothing',
  }),
  aftermath: z
    .boolean()
    .default(false)
    .meta({ title: 'goes on after the fight', description: 'whether the game goes on after the fight: treatment, rest, weeks' }),
});

const growth = z.strictObject({
  part: kind,
  count: z.int().min(1).max(20),
  on: kind.optional(),
  called: name.optional(),
  also: kind.optional(),
  natural: name.optional(),
});

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. Attributes are modifiers. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: square,
  creature: name.optional(),
  plan: z
    .union([name, z.array(growth).min(1).max(40)])
    .optional()
    .describe('a body plan by name, or part by part'),
  species: name.optional(),
  approach: z.enum(['plain', 'hiding', 'unaware']).optional(),
  arrives: z
    .union([z.int().min(2).max(1000), z.literal('when-called')])
    .optional()
    .meta({ title: 'joins in round' })
    .describe(
      'the round in which it comes, at its place or the free one nearest to it, or when the game master lets it in; default: it is there from the start',
    ),
  height: feet.optional().describe('feet above the ground'),
  size: z.enum(SIZES).optional(),
  level: z.int().min(1).max(60).optional(),
  mb: z.int().min(0).max(60).optional().meta({ title: 'Martial Bonus' }),
  training: z.enum(TRAINING_IDS).optional().describe('what its level makes of martial bonus and Stamina, where mb and trained are not given'),
  scores: scoresSchema.optional().describe('attributes as scores, where their modifiers are not given'),
  str: modifier.optional().meta({ title: 'Strength' }),
  dex: modifier.optional().meta({ title: 'Dexterity' }),
  con: modifier.nullable().optional().meta({ title: 'Constitution', description: 'a creature can be without Constitution' }),
  wis: modifier.optional().meta({ title: 'Wisdom' }),
  int: modifier.optional().meta({ title: 'Intelligence' }),
  cha: modifier.optional().meta({ title: 'Charisma' }),
  guard: attribute.optional().meta({ title: 'attribute of DV', description: 'the attribute in its DV' }),
  speed: feet.optional(),
  fly: feet.optional(),
  climb: feet.optional(),
  burrow: feet.optional(),
  swim: feet.optional(),
  skills: z.partialRecord(skill, z.int().min(-20).max(60)).optional().describe('ranks by skill'),
  skilled: z.array(skill).max(20).optional(),
  saves: z.array(attribute).max(6).optional(),
  knows: ids.optional().describe('species whose heart it can find'),
  trained: z.int().min(-200).max(500).optional().meta({ title: 'Stamina by training', description: 'stamina by training, before Constitution' }),
  ammo: z.int().min(0).max(1000).optional(),
  armour: name.nullable().optional(),
  spells: ids.optional(),
  traits: ids.optional(),
  unproficient: ids.optional().describe('armour and shields that it is not proficient with'),
  holds: ids.optional().describe('what its hands hold, in their order'),
  belt: ids.optional(),
  worn: z.record(name, name).optional().describe('magic items worn, by the part that wears them: "hand 1"'),
});
