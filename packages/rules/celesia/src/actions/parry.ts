import { defineAsk, defineRoll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { type Attack, AttackAdvantage, AttackBonus, attackOf, MELEE_ATTRIBUTES } from '../attack/attack-roll.ts';
import { d20, degreesOver } from '../attack/d20.ts';
import { type Attribute, fighter } from '../fighters/fighter.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { canStrike, strikers } from '../gear/ready-weapons.ts';
import { FromHiding } from '../positioning/from-hiding.ts';
import { ableToReact, Reactions } from '../rounds/reactions.ts';
import { hasStamina, payStamina } from '../stamina/stamina.ts';

export const ParryRoll = defineRoll('parry', { rule: 'CE-PAR-003', title: 'parry' });

/** A confirmed hit: its total is known, part and injuries are not. */
export interface Confirmed {
  readonly by: Id;
  readonly at: Id;
  readonly total: number;
  readonly degrees: number;
}

interface Parry {
  readonly weapon: Id;
  readonly attribute: Attribute;
}

/** Whether to parry, with which part and attribute; null = let it come. @rule CE-PAR-001 CE-PAR-002 CE-REA-003 CE-STA-011 */
export const ChooseParry = defineAsk<Confirmed, Parry | null>('choose-parry', {
  rule: 'CE-PAR-001',
  open: (view, who, { by }) => ableToParry(view, who) && !view.has(by, FromHiding),
  answer: oneOf({
    rule: 'CE-PAR-001',
    candidates: (view, { who }) => [null, ...strikers(view, who).flatMap((weapon) => MELEE_ATTRIBUTES.map((attribute) => ({ weapon, attribute })))],
    words: () => MELEE_ATTRIBUTES,
    check(view, { who }, answer, refuse) {
      if (answer === null) return;
      if (!fighter(view, who).parts.includes(answer.weapon) || !canStrike(view, answer.weapon)) refuse('CE-PAR-003', 'cannot-parry-with');
      if (!MELEE_ATTRIBUTES.includes(answer.attribute)) refuse('CE-PAR-003', 'attribute');
    },
  }),
  fallback: () => null,
});

/** @rule CE-PAR-002 CE-STA-008 CE-STA-011 */
function ableToParry(view: View, who: Id): boolean {
  return ableToReact(view, who) && hasStamina(view, who, 1) && strikers(view, who).length > 0;
}

/** Degrees that the target's parry takes from a confirmed attack; 0 = none or not higher. @rule CE-PAR-002 CE-PAR-003 CE-PAR-004 CE-PAR-005 */
export function parryAgainst(play: Play, attack: Attack, total: number, degrees: number): number {
  const { by, at } = attack;
  const parry = play.ask(ChooseParry, at, { by, at, total, degrees });
  if (parry === null) return 0;
  Reactions.spend(play, at, 1);
  payStamina(play, at, 1);
  const own = attackOf(at, by, parry.weapon, weaponCode(play, parry.weapon), { attribute: parry.attribute, way: 'parry' });
  const bonus = AttackBonus(play, at, by, own);
  return play.roll(ParryRoll, at, d20(play, AttackAdvantage(play, at, by, own)), (face) => {
    if (face + bonus <= total) return 0;
    return 1 + degreesOver(play, face + bonus, total) + (face === 20 ? 1 : face === 1 ? -1 : 0);
  });
}
