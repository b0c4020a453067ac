import { adds, type ConditionDef, defineCondition } from '@riposte/kernel';
import { AttackAdvantage, isMelee } from '../attack/attack-roll.ts';
import { DefenceValue } from '../attack/defence-value.ts';
import { isFighter } from '../fighters/fighter.ts';
import { Pinned } from '../manoeuvres/grapple.ts';
import { Unconscious } from './unconscious.ts';

/** DV from 5 in place of 10, melee attacks with +2 advantage. @rule CE-UNC-001 */
export const Helpless: ConditionDef = defineCondition('helpless', {
  rule: 'CE-UNC-001',
  title: 'helpless',
  while: (view, on) => isFighter(view, on) && (view.has(on, Unconscious) || view.has(on, Pinned)),
  contributes: [
    adds(DefenceValue, -5, { rule: 'CE-UNC-001', label: 'helpless' }),
    adds(AttackAdvantage, 2, {
      rule: 'CE-UNC-001',
      label: 'against the helpless',
      as: 'against',
      only: 'in melee',
      when: (view, _who, _against, attack) => isMelee(view, attack),
    }),
  ],
});
