import type { FeatureDef } from '@riposte/kernel';
import { defineSort } from '@riposte/ruleset';
import * as z from 'zod';
import { type Armour, LEVELS, makeArmour, makeShield, type Shield } from '../damage-and-health/armour.ts';
import { DAMAGE_TYPES } from '../damage-and-health/damage-types.ts';
import { type Dice, dice, makeWeapon, type Weapon } from '../gear/weapons.ts';
import { makeSpell, type Spell } from '../using-magic/spells.ts';

const metres = z.int().min(0).max(200);

/** "d8", "2d8". */
const damage = z.string().regex(/^[1-9]?d(4|6|8|10|12|20)$/, 'dice of damage: d8, 2d6');

function read(text: string): Dice {
  const [many, sides] = text.split('d').map(Number);
  return dice(many === 0 ? 1 : many, sides);
}

/** What a pack may say of a weapon. */
const weaponTraits = z
  .strictObject({
    damage,
    type: z.enum(DAMAGE_TYPES),
    reach: metres,
    range: metres,
    thrown: metres,
    twoHanded: z.boolean(),
    heavy: z.boolean(),
    mechanical: z.boolean(),
    reload: z.int().min(0).max(3),
    /** The type of gear that a Fighting Style trains; default: its own id. */
    trains: z.string().min(1).max(80),
  })
  .partial();

const spellTraits = z
  .strictObject({
    ap: z.int().min(0).max(3),
    mana: z.int().min(0).max(100),
    range: metres,
    damage,
    type: z.enum(DAMAGE_TYPES),
    attack: z.boolean(),
    melee: z.boolean(),
    defences: z.array(z.enum(['block', 'dodge', 'parry', 'withstand'])).max(4),
  })
  .partial();

/** The rating is that of a full suit: partial armour has 2 less. */
const armourTraits = z.strictObject({ level: z.enum(LEVELS), rating: z.int().min(0).max(50), magic: z.boolean() }).partial();
const shieldTraits = z.strictObject({ block: z.int().min(0).max(50) }).partial();

/** The definition as the pack has it, with what it adds to numbers behind what the thing does itself. */
function joined<T extends FeatureDef>(made: T, { contributes = [] }: FeatureDef): T {
  return { ...made, contributes: [...(made.contributes ?? []), ...contributes] };
}

function weaponOf(definition: FeatureDef, { damage: said, type, ...traits }: z.infer<typeof weaponTraits>, like: Weapon): Weapon {
  const { id: _id, title: _title, contributes: _contributes, weapon: _weapon, damage: own, type: usual, trains: _trains, ...base } = like;
  return joined(makeWeapon(definition.id, definition.title, said === undefined ? own : read(said), type ?? usual, { ...base, ...traits }), definition);
}

function spellOf(definition: FeatureDef, { damage: said, ...traits }: z.infer<typeof spellTraits>, like: Spell): Spell {
  const made = makeSpell(definition.id, definition.title, [traits.ap ?? like.ap, traits.mana ?? like.mana, traits.range ?? like.range], like.effect, {
    ...like,
    ...traits,
  });
  return joined({ ...made, damage: said === undefined ? like.damage : read(said) }, definition);
}

function armourOf(definition: FeatureDef, traits: z.infer<typeof armourTraits>, like: Armour): Armour {
  const { level, rating, material, magic, heavy, price } = { ...like, ...traits };
  const worn = { level, rating, material, magic, heavy, price };
  return joined(makeArmour(definition.id, definition.title, worn), definition);
}

const shieldOf = (definition: FeatureDef, { block }: z.infer<typeof shieldTraits>, like: Shield): Shield =>
  joined(makeShield(definition.id, definition.title, block ?? like.block, like.price), definition);

/** What packs can bring beyond gear that only changes numbers. */
export const sorts = {
  weapons: defineSort({ traits: weaponTraits, is: (thing) => 'weapon' in thing, make: weaponOf }),
  armour: defineSort({ traits: armourTraits, is: (thing) => 'level' in thing, make: armourOf }),
  shields: defineSort({ traits: shieldTraits, is: (thing) => 'block' in thing, make: shieldOf }),
  spells: defineSort({ traits: spellTraits, is: (thing) => 'spell' in thing, make: spellOf }),
};
