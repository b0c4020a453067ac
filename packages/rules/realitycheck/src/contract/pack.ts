import { defineSort, type Sort } from '@riposte/ruleset';
import * as z from 'zod';
import { DRAWS, type Gear, isGear, type Stats } from '../gear/piece.ts';
import { DAMAGE } from '../harm/damage-dice.ts';
import { isSpell, type Spell } from '../magic/spell.ts';

const points = z.int().min(-50).max(50);
const range = z.tuple([z.int().min(0).max(1000), z.int().min(0).max(1000), z.int().min(0).max(1000)]);

/** What a pack may say of a weapon. */
const weaponTraits = z
  .strictObject({
    mpr: z.int().min(0).max(20).meta({ title: 'Martial Proficiency Requirement' }),
    reach: z.int().min(0).max(10),
    damage: z.enum(DAMAGE),
    hands: z.union([z.literal(1), z.literal(2)]),
    attack: points,
    evasion: points,
    accuracy: points,
    loading: z.int().min(0).max(5).meta({ title: 'Energy to load' }),
    range: range.meta({ description: 'metres: near, medium, far' }),
    thrown: range.nullable().meta({ title: 'range when thrown', description: 'metres: near, medium, far' }),
    brutal: z.int().min(0).max(6),
    precise: z.int().min(0).max(18),
    exposing: z.int().min(-3).max(17),
    devastate: z.int().min(-1).max(40),
    light: z.boolean(),
    heavy: z.boolean(),
    awkward: z.boolean(),
    brace: z.boolean().meta({ title: 'can be braced' }),
    lance: z.boolean(),
    trips: z.boolean(),
    disarms: z.boolean(),
    blunt: z.boolean(),
    sparing: z.boolean().meta({ title: 'spares whom it fells' }),
    draw: z.enum(DRAWS).meta({ title: 'kind of draw' }),
    type: z.string().min(1).max(40),
    targets: z.enum(['evasion', 'fortitude', 'will']).meta({ title: 'rolls against' }),
  })
  .partial();

const armourTraits = z
  .strictObject({
    mpr: z.int().min(0).max(20).meta({ title: 'Martial Proficiency Requirement' }),
    rating: z.int().min(0).max(50),
    coverage: z.int().min(0).max(21),
    evasionCost: points,
    agilityCost: points,
    energyCost: points,
    rangedEvasion: points,
    light: z.boolean(),
    heavy: z.boolean(),
    under: z.boolean(),
  })
  .partial();

const shieldTraits = z
  .strictObject({
    mpr: z.int().min(0).max(20).meta({ title: 'Martial Proficiency Requirement' }),
    evasion: points,
    hardness: z.int().min(0).max(100),
    durability: z.int().min(0).max(1000),
    agilityCost: points,
    exposing: z.int().min(-3).max(17),
    light: z.boolean(),
    heavy: z.boolean(),
  })
  .partial();

const spellTraits = z
  .strictObject({
    level: z.int().min(1).max(60),
    element: z.string().min(1).max(40),
    damage: z.enum(DAMAGE).nullable(),
    /** How much of the Spell Power is added to its damage. */
    power: z.enum(['whole', 'half', 'none']),
    armour: z.enum(['whole', 'half', 'none']),
    chills: z.int().min(0).max(10),
    pushes: z.boolean(),
  })
  .partial();

/** Packs bring pieces like known ones, with other stats. */
const gearOf = <Traits extends z.ZodObject>(sort: Stats['sort'], traits: Traits): Sort =>
  defineSort({
    traits,
    is: (thing) => isGear(thing) && thing.stats.sort === sort,
    make: (definition, own, like: Gear): Gear => ({ ...like, ...definition, stats: { ...like.stats, ...own } }),
  });

/** What packs can bring beyond things that only change numbers. */
export const sorts = {
  weapons: gearOf('weapon', weaponTraits),
  armour: gearOf('armour', armourTraits),
  shields: gearOf('shield', shieldTraits),
  spells: defineSort({
    traits: spellTraits,
    is: isSpell,
    make: (definition, { power, ...own }, like: Spell): Spell => ({ ...like, ...definition, ...own, adds: power ?? like.adds }),
  }),
};
