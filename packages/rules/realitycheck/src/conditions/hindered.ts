import { type AnyContribution, adds, type View } from '@riposte/kernel';
import { Disadvantages, type Rolling } from '../attacks/advantage.ts';
import { ruled } from '../rulings.ts';

export const DEFENCES: readonly Rolling['roll'][] = ['evasion', 'ranged-evasion', 'fortitude', 'will'];
export const EVASIONS: readonly Rolling['roll'][] = ['evasion', 'ranged-evasion'];

/** Combat and Hit rolls, by reading Hit rolls only. @rule RC-CND-006 RC-CND-008 */
export const isAttackRoll = (view: View, roll: Rolling['roll']): boolean => roll === 'hit' || (roll === 'combat' && ruled(view).hindersCombatRolls);

export const hindered = (rule: string, label: string, only: string, which: (view: View, rolling: Rolling) => boolean): AnyContribution =>
  adds(Disadvantages, 1, { rule, label, only, when: (view, _who, _against, rolling) => which(view, rolling) });
