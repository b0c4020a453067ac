import { adds, defineAsk, defineCondition, type Id, oneOf } from '@riposte/kernel';
import { PassiveAdvantage } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage } from '../characters/checks.ts';

/** Until the first turn begins: turn order and passive defences are rolled with disadvantage. @rule SS-SUR-001 SS-SUR-003 */
export const Surprised = defineCondition('surprised', {
  rule: 'SS-SUR-003',
  title: 'surprised',
  contributes: [
    adds(CheckAdvantage, -1, {
      rule: 'SS-SUR-001',
      label: 'surprised',
      only: 'on the roll for turn order',
      when: (_view, _who, _against, check) => check.roll === 'turn-order',
    }),
    adds(PassiveAdvantage, -1, { rule: 'SS-SUR-003', label: 'surprised' }),
  ],
});

/** Whether surprised characters have their weapons ready: usually not. @rule SS-SUR-004 */
export const WeaponReady = defineAsk<{ readonly who: Id }, boolean>('weapon-ready', {
  rule: 'SS-SUR-004',
  answer: oneOf({ rule: 'SS-SUR-004', candidates: () => [false, true] }),
  fallback: () => false,
});
