import { calledBy as name, type Setting } from '@riposte/ruleset';
import * as z from 'zod';
import { type Ability, SIZES } from '../fighters/fighter.ts';
import { SKILL_NAMES } from '../fighters/skills.ts';
import { DRAWS } from '../gear/piece.ts';
import { DAMAGE } from '../harm/damage-dice.ts';

const points = z.int().min(-100).max(1000);

const count = z.int().min(0).max(1000);

/** Column and row from 1, as "3,2". */
const cell = z.string().regex(/^\d{1,3},\d{1,3}$/, 'a place: column and row from 1, as "3,2"');
const places = z.array(cell).max(400);

/** Whether something burns, or is ice, for spells. */
const HOLDS = z.enum(['fire', 'ice', 'none']);

/** Ground that hinders or helps: by a condition, by numbers, or both. */
const zone = z.strictObject({
  title: name,
  places,
  condition: z.enum(['slowed', 'prone', 'blinded', 'dazed', 'shaken', 'exposed', 'unguarded']).optional(),
  missChance: points.default(0),
  evasion: points.default(0),
  agileMoves: z.boolean().default(true),
  cost: z.int().min(1).max(4).default(1),
  hides: z.boolean().default(false),
  holds: HOLDS.default('none'),
  fall: z.int().min(0).max(200).default(0).describe('how many metres a fighter who enters it falls: a pit, the foot of a wall'),
});

/** The board: squares or hexes of a metre. */
export const boardSchema = z.strictObject({
  grid: z.enum(['square', 'hex']).default('square'),
  width: z.int().min(1).max(500).default(12),
  height: z.int().min(1).max(500).default(8),
  solid: places.default([]).meta({ title: 'solid places', description: 'walls: nobody can enter or see through them' }),
  doors: z
    .strictObject({ closed: places.default([]), open: places.default([]) })
    .optional()
    .describe('doors: a closed one is like a wall; a door takes the place of a wall'),
  starts: z.record(name, places).optional().meta({ title: 'start areas', description: 'where each side starts, by its name; only people and editors use it' }),
  zones: z.array(zone).max(40).default([]).describe('ground that hinders or helps: by a condition, by numbers, or both'),
  exits: places.default([]).meta({ title: 'ways out', description: 'where fighters can leave the board; if there are none, any edge' }),
  aftermath: z.boolean().default(false).meta({ title: 'goes on after the fight', description: 'whether the game goes on after the fight, for rests' }),
  secondsOfRound: z.int().min(1).max(60).default(5).meta({ title: 'seconds of a round', description: 'it says how many rounds pass while people rest' }),
  surprised: name.optional().describe('the side that is taken unawares'),
  items: z
    .array(z.strictObject({ item: z.union([name, z.lazy(() => ownGear)]), at: cell, on: z.enum(['ground', 'table']).default('ground') }))
    .max(100)
    .default([])
    .describe('what lies about'),
});

const range = z.tuple([count, count, count]);

/** A piece of gear written out: what is left open comes from the piece it is like, else from a plain one. */
export const ownGear = z.strictObject({
  name,
  sort: z.enum(['weapon', 'armour', 'shield', 'goods']).optional(),
  like: name.optional(),
  slot: z.enum(['hand', 'worn', 'stowed']).optional(),
  loaded: z.boolean().optional(),
  broken: z.boolean().optional(),
  shoots: z.boolean().optional(),
  mpr: count.optional(),
  reach: count.optional(),
  damage: z.enum(DAMAGE).optional(),
  twoHandDamage: z.enum(DAMAGE).nullable().optional(),
  twoHandReach: count.optional(),
  farDamage: z.enum(DAMAGE).nullable().optional(),
  hands: z.union([z.literal(1), z.literal(2)]).optional(),
  attack: points.optional(),
  evasion: points.optional(),
  accuracy: points.optional(),
  loading: z.int().min(0).max(5).nullable().optional(),
  range: range.nullable().optional(),
  thrown: range.nullable().optional(),
  brutal: z.int().min(0).max(6).optional(),
  thrownBrutal: z.int().min(0).max(6).optional(),
  precise: z.int().min(0).max(18).optional(),
  exposing: z.int().min(-3).max(17).optional(),
  devastate: z.int().min(-1).max(40).optional(),
  light: z.boolean().optional(),
  heavy: z.boolean().optional(),
  awkward: z.boolean().optional(),
  brace: z.boolean().optional(),
  lance: z.boolean().optional(),
  trips: z.boolean().optional(),
  disarms: z.boolean().optional(),
  blunt: z.boolean().optional(),
  sparing: z.boolean().optional(),
  natural: z.boolean().optional(),
  draw: z.enum(DRAWS).optional(),
  drawWeight: count.optional(),
  extraDamage: points.optional(),
  type: name.optional(),
  targets: z.enum(['evasion', 'fortitude', 'will']).optional(),
  rating: count.optional(),
  coverage: count.optional(),
  rangedCoverage: points.optional(),
  evasionCost: points.optional(),
  agilityCost: points.optional(),
  energyCost: points.optional(),
  rangedEvasion: points.optional(),
  under: z.boolean().optional(),
  hardness: count.optional(),
  durability: count.optional(),
  holds: HOLDS.optional(),
  drinkable: z.boolean().optional(),
});

const score = z.int().min(0).max(60);
const ids = z.array(z.string().max(80)).max(40);

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. Totals that are given count as they stand. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: cell,
  creature: z.string().max(80).optional(),
  facing: z.string().max(20).optional().describe('where it looks; default: towards the nearest foe'),
  size: z.enum(SIZES).optional(),
  level: z.int().min(0).max(30).optional(),
  mpl: z.int().min(0).max(20).optional().meta({ title: 'Martial Proficiency Level' }),
  speed: z.int().min(1).max(30).optional(),
  abilities: z
    .strictObject({
      str: score.meta({ title: 'Strength' }),
      con: score.meta({ title: 'Constitution' }),
      dex: score.meta({ title: 'Dexterity' }),
      int: score.meta({ title: 'Intelligence' }),
      wis: score.meta({ title: 'Wisdom' }),
      cha: score.meta({ title: 'Charisma' }),
    } satisfies { readonly [ability in Ability]: typeof score })
    .partial()
    .optional(),
  skills: z.partialRecord(z.enum(SKILL_NAMES), points).optional().describe('total bonuses of skills'),
  martial: z
    .strictObject({ 'arm-strength': count, 'leg-strength': count, initiative: count })
    .partial()
    .optional()
    .meta({ title: 'martial proficiency', description: 'where the levels of martial proficiency went; on top of the skills' }),
  aura: count.optional(),
  stamina: count.optional(),
  surges: count.optional(),
  attackValue: points.optional(),
  evasion: points.optional(),
  rangedEvasion: points.optional(),
  unarmedEvasion: points.optional(),
  fortitude: points.optional(),
  will: points.optional(),
  maxAgility: count.optional(),
  sprint: count.optional().describe('metres that a Sprint adds, and metres of a Jump'),
  jump: z.number().min(0).max(50).multipleOf(0.1).optional(),
  spellBonus: points.optional(),
  resists: ids.optional(),
  weak: ids.optional(),
  inanimate: z.boolean().optional(),
  gear: z
    .array(z.union([name, ownGear]))
    .max(30)
    .optional(),
  traits: ids.optional(),
  spells: ids.optional(),
  rides: name.optional().meta({ title: 'rides on' }).describe('the mount that it sits on, and whose place it shares'),
  arrives: z
    .union([z.int().min(1).max(1000), z.literal('when-called')])
    .optional()
    .meta({ title: 'joins in round' })
    .describe('the round in which it joins the fight, or that the game master calls it'),
});

export type Given = z.infer<typeof fighterSchema>;

export type SetUp = Setting<Given, z.infer<typeof boardSchema>>;
