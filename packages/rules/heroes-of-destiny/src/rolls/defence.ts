import { adds, defineCondition, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { hasTrait } from '../catalogue/weapon.ts';
import { type Fighter, fighter, skill } from '../state/fighter.ts';

export const SKILL_DEFENCES = ['power', 'agility', 'fortitude', 'willpower'] as const;
type SkillDefence = (typeof SKILL_DEFENCES)[number];
export type DefenceKind = 'melee' | 'ranged' | SkillDefence;

/** The Defense that stands against an attack. */
export interface Guard {
  readonly kind: DefenceKind;
  /** Takes the +2 of the defensive posture. */
  readonly braced: boolean;
}

/** A Defense by its formula; wielded weapons add their block. @rule HD-DEF-005 HD-DEF-003 */
export const Defence = defineQuery<Guard>('defence', {
  rule: 'HD-DEF-005',
  from: 'attributes, Size and skills',
  base: (view, who, _against, { kind }) => {
    const f = fighter(view, who);
    if (replaced(kind) && Immobility(view, who) > 0) return immobileDefence(f);
    return f.fixed[kind] ?? defenceBase(f, kind);
  },
  combine: plainSum,
});

/** @rule HD-DEF-011 HD-DEF-012 HD-DEF-013 HD-DEF-014 */
function defenceBase(f: Fighter, kind: DefenceKind): number {
  switch (kind) {
    case 'melee':
    case 'ranged':
      return dodging(f);
    case 'power':
      return 10 + f.str + f.size + skill(f, 'Athletics', 'Power');
    case 'agility':
      return 10 + f.dex - f.size + skill(f, 'Reflex', 'Agility');
    case 'fortitude':
      return 10 + f.vit + skill(f, 'Resistance', 'Fortitude');
    case 'willpower':
      return 10 + f.prs + skill(f, 'Resistance', 'Willpower');
    default:
      return kind satisfies never;
  }
}

/** Melee and ranged Defense without block; Speed and Reason count for no less than -5. @rule HD-DEF-006 HD-DEF-007 HD-DEF-008 HD-DEF-009 */
function dodging(f: Fighter): number {
  return 10 - f.size + Math.max(-5, f.spd + f.rsn);
}

/** The higher of Power and Agility Defense. @rule HD-POS-006 HD-GRP-015 HD-GRP-018 */
export function hardest(view: View, who: Id, against: Id): number {
  return Math.max(Defence(view, who, against, { kind: 'power', braced: false }), Defence(view, who, against, { kind: 'agility', braced: false }));
}

/** Above 0 if the fighter cannot dodge: by an effect, or under water. @rule HD-UWC-001 HD-UWC-002 */
export const Immobility = defineQuery('immobility', {
  rule: 'HD-DEF-004',
  from: 'under water, unless at home there',
  base: (view, who) => (fighter(view, who).medium === 'underwater' && !hasTrait(view, fighter(view, who), 'aquatic') ? 1 : 0),
  combine: plainSum,
});

/** @rule HD-DEF-010 */
const immobileDefence = (f: Fighter): number => 5 - f.size;

/** The Defenses that immobile defense replaces, with all that names them. @rule HD-DEF-004 */
const replaced = (kind: DefenceKind): boolean => kind === 'melee' || kind === 'ranged' || kind === 'agility';

/** Whether something that names these Defenses counts: not where immobile defense stands in their place. */
export function onDefences(...kinds: readonly DefenceKind[]): (view: View, who: Id, against: Id, guard: Guard) => boolean {
  return (view, who, _against, guard) => kinds.includes(guard.kind) && !(replaced(guard.kind) && Immobility(view, who) > 0);
}

/** Whether what gear does to these Defenses counts: not where a sheet states them outright. */
export function onFormulaDefences(...kinds: readonly DefenceKind[]): (view: View, who: Id, against: Id, guard: Guard) => boolean {
  const named = onDefences(...kinds);
  return (view, who, against, guard) => fighter(view, who).fixed[guard.kind] === undefined && named(view, who, against, guard);
}

/** Stands still for every attack. @rule HD-DEF-004 */
export const Immobile = defineCondition('immobile', {
  rule: 'HD-DEF-004',
  title: 'immobile',
  contributes: [adds(Immobility, 1, { rule: 'HD-DEF-004', label: 'immobile' })],
  forbids: [{ tags: ['movement', 'moving'], rule: 'HD-DEF-004', reason: 'immobile' }],
});
