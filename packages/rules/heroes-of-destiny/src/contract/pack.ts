import { adds, type FeatureDef } from '@riposte/kernel';
import { defineSort } from '@riposte/ruleset';
import * as z from 'zod';
import type { Spell } from '../catalogue/spells.ts';
import type { Armour, Weapon } from '../catalogue/weapon.ts';
import { Defence, onFormulaDefences } from '../rolls/defence.ts';

const yards = z.int().min(0).max(1000);

/** What a pack may say of a weapon; `block` is added to Defense. */
const weaponTraits = z
  .strictObject({
    group: z.string().min(1).max(80).meta({ title: 'weapon group' }),
    ap: z.int().min(1).max(40).meta({ title: 'AP' }),
    accuracy: z.int().min(-10).max(10),
    damage: z.int().min(-5).max(30),
    hands: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    reach: yards.meta({ title: 'reach in yards' }),
    increment: yards.meta({ title: 'range increment in yards' }),
    thrown: yards.meta({ title: 'range increment in yards when thrown' }),
    load: z.int().min(0).max(40).meta({ title: 'AP to load' }),
    piercing: z.int().min(0).max(100).meta({ title: 'armor piercing' }),
    concussive: z.boolean(),
    slicing: z.boolean(),
    penetrating: z.boolean(),
    aquatic: z.boolean().meta({ title: 'as good under water' }),
    block: z.int().min(0).max(10),
    defensive: z.boolean().meta({ title: 'blocks against ranged attacks too' }),
  })
  .partial();

const armourTraits = z.strictObject({ armour: z.int().min(0).max(30).meta({ title: 'added to Toughness' }) }).partial();

const spellTraits = z
  .strictObject({
    school: z.string().min(1).max(80),
    ap: z.int().min(1).max(40).meta({ title: 'AP' }),
    mana: z.int().min(0).max(40),
    range: yards.meta({ title: 'range in yards' }),
    targets: z.enum(['melee', 'ranged', 'power', 'agility', 'fortitude', 'willpower']).nullable().meta({ title: 'Defense it must reach' }),
    damage: z.int().min(0).max(30).nullable(),
    piercing: z.int().min(0).max(100).meta({ title: 'armor piercing' }),
    penetrating: z.boolean(),
    element: z.enum(['fire', 'lightning', 'cold', '']),
    radius: yards.meta({ title: 'radius in yards' }),
  })
  .partial();

function makeWeapon(definition: FeatureDef, { block, defensive = false, ...traits }: z.infer<typeof weaponTraits>, like: Weapon): Weapon {
  const own =
    block === undefined
      ? (like.contributes ?? [])
      : [
          adds(Defence, block, {
            rule: 'R-GEAR',
            label: definition.title,
            only: 'for the Defenses it can block for',
            when: defensive ? onFormulaDefences('melee', 'ranged') : onFormulaDefences('melee'),
          }),
        ];
  return { ...like, ...traits, ...definition, contributes: [...own, ...(definition.contributes ?? [])] };
}

function makeArmour(definition: FeatureDef, traits: z.infer<typeof armourTraits>, like: Armour): Armour {
  return { ...like, ...traits, ...definition };
}

function makeSpell(definition: FeatureDef, traits: z.infer<typeof spellTraits>, like: Spell): Spell {
  return { ...like, ...traits, ...definition };
}

/** What packs can bring beyond gear that only changes numbers. */
export const sorts = {
  weapons: defineSort({ traits: weaponTraits, is: (thing) => 'weapon' in thing, make: makeWeapon }),
  armour: defineSort({ traits: armourTraits, is: (thing) => 'armour' in thing, make: makeArmour }),
  spells: defineSort({ traits: spellTraits, is: (thing) => 'spell' in thing, make: makeSpell }),
};
