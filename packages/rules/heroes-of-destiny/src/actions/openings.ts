import { carried, defineCondition, defineIntent, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { meleeWeapon } from '../catalogue/weapon.ts';
import { holdsOnWhileAttacking } from '../health/damage.ts';
import { type Attack, AttackBonus, weaponAttack } from '../rolls/attack.ts';
import { AttackRoll, swing } from '../rolls/critical-rolls.ts';
import { foe, weaponAllowed } from '../rolls/targets.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { COSTS } from './costs.ts';

/** A gap in the defences of its source: against rebuffs by the source its value may replace the bearer's Defense. @rule HD-POS-004 */
export const Opening = defineCondition('opening', { rule: 'HD-POS-004', title: 'has found an opening', stacks: true });

/** What a rebuff must reach: the Defense, or an opening that serves better. @rule HD-POS-004 */
export function withOpening(view: View, { act, by, at }: Attack, defence: number): number {
  if (act !== 'rebuff') return defence;
  const found = carried(view, at, Opening).filter((condition) => condition.source === by);
  return Math.max(defence, ...found.map((condition) => condition.value));
}

const NEAR = 10;

/** A melee attack roll without harm. Its result stands against the target's rebuffs until the turn ends. @rule HD-POS-003 HD-POS-004 */
export const CreateOpening = defineIntent<{ readonly at: Id }>('create-opening', {
  rule: 'HD-POS-003',
  title: 'Create an opening',
  tags: ['action'],
  available: needsAp,
  params: { at: foe(() => NEAR) },
  check: (view, by, { at }, refuse) => weaponAllowed(view, by, at, meleeWeapon(view, by), refuse),
  price: () => [{ resource: ActionPoints, amount: COSTS['create-opening'].ap }],
  perform(play, by, { at }) {
    const attack: Attack = { ...weaponAttack(play, by, at, 'create-opening', 0, meleeWeapon(play, by)), way: 'melee', targets: 'melee' };
    const bonus = AttackBonus(play, by, at, attack);
    const holds = holdsOnWhileAttacking(play, by);
    const roll = play.roll(AttackRoll, by, ruled(play).wild.dice);
    swing(play, by, at, roll);
    if (!holds) return 'missed';
    give(play, by, Opening, { source: at, value: roll + bonus });
    return true;
  },
});

/** A turn is over, and what lasted for it. @rule HD-POS-004 */
export function closeOpenings(play: Play, who: Id): void {
  for (const condition of carried(play, who, Opening)) end(play, who, condition.id);
}
