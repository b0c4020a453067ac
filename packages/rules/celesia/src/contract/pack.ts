import { type FeatureDef } from '@riposte/kernel';
import { defineSort } from '@riposte/ruleset';
import * as z from 'zod';
import { type Armour, armourBonus } from '../gear/armour.ts';
import { DAMAGE_TYPES } from '../gear/weapons.ts';

const feet = z.int().min(0).max(1000);

/** What a pack may say of a weapon; distances in feet. */
const weaponTraits = z
  .strictObject({
    types: z.array(z.enum(DAMAGE_TYPES)).min(1).max(3).meta({ title: 'damage types' }),
    melee: z.boolean().meta({ title: 'melee weapon' }),
    natural: z.boolean().meta({ title: 'part of the body' }),
    hands: z.union([z.literal(1), z.literal(2)]),
    long: feet.meta({ title: 'feet more reach in two hands' }),
    increment: feet.meta({ title: 'range increment in feet' }),
    thrown: feet.meta({ title: 'range increment in feet when thrown' }),
    reload: z.int().min(-1).max(3).meta({ title: 'AP to reload' }),
    bow: z.boolean().meta({ title: 'of no use when prone' }),
    steady: z.boolean().meta({ title: 'steadier when prone' }),
    quick: z.boolean().meta({ title: 'drawn as a free action' }),
    threat: z.int().min(2).max(20).meta({ title: 'lowest roll for a critical hit' }),
    bleed: z.int().min(0).max(10).meta({ title: 'bleeding by a critical hit' }),
    strain: z.int().min(0).max(10).meta({ title: 'strain by a critical hit' }),
    injuries: z.int().min(0).max(5).meta({ title: 'more injuries by a critical hit' }),
    resisted: z.enum(['dazed', 'prone']).nullable().meta({ title: 'a critical hit may leave its target' }),
    trips: z.boolean().meta({ title: 'a critical hit trips' }),
    heavy: z.boolean().meta({ title: 'better in a Power Attack' }),
    reach: z.int().min(0).max(4).meta({ title: 'greatest severity (0 to 4)' }),
  })
  .partial();

const shieldTraits = z
  .strictObject({ shield: z.int().min(0).max(10).meta({ title: 'shield bonus' }), hinders: z.int().min(0).max(20).meta({ title: 'check penalty' }) })
  .partial();
const armourTraits = z
  .strictObject({ armour: z.int().min(0).max(20).meta({ title: 'armour bonus' }), hinders: z.int().min(0).max(20).meta({ title: 'check penalty' }) })
  .partial();
const spellTraits = z
  .strictObject({
    stamina: z.int().min(0).max(20).meta({ title: 'Stamina' }),
    ap: z.int().min(0).max(3).meta({ title: 'AP' }),
    range: feet.meta({ title: 'range in feet' }),
    vocal: z.boolean().meta({ title: 'needs a voice' }),
    somatic: z.boolean().meta({ title: 'needs a hand' }),
    gaze: z.boolean().meta({ title: 'works by the gaze' }),
    conducts: z.boolean().meta({ title: 'a degree more against metal armour' }),
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
