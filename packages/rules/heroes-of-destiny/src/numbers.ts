import { defineQuery, divisions, type Id, plainSum, type View } from '@riposte/kernel';
import { type Fighter, fighter, skill } from './fighter.ts';
import { AP_BY_SPEED, movementRate, slots } from './tables.ts';
import { weaponAt } from './weapon.ts';

export const SKILL_DEFENCES = ['power', 'agility', 'fortitude', 'willpower'] as const;
export type SkillDefence = (typeof SKILL_DEFENCES)[number];
export type DefenceKind = 'melee' | 'ranged' | SkillDefence;

/** One attack, from its declaration to its result. Plain data: requests speak of it. */
export type Attack = {
  readonly by: Id;
  readonly at: Id;
  readonly way: 'melee' | 'ranged' | 'spell';
  /** Code of the weapon, or -1. */
  readonly weapon: number;
  /** School of the spell, or "". */
  readonly school: string;
  /** The Defense that it targets. */
  readonly targets: DefenceKind;
  /** Yards between the two. */
  readonly distance: number;
  /** Damage value of weapon or spell. */
  readonly damage: number;
  /** Points of armour that it ignores. */
  readonly piercing: number;
  /** Steps by which the attack itself changes the level of a wound. */
  readonly steps: number;
};

/** The Defense that stands against an attack. */
export interface Guard {
  readonly kind: DefenceKind;
  /** Takes the +2 of the defensive posture. */
  readonly braced: boolean;
}

export const CHECKS = ['initiative', 'fortitude', 'vitality'] as const;
export type CheckKind = (typeof CHECKS)[number];

/** What is added to an attack roll. @rule HD-ATK-009 HD-ATK-010 HD-ATK-011 HD-ATK-012 */
export const AttackBonus = defineQuery<Attack>('attack', {
  rule: 'HD-ATK-009',
  from: 'attribute, skill, specialization and accuracy, less 2 for each further range increment',
  base: (view, who, _against, attack) => {
    const f = fighter(view, who);
    if (attack.way === 'spell') return f.rsn + skill(f, 'Arcana', attack.school);
    const weapon = weaponAt(view, attack.weapon);
    if (attack.way === 'melee') return f.dex + skill(f, 'Melee', weapon.group) + weapon.accuracy;
    return f.dex + skill(f, 'Aim', weapon.group) + weapon.accuracy - 2 * Math.max(0, Math.ceil(attack.distance / weapon.increment) - 1);
  },
  combine: plainSum,
});

/** What a hit adds to the attack roll. @rule HD-ATK-003 */
export const Damage = defineQuery<Attack>('damage', {
  rule: 'HD-ATK-003',
  from: 'damage value, with Strength for weapons',
  base: (view, who, _against, attack) => attack.damage + (attack.way === 'spell' ? 0 : fighter(view, who).str),
  combine: plainSum,
});

/** A Defense by its formula; wielded weapons add their block. @rule HD-DEF-005 */
export const Defence = defineQuery<Guard>('defence', {
  rule: 'HD-DEF-005',
  from: 'attributes, Size and skills',
  base: (view, who, _against, guard) => defenceBase(fighter(view, who), guard.kind),
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

/** What is subtracted from damage. Armour adds to it as far as the attack does not ignore it. @rule HD-TGH-002 HD-TGH-003 HD-TGH-004 */
export const Toughness = defineQuery<Attack>('toughness', {
  rule: 'HD-TGH-002',
  from: 'Vitality and Size',
  base: (view, who) => fighter(view, who).vit + fighter(view, who).size,
  combine: plainSum,
});

/** Steps by which a wound of this attack is moved before it is recorded. */
export const WoundSteps = defineQuery<Attack>('wound steps', {
  rule: 'HD-OFF-010',
  from: 'the attack itself',
  base: (_view, _who, _against, attack) => attack.steps,
  combine: plainSum,
});

/** Slots of a wound level, 1 light to 5 fatal. @rule HD-WND-002 */
export const WoundSlots = defineQuery<number>('wound slots', {
  rule: 'HD-WND-002',
  from: 'Persona, Vitality or the track',
  base: (view, who, _against, level) => slots(fighter(view, who), level),
  combine: plainSum,
});

/** What is added to the roll of a check. @rule HD-INI-002 HD-ATK-015 */
export const CheckBonus = defineQuery<CheckKind>('check', {
  rule: 'HD-ATK-005',
  from: 'attribute, skill and specialization',
  base: (view, who, _against, kind) => {
    const f = fighter(view, who);
    if (kind === 'initiative') return f.prc + skill(f, 'Reflex', 'Initiative');
    return kind === 'fortitude' ? f.vit + skill(f, 'Resistance', 'Fortitude') : f.vit;
  },
  combine: plainSum,
});

/** Speed as far as it gives AP. */
export const ApSpeed = defineQuery('speed for AP', {
  rule: 'HD-APS-003',
  from: 'Speed',
  base: (view, who) => fighter(view, who).spd,
  combine: plainSum,
});

/** Column of the Speed table; armour leads no further than its end. */
const speedColumn = (view: View, who: Id): number => Math.max(0, Math.min(20, ApSpeed(view, who) + 10));

/** AP gained at the start of a round. @rule HD-APS-002 HD-APS-003 */
export const ApAtRoundStart = defineQuery('AP at round start', {
  rule: 'HD-APS-002',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.roundStart[speedColumn(view, who)],
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** AP gained at the end of the own turn. @rule HD-APS-002 HD-APS-003 */
export const ApAtTurnEnd = defineQuery('AP at turn end', {
  rule: 'HD-APS-002',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.turnEnd[speedColumn(view, who)],
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** The most AP one can hold. @rule HD-APS-006 */
export const MaxAp = defineQuery('most AP', {
  rule: 'HD-APS-006',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.most[speedColumn(view, who)],
  combine: plainSum,
});

/** Stamina less fatigue, never below 0. @rule HD-FAT-003 */
export const MaxStamina = defineQuery('most stamina', {
  rule: 'HD-FAT-003',
  from: 'stamina less fatigue',
  base: (view, who) => Math.max(0, fighter(view, who).maxStamina - fighter(view, who).fatigue),
  combine: plainSum,
});

export const MaxMana = defineQuery('most mana', {
  rule: 'HD-MAN-002',
  from: 'mana',
  base: (view, who) => fighter(view, who).maxMana,
  combine: plainSum,
});

/** Yards of a full movement. @rule HD-MOV-004 */
export const MovementRate = defineQuery('movement rate', {
  rule: 'HD-MOV-004',
  from: 'Strength, Size and Athletics',
  base: (view, who) => {
    const f = fighter(view, who);
    return movementRate(f.str + f.size + (f.skills.Athletics ?? 0));
  },
  combine: plainSum,
});

export const QUERIES = [
  AttackBonus,
  Damage,
  Defence,
  Toughness,
  WoundSteps,
  WoundSlots,
  CheckBonus,
  ApSpeed,
  ApAtRoundStart,
  ApAtTurnEnd,
  MaxAp,
  MaxStamina,
  MaxMana,
  MovementRate,
];
