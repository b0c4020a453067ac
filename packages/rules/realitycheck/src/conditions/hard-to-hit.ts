import { adds, defineCondition } from '@riposte/kernel';
import { AttackValue } from '../attacks/attack-value.ts';
import { MissChance } from '../attacks/miss-chance.ts';

/** The game master makes attacks at a fighter harder or easier, by as many points as the value. @rule RC-RNG-011 RC-CMB-026 */
export const HardToHit = defineCondition('hard-to-hit', {
  rule: 'RC-RNG-011',
  title: 'hard to hit',
  stacks: true,
  contributes: [
    adds(MissChance, (_view, _who, _against, _attack, condition) => condition?.value ?? 0, { rule: 'RC-RNG-011', label: 'circumstances', as: 'against' }),
    adds(AttackValue, (_view, _who, _against, _attack, condition) => -(condition?.value ?? 0), { rule: 'RC-CMB-026', label: 'circumstances', as: 'against' }),
  ],
});
