import { type AnyContribution, adds, type ConditionDef, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { RAGE_SPEED, Raging } from '../fighters/rage.ts';
import { wornArmour } from '../gear/carried.ts';
import { Speed } from '../movement/speed.ts';

/** Speed is halved, what is left rounded up, and no Agility is used. @rule RC-CND-010 RC-CND-011 */
export const Slowed = defineCondition('slowed', {
  rule: 'RC-CND-010',
  title: 'slowed',
  stacks: true,
  forbids: [{ tags: ['agility'], rule: 'RC-CND-011', reason: 'slowed' }],
});

export const slowed = (): readonly ConditionDef[] => [Slowed];

/** It counts once, whatever the number of its causes. @rule RC-CND-010 */
export const SLOWED_NUMBERS: readonly AnyContribution[] = [
  adds(Speed, (view, who) => -Math.floor(unhinderedSpeed(view, who) / 2), {
    rule: 'RC-CND-010',
    label: 'slowed',
    only: 'while slowed',
    when: (view, who) => view.has(who, Slowed),
  }),
];

const unhinderedSpeed = (view: View, who: Id): number =>
  fighter(view, who).speed - (wornArmour(view, who).some((piece) => piece.stats.heavy) ? 1 : 0) + (view.has(who, Raging) ? RAGE_SPEED : 0);
