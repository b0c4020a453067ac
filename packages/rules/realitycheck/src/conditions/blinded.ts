import { defineCondition } from '@riposte/kernel';
import { unguarded } from './exposed.ts';
import { EVASIONS, hindered, isAttackRoll } from './hindered.ts';

const SIGHT_SKILLS: readonly string[] = ['awareness', 'investigation', 'insight', 'sleight-of-hand', 'disable-device', 'acrobatics'];

/** @rule RC-CND-008 RC-CND-009 */
export const Blinded = defineCondition('blinded', {
  rule: 'RC-CND-008',
  title: 'blinded',
  stacks: true,
  carries: unguarded,
  contributes: [
    hindered(
      'RC-CND-008',
      'blinded',
      'on attack rolls, for Evasion, and on checks by sight',
      (view, { roll, skill }) => isAttackRoll(view, roll) || EVASIONS.includes(roll) || (roll === 'check' && SIGHT_SKILLS.includes(skill ?? '')),
    ),
  ],
});
