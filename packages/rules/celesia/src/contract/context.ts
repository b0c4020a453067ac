import { type Id, NOBODY, type View } from '@riposte/kernel';
import * as z from 'zod';
import { type Attack, attackOf, type Form } from '../attack/attack-roll.ts';
import { type Contact } from '../attack/defence-value.ts';
import { ATTRIBUTES, bodyPart, fighter } from '../fighters/fighter.ts';
import { SENSES, SKILL_IDS } from '../fighters/skills.ts';
import { weaponCode, weaponOf } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { MANEUVERS } from '../manoeuvres/modifiers.ts';
import { screenOf } from '../positioning/range.ts';
import { GAITS } from '../positioning/speed.ts';

/** What may be said of a number. */
export const said = z
  .strictObject({
    weapon: z.int(),
    attribute: z.enum(ATTRIBUTES),
    form: z.enum(['melee', 'ranged', 'thrown', 'maneuver']),
    maneuver: z.enum(MANEUVERS),
    way: z.enum(['action', 'reaction', 'parry']),
    spell: z.int(),
    earlier: z.int(),
    volley: z.int(),
    power: z.int(),
    reckless: z.int(),
    charging: z.boolean(),
    touch: z.boolean(),
    shot: z.boolean(),
    skill: z.enum(SKILL_IDS),
    sense: z.enum(SENSES),
    save: z.enum(ATTRIBUTES),
    gait: z.enum(GAITS),
    gear: z.int(),
  })
  .partial();

type Said = z.infer<typeof said>;

/** What a number depends on: an attack with the first weapon at hand by Strength, a bare check, walking. */
export function context(view: View, query: string, who: Id, against: Id, said: Said): unknown {
  if (query === 'attack bonus' || query === 'attack advantage') return attackSaid(view, who, against, said);
  if (query === 'defence value') return { touch: said.touch ?? false, screen: said.shot === true ? screenOf(view, against, who) : 0 } satisfies Contact;
  if (query === 'skill bonus' || query === 'skill advantage') return { skill: said.skill ?? 'perception', sense: said.sense ?? '' };
  if (query === 'save bonus' || query === 'save advantage') return { save: said.save ?? 'constitution' };
  if (query === 'speed') return { gait: said.gait ?? 'speed' };
  if (query === 'reach') return { part: said.weapon ?? NOBODY };
  return undefined;
}

function attackSaid(view: View, who: Id, against: Id, said: Said): Attack {
  const form = said.form ?? (said.maneuver === undefined ? 'melee' : 'maneuver');
  const way = said.way ?? 'action';
  const part = said.weapon ?? firstFor(view, who, form);
  return attackOf(who, against, part, said.spell ?? said.gear ?? (part < 0 || form === 'maneuver' ? -1 : weaponCode(view, part)), {
    form,
    attribute: said.attribute ?? 'strength',
    maneuver: said.maneuver ?? null,
    way,
    earlier: said.earlier ?? (way === 'action' ? fighter(view, who).attacks : 0),
    volley: said.volley ?? 0,
    power: said.power ?? 0,
    reckless: said.reckless ?? 0,
    charging: said.charging ?? false,
    touch: said.touch ?? false,
  });
}

function firstFor(view: View, who: Id, form: Form): Id {
  if (form === 'melee' || form === 'maneuver') return strikers(view, who)[0] ?? NOBODY;
  return fighter(view, who).parts.find((part) => bodyPart(view, part).holds >= 0 && (form === 'thrown' || weaponOf(view, part)?.melee === false)) ?? NOBODY;
}
