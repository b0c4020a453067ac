import { defineCondition } from '@riposte/kernel';
import { exposed } from './exposed.ts';
import { DEFENCES, hindered, isAttackRoll } from './hindered.ts';

/** @rule RC-CND-006 RC-CND-007 */
export const Dazed = defineCondition('dazed', {
  rule: 'RC-CND-006',
  title: 'dazed',
  stacks: true,
  carries: exposed,
  contributes: [
    hindered(
      'RC-CND-006',
      'dazed',
      'on attack rolls, defences and checks',
      (view, { roll }) => isAttackRoll(view, roll) || DEFENCES.includes(roll) || roll === 'check',
    ),
  ],
});
