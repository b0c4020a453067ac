import { type Id, NOBODY, type View } from '@riposte/kernel';
import { type Attack, attackOf, type Form } from '../attack/attack-roll.ts';
import { type Contact } from '../attack/defence-value.ts';
import { type Attribute, bodyPart, fighter } from '../fighters/fighter.ts';
import { type Sense, type SkillId } from '../fighters/skills.ts';
import { weaponCode, weaponOf } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { type Maneuver } from '../manoeuvres/modifiers.ts';
import { screenOf } from '../positioning/range.ts';
import { type Gait } from '../positioning/speed.ts';

interface SaidContext {
  readonly weapon?: Id;
  readonly attribute?: Attribute;
  readonly form?: Form;
  readonly maneuver?: Maneuver;
  readonly way?: Attack['way'];
  readonly spell?: number;
  readonly earlier?: number;
  readonly volley?: number;
  readonly power?: number;
  readonly reckless?: number;
  readonly charging?: boolean;
  readonly touch?: boolean;
  readonly shot?: boolean;
  readonly skill?: SkillId;
  readonly sense?: Sense;
  readonly save?: Attribute;
  readonly gait?: Gait;
  readonly gear?: number;
}

/** What a number depends on: an attack with the first weapon at hand by Strength, a bare check, walking. */
export function context(view: View, query: string, who: Id, against: Id, said: SaidContext): unknown {
  if (query === 'attack bonus' || query === 'attack advantage') return attackSaid(view, who, against, said);
  if (query === 'defence value') return { touch: said.touch ?? false, screen: said.shot === true ? screenOf(view, against, who) : 0 } satisfies Contact;
  if (query === 'skill bonus' || query === 'skill advantage') return { skill: said.skill ?? 'perception', sense: said.sense ?? '' };
  if (query === 'save bonus' || query === 'save advantage') return { save: said.save ?? 'constitution' };
  if (query === 'speed') return { gait: said.gait ?? 'speed' };
  if (query === 'reach') return { part: said.weapon ?? NOBODY };
  return undefined;
}

function attackSaid(view: View, who: Id, against: Id, said: SaidContext): Attack {
  const form = said.form ?? (said.maneuver === undefined ? 'melee' : 'maneuver');
  const part = said.weapon ?? firstFor(view, who, form);
  return attackOf(who, against, part, said.spell ?? said.gear ?? (part < 0 || form === 'maneuver' ? -1 : weaponCode(view, part)), {
    form,
    attribute: said.attribute ?? 'strength',
    maneuver: said.maneuver ?? null,
    way: said.way ?? 'action',
    earlier: said.earlier ?? fighter(view, who).attacks,
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
