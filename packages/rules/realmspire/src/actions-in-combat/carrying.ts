import { adds, defineCondition } from '@riposte/kernel';
import { Speed } from '../characters/speed.ts';

/** Carrying the source, at half speed (R-CARRY). */
export const Carrying = defineCondition('carrying', {
  rule: 'R-CARRY',
  title: 'carrying a fighter',
  contributes: [adds(Speed, 2, { rule: 'R-CARRY', label: 'carrying a fighter', stage: 'slowed' })],
});

/** Carried by the source (R-CARRY). */
export const Carried = defineCondition('carried', {
  rule: 'R-CARRY',
  title: 'carried',
  forbids: [{ tags: ['movement'], rule: 'R-CARRY', reason: 'carried' }],
});
