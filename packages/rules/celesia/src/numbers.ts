import { defineQuery, highest, type Id, plainSum } from '@riposte/kernel';
import { type Attribute, type Fighter, fighter } from './fighter.ts';
import { ruled } from './rulings.ts';

/** One melee attack roll: an attack action, a reactive attack or a parry. */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  /** The body part that holds the weapon or is it. */
  readonly part: Id;
  readonly attribute: Attribute;
  readonly way: 'action' | 'reaction' | 'parry';
  /** Attack actions already performed this turn. */
  readonly earlier: number;
}

/** What an attack has to overcome: everything, or only a touch. */
export interface Contact {
  readonly touch: boolean;
}
export const ARMED: Contact = { touch: false };
export const TOUCH: Contact = { touch: true };

/** @rule CE-ATK-002 CE-ATK-005 CE-ATK-006 CE-MEL-002 CE-PAR-003 */
export const AttackBonus = defineQuery<Attack>('attack bonus', {
  rule: 'CE-ATK-002',
  from: 'martial bonus + attribute',
  base: (view, who, _against, { attribute }) => fighter(view, who).mb + fighter(view, who)[attribute],
  combine: plainSum,
});

/** Net count without a cap, which belongs to the dice. @rule CE-ATK-008 CE-POS-001 */
export const AttackAdvantage = defineQuery<Attack>('attack advantage', {
  rule: 'CE-ATK-008',
  from: 'no advantage',
  base: () => 0,
  combine: plainSum,
});

/** Ten, the Dexterity modifier, and what armour and conditions give. @rule CE-DEF-002 CE-DEF-003 CE-DEF-005 */
export const DefenceValue = defineQuery<Contact>('defence value', {
  rule: 'CE-DEF-005',
  from: '10 + Dexterity',
  base: (view, who) => 10 + fighter(view, who).dexterity,
  combine: plainSum,
});

/** Advantage of Constitution checks and saves. */
export const CheckAdvantage = defineQuery('check advantage', {
  rule: 'CE-ATK-008',
  from: 'no advantage',
  base: () => 0,
  combine: plainSum,
});

/** AP that a turn comes with. @rule CE-RND-003 */
export const ApTotal = defineQuery('AP total', { rule: 'CE-RND-003', from: '3 AP', base: () => 3, combine: plainSum });

/** @rule CE-REA-002 CE-RND-004 */
export const ReactionTotal = defineQuery('reactions', {
  rule: 'CE-REA-002',
  from: '1 + Strength or Dexterity bonus',
  base: (view, who) => ruled(view).reactions(Math.max(0, fighter(view, who).strength, fighter(view, who).dexterity)),
  combine: plainSum,
});

type Frame = Pick<Fighter, 'trained' | 'con' | 'level'>;

/** Stamina by training and Constitution, before strain. @rule CE-STA-002 CE-STA-003 */
export const staminaPool = ({ trained, con, level }: Frame): number => trained + (con ?? 0) * level;

/** @rule CE-STA-007 */
export const exhaustionPool = ({ con }: Frame): number => Math.max(1, 5 + (con ?? 0));

/** @rule CE-STA-001 CE-STA-003 CE-STA-004 CE-STA-010 */
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

/** Feet that one Move covers. @rule CE-FOT-004 CE-LEG-004 */
export const Speed = defineQuery('speed', {
  rule: 'CE-FOT-004',
  from: 'base speed',
  base: (view, who) => fighter(view, who).speed,
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

/** AP that standing up costs. @rule CE-FOT-003 CE-LEG-003 */
export const StandUpCost = defineQuery('cost of standing up', { rule: 'CE-FOT-003', from: '1 AP', base: () => 1, combine: plainSum });
