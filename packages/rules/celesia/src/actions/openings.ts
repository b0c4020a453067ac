import { adds, type ConditionDef, defineCondition, type View } from '@riposte/kernel';
import { type Attack, AttackAdvantage, isMelee } from '../attack/attack-roll.ts';

/** A fighter with open defences is easier to attack. Openings add up. */
const opening = (id: string, rule: string, title: string, concerns: (view: View, attack: Attack) => boolean): ConditionDef =>
  defineCondition(id, {
    rule,
    title,
    contributes: [
      adds(AttackAdvantage, 1, {
        rule,
        label: title,
        as: 'against',
        only: 'on attacks that the opening helps',
        when: (view, _who, _against, attack) => concerns(view, attack) && attack.way !== 'parry',
      }),
    ],
  });

/** @rule CE-CLV-004 */
export const OpenByCleave = opening('open-by-cleave', 'CE-CLV-004', 'open after a cleave', isMelee);

/** @rule CE-LNG-002 */
export const OpenByLunge = opening('open-by-lunge', 'CE-LNG-002', 'open after a lunge', isMelee);

/** To every attack, from afar too (R-ACTIONS). @rule CE-STD-001 */
export const OpenByCharge = opening('open-by-charge', 'CE-STD-001', 'open after a charge', () => true);
