import { defineQuery, divisions, type Id, plainSum, type View } from '@riposte/kernel';
import { type Fighter, fighter, skill } from './fighter.ts';
import { ruled } from './rulings.ts';
import { AP_BY_SPEED, movementRate, slots } from './tables.ts';
import { type Armour, hasTrait, meleeWeapon, weaponAt } from './weapon.ts';

export const SKILL_DEFENCES = ['power', 'agility', 'fortitude', 'willpower'] as const;
export type SkillDefence = (typeof SKILL_DEFENCES)[number];
export type DefenceKind = 'melee' | 'ranged' | SkillDefence;

/** One attack, from its declaration to its result. Plain data: requests speak of it. */
export type Attack = {
  readonly by: Id;
  readonly at: Id;
  readonly way: 'melee' | 'ranged' | 'spell';
  /** Which action it belongs to: "attack", "quick-attack", "grapple". */
  readonly act: string;
  /** Code of the weapon, or -1. */
  readonly weapon: number;
  /** School of the spell, or "". */
  readonly school: string;
  /** The Defense that it targets. */
  readonly targets: DefenceKind;
  /** Yards between the two; neighbours are 1 apart. */
  readonly distance: number;
  /** Damage value of weapon or spell. */
  readonly damage: number;
  /** Points of armour that it ignores. */
  readonly piercing: number;
  readonly penetrating: boolean;
  /** Steps by which the attack itself changes the level of a wound. */
  readonly steps: number;
  /** "fire", "lightning" or "". */
  readonly element: string;
  /** In whose space the target counts as standing, whoever put it in the way; -1 = its own. */
  readonly stead: Id;
};

/** The Defense that stands against an attack. */
export interface Guard {
  readonly kind: DefenceKind;
  /** Takes the +2 of the defensive posture. */
  readonly braced: boolean;
}

/** What is added to a melee weapon roll. @rule HD-ATK-010 */
export function meleeRoll(view: View, f: Fighter, code: number): number {
  const weapon = weaponAt(view, code);
  return f.dex + skill(f, 'Melee', weapon.group) + weapon.accuracy;
}

/** What is added to a ranged weapon roll. @rule HD-ATK-011 */
export function rangedRoll(view: View, f: Fighter, code: number): number {
  const weapon = weaponAt(view, code);
  return f.dex + skill(f, 'Aim', weapon.group) + weapon.accuracy;
}

/** What is added to a spell roll. @rule HD-ATK-012 */
const spellRoll = (f: Fighter, school: string): number => f.rsn + skill(f, 'Arcana', school);

/** 2 less for each range increment beyond the first. */
function rangePenalty(view: View, { weapon, distance }: Attack): number {
  const { increment, thrown } = weaponAt(view, weapon);
  return -2 * Math.max(0, Math.ceil(distance / Math.max(1, increment === 0 ? thrown : increment)) - 1);
}

/** What is added to an attack roll. @rule HD-ATK-001 HD-ATK-009 HD-MOD-002 */
export const AttackBonus = defineQuery<Attack>('attack', {
  rule: 'HD-ATK-009',
  from: 'attribute, skill, specialization and accuracy, less 2 for each further range increment',
  base: (view, who, _against, attack) => {
    const f = fighter(view, who);
    if (attack.way === 'spell') return spellRoll(f, attack.school);
    return attack.way === 'melee' ? meleeRoll(view, f, attack.weapon) : rangedRoll(view, f, attack.weapon) + rangePenalty(view, attack);
  },
  combine: plainSum,
});

/** What is added to a melee weapon check: as to an attack, but nothing of the situation. @rule HD-ATK-008 */
export const WeaponCheck = defineQuery('weapon check', {
  rule: 'HD-ATK-010',
  from: 'Dexterity, Melee, specialization and accuracy',
  base: (view, who) => meleeRoll(view, fighter(view, who), meleeWeapon(view, who)),
  combine: plainSum,
});

/** What a hit adds to the attack roll: Strength and the value of the weapon, or what the spell says. @rule HD-ATK-003 */
export const Damage = defineQuery<Attack>('damage', {
  rule: 'HD-ATK-003',
  from: 'damage value, with Strength for weapons',
  base: (view, who, _against, attack) => attack.damage + (attack.way === 'spell' ? 0 : fighter(view, who).str),
  combine: plainSum,
});

/** Above 0 for whoever cannot move out of the way: by an effect, or under water. @rule HD-UWC-001 HD-UWC-002 */
export const Immobility = defineQuery('immobility', {
  rule: 'HD-DEF-004',
  from: 'under water, unless at home there',
  base: (view, who) => (fighter(view, who).medium === 'underwater' && !hasTrait(view, fighter(view, who), 'aquatic') ? 1 : 0),
  combine: plainSum,
});

/** The Defenses that immobile defense replaces, with all that names them. @rule HD-DEF-004 */
const replaced = (kind: DefenceKind): boolean => kind === 'melee' || kind === 'ranged' || kind === 'agility';

/** Whether something that names these Defenses counts: not where immobile defense stands in their place. */
export function names(...kinds: readonly DefenceKind[]): (view: View, who: Id, against: Id, guard: Guard) => boolean {
  return (view, who, _against, guard) => kinds.includes(guard.kind) && !(replaced(guard.kind) && Immobility(view, who) > 0);
}

/** Whether what gear does to these Defenses counts: not where a sheet states them outright. */
export function formed(...kinds: readonly DefenceKind[]): (view: View, who: Id, against: Id, guard: Guard) => boolean {
  const named = names(...kinds);
  return (view, who, against, guard) => fighter(view, who).fixed[guard.kind] === undefined && named(view, who, against, guard);
}

/** A Defense by its formula; wielded weapons add their block. @rule HD-DEF-005 HD-DEF-003 */
export const Defence = defineQuery<Guard>('defence', {
  rule: 'HD-DEF-005',
  from: 'attributes, Size and skills',
  base: (view, who, _against, { kind }) => {
    const f = fighter(view, who);
    if (replaced(kind) && Immobility(view, who) > 0) return immobile(f);
    return f.fixed[kind] ?? defenceBase(f, kind);
  },
  combine: plainSum,
});

/** @rule HD-DEF-010 */
const immobile = (f: Fighter): number => 5 - f.size;

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

/** What is subtracted from all damage, as far as armour is not ignored. @rule HD-TGH-001 HD-TGH-002 HD-TGH-004 */
export const Toughness = defineQuery<Attack>('toughness', {
  rule: 'HD-TGH-002',
  from: 'Vitality and Size, and armour that is not ignored',
  base: (view, who, _against, { piercing }) => {
    const f = fighter(view, who);
    return (f.fixed.toughness ?? f.vit + f.size) + Math.max(0, armourOf(view, f) - piercing);
  },
  combine: plainSum,
});

/** What armour adds. */
export function armourOf(view: View, f: Fighter): number {
  if (f.fixed.armour !== undefined) return f.fixed.armour;
  let all = 0;
  for (const code of f.features) all += (view.rules.things[code] as Partial<Armour>).armour ?? 0;
  return all;
}

/** Toughness that attacks meet which bypass armour: all but armour, or Vitality and Size alone. @rule HD-TGH-003 HD-TGH-004 */
export const BaseToughness = defineQuery<Attack>('base toughness', {
  rule: 'HD-TGH-003',
  from: 'Toughness without armour',
  base: (view, who, against, attack) => ruled(view).baseToughness(view, who, against, attack),
  combine: plainSum,
});

/** Steps by which a wound of this attack is moved before it is recorded. */
export const WoundSteps = defineQuery<Attack>('wound steps', {
  rule: 'HD-OFF-010',
  from: 'the attack itself',
  base: (_view, _who, _against, attack) => attack.steps,
  combine: plainSum,
});

/** Slots of a wound level, 1 light to 5 fatal. */
export const WoundSlots = defineQuery<number>('wound slots', {
  rule: 'HD-WND-002',
  from: 'Persona, Vitality or the track',
  base: (view, who, _against, level) => slots(fighter(view, who), level),
  combine: plainSum,
});

/** Speed as far as it gives AP. */
export const ApSpeed = defineQuery('speed for AP', {
  rule: 'HD-APS-003',
  from: 'Speed',
  base: (view, who) => fighter(view, who).spd,
  combine: plainSum,
});

/** Column of the Speed table; armour and spells lead no further than its ends. @rule HD-APS-003 */
const speedColumn = (view: View, who: Id): number => Math.max(0, Math.min(20, ApSpeed(view, who) + 10));

/** AP gained at the start of a round. @rule HD-APS-002 */
export const ApAtRoundStart = defineQuery('AP at round start', {
  rule: 'HD-APS-002',
  from: 'the Speed table',
  base: (view, who) => AP_BY_SPEED.roundStart[speedColumn(view, who)],
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** AP gained at the end of the own turn. @rule HD-APS-002 */
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

/** What gear and circumstances add to the AP cost of an act, by its id. */
export const ExtraAp = defineQuery<string>('extra AP', { rule: 'HD-APS-004', from: 'nothing', base: () => 0, combine: plainSum });

/** The least AP that an act can cost; below 1 only where an effect says so. @rule HD-APS-013 HD-APS-014 */
export const LeastAp = defineQuery<string>('least AP', { rule: 'HD-APS-013', from: 'no act costs less than 1 AP', base: () => 1, combine: plainSum });

/** Stamina less fatigue, never below 0. @rule HD-FAT-003 */
export const MaxStamina = defineQuery('most stamina', {
  rule: 'HD-FAT-003',
  from: 'stamina less fatigue',
  base: (view, who) => Math.max(0, fighter(view, who).maxStamina - fighter(view, who).fatigue),
  combine: plainSum,
});

/** Mana less what is invested. @rule HD-MAN-002 HD-MAN-005 */
export const MaxMana = defineQuery('most mana', {
  rule: 'HD-MAN-002',
  from: 'mana less what is invested',
  base: (view, who) => fighter(view, who).maxMana - investedMana(fighter(view, who)),
  combine: plainSum,
});

export const investedMana = (f: Fighter): number => f.invested.reduce((sum, one) => sum + one.mana, 0);

/** The rate before anything changes it. */
export function plainRate(f: Fighter): number {
  return f.fixed.movement ?? movementRate(f.str + f.size + (f.skills.Athletics ?? 0));
}

/** Yards of a full movement. @rule HD-MOV-004 */
export const MovementRate = defineQuery('movement rate', {
  rule: 'HD-MOV-004',
  from: 'Strength, Size and Athletics',
  base: (view, who) => plainRate(fighter(view, who)),
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

export const QUERIES = [
  AttackBonus,
  WeaponCheck,
  Damage,
  Immobility,
  Defence,
  Toughness,
  BaseToughness,
  WoundSteps,
  WoundSlots,
  ApSpeed,
  ApAtRoundStart,
  ApAtTurnEnd,
  MaxAp,
  ExtraAp,
  LeastAp,
  MaxStamina,
  MaxMana,
  MovementRate,
];

/** What ignores all armour. */
export const ALL_ARMOUR = 100;

/** The other reading of base Toughness. @rule HD-TGH-003 */
export const bareToughness = (view: View, who: Id): number => fighter(view, who).fixed.toughness ?? fighter(view, who).vit + fighter(view, who).size;
