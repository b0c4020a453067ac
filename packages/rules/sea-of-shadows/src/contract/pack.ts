import { adds, type FeatureDef } from '@riposte/kernel';
import { defineSort } from '@riposte/ruleset';
import * as z from 'zod';
import { AttackRank } from '../attack-and-defence/attack-dice.ts';
import { DICE } from '../characters/fighter.ts';
import { isWith, type Weapon } from '../equipment/weapon.ts';
import type { Spell } from '../magic/spell.ts';

const regions = z.int().min(0).max(20);

/** What a pack may say of a weapon; `attack` is ranks added to the attack die. */
const weaponTraits = z
  .strictObject({
    attack: z.int().min(-5).max(5).meta({ title: 'ranks of attack' }),
    melee: z.boolean().meta({ title: 'melee weapon' }),
    hands: z.union([z.literal(1), z.literal(2)]),
    long: z.boolean(),
    parries: z.boolean().meta({ title: 'made for parrying' }),
    light: z.boolean(),
    range: regions.meta({ title: 'range in regions' }),
    thrown: regions.meta({ title: 'range in regions when thrown' }),
    reload: z.enum(['none', 'minor', 'major']).meta({ title: 'action to reload' }),
    usableProne: z.boolean().meta({ title: 'can be used prone' }),
    charges: z.boolean().meta({ title: 'for riders, stronger in a charge' }),
    double: z.int().min(0).max(10).meta({ title: 'extra damage on a double success' }),
    natural: z.boolean().meta({ title: 'part of the body' }),
    harms: z.boolean().meta({ title: 'a hit does damage' }),
  })
  .partial();

/** What a pack may say of a spell; its effect is that of the spell that it is like. */
const spellTraits = z
  .strictObject({
    mp: z.int().min(0).max(20).meta({ title: 'MP' }),
    action: z.enum(['minor', 'major']),
    target: z.enum(['foe', 'friend', 'self', 'region']),
    range: regions.meta({ title: 'range in regions' }),
    attack: z.enum(DICE).meta({ title: "caster's die" }),
    defence: z.enum(DICE).nullable().meta({ title: "target's die" }),
    physical: z.boolean().meta({ title: 'physical effect: may be dodged' }),
  })
  .partial();

function makeWeapon(definition: FeatureDef, { attack: steps = 0, ...traits }: z.infer<typeof weaponTraits>, like: Weapon): Weapon {
  const { id, title } = definition;
  const ranks = adds(AttackRank, steps, {
    rule: 'R-GEAR',
    label: title,
    only: 'with this weapon',
    when: (view, _who, _against, attack) => isWith(view, attack, id),
  });
  return { ...like, ...traits, ...definition, contributes: [...(steps === 0 ? [] : [ranks]), ...(definition.contributes ?? [])] };
}

function makeSpell(definition: FeatureDef, traits: z.infer<typeof spellTraits>, like: Spell): Spell {
  return { ...like, ...traits, ...definition };
}

/** What packs can add, apart from gear that only changes numbers. */
export const sorts = {
  weapons: defineSort({ traits: weaponTraits, is: (thing) => 'weapon' in thing, make: makeWeapon }),
  spells: defineSort({ traits: spellTraits, is: (thing) => 'spell' in thing, make: makeSpell }),
};
