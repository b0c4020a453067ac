import type { FeatureDef } from '@riposte/kernel';
import { defineSort } from '@riposte/ruleset';
import * as z from 'zod';
import { type Armour, LEVELS, makeArmour, makeShield, type Shield } from '../damage-and-health/armour.ts';
import { DAMAGE_TYPES } from '../damage-and-health/damage-types.ts';
import { type Dice, dice, makeWeapon, type Weapon } from '../gear/weapons.ts';
import { makeSpell, type Spell } from '../using-magic/spells.ts';

const metres = z.int().min(0).max(200);

/** "d8", "2d8". */
const damage = z
  .string()
  .regex(/^[1-9]?d(4|6|8|10|12|20)$/, 'dice of damage: d8, 2d6')
  .meta({ title: 'dice of damage' });

function read(text: string): Dice {
  const [many, sides] = text.split('d').map(Number);
  return dice(many === 0 ? 1 : many, sides);
}

/** Dice as a pack writes them. */
function written({ damage: own }: { readonly damage: Dice | null }): { readonly damage?: string } {
  if (own === null) return {};
  const sides = Number(/d(\d+)/.exec(own.pool.id)![1]);
  return { damage: own.most === sides ? `d${sides}` : `${own.most / sides}d${sides}` };
}

/** What a pack may say of a weapon. */
const weaponTraits = z
  .strictObject({
    damage,
    type: z.enum(DAMAGE_TYPES).meta({ title: 'damage type' }),
    reach: metres.meta({ title: 'reach in metres' }),
    range: metres.meta({ title: 'range in metres' }),
    thrown: metres.meta({ title: 'range in metres when thrown' }),
    twoHanded: z.boolean().meta({ title: 'needs two hands' }),
    heavy: z.boolean().meta({ title: 'heavy enough to bash' }),
    mechanical: z.boolean().meta({ title: 'no attribute adds to its damage' }),
    reload: z.int().min(0).max(3).meta({ title: 'AP to reload' }),
    /** The type of gear that a Fighting Style trains; default: its own id. */
    trains: z.string().min(1).max(80).meta({ title: 'weapon type of its Fighting Style' }),
  })
  .partial();

const spellTraits = z
  .strictObject({
    ap: z.int().min(0).max(3).meta({ title: 'AP' }),
    mana: z.int().min(0).max(100),
    range: metres.meta({ title: 'range in metres' }),
    damage,
    type: z.enum(DAMAGE_TYPES).meta({ title: 'damage type' }),
    attack: z.boolean().meta({ title: 'counts as an attack' }),
    melee: z.boolean().meta({ title: 'melee spell' }),
    defences: z
      .array(z.enum(['block', 'dodge', 'parry', 'withstand']))
      .max(4)
      .meta({ title: 'defences against it' }),
  })
  .partial();

/** The rating is that of a full suit: partial armour has 2 less. */
const armourTraits = z
  .strictObject({
    level: z.enum(LEVELS).meta({ title: 'kind' }),
    rating: z.int().min(0).max(50).meta({ title: 'rating of a full suit' }),
    magic: z.boolean().meta({ title: 'half its rating against magic' }),
  })
  .partial();
const shieldTraits = z.strictObject({ block: z.int().min(0).max(50).meta({ title: 'added to blocks' }) }).partial();

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
  weapons: defineSort({ traits: weaponTraits, is: (thing) => 'weapon' in thing, make: weaponOf, written }),
  armour: defineSort({ traits: armourTraits, is: (thing) => 'level' in thing, make: armourOf }),
  shields: defineSort({ traits: shieldTraits, is: (thing) => 'block' in thing, make: shieldOf }),
  spells: defineSort({ traits: spellTraits, is: (thing) => 'spell' in thing, make: spellOf, written }),
};
