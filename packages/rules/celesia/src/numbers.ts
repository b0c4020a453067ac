import { defineQuery, highest, type Id, plainSum, type View } from '@riposte/kernel';
import { type Attribute, type Fighter, fighter, modifier, scene } from './fighter.ts';
import { type Maneuver, maneuverBase } from './maneuver.ts';
import { ruled } from './rulings.ts';
import { attributeOf, type Sense, type SkillId, skillIndex } from './skills.ts';

export type Form = 'melee' | 'ranged' | 'thrown' | 'maneuver';

/** One attack roll: what strikes whom, and all that is decided before the die falls. */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  /** The body part that holds the weapon or is it, or NOBODY. */
  readonly part: Id;
  /** Code of the weapon or spell, or -1. */
  readonly weapon: number;
  readonly attribute: Attribute;
  readonly form: Form;
  readonly maneuver: Maneuver | null;
  readonly way: 'action' | 'reaction' | 'parry';
  /** Attack actions already performed this turn. */
  readonly earlier: number;
  /** Disadvantages by attacking several times at once. */
  readonly volley: number;
  /** Stamina in Power Attack or Deadly Aim, and degrees bought by Reckless Attack. */
  readonly power: number;
  readonly reckless: number;
  readonly charging: boolean;
  /** Compared with touch DV. */
  readonly touch: boolean;
}

/** An ordinary melee attack; the rest is said in `more`. */
export function attackOf(by: Id, at: Id, part: Id, weapon: number, more: Partial<Attack>): Attack {
  return {
    by,
    at,
    part,
    weapon,
    attribute: more.attribute ?? 'strength',
    form: more.form ?? 'melee',
    maneuver: more.maneuver ?? null,
    way: more.way ?? 'action',
    earlier: more.earlier ?? 0,
    volley: more.volley ?? 0,
    power: more.power ?? 0,
    reckless: more.reckless ?? 0,
    charging: more.charging ?? false,
    touch: more.touch ?? false,
  };
}

/** Whether rules for melee attacks concern it. @rule CE-MNV-001 */
export const isMelee = (view: View, { form }: Attack): boolean => form === 'melee' || (form === 'maneuver' && ruled(view).maneuverIsMelee);

/** Whether an attack is made from afar. */
export const isRanged = ({ form }: Attack): boolean => form === 'ranged' || form === 'thrown';

/** What an attack has to overcome: everything, or only a touch; and what stands in its way. */
export interface Contact {
  readonly touch: boolean;
  /** Added by creatures in the path of a projectile. */
  readonly screen: number;
}
export const ARMED: Contact = { touch: false, screen: 0 };
export const TOUCH: Contact = { touch: true, screen: 0 };

/** @rule CE-ATK-002 CE-ATK-003 CE-ATK-005 CE-MEL-002 CE-PAR-003 */
export const AttackBonus = defineQuery<Attack>('attack bonus', {
  rule: 'CE-ATK-002',
  from: 'martial bonus + attribute',
  base: (view, who, _against, attack) =>
    attack.maneuver === null
      ? martialBonus(view, who, attack) + modifier(view, who, attack.attribute)
      : maneuverBase(view, who, attack.maneuver, attack.attribute),
  combine: plainSum,
});

/** Whether it is a spell that strikes, and no weapon. */
export const isSpell = (view: View, { weapon }: Attack): boolean => weapon >= 0 && 'spell' in view.rules.things[weapon];

/** Spells strike with half the level (R-MAGIC). */
function martialBonus(view: View, who: Id, attack: Attack): number {
  const { level, mb } = fighter(view, who);
  return isSpell(view, attack) ? Math.floor(level / 2) : mb;
}

/** Net count without a cap, which belongs to the dice. @rule CE-ATK-008 CE-POS-001 */
export const AttackAdvantage = defineQuery<Attack>('attack advantage', {
  rule: 'CE-ATK-008',
  from: 'no advantage',
  base: () => 0,
  combine: plainSum,
});

/** Ten, the modifier of one attribute, and what armour and conditions give. @rule CE-DEF-002 CE-DEF-003 CE-DEF-005 */
export const DefenceValue = defineQuery<Contact>('defence value', {
  rule: 'CE-DEF-005',
  from: '10 + defence modifier',
  base: (view, who) => 10 + modifier(view, who, fighter(view, who).guard),
  combine: plainSum,
});

/** One check of a skill, with the sense that it goes by. */
export interface SkillCheck {
  readonly skill: SkillId;
  readonly sense: Sense;
}

const TRAINED = 3;

/** Modifier + rank + 3 if trained (R-SKILLS). @rule CE-MAN-003 */
export const SkillBonus = defineQuery<SkillCheck>('skill bonus', {
  rule: 'CE-MAN-003',
  from: 'attribute + rank + training',
  base: (view, who, _against, { skill }) => {
    const { ranks, skilled } = fighter(view, who);
    return modifier(view, who, attributeOf(skill)) + ranks[skillIndex(skill)] + (skilled[skillIndex(skill)] ? TRAINED : 0);
  },
  combine: plainSum,
});

/** Net count of advantages of skill checks, without a cap. */
export const SkillAdvantage = defineQuery<SkillCheck>('skill advantage', { rule: 'CE-ATK-008', from: 'no advantage', base: () => 0, combine: plainSum });

/** Modifier, and half the level if trained. @rule CE-UNC-002 */
export const SaveBonus = defineQuery<{ readonly save: Attribute }>('save bonus', {
  rule: 'CE-UNC-002',
  from: 'attribute + half level if trained',
  base: (view, who, _against, { save }) => {
    const { saves, level } = fighter(view, who);
    return modifier(view, who, save) + (saves.includes(save) ? Math.floor(level / 2) : 0);
  },
  combine: plainSum,
});

/** Net count of advantages of saves. */
export const SaveAdvantage = defineQuery<{ readonly save: Attribute }>('save advantage', {
  rule: 'CE-ATK-008',
  from: 'no advantage',
  base: () => 0,
  combine: plainSum,
});

/** Net count of advantages of checks of Constitution. */
export const CheckAdvantage = defineQuery('check advantage', { rule: 'CE-ATK-008', from: 'no advantage', base: () => 0, combine: plainSum });

/** What is added to the die when all are ready for each other: Dexterity. @rule CE-INI-004 */
export const InitiativeBonus = defineQuery('initiative bonus', {
  rule: 'CE-INI-004',
  from: 'Dexterity, when all are ready',
  base: (view, who) => (scene(view).opening === 'ready' ? fighter(view, who).dexterity : 0),
  combine: plainSum,
});

/** Net count of advantages of the dice that decide the turn order. @rule CE-INI-002 */
export const InitiativeAdvantage = defineQuery('initiative advantage', { rule: 'CE-ATK-008', from: 'no advantage', base: () => 0, combine: plainSum });

/** AP that a turn comes with. @rule CE-RND-003 */
export const ApTotal = defineQuery('AP total', {
  rule: 'CE-RND-003',
  from: '3 AP',
  base: () => 3,
  combine: plainSum,
  later: [
    { stage: 'at most', combine: plainSum },
    { stage: 'at least', combine: highest },
  ],
});

/** @rule CE-REA-002 CE-RND-004 */
export const ReactionTotal = defineQuery('reactions', {
  rule: 'CE-REA-002',
  from: '1 + Strength or Dexterity bonus',
  base: (view, who) => ruled(view).reactions(Math.max(0, fighter(view, who).strength, fighter(view, who).dexterity)),
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

type Frame = Pick<Fighter, 'trained' | 'con' | 'level'>;

/** Stamina by training and Constitution, before strain. @rule CE-STA-002 CE-STA-003 */
export const staminaPool = ({ trained, con, level }: Frame): number => trained + (con ?? 0) * level;

/** @rule CE-STA-007 */
export const exhaustionPool = ({ con }: Pick<Frame, 'con'>): number => Math.max(1, 5 + (con ?? 0));

/** @rule CE-STA-003 CE-STA-010 */
export const MaxStamina = defineQuery('maximum stamina', {
  rule: 'CE-STA-003',
  from: 'training + Constitution x level',
  base: (view, who) => staminaPool(fighter(view, who)),
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

/** The pool that the exhausted draw on. @rule CE-STA-007 */
export const MaxExhaustion = defineQuery('exhaustion pool', {
  rule: 'CE-STA-007',
  from: '5 + Constitution, at least 1',
  base: (view, who) => exhaustionPool(fighter(view, who)),
  combine: plainSum,
});

export const GAITS = ['speed', 'climb', 'burrow', 'fly'] as const;
export type Gait = (typeof GAITS)[number];

/** Feet that one Move covers, by the way of moving; 0 for a way that the creature lacks. @rule CE-FOT-004 CE-LEG-004 */
export const Speed = defineQuery<{ readonly gait: Gait }>('speed', {
  rule: 'CE-FOT-004',
  from: 'speed of the kind',
  base: (view, who, _against, context) => fighter(view, who)[context?.gait ?? 'speed'],
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

/** Feet that a melee attack reaches with what a part holds or is; without a part, with bare hands. @rule CE-MEL-001 */
export const Reach = defineQuery<{ readonly part: Id }>('reach', {
  rule: 'CE-MEL-001',
  from: '5 ft, 5 more for each size above Medium',
  base: (view, who) => FEET * Math.max(1, fighter(view, who).size - MEDIUM + 1),
  combine: plainSum,
});

/** AP that standing up costs. @rule CE-FOT-003 CE-LEG-003 */
export const StandUpCost = defineQuery('cost of standing up', { rule: 'CE-FOT-003', from: '1 AP', base: () => 1, combine: plainSum });

export const FEET = 5;
export const MEDIUM = 4;
