import { adds, defineCondition, defineIntent, give, type Id, type Refuse, type View } from '@riposte/kernel';
import { DefenceValue } from '../attack/defence-value.ts';
import { fighter } from '../fighters/fighter.ts';
import { Stunned } from '../injuries/stunned.ts';
import { needsGreater, needsSimple, payGreater, paySimple } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { awake } from '../stamina/unconscious.ts';

/** Whether a fighter can move out of the way of a blow. @rule CE-DFN-001 CE-UNC-001 CE-HED-003 */
const canDodge = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Stunned);

/** To the start of the fighter's next turn, without attack actions. @rule CE-DFN-001 CE-DFN-003 */
export const Defending = defineCondition('defending', {
  rule: 'CE-DFN-001',
  title: 'defending',
  contributes: [
    adds(DefenceValue, (view, who) => fighter(view, who).mb, {
      rule: 'CE-DFN-001',
      label: 'defending',
      only: 'while awake and not stunned',
      when: canDodge,
    }),
  ],
  forbids: [{ tags: ['attack'], rule: 'CE-DFN-003', reason: 'defending' }],
});

/** Twice the dodge of Defend (R-ACTIONS). @rule CE-GRT-001 */
export const TotalDefending = defineCondition('total-defence', {
  rule: 'CE-GRT-001',
  title: 'on total defence',
  contributes: [
    adds(DefenceValue, (view, who) => 2 * fighter(view, who).mb, {
      rule: 'CE-GRT-001',
      label: 'total defence',
      only: 'while awake and not stunned',
      when: canDodge,
    }),
  ],
  forbids: [{ tags: ['attack'], rule: 'CE-DFN-003', reason: 'defending' }],
});

function refuseTwice(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Defending) || view.has(by, TotalDefending)) refuse('CE-DFN-001', 'defending-already');
}

/** @rule CE-DFN-001 CE-DFN-002 CE-DFN-003 */
export const Defend = defineIntent('defend', {
  rule: 'CE-DFN-001',
  title: 'Defend',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    refuseTwice(view, by, refuse);
  },
  perform(play, by) {
    paySimple(play, by);
    give(play, by, Defending, { until: startOfNextTurn(play, by) });
    return true;
  },
});

/** A greater action: twice as much, and no attacks (R-ACTIONS). @rule CE-GRT-001 */
export const TotalDefence = defineIntent('total-defence', {
  rule: 'CE-GRT-001',
  title: 'Total defence',
  tags: ['action'],
  available(view, by, refuse) {
    needsGreater(view, by, refuse);
    refuseTwice(view, by, refuse);
  },
  perform(play, by) {
    payGreater(play, by);
    give(play, by, TotalDefending, { until: startOfNextTurn(play, by) });
    return true;
  },
});
