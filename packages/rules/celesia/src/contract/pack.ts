import { type FeatureDef } from '@riposte/kernel';
import { defineSort } from '@riposte/ruleset';
import * as z from 'zod';
import { type Armour, armourBonus } from '../gear/armour.ts';
import { DAMAGE_TYPES } from '../gear/weapons.ts';

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

const liken = (definition: FeatureDef, traits: object, like: FeatureDef): FeatureDef => ({ ...like, ...traits, ...definition });

/** New armour brings its own bonus to DV. */
function makeArmour(definition: FeatureDef, traits: z.infer<typeof armourTraits>, like: Armour): Armour {
  const { armour, hinders } = { ...like, ...traits };
  return { ...definition, armour, hide: false, hinders, contributes: [armourBonus(definition.title, armour), ...(definition.contributes ?? [])] };
}

const held = (id: string): object => ({ holds: [id] });

/** What packs can bring beyond gear that only changes numbers. */
export const sorts = {
  weapons: defineSort({ traits: weaponTraits, is: (thing) => 'weapon' in thing, make: liken, carried: held }),
  shields: defineSort({ traits: shieldTraits, is: (thing) => 'shield' in thing, make: liken, carried: held }),
  armour: defineSort({ traits: armourTraits, is: (thing) => 'armour' in thing, make: makeArmour, carried: (armour) => ({ armour }) }),
  spells: defineSort({ traits: spellTraits, is: (thing) => 'spell' in thing, make: liken }),
};
