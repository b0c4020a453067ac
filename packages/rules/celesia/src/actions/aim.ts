import { adds, defineCondition, defineIntent, give, type Id, type Until, type View } from '@riposte/kernel';
import { AttackAdvantage, isRanged } from '../attack/attack-roll.ts';
import { fighter } from '../fighters/fighter.ts';
import { weaponOf } from '../gear/in-hand.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';

/** The next ranged attack has +1 advantage (R-ACTIONS). */
export const Aiming = defineCondition('aiming', {
  rule: 'CE-RND-007',
  title: 'aiming',
  contributes: [
    adds(AttackAdvantage, 1, { rule: 'CE-RND-007', label: 'aiming', only: 'from afar', when: (_view, _who, _against, attack) => isRanged(attack) }),
  ],
});

/** The start of the turn after the next. */
export function untilAimEnds(view: View, by: Id): Until {
  const { clock, of, at } = startOfNextTurn(view, by);
  return { clock, of, at: at + 1 };
}

/** The next ranged attack in this turn or the next has +1 advantage (R-ACTIONS). @rule CE-ACT-001 */
export const Aim = defineIntent('aim', {
  rule: 'CE-ACT-001',
  title: 'Aim',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (view.has(by, Aiming)) refuse('CE-ACT-001', 'aiming');
    if (!fighter(view, by).parts.some((part) => weaponOf(view, part)?.melee === false || (weaponOf(view, part)?.thrown ?? 0) > 0))
      refuse('CE-RNG-001', 'nothing-to-aim');
  },
  perform(play, by) {
    paySimple(play, by);
    give(play, by, Aiming, { until: untilAimEnds(play, by) });
    return true;
  },
});
