import { type Id, minus, type View } from '@riposte/kernel';
import { Defending } from '../../actions/defend.ts';
import { ALL_ARMOUR, BaseToughness, Toughness } from '../../health/toughness.ts';
import { FATAL, levelOf } from '../../health/wound-levels.ts';
import { WoundSteps } from '../../health/wounds.ts';
import { type Attack, AttackBonus, Damage } from '../../rolls/attack.ts';
import { CheckBonus, type CheckName } from '../../rolls/checks.ts';
import { Defence } from '../../rolls/defence.ts';
import { ordinary } from '../../rolls/dice.ts';
import { ruled } from '../../rulings.ts';

/** What a wound of each level is worth to who causes it, none to fatal. */
const WORTH = [0, 2, 3, 5, 9, 14];

/** The mean worth of one attack: `shift` is added to the roll, `extra` to the damage of a hit. */
export function expectedHarm(view: View, attack: Attack, shift = 0, extra = 0): number {
  const { by, at, targets, penetrating } = attack;
  const { wild, recordedAt } = ruled(view);
  const damage = Damage(view, by, at, attack);
  const more =
    AttackBonus(view, by, at, attack) + shift + (penetrating ? damage : 0) - Defence(view, at, by, { kind: targets, braced: view.has(at, Defending) });
  const past = (penetrating ? 0 : damage) + extra - (attack.piercing >= ALL_ARMOUR ? BaseToughness : Toughness)(view, at, by, attack);
  const steps = WoundSteps(view, by, at, attack);
  let worth = 0;
  for (const [roll, share] of wild.dice.distribution()) {
    const level = roll + more < 0 ? 0 : levelOf(roll + more + past);
    if (level > 0) worth += share * WORTH[Math.min(FATAL, recordedAt(view, at, level, steps))];
  }
  return worth;
}

const contested = minus(ordinary, ordinary);

/** How likely an ordinary check is to reach a number. */
export const chanceOf = (view: View, who: Id, check: CheckName, tn: number): number => share(ordinary.distribution(), tn - CheckBonus(view, who, who, check));

/** How likely one ordinary check is to beat another. */
export function chanceAgainst(view: View, who: Id, check: CheckName, other: Id, reply: CheckName): number {
  return share(contested.distribution(), CheckBonus(view, other, other, reply) - CheckBonus(view, who, who, check) + 1);
}

/** How likely a combat check is to reach a number. */
export const combatChance = (view: View, who: Id, check: CheckName, tn: number): number =>
  share(ruled(view).wild.dice.distribution(), tn - CheckBonus(view, who, who, check));

function share(totals: ReadonlyMap<number, number>, least: number): number {
  let sum = 0;
  for (const [total, mass] of totals) if (total >= least) sum += mass;
  return sum;
}
