import { adds, defineCondition } from '@riposte/kernel';
import { hasPhysicalEffect } from './attack-dice.ts';
import { PassiveAdvantage } from './defence-dice.ts';

/** Does not notice attacks: no active defence, passive ones disadvantaged unless the attack is indirect. @rule SS-UNA-001 SS-UNA-002 SS-UNA-003 */
export const Unaware = defineCondition('unaware', {
  rule: 'SS-UNA-001',
  title: 'unaware',
  contributes: [
    adds(PassiveAdvantage, -1, {
      rule: 'SS-UNA-002',
      label: 'unaware',
      only: 'against what has a physical effect',
      when: (view, _who, _against, { attack }) => hasPhysicalEffect(view, attack),
    }),
  ],
});
