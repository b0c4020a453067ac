import { type AnyContribution, adds, type Id, type View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { AttackBonus, WeaponCheck } from './attack.ts';
import { CheckBonus, type CheckName } from './checks.ts';

/** Recovery checks know no penalties but their own. @rule HD-RCV-003 */
const whereItCounts = (view: View, _who: Id, _against: Id, name: CheckName): boolean => name !== 'recovery' || ruled(view).penaltiesOnRecovery;

/** A penalty on attack rolls and on all checks. */
export function onAllRolls(amount: number | ((view: View, who: Id) => number), rule: string, label: string): readonly AnyContribution[] {
  return [
    adds(AttackBonus, amount, { rule, label }),
    adds(WeaponCheck, amount, { rule, label }),
    adds(CheckBonus, amount, { rule, label, only: 'on checks other than recovery', when: whereItCounts }),
  ];
}
