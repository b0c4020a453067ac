import { type AnyContribution, adds, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { type Attribute, fighter, modifier } from '../fighters/fighter.ts';
import { type Maneuver, maneuverBase } from '../manoeuvres/modifiers.ts';
import { ruled } from '../rulings.ts';

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

/** @rule CE-MEL-002 */
export const MELEE_ATTRIBUTES: readonly Attribute[] = ['strength', 'dexterity'];

/** Whether rules for melee attacks concern it. @rule CE-MNV-001 */
export const isMelee = (view: View, { form }: Attack): boolean => form === 'melee' || (form === 'maneuver' && ruled(view).maneuverIsMelee);

/** Whether an attack is made from afar. */
export const isRanged = ({ form }: Attack): boolean => form === 'ranged' || form === 'thrown';

/** Whether it is a spell that strikes, and no weapon. */
export const isSpell = (view: View, { weapon }: Attack): boolean => weapon >= 0 && 'spell' in view.rules.things[weapon];

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

/** A hit with its die on the table: face, total, the DV it beats, and the bonus in the total. */
export interface ShownHit {
  readonly face: number;
  readonly total: number;
  readonly value: number;
  readonly bonus: number;
  /** The target has used its reaction to this attack. */
  readonly reacted: boolean;
}

/** What Stamina put into an attack adds to its roll. @rule CE-PWR-001 CE-AIM-001 */
export const ofPower = (stamina: number): number => 2 * stamina;

/** What the attacker decided, or did before in this turn, does to the roll. @rule CE-ACT-004 CE-MLT-002 CE-PWR-002 CE-AIM-002 CE-RCK-003 */
export const EFFECTS_ON_ATTACKS: readonly AnyContribution[] = [
  adds(AttackBonus, (_view, _who, _against, { power }) => ofPower(power), {
    rule: 'CE-PWR-002',
    label: 'Power Attack',
    only: 'with a Power Attack in melee',
    when: (_view, _who, _against, { power, form }) => power > 0 && form === 'melee',
  }),
  adds(AttackBonus, (_view, _who, _against, { power }) => ofPower(power), {
    rule: 'CE-AIM-002',
    label: 'Deadly Aim',
    only: 'with a Deadly Aim from afar',
    when: (_view, _who, _against, attack) => attack.power > 0 && isRanged(attack),
  }),
  adds(AttackAdvantage, (_view, _who, _against, { earlier }) => -earlier, {
    rule: 'CE-ACT-004',
    label: 'attacks before this',
    only: 'after other attacks in this turn',
    when: (_view, _who, _against, { earlier }) => earlier > 0,
  }),
  adds(AttackAdvantage, (_view, _who, _against, { volley }) => -volley, {
    rule: 'CE-MLT-002',
    label: 'several attacks at once',
    only: 'for several attacks at once',
    when: (_view, _who, _against, { volley }) => volley > 0,
  }),
  adds(AttackAdvantage, (_view, _who, _against, { reckless }) => -reckless, {
    rule: 'CE-RCK-003',
    label: 'Reckless Attack',
    only: 'with a Reckless Attack',
    when: (_view, _who, _against, { reckless }) => reckless > 0,
  }),
  adds(AttackAdvantage, 1, { rule: 'CE-STD-001', label: 'charging', only: 'in a charge', when: (_view, _who, _against, { charging }) => charging }),
];
