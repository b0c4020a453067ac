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
    reach: z.int().min(0).max(10).meta({ title: 'reach in metres' }),
    damage: z.enum(DAMAGE).meta({ title: 'dice of damage' }),
    hands: z.union([z.literal(1), z.literal(2)]),
    attack: points.meta({ title: 'added to the Attack Value' }),
    evasion: points.meta({ title: 'added to Evasion' }),
    accuracy: points.meta({ title: 'accuracy of shots and throws' }),
    loading: z.int().min(0).max(5).meta({ title: 'Energy to load' }),
    range: range.meta({ description: 'metres: near, medium, far' }),
    thrown: range.nullable().meta({ title: 'range when thrown', description: 'metres: near, medium, far' }),
    brutal: z.int().min(0).max(6).meta({ title: 'Brutal' }),
    precise: z.int().min(0).max(18).meta({ title: 'Precise' }),
    exposing: z.int().min(-3).max(17).meta({ title: 'Exposing' }),
    devastate: z.int().min(-1).max(40).meta({ title: 'Devastate (−1 without a number)' }),
    light: z.boolean(),
    heavy: z.boolean(),
    awkward: z.boolean().meta({ title: 'awkward when the target is too near' }),
    brace: z.boolean().meta({ title: 'can be braced' }),
    lance: z.boolean(),
    trips: z.boolean(),
    disarms: z.boolean(),
    blunt: z.boolean(),
    sparing: z.boolean().meta({ title: 'spares whom it fells' }),
    draw: z.enum(DRAWS).meta({ title: 'kind of draw' }),
    type: z.string().min(1).max(40).meta({ title: 'damage type' }),
    targets: z.enum(['evasion', 'fortitude', 'will']).meta({ title: 'rolls against' }),
  })
  .partial();

const armourTraits = z
  .strictObject({
    mpr: z.int().min(0).max(20).meta({ title: 'Martial Proficiency Requirement' }),
    rating: z.int().min(0).max(50).meta({ title: 'Armor Rating' }),
    coverage: z.int().min(0).max(21).meta({ title: 'Armor Coverage (21: complete)' }),
    evasionCost: points.meta({ title: 'Evasion lost' }),
    agilityCost: points.meta({ title: 'Agility lost' }),
    energyCost: points.meta({ title: 'Energy lost' }),
    rangedEvasion: points.meta({ title: 'added to Ranged Evasion' }),
    light: z.boolean(),
    heavy: z.boolean(),
    under: z.boolean().meta({ title: 'worn under other armour' }),
  })
  .partial();

const shieldTraits = z
  .strictObject({
    mpr: z.int().min(0).max(20).meta({ title: 'Martial Proficiency Requirement' }),
    evasion: points.meta({ title: 'added to Evasion' }),
    hardness: z.int().min(0).max(100).meta({ title: 'Hardness' }),
    durability: z.int().min(0).max(1000).meta({ title: 'Durability' }),
    agilityCost: points.meta({ title: 'Agility lost' }),
    exposing: z.int().min(-3).max(17).meta({ title: 'Exposing' }),
    light: z.boolean(),
    heavy: z.boolean(),
  })
  .partial();

const spellTraits = z
  .strictObject({
    level: z.int().min(1).max(60),
    element: z.string().min(1).max(40),
    damage: z.enum(DAMAGE).nullable().meta({ title: 'dice of damage' }),
    /** How much of the Spell Power is added to its damage. */
    power: z.enum(['whole', 'half', 'none']).meta({ title: 'share of the Spell Power added to damage' }),
    armour: z.enum(['whole', 'half', 'none']).meta({ title: 'share of the armour that counts' }),
    chills: z.int().min(0).max(10).meta({ title: 'Stamina lost by the chilled' }),
    pushes: z.boolean().meta({ title: 'pushes its target' }),
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
