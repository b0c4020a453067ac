import { type Id, type View } from '@riposte/kernel';
import { type Attribute, fighter, modifier } from '../fighters/fighter.ts';
import { SkillBonus, type SkillId, skillIndex } from '../fighters/skills.ts';
import { ruled } from '../rulings.ts';

export const MANEUVERS = ['disarm', 'drag', 'grapple', 'overrun', 'reposition', 'shove', 'steal', 'sunder', 'trick', 'trip'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

/** What its doer does in it besides: it goes along with whom it drags, and on its feet over whom it overruns (R-MANEUVERS). */
export const GOING: { readonly [M in Maneuver]?: readonly string[] } = { drag: ['movement'], overrun: ['movement', 'on-foot'] };

/** What is added to the roll of each manoeuvre. @rule CE-MNV-003 */
export const MANEUVER_MODIFIERS: { readonly [M in Maneuver]: SkillId | 'strength' } = {
  disarm: 'acrobatics',
  drag: 'athletics',
  grapple: 'athletics',
  overrun: 'athletics',
  reposition: 'acrobatics',
  shove: 'athletics',
  steal: 'thievery',
  sunder: 'strength',
  trick: 'thievery',
  trip: 'acrobatics',
};

/** The skill of a manoeuvre; null for one that goes by Strength alone. */
export function skillOf(maneuver: Maneuver): SkillId | null {
  const by = MANEUVER_MODIFIERS[maneuver];
  return by === 'strength' ? null : by;
}

/** Skill check and martial bonus, by the other reading an attack roll and the skill. @rule CE-MAN-003 CE-MNV-002 */
export function maneuverBase(view: View, who: Id, maneuver: Maneuver, attribute: Attribute): number {
  const { mb, strength } = fighter(view, who);
  const skill = skillOf(maneuver);
  const own = skill === null ? strength : SkillBonus(view, who, -1, { skill, sense: '' });
  return mb + own + (ruled(view).maneuverAddsAttribute ? modifier(view, who, attribute) : 0);
}

/** Whether trying it lets the target strike first. @rule CE-MAN-005 */
export function isUntrained(view: View, who: Id, maneuver: Maneuver): boolean {
  const skill = skillOf(maneuver);
  return skill !== null && !fighter(view, who).skilled[skillIndex(skill)];
}
