import { type FeatureDef } from '@riposte/kernel';
import * as z from 'zod';
import { type Armour, armourBonus, type Shield } from '../gear/armour.ts';
import { DAMAGE_TYPES, type Weapon } from '../gear/weapons.ts';
import { type Spell } from '../magic/spells.ts';

const feet = z.int().min(0).max(1000);

/** What a pack may say of a weapon; distances in feet. */
const weaponTraits = z
  .strictObject({
    types: z.array(z.enum(DAMAGE_TYPES)).min(1).max(3),
    melee: z.boolean(),
    natural: z.boolean(),
    hands: z.union([z.literal(1), z.literal(2)]),
    long: feet,
    increment: feet,
    thrown: feet,
    reload: z.int().min(-1).max(3),
    bow: z.boolean(),
    steady: z.boolean(),
    quick: z.boolean(),
    threat: z.int().min(2).max(20),
    bleed: z.int().min(0).max(10),
    strain: z.int().min(0).max(10),
    injuries: z.int().min(0).max(5),
    resisted: z.enum(['dazed', 'prone']).nullable(),
    trips: z.boolean(),
    heavy: z.boolean(),
    reach: z.int().min(0).max(4),
  })
  .partial();

const shieldTraits = z.strictObject({ shield: z.int().min(0).max(10), hinders: z.int().min(0).max(20) }).partial();
const armourTraits = z.strictObject({ armour: z.int().min(0).max(20), hinders: z.int().min(0).max(20) }).partial();
const spellTraits = z
  .strictObject({
    stamina: z.int().min(0).max(20),
    ap: z.int().min(0).max(3),
    range: feet,
    vocal: z.boolean(),
    somatic: z.boolean(),
    gaze: z.boolean(),
    conducts: z.boolean(),
  })
  .partial();

type Make = (definition: FeatureDef, traits: never, like: FeatureDef) => FeatureDef;

const liken: Make = (definition, traits, like) => ({ ...like, ...(traits as object), ...definition });

/** New armour brings its own bonus to DV. */
function makeArmour(definition: FeatureDef, traits: z.infer<typeof armourTraits>, like: FeatureDef): Armour {
  const { armour, hinders } = { ...(like as Armour), ...traits };
  return { ...definition, armour, hide: false, hinders, contributes: [armourBonus(definition.title, armour), ...(definition.contributes ?? [])] };
}

/** What packs can bring beyond gear that only changes numbers. */
export const sorts = {
  weapons: { traits: weaponTraits, is: (thing: FeatureDef): boolean => 'weapon' in thing, make: liken as (d: FeatureDef, t: never, l: FeatureDef) => Weapon },
  shields: { traits: shieldTraits, is: (thing: FeatureDef): boolean => 'shield' in thing, make: liken as (d: FeatureDef, t: never, l: FeatureDef) => Shield },
  armour: { traits: armourTraits, is: (thing: FeatureDef): boolean => 'armour' in thing, make: makeArmour as Make },
  spells: { traits: spellTraits, is: (thing: FeatureDef): boolean => 'spell' in thing, make: liken as (d: FeatureDef, t: never, l: FeatureDef) => Spell },
};
